import { RELEASE_KEY } from '../../releases/release-links.ts';
import { BESIDE_KEY, EDITING_KEYS, PREVIEW_KEY } from '../../editing/address.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import { MEDIA_PATH } from '../../media/picture.ts';
import type { Page } from '../page-store/page.ts';
import { addressOf, onlyKeys, type Address, type Target, withQuery } from '../page-store/key.ts';
import { keysOf } from '../page-store/query-keys.ts';
import {
  isAnyAddress,
  Unavailable,
  type RequestClass,
  type Privacy,
  type Task,
  type UploadClass,
} from './rendering/backend.ts';
import type { Exchange } from './request/exchange.ts';
import { sendStoredMedia } from './media/media-response.ts';
import { letEdgeKeepFile, letEdgeKeepPage } from './edge/from-edge.ts';
import { asksForRelease, asksForVersion, asksToEdit } from './negotiation/own-rendering.ts';
import { clientOf } from './request/visitor-address.ts';
import { bodyLimitOf } from './request/body-limit.ts';
import { readBody } from './request/body.ts';
import { isMultipart } from './request/multipart-type.ts';
import { sendPageTo, sendStatus } from './response/send.ts';
import { rejectTooLarge } from './response/too-large.ts';
import { SERVICE_WORKER_PATH } from './service-worker.ts';
import type { ServerOptions } from './server-options.ts';

/** Names under here hold a hash of their content. */
const HASHED_FILES = '/_astro/';
const isSigned = ({ hasSession }: ServerOptions, { request }: Exchange): boolean =>
  hasSession?.(request.headers.cookie) ?? false;

/** Forms of the hub that files of the library come with. */
const HUB_FILES: readonly (string | null)[] = ['hub-media-upload', 'hub-media-file', 'hub-design'];

/** The class of a streamed body. Files of editors and files of visitors never take each other's turn. */
function uploadClassOf({ request, route }: Exchange, hasMedia: boolean): UploadClass | null {
  if (route.table === 'api' && route.name === 'media') return hasMedia ? 'upload' : null;
  if (route.table === 'api' && route.name === 'temp-files') return 'form-upload';
  if (route.table !== 'page' || !isMultipart(request)) return null;
  if (hasMedia && HUB_FILES.includes(route.name)) return 'upload';
  return route.name === 'forms-entry' ? 'form-upload' : null;
}

/** The class of a page that is not kept: searches and unknown addresses have their own. */
function readClassOf({ route }: Exchange): RequestClass {
  const { table, name } = route;
  if (isAnyAddress(route)) return 'unknown';
  const isSearch = (table === 'page' || table === 'api') && /^search(?:-|$)/u.test(name ?? '');
  return isSearch ? 'search' : 'page';
}

/** Answers what something is sent with. */
export async function answerWrite(
  options: ServerOptions,
  exchange: Exchange,
  target: Target,
): Promise<void> {
  const { request, route } = exchange;
  const { media } = options;
  const url = withQuery(target.path, target.query);
  const { authorization } = request.headers;
  const isKnown = isSigned(options, exchange) || (options.isProgram?.(authorization) ?? false);
  const bodyLimit = bodyLimitOf(route, isKnown);
  const task = { url, privacy: 'own', bodyLimit } as const;
  const requestClass = uploadClassOf(exchange, media !== undefined);
  if (requestClass === null) {
    await answerCall(options, exchange, { ...task, requestClass: 'call' });
    return;
  }
  // With the texts of all pages, which nothing else here needs.
  const { answerUpload } = await import('./answer-upload.ts');
  await answerUpload(options, exchange, { ...task, requestClass }, isKnown);
}

/**
 * A call or form takes its turn when its body is here: whoever sends slowly makes nobody
 * wait. Bodies are short, and there is room for so many bytes of them.
 */
async function answerCall(options: ServerOptions, exchange: Exchange, task: Task): Promise<void> {
  const { request, response, route } = exchange;
  const { bodyLimit, url } = task;
  const body = await readBody(
    request,
    bodyLimit,
    options.bodies?.of(clientOf(exchange.request, options.env.trustProxy)),
  );
  if (body === 'broken') response.destroy();
  else if (body === 'too-large') rejectTooLarge(response, route, { path: url, limit: bodyLimit });
  else if (body === 'busy') throw new Unavailable('there is no room for more bodies');
  else await options.backend.answer(exchange, { ...task, body });
}

/** A file of the build, or of the release before: pages that are open go on with theirs. */
async function fileAt(
  { assets, previousAssets, worker }: ServerOptions,
  path: string,
): Promise<Page | null> {
  if (path === SERVICE_WORKER_PATH) return (await worker?.()) ?? null;
  const file = assets.find(path);
  if (file !== null) return file;
  return path.startsWith(HASHED_FILES) ? ((await previousAssets?.())?.find(path) ?? null) : null;
}

