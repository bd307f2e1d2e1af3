import type { IncomingMessage } from 'node:http';
import type { AstroCookieSetOptions } from 'astro';
import { cookiesIn } from '../request/cookies-in.ts';

/** The cookies of a request that Astro does not see (yet), and those that its answer sets. */
export class VisitorCookies {
  readonly #request: IncomingMessage;
  readonly #lines: string[] = [];
  readonly #pairs: string[] = [];

  constructor(request: IncomingMessage) {
    this.#request = request;
  }

  get(name: string): { readonly value: string } | undefined {
    return cookiesIn(this.#request.headers.cookie).get(name);
  }

  /** Only what our cookies are: values that need no encoding, for the whole site. */
  readonly set = (name: string, value: unknown, options: AstroCookieSetOptions = {}): void => {
    const { maxAge, httpOnly, secure } = options;
    this.#pairs.push(`${name}=${String(value)}`);
    this.#lines.push(
      [
        `${name}=${String(value)}`,
        'Path=/',
        'SameSite=Lax',
        ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
        ...(httpOnly === true ? ['HttpOnly'] : []),
        ...(secure === true ? ['Secure'] : []),
      ].join('; '),
    );
  };

  /** For the head of the answer. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Lets whoever answers this request later see what was set, before everything of the same name. */
  handOn(): void {
    const { headers } = this.#request;
    headers.cookie = [...this.#pairs, headers.cookie ?? ''].filter(Boolean).join('; ');
  }
}
