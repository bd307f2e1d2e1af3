import type { IncomingMessage, ServerResponse } from 'node:http';
import { EXPIRES_HEADER, TAGS_HEADER, writeTags } from '../../page-store/contract.ts';
import type { Page } from '../../page-store/page.ts';
import type { PageStore } from '../../page-store/store.ts';
import type { RequestHead } from '../negotiation/request-head.ts';
import { nameVisitor } from '../request/visitor-address.ts';
import { sendStatus } from '../response/send.ts';
import { checkRequest, EDGE_HEADERS } from './signed-request.ts';

/** The front at the edge, as far as this server knows it. */
export interface EdgeGate {
  readonly secret: string;
  /** The build that runs here. */
  readonly build: string;
}

/** Files of the library may be deleted: the edge asks again after so long. */
const MEDIA_KEPT_MS = 600_000;

const fromEdge = new WeakSet<IncomingMessage>();

/** Whether a request came by the signed way of the edge. */
export const isFromEdge = (request: IncomingMessage): boolean => fromEdge.has(request);

const textIn = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Takes over what the edge says of its visitor, where it is signed.
 * @returns false: it says so and is not to be believed, which was answered
 */
export function takeFromEdge(
  { secret, build }: EdgeGate,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  head: RequestHead,
): boolean {
  const signature = textIn(request, EDGE_HEADERS.signature);
  if (signature === '') return true;
  const { method = '', url = '' } = request;
  const signed = {
    method,
    url,
    host: textIn(request, EDGE_HEADERS.host),
    visitor: textIn(request, EDGE_HEADERS.visitor),
  };
  const outcome = checkRequest(secret, signature, signed, Date.now());
  if (outcome !== 'signed') {
    sendStatus(response, outcome === 'other' ? 409 : 403);
    return false;
  }
  fromEdge.add(request);
  request.headers.host = signed.host;
  head.host = signed.host;
  if (signed.visitor !== '') nameVisitor(request, signed.visitor);
  response.setHeader(EDGE_HEADERS.build, build);
  return true;
}

/** What the edge needs to keep an answer: what it shows, until when, and as of which change. */
function sayKept(
  response: ServerResponse,
  store: PageStore,
  { tags, expires }: { readonly tags: readonly string[]; readonly expires: number },
): void {
  if (store.lastChange === null) return;
  response.setHeader(TAGS_HEADER, writeTags(tags));
  if (Number.isFinite(expires)) response.setHeader(EXPIRES_HEADER, String(expires));
  response.setHeader(EDGE_HEADERS.change, String(store.lastChange));
}

/** Says to the edge that a page may be kept, if it is kept here and fresh. */
export function letEdgeKeepPage(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  store: PageStore,
  { key, page }: { readonly key: string; readonly page: Page },
): void {
  const note = isFromEdge(request) ? store.noteOf(key, page) : null;
  if (note !== null) sayKept(response, store, note);
}

/** The same of a file of the build, or of the library. */
export function letEdgeKeepFile(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  store: PageStore,
  from: 'build' | 'library',
): void {
  if (!isFromEdge(request)) return;
  const expires = from === 'build' ? Number.POSITIVE_INFINITY : Date.now() + MEDIA_KEPT_MS;
  sayKept(response, store, { tags: [], expires });
}
