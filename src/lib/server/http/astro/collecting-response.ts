import type { ServerResponse } from 'node:http';
import type { HeaderList, Rendered } from '../../page-store/rendered.ts';

type HeadersGiven = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const asList = (given: HeadersGiven | undefined): HeaderList =>
  Object.entries(given ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as string[]) : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name.toLowerCase(), String(one)]),
  );

/**
 * Takes the place of a ServerResponse for Astro's adapter: the part of the
 * interface that the adapter uses. When the head is there, `stream` decides:
 * null collects the body, a response passes it through as it comes.
 */
export class CollectingResponse {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly req = null;
  /** The collected answer; null when it was passed through. */
  readonly done: Promise<Rendered | null>;
  readonly #stream: (status: number, headers: HeaderList) => ServerResponse | null;
  readonly #chunks: Buffer[] = [];
  #headers: HeaderList = [];
  #through: ServerResponse | null = null;
  #resolve!: (rendered: Rendered | null) => void;
  #reject!: (error: Error) => void;
  #closing: (() => void)[] = [];

  constructor(stream: (status: number, headers: HeaderList) => ServerResponse | null) {
    this.#stream = stream;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever waits for `done` gets the error; nobody waiting is no crash.
    this.done.catch(() => undefined);
  }

  writeHead(status: number, given?: string | HeadersGiven): this {
    this.statusCode = status;
    this.headersSent = true;
    this.#headers = asList(typeof given === 'string' ? undefined : given);
    this.#through = this.#stream(status, this.#headers);
    this.#through?.on('close', () => {
      for (const listener of this.#closing) listener();
    });
    return this;
  }

  write(chunk: string | Uint8Array, after?: () => void): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#through) return this.#through.write(chunk, after);
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk));
    after?.();
    return true;
  }

  end(chunk?: string | Uint8Array): this {
    if (chunk !== undefined && chunk.length > 0) this.write(chunk);
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#through) {
      this.#through.end();
      this.#resolve(null);
    } else
      this.#resolve({
        status: this.statusCode,
        headers: this.#headers,
        body: Buffer.concat(this.#chunks),
      });
    return this;
  }

  /** The adapter gives up in the middle of a body. */
  destroy(error?: Error): this {
    this.#through?.destroy(error);
    this.#reject(error ?? new Error('the answer was broken off'));
    return this;
  }

  on(event: string, listener: () => void): this {
    if (event === 'close') this.#closing.push(listener);
    return this;
  }

  off(event: string, listener: () => void): this {
    if (event === 'close') this.#closing = this.#closing.filter((one) => one !== listener);
    return this;
  }
}