/** Answers what is only read: a file, a kept page, or whatever the backend makes of it. */
export async function answerRead(
  options: ServerOptions,
  exchange: Exchange,
  target: Target,
): Promise<void> {
  const { request, response, route } = exchange;
  const { media } = options;
  const file = await fileAt(options, target.path);
  if (file !== null) {
    letEdgeKeepFile(exchange, options.store, 'build');
    sendPageTo(request, response, file);
    return;
  }
  // No page has such an address, and whoever asks for one shows no page.
  if (target.path.startsWith(HASHED_FILES)) {
    sendStatus(response, 404);
    return;
  }
  if (media && target.path.startsWith(MEDIA_PATH)) {
    letEdgeKeepFile(exchange, options.store, 'library');
    const isSent = await sendStoredMedia(media, exchange, target.path);
    if (!isSent) await pass(options, exchange, { requestClass: 'picture', url: target.path });
    return;
  }
  const isEditing = asksToEdit(target, route);
  const address = addressOf(target, () => keysOf(route));
  if (isSigned(options, exchange)) await answerSession(options, exchange, { target, address });
  else if (!address)
    await pass(options, exchange, {
      requestClass: readClassOf(exchange),
      url: withQuery(target.path, target.query),
    });
  // A version is for editors only; whoever else comes is led to the page without it.
  else if (asksForVersion(target, route))
    await pass(options, exchange, {
      requestClass: 'page',
      url: editingUrl(target, route),
      privacy: 'private',
    });
  else if (isEditing) await answerKept(options, exchange, { target, address: signInOf(address) });
  else await answerKept(options, exchange, { target, address });
}

interface KeptPageInput {
  readonly target: Target;
  readonly address: Address;
}

/** What `?edit` shows to whoever is not signed in is the same for all of them. */
const signInOf = ({ path, key }: Address): Address => ({
  path,
  key: `${key}${key.includes('?') ? '&' : '?'}edit=1`,
});

/** A page for somebody with a session is rendered for them, unless that fails. */
async function answerSession(
  options: ServerOptions,
  exchange: Exchange,
  { target, address }: { readonly target: Target; readonly address: Address | null },
): Promise<void> {
  const { route } = exchange;
  if (address === null) {
    const url = withQuery(target.path, target.query);
    await pass(options, exchange, { requestClass: 'editor', url, privacy: 'private' });
    return;
  }
  const isEditing = asksToEdit(target, route);
  await pass(options, exchange, {
    requestClass: 'editor',
    url: editingUrl(target, route),
    privacy: 'private',
    // The editor never gets a page that cannot be edited, nor one that is not what was asked for.
    ...(isEditing || asksForRelease(target)
      ? {}
      : { substitute: () => options.store.lastGood(address.key) }),
  });
}

async function answerKept(
  options: ServerOptions,
  exchange: Exchange,
  { target, address }: KeptPageInput,
): Promise<void> {
  const { request, response } = exchange;
  const client = clientOf(exchange.request, options.env.trustProxy);
  const outcome = await options.store.get(address, 'visitor', client);
  const whole = withQuery(target.path, target.query);
  // A page moves whoever asks together with what they asked: the key does not hold all of it.
  if (outcome.kind === 'page' && isMove(outcome.page.status) && whole !== address.key)
    await pass(options, exchange, {
      requestClass: 'page',
      url: whole,
      privacy: asksToEdit(target, exchange.route) ? 'private' : 'own',
    });
  else if (outcome.kind === 'page') {
    letEdgeKeepPage(exchange, options.store, { key: address.key, page: outcome.page });
    sendPageTo(request, response, outcome.page);
  } else if (outcome.kind === 'unavailable') throw new Unavailable('nothing is kept of it');
  else
    await pass(options, exchange, {
      requestClass: readClassOf(exchange),
      url: address.key,
      privacy: 'private',
    });
}

const isMove = (status: number): boolean => status >= 300 && status < 304;

/** The address as the editor's page sees it. `?edit` is written without a value, which a key of a page never is. */
function editingUrl({ path, query }: Target, { row }: ResolvedRoute): string {
  const written = query.replace(/(^|&)edit=?(?=&|$)/u, '$1edit=1');
  return withQuery(
    path,
    onlyKeys(written, [...row.query, ...EDITING_KEYS, BESIDE_KEY, PREVIEW_KEY, RELEASE_KEY]),
  );
}

/** Lets the backend answer; where it cannot, what is kept stands in for it. */
async function pass(
  { backend }: ServerOptions,
  exchange: Exchange,
  {
    privacy = 'own',
    ...rest
  }: { requestClass: RequestClass; url: string; privacy?: Privacy } & Pick<Task, 'substitute'>,
): Promise<void> {
  const { request, response } = exchange;
  const task: Task = { ...rest, privacy, bodyLimit: 0 };
  try {
    await backend.answer(exchange, task);
  } catch (error) {
    const instead = response.headersSent ? null : await task.substitute?.();
    if (instead == null) throw error;
    sendPageTo(request, response, instead);
  }
}
