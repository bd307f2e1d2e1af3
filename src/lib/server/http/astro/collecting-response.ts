import type { ServerResponse } from 'node:http';
import {
  joinChunks,
  type HeaderList,
  type RenderedResponse,
} from '../../page-store/rendered-response.ts';

type HeaderObject = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const asList = (headers: HeaderObject | undefined): HeaderList =>
  Object.entries(headers ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as string[]) : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [name.toLowerCase(), String(item)]),
  );

/** The same bytes: the adapter makes each chunk for this response and never writes into it again. */
const asBuffer = (chunk: string | Uint8Array): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

/**
 * Implements the part of ServerResponse that Astro's adapter uses. After the headers
 * `stream` decides: null collects the body, a response passes it through.
 */
export class CollectingResponse {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly req = null;
  /** The collected response; null when it was passed through. */
  readonly result: Promise<RenderedResponse | null>;
  readonly #stream: (status: number, headers: HeaderList) => ServerResponse | null;
  readonly #chunks: Buffer[] = [];
  #headers: HeaderList = [];
  #target: ServerResponse | null = null;
  #resolve!: (rendered: RenderedResponse | null) => void;
  #reject!: (error: Error) => void;
  #closeListeners: (() => void)[] = [];

  constructor(stream: (status: number, headers: HeaderList) => ServerResponse | null) {
    this.#stream = stream;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Without a consumer of `result` a rejection must not end the process.
    this.result.catch(() => undefined);
  }

  writeHead(status: number, headers?: string | HeaderObject): this {
    this.statusCode = status;
    this.headersSent = true;
    this.#headers = asList(typeof headers === 'string' ? undefined : headers);
    this.#target = this.#stream(status, this.#headers);
    this.#target?.on('close', () => {
      for (const listener of this.#closeListeners) listener();
    });
    return this;
  }

  write(chunk: string | Uint8Array, after?: () => void): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#target) return this.#target.write(chunk, after);
    this.#chunks.push(asBuffer(chunk));
    after?.();
    return true;
  }

  end(chunk?: string | Uint8Array): this {
    if (chunk !== undefined && chunk.length > 0) this.write(chunk);
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#target) {
      this.#target.end();
      this.#resolve(null);
    } else
      this.#resolve({
        status: this.statusCode,
        headers: this.#headers,
        body: joinChunks(this.#chunks),
      });
    return this;
  }

  /** Called by the adapter when rendering fails in the middle of a body. */
  destroy(error?: Error): this {
    this.#target?.destroy(error);
    this.#reject(error ?? new Error('the answer was broken off'));
    return this;
  }

  on(event: string, listener: () => void): this {
    if (event === 'close') this.#closeListeners.push(listener);
    return this;
  }

  off(event: string, listener: () => void): this {
    if (event === 'close')
      this.#closeListeners = this.#closeListeners.filter((item) => item !== listener);
    return this;
  }
}
