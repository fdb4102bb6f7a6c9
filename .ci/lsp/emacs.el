;; Emacs with eglot and the language server. Ends with status 0 when everything that is waited for has come.
;;
;;   emacs --batch -q -f package-initialize -l .ci/lsp/emacs.el      with PROJECT and SETTINGS in the environment
;;
;; The line that the documents give is read from them, so that it is the one that works.

(require 'eglot)
(define-derived-mode swift-mode prog-mode "Swift")
(load (getenv "SETTINGS") nil t)

(defun fail (format &rest arguments)
  (message "emacs: %s" (apply #'format format arguments))
  (kill-emacs 1))

(defun waited (what condition)
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end) (fail "waited in vain for %s" what))
      (accept-process-output nil 0.05))))

(defun findings ()
  (seq-filter (lambda (d) (string-match-p "icon-button-missing-label\\|redundant-trait" (flymake-diagnostic-text d)))
              (flymake-diagnostics)))

(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout 0.1
      ;; No one answers questions here.
      project-find-functions (list (lambda (_) (cons 'transient (getenv "PROJECT")))))
(find-file (expand-file-name "Row.swift" (getenv "PROJECT")))
(swift-mode)
(setq-local create-lockfiles nil)
(apply #'eglot (eglot--guess-contact))
(flymake-mode 1)
(waited "a finding" (lambda () (flymake-start) (= 1 (length (findings)))))
(let ((found (car (findings))))
  (unless (= 5 (line-number-at-pos (flymake-diagnostic-beg found)))
    (fail "found in line %d" (line-number-at-pos (flymake-diagnostic-beg found))))
  (goto-char (flymake-diagnostic-beg found)))

(let* ((server (eglot-current-server))
       (position (eglot--TextDocumentPositionParams))
       (hover (jsonrpc-request server :textDocument/hover position)))
  (unless (string-match-p "VoiceOver:" (plist-get (plist-get hover :contents) :value)) (fail "hovered %S" hover))
  (let* ((place (plist-get position :position))
         (actions (jsonrpc-request
                   server :textDocument/codeAction
                   `(:textDocument ,(eglot--TextDocumentIdentifier) :range (:start ,place :end ,place)
                     :context (:diagnostics []))))
         (fix (seq-find (lambda (a) (and (plist-get a :edit) (string-match-p "unsafe" (plist-get a :title)))) actions)))
    (unless fix (fail "no fix among %S" actions))
    (eglot--apply-workspace-edit (plist-get fix :edit)))
  ;; What a key does when somebody types.
  (eglot--signal-textDocument/didChange)
  (waited "the finding to go" (lambda () (flymake-start) (null (findings))))
  (unless (string-match-p "accessibilityLabel" (buffer-string)) (fail "nothing was changed"))
  (save-buffer)
  (eglot-shutdown server nil 10))
(message "emacs: done with Emacs %s" emacs-version)
(kill-emacs 0)
