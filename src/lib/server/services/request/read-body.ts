/** The most bytes of a body: what visitors send in a call and in a form, and what editors send in either. */
export const BODY_BYTES = { call: 16 * 1024, form: 64 * 1024, editor: 1024 * 1024 } as const;

/** Why a body was not read: it is packed, larger than allowed, or the connection broke off. */
export type BodyFailure = 'packed' | 'too-large' | 'broken';

export type BodyText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: BodyFailure };

const failed = (why: BodyFailure): BodyText => ({ ok: false, why });

async function joined(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<BodyText> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      // Nobody waits for whoever sends to be told.
      reader.cancel().catch(() => undefined);
      return failed('too-large');
    }
    chunks.push(part.value);
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}

/** Whether what is sent is not what is meant: nothing is unpacked, so that little cannot become much. */
export const isPacked = (contentEncoding: string | null | undefined): boolean =>
  !/^(?:identity)?$/iu.test(contentEncoding ?? '');

/**
 * The body of a request as text, read no further than it may be long. What its
 * Content-Length announces is believed only where that is too much.
 * @param maxBytes see `BODY_BYTES`
 */
export async function readBodyText(request: Request, maxBytes: number): Promise<BodyText> {
  if (isPacked(request.headers.get('content-encoding'))) return failed('packed');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return failed('too-large');
  if (request.body === null) return { ok: true, text: '' };
  return joined(request.body, maxBytes).catch(() => failed('broken'));
}
