import { LOCALES, type Locale } from '../../lib/constants.ts';
import { apiPath } from '../../lib/routing/api-routes.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { copyOf, dropCopies, saveCopy, linksToCopies, withLinks } from './copies.ts';
import { isFile, isPage, localeIn, wantedPages } from './rules.ts';

/*
 * What a service worker finds around itself, as far as it is used: the types of the browser's
 * own library exclude those of pages.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while this worker was started; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the server writes before this script: see `http/service-worker.ts`. */
interface Release {
  /** Names the release: another one, another name. */
  readonly name: string;
  /** Files that every page needs. */
  readonly files: readonly string[];
}

interface WorkerScope {
  readonly RELEASE: Release;
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: WorkerFetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

/*
 * The service worker. A page comes from the network, always; the last copy of it is
 * shown where there is no line, or a very slow one, and says from when it is.
 */

/** A line that has not answered by then is as good as none, where there is a copy. */
const NETWORK_LIMIT_MS = 6000;
/** Files of this release and the last one; each release has its own cache. */
const FILES = 'foyer-files ';
const MAX_FILES = 60;
const MAX_OF_MENU = 8;

const { RELEASE } = scope;
const fileCache = FILES + RELEASE.name;

const offlinePages = LOCALES.map((locale) => pathTo('offline-page', locale));

async function install(): Promise<void> {
  const cache = await caches.open(fileCache);
  // Without these nothing can be shown, so that the worker is not installed without them.
  await cache.addAll([...RELEASE.files, ...offlinePages]);
  // The pages that are open go on with the files of their release, which are still there.
  await scope.skipWaiting();
}

/** Keeps the files of this release and the one before, and the copies of pages that need them. */
async function forgetOldReleases(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES));
  const others = names.filter((name) => name !== fileCache);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  const kept = [...others.slice(-1), fileCache];
  await dropCopies(kept.map((name) => name.slice(FILES.length)));
}

/** Where the main menu leads: the visit, the venue, the tickets. */
async function menuOf(locale: Locale): Promise<readonly string[]> {
  const answer = await fetch(apiPath('nav', locale));
  if (!answer.ok) return [];
  const { navigation } = (await answer.json()) as {
    readonly navigation: { readonly menu: readonly { readonly url: string }[] };
  };
  return navigation.menu.slice(0, MAX_OF_MENU).map(({ url }) => url);
}

/** What should be readable without a line though nobody was there yet; not on a line that costs. */
async function fetchWanted(): Promise<void> {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) return;
  const [client] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = new URL(client?.url ?? '/', scope.location.origin);
  const locale = localeIn(here.pathname);
  for (const path of [...wantedPages(locale), ...(await menuOf(locale))]) {
    const url = new URL(path, scope.location.origin);
    if (url.origin !== scope.location.origin || url.search !== '') continue;
    await saveCopy(url, await fetch(url), RELEASE.name).catch(() => undefined);
  }
  if (isPage(here)) await saveCopy(here, await fetch(here), RELEASE.name).catch(() => undefined);
}

async function activate(): Promise<void> {
  await forgetOldReleases();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Where there is neither line nor copy: our own page, with links to what can be read. */
async function offlineAnswer(url: URL): Promise<Response> {
  const locale = localeIn(url.pathname);
  const page = await caches.match(pathTo('offline-page', locale));
  if (page === undefined) return Response.error();
  const html = withLinks(await page.text(), await linksToCopies(locale));
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  return new Response(html, { status: 503, headers });
}

/** From the network; on a dead line the copy, on a slow one whichever is there first after a while. */
async function answerPage(url: URL, network: Promise<Response>): Promise<Response> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, NETWORK_LIMIT_MS);
  });
  try {
    const answer = await Promise.race([network, late]);
    return answer ?? (await copyOf(url)) ?? (await network);
  } catch {
    return (await copyOf(url)) ?? offlineAnswer(url);
  }
}

/** A file never changes: from any release that is kept, else from the network. */
async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status !== 200 || answer.type !== 'basic') return answer;
  const cache = await caches.open(fileCache);
  const keys = await cache.keys();
  if (keys.length < MAX_FILES) await cache.put(request, answer.clone());
  return answer;
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
  // Not waited for: pages are answered meanwhile.
  fetchWanted().catch(() => undefined);
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode !== 'navigate') {
    if (isFile(url)) event.respondWith(answerFile(request));
    return;
  }
  // Whatever is no page for visitors is between the browser and the server.
  if (!isPage(url)) return;
  const network = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(request));
  event.waitUntil(
    network.then(
      (answer) => saveCopy(url, answer.clone(), RELEASE.name),
      () => undefined,
    ),
  );
  event.respondWith(answerPage(url, network));
});
