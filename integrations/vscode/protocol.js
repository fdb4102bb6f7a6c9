// JSON-RPC as the Language Server Protocol frames it, over any two streams. Knows no editor and no program.

'use strict';

const HEADER_END = Buffer.from('\r\n\r\n');
/** More than any message of the server; a stream that claims more is broken. */
const LIMIT = 256 * 1024 * 1024;

/** Cuts a stream of bytes into messages, wherever its chunks end. */
class MessageReader {
  constructor(onMessage) {
    this.onMessage = onMessage;
    this.bytes = Buffer.alloc(0);
  }

  /** Throws where the stream is no stream of messages. */
  push(chunk) {
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const end = this.bytes.indexOf(HEADER_END);
      if (end < 0) {
        if (this.bytes.length > 4096) throw new Error('A message has no header.');
        return;
      }
      const length = /^content-length:[ \t]*(\d+)[ \t]*$/im.exec(this.bytes.toString('latin1', 0, end));
      if (!length || Number(length[1]) > LIMIT) throw new Error('A message has no length that can be read.');
      const start = end + HEADER_END.length;
      const next = start + Number(length[1]);
      if (this.bytes.length < next) return;
      const body = this.bytes.toString('utf8', start, next);
      this.bytes = this.bytes.subarray(next);
      this.onMessage(JSON.parse(body));
    }
  }
}

function framed(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'latin1'), body]);
}

/** An error that the other side answered with. */
class ResponseError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** Requests, answers and notifications in both directions. */
class Connection {
  /** `write` takes bytes. `handlers` has a function for each method that the other side may call. */
  constructor(write, handlers) {
    this.write = write;
    this.handlers = handlers;
    this.waiting = new Map();
    this.last = 0;
    this.closed = null;
    this.reader = new MessageReader((message) => this.take(message));
  }

  receive(chunk) {
    this.reader.push(chunk);
  }

  notify(method, params) {
    if (!this.closed) this.write(framed({ jsonrpc: '2.0', method, params }));
  }

  /** A promise of the result. `token` is an editor's token of cancellation, if there is one. */
  request(method, params, token) {
    if (this.closed) return Promise.reject(this.closed);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.write(framed({ jsonrpc: '2.0', id, method, params }));
    });
  }

  /** Nothing more comes: what is waited for will not come either. */
  close(reason) {
    if (this.closed) return;
    this.closed = new Error(reason);
    for (const { reject } of this.waiting.values()) reject(this.closed);
    this.waiting.clear();
  }

  take(message) {
    if (message.method !== undefined) {
      this.call(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new ResponseError(message.error));
    else waiting.resolve(message.result);
  }

  async call({ id, method, params }) {
    const handler = Object.hasOwn(this.handlers, method) ? this.handlers[method] : undefined;
    const answer = { jsonrpc: '2.0', id };
    try {
      if (handler) answer.result = (await handler(params)) ?? null;
      else answer.error = { code: -32601, message: `There is no method ${method}.` };
    } catch (error) {
      answer.error = { code: -32603, message: String(error.message || error) };
    }
    if (id !== undefined && !this.closed) this.write(framed(answer));
  }
}

module.exports = { Connection, MessageReader, ResponseError, framed };
