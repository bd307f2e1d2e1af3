import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the front at the edge and this server say to each other. The edge signs each request with
 * the secret that both know (`EDGE_SECRET`): method, address, host and the visitor's address count
 * because they are signed, wherever the request came from.
 */

/** Raised when what is said here changes its meaning: unequal ones do not understand each other. */
export const EDGE_VERSION = '1';

export const EDGE_HEADERS = {
  /** Version, time and signature of a request. */
  signature: 'foyer-edge',
  host: 'foyer-edge-host',
  visitor: 'foyer-edge-visitor',
  /** In every answer to the edge: the build that runs here. */
  build: 'foyer-build',
  /** In an answer that may be kept: the last change that it shows. */
  change: 'foyer-edge-change',
  /** In place of a page that is not rendered at the edge: why. */
  declined: 'foyer-edge-declined',
} as const;

/** The feed of changes, for the edge alone. */
export const CHANGES_PATH = '/edge/changes';
/** At the edge: where it is told that something has changed. */
export const WAKE_PATH = '/edge/wake';

/** Clocks differ, and a request is on its way for a while. */
const MAX_AGE_MS = 120_000;
const SIGNED = /^(\d{1,4}) (\d{13}) ([\w-]{43})$/u;

export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  /** The Host header of the visitor. */
  readonly host: string;
  readonly visitor: string;
}

const signatureOf = (
  secret: string,
  time: string,
  { method, url, host, visitor }: SignedRequest,
): Buffer =>
  createHmac('sha256', secret)
    .update([EDGE_VERSION, time, method, url, host, visitor].join('\n'))
    .digest();

/** The header that signs a request. */
export function signRequest(secret: string, signed: SignedRequest, now: number): string {
  const time = String(now);
  return `${EDGE_VERSION} ${time} ${signatureOf(secret, time, signed).toString('base64url')}`;
}

/** Whether a request is signed, and now. `other`: by a release that says other things. */
export function checkRequest(
  secret: string,
  signature: string,
  signed: SignedRequest,
  now: number,
): 'signed' | 'other' | 'refused' {
  const [, version, time = '', given = ''] = SIGNED.exec(signature) ?? [];
  if (version !== undefined && version !== EDGE_VERSION) return 'other';
  if (version === undefined || Math.abs(now - Number(time)) > MAX_AGE_MS) return 'refused';
  const bytes = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, time, signed);
  const isEqual = bytes.byteLength === expected.byteLength && timingSafeEqual(bytes, expected);
  return isEqual ? 'signed' : 'refused';
}
