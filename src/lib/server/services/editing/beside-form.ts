import { BESIDE_KEY } from '../../../editing/address.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';

/** Whether an address is that of a page beside the form of its record, asked for by somebody who writes. */
export async function isBesideForm(
  { searchParams }: URL,
  askCaller: () => Promise<Caller>,
): Promise<boolean> {
  // Who asks matters at such an address only.
  if (!searchParams.has(BESIDE_KEY)) return false;
  const caller = await askCaller();
  return caller.how === 'session' && isAllowed(caller, 'page', 'write');
}

/** Scripts, which do not run there, what a page says to whoever has none, and a form that is not sent from there. */
const NOT_IN_FRAME = [
  ['<script', '</script>'],
  ['<noscript> <aside', '</noscript>'],
  ['<section class="banner', '</section>'],
] as const;

/** A text without all that begins and ends like this. */
function without(html: string, [begin, end]: (typeof NOT_IN_FRAME)[number]): string {
  const [first = '', ...rest] = html.split(begin);
  const kept = rest.map((part) => {
    const at = part.indexOf(end);
    return at === -1 ? '' : part.slice(at + end.length);
  });
  return first + kept.join('');
}

/**
 * A page as the hub shows it beside a form: in a frame of this site alone, kept by nobody. What is
 * followed there opens in a window of its own: no other page may stand in the frame.
 */
export async function besideForm(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const policy = headers.get('content-security-policy');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || policy === null) return response;
  headers.set(
    'content-security-policy',
    policy.replace(/frame-ancestors [^;]*/u, "frame-ancestors 'self'"),
  );
  headers.set('cache-control', 'private, no-store');
  headers.delete('etag');
  headers.delete('content-length');
  const html = NOT_IN_FRAME.reduce(without, await response.text());
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return new Response(framed, { status: response.status, headers });
}
