// The part of Darwin's C library that Curbcut calls, with the types it has there: only declarations, for checking on
// another system that the branches for macOS compile. Widths and optionality matter; values of constants do not.

#pragma clang diagnostic ignored "-Wnullability-completeness"

typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef int suseconds_t;
typedef unsigned int useconds_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };

// Files.
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec; struct timespec st_mtimespec; struct timespec st_ctimespec;
  struct timespec st_birthtimespec; off_t st_size; long long st_blocks; int st_blksize; unsigned int st_flags;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int chown(const char *, uid_t, gid_t);
int mkdir(const char *, mode_t);
int rmdir(const char *);
int unlink(const char *);
int link(const char *, const char *);
int symlink(const char *, const char *);
ssize_t readlink(const char *, char *, size_t);
int rename(const char *, const char *);
int fsync(int);
int close(int);
int dup(int);
int dup2(int, int);
int pipe(int [2]);
int access(const char *, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
off_t lseek(int, off_t, int);
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
int mkstemp(char *);
int ftruncate(int, off_t);
char *realpath(const char *, char *);
char *getcwd(char *, size_t);
int chdir(const char *);
ssize_t listxattr(const char *, char *, size_t, int);
ssize_t flistxattr(int, char *, size_t, int);
ssize_t getxattr(const char *, const char *, void *, size_t, unsigned int, int);
int fsetxattr(int, const char *, const void *, size_t, unsigned int, int);
int setxattr(const char *, const char *, const void *, size_t, unsigned int, int);
typedef void *acl_t;
typedef void *copyfile_state_t;
typedef unsigned int copyfile_flags_t;
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);
int copyfile(const char *, const char *, copyfile_state_t, copyfile_flags_t);
#define COPYFILE_ACL 1
#define COPYFILE_STAT 2
#define COPYFILE_XATTR 4
#define COPYFILE_SECURITY 3
#define COPYFILE_METADATA 7
#define COPYFILE_DATA 8
#define XATTR_NOFOLLOW 1
#define PATH_MAX 1024
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 4
#define O_APPEND 8
#define O_NOFOLLOW 0x100
#define O_CREAT 0x200
#define O_TRUNC 0x400
#define O_EXCL 0x800
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define R_OK 4
#define W_OK 2
#define X_OK 1

// Folders.
typedef struct _opaque_dir { int unused; } DIR;
struct dirent {
  ino_t d_ino; unsigned long long d_seekoff; unsigned short d_reclen; unsigned short d_namlen; unsigned char d_type;
  char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

// Waiting.
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 1
#define POLLOUT 4
#define POLLERR 8
#define POLLHUP 16
#define POLLNVAL 32
struct kevent {
  unsigned long ident; short filter; unsigned short flags; unsigned int fflags; long data; void *udata;
};
int kqueue(void);
int kevent(int, const struct kevent *, int, struct kevent *, int, const struct timespec *);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
time_t time(time_t *);
int usleep(useconds_t);
int nanosleep(const struct timespec *, struct timespec *);
unsigned int sleep(unsigned int);

// Signals.
typedef struct __siginfo {
  int si_signo; int si_errno; int si_code; pid_t si_pid; uid_t si_uid; int si_status; void *si_addr;
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
typedef struct __darwin_sigaltstack { void *ss_sp; size_t ss_size; int ss_flags; } stack_t;
typedef void (*sig_t)(int);
sig_t signal(int, sig_t);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaltstack(const stack_t *, stack_t *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigprocmask(int, const sigset_t *, sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
int raise(int);
#define SS_ONSTACK 1
#define SS_DISABLE 4
#define SA_ONSTACK 1
#define SA_RESTART 2
#define SA_RESETHAND 4
#define SA_SIGINFO 0x40
#define SA_NODEFER 0x10
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGXFSZ 25

// Threads.
typedef struct _opaque_pthread_t { long sig; } *pthread_t;
typedef struct _opaque_pthread_attr_t { long sig; char opaque[56]; } pthread_attr_t;
typedef struct _opaque_pthread_mutex_t { long sig; char opaque[56]; } pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t { long sig; char opaque[8]; } pthread_mutexattr_t;
typedef unsigned long pthread_key_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
  pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
  void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
pthread_t _Nonnull pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
int pthread_main_np(void);
int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_key_create(pthread_key_t *_Nonnull, void (*_Nullable)(void *_Nonnull));
int pthread_setspecific(pthread_key_t, const void *_Nullable);
void *_Nullable pthread_getspecific(pthread_key_t);

// Other programs.
typedef struct __sFILE { int unused; } FILE;
FILE *popen(const char *, const char *);
int pclose(FILE *);
int fileno(FILE *);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *_Nonnull, int, int);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t _Nullable *_Nonnull, int);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t _Nullable *_Nonnull, int);
int posix_spawn_file_actions_addopen(
  posix_spawn_file_actions_t _Nullable *_Nonnull, int, const char *_Nonnull, int, mode_t);
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t _Nullable *_Nonnull, const sigset_t *_Nonnull);
int posix_spawnattr_setsigdefault(posix_spawnattr_t _Nullable *_Nonnull, const sigset_t *_Nonnull);
int posix_spawn(
  pid_t *_Nullable, const char *_Nonnull, const posix_spawn_file_actions_t _Nullable *_Nullable,
  const posix_spawnattr_t _Nullable *_Nullable, char *_Nullable const *_Nonnull, char *_Nullable const *_Nullable);
int posix_spawnp(
  pid_t *_Nullable, const char *_Nonnull, const posix_spawn_file_actions_t _Nullable *_Nullable,
  const posix_spawnattr_t _Nullable *_Nullable, char *_Nullable const *_Nonnull, char *_Nullable const *_Nullable);
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; };
pid_t waitpid(pid_t, int *, int);
pid_t wait4(pid_t, int *, int, struct rusage *);
int getrusage(int, struct rusage *);
struct rlimit { unsigned long long rlim_cur; unsigned long long rlim_max; };
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
#define RLIMIT_STACK 3
int execv(const char *, char *const *);
int _NSGetExecutablePath(char *, unsigned int *);
pid_t getpid(void);
long sysconf(int);
#define _SC_NPROCESSORS_ONLN 58
pid_t getppid(void);
uid_t getuid(void);
uid_t geteuid(void);
#define WNOHANG 1
extern char **environ;

// Terminals and the rest.
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
int isatty(int);
char *getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
void *malloc(size_t);
void free(void *);
void *memset(void *, int, size_t);
void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
char *strdup(const char *);
char *strerror(int);
unsigned int arc4random(void);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOSPC 28
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
