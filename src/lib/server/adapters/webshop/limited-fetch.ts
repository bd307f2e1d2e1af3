/**
 * What came back of one call: JSON, whatever it says, or in a word why not. The
 * words are ours: nothing of an address, a token or an answer gets into a log.
 */
export type Fetched =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'nothing'; readonly why: string; readonly status: number | null };

export interface Limits {
  /** For everything: finding the host, connecting, head and body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Errors before there was a connection: nothing can have arrived over there. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
export const NOT_CONNECTED = 'no connection';
export const BROKEN_OFF = 'connection broken';

const nothing = (why: string, status: number | null = null): Fetched => ({
  kind: 'nothing',
  why,
  status,
});

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
const isJson = (type: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu.test(type ?? '');

/** The text of a body, or null as soon as it is longer than allowed. */
async function textOf(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return null;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  // Counted after unpacking, so that a small packed answer cannot become a huge one.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string, status: number): Fetched {
  try {
    return { kind: 'json', status, body: JSON.parse(text) as unknown };
  } catch {
    return nothing('no JSON', status);
  }
}

async function answerTo(address: string, init: RequestInit, maxBytes: number): Promise<Fetched> {
  const response = await fetch(address, init);
  const { status, headers } = response;
  // Where it leads is not for us to follow: it might be a machine of our own network.
  if (isRedirect(status)) return nothing('a redirect', status);
  if (status >= 500) return nothing(`status ${String(status)}`, status);
  if (!isJson(headers.get('content-type'))) return nothing('no JSON', status);
  const text = await textOf(response, maxBytes);
  return text === null ? nothing('too long', status) : parsed(text, status);
}

const codeOf = (error: unknown): unknown => {
  const cause = (error as { cause?: unknown } | undefined)?.cause;
  return (cause as { code?: unknown } | undefined)?.code;
};

/** Asks a web address for JSON within limits. Never throws. */
export async function limitedFetch(
  address: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: Limits,
): Promise<Fetched> {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, timeoutMs);
  try {
    const whole: RequestInit = { ...init, redirect: 'manual', signal: stop.signal };
    return await answerTo(address, whole, maxBytes);
  } catch (error) {
    if (stop.signal.aborted) return nothing('no answer in time');
    return nothing(BEFORE_SENDING.has(codeOf(error)) ? NOT_CONNECTED : BROKEN_OFF);
  } finally {
    clearTimeout(timer);
    // Lets go of a body that nobody reads to its end.
    stop.abort();
  }
}
