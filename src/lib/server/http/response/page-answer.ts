import type { Representation } from '../../page-store/page.ts';

/** What of a request decides on how a page is sent. */
interface PageQuestion {
  readonly method: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** An answer as it goes out: names and values of its head by turns; null: it has no body. */
export interface PageAnswer {
  readonly status: number;
  readonly head: string[];
  readonly body: Buffer | null;
}

/** What time it is here, so that opening hours go by it and not by the device's clock. */
const timeNow = (): string[] => ['Server-Timing', `now;dur=${Date.now()}`];

/** A form of a page, or 304 when the client has the same bytes: on Node and at the edge. */
export function answerOf(
  { method, ifNoneMatch }: PageQuestion,
  status: number,
  form: Representation,
): PageAnswer {
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, form.etag))
    return { status: 304, head: form.headNotModified.concat(timeNow()), body: null };
  const body = method === 'HEAD' ? null : form.body;
  return { status, head: form.head.concat(timeNow()), body };
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  // Weak comparison: proxies that compress turn the ETags into weak ones.
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}
