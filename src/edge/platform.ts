/* What the edge has of its platform, as far as it is used here. */

/** Lets work go on after the answer. */
export interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** The platform's cache, of one place of the network. */
export interface PlatformCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
  delete(request: Request): Promise<boolean>;
}

/** What renders pages at the edge, where that is wanted. */
export interface PagesService {
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** Bodies are handed on with the encoding that they came in. */
export const AS_ENCODED = { encodeBody: 'manual' } as ResponseInit;
export const AS_SENT = { encodeResponseBody: 'manual' } as RequestInit;
