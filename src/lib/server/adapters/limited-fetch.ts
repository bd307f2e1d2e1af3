/**
 * The outcome of one call: JSON, whatever it contains, or the reason why there is none. The
 * reasons are fixed texts: no address, token or response gets into a log.
 */
export type FetchResult =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'nothing'; readonly why: string; readonly status: number | null };

export interface FetchLimits {
  /** For the whole call: DNS, connecting, headers and body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Told of an answer that comes within this time after the call was given up. */
  readonly late?: { readonly withinMs: number; readonly tell: (result: FetchResult) => void };
}

/** Errors before there was a connection: the service cannot have received anything. */
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

const noResult = (why: string, status: number | null = null): FetchResult => ({
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
  // Counted after decompression, so that a small compressed body cannot become a huge one.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string, status: number): FetchResult {
  try {
    return { kind: 'json', status, body: JSON.parse(text) as unknown };
  } catch {
    return noResult('no JSON', status);
  }
}

async function fetchJson(
  address: string,
  init: RequestInit,
  maxBytes: number,
): Promise<FetchResult> {
  const response = await fetch(address, init);
  const { status, headers } = response;
  // Redirects are not followed: they could lead to a machine of our own network.
  if (isRedirect(status)) return noResult('a redirect', status);
  if (status >= 500) return noResult(`status ${String(status)}`, status);
  if (!isJson(headers.get('content-type'))) return noResult('no JSON', status);
  const text = await textOf(response, maxBytes);
  return text === null ? noResult('too long', status) : parseJson(text, status);
}

const codeOf = (error: unknown): unknown => {
  const cause = (error as { cause?: unknown } | undefined)?.cause;
  return (cause as { code?: unknown } | undefined)?.code;
};

/** Fetches JSON until it is aborted. Never throws. */
async function fetchUntil(
  address: string,
  init: RequestInit,
  { controller, maxBytes }: { readonly controller: AbortController; readonly maxBytes: number },
): Promise<FetchResult> {
  try {
    const requestInit: RequestInit = { ...init, redirect: 'manual', signal: controller.signal };
    return await fetchJson(address, requestInit, maxBytes);
  } catch (error) {
    if (controller.signal.aborted) return noResult('no answer in time');
    return noResult(BEFORE_SENDING.has(codeOf(error)) ? NOT_CONNECTED : BROKEN_OFF);
  }
}

/** Fetches JSON within limits of time and size. Never throws. */
export async function limitedFetch(
  address: string,
  init: RequestInit,
  { timeoutMs, maxBytes, late }: FetchLimits,
): Promise<FetchResult> {
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort();
  };
  const answer = fetchUntil(address, init, { controller, maxBytes });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const inTime = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  if (inTime !== null || late === undefined) {
    // Releases a body that was not read to its end.
    abort();
    return inTime ?? answer;
  }
  // Whoever asked is told now; what is answered later is heard beside it, and not for ever.
  const end = setTimeout(abort, late.withinMs);
  end.unref();
  void answer.then((result) => {
    clearTimeout(end);
    abort();
    if (result.kind === 'json') late.tell(result);
  });
  return noResult('no answer in time');
}
