import { createHash } from 'node:crypto';
import { createPage, type Page } from '../page-store/page.ts';
import type { Assets } from './assets.ts';
import { secured } from './response/headers.ts';

export const SERVICE_WORKER_PATH = '/sw.js';

/** How the build names the script, and the files that every page needs. */
const SCRIPT = /^\/_astro\/worker-[\w-]+\.js$/u;
const NEEDED =
  /^\/(?:_astro\/(?:(?:style|favourites)\.|(?:on-interaction|overlay-dialog)-)|fonts\/[\w-]+-latin\.woff2$)/u;

/** Takes the worker away: from the browser that has it, with all that it kept. */
const KILL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});
`;

/** A worker asks the network itself, and by its own policy: of this site only. */
const POLICY = "default-src 'none'; connect-src 'self'";

const pageOf = (body: string): Page =>
  createPage(
    {
      status: 200,
      headers: [
        ['content-type', 'text/javascript; charset=utf-8'],
        // Browsers ask each time, so that a release, and its end, comes at once.
        ['cache-control', 'no-cache'],
        ['content-security-policy', POLICY],
      ],
      body: Buffer.from(body),
    },
    secured,
  );

/**
 * The service worker of this build: its script under an address that never changes,
 * behind the name of the release and the files that it needs.
 * @param isOn false: browsers that have one get rid of it
 * @returns null when the build has none
 */
export async function serviceWorker(assets: Assets, isOn: boolean): Promise<Page | null> {
  if (!isOn) return pageOf(KILL);
  const addresses = [...assets.addresses()].sort();
  const script = addresses.find((address) => SCRIPT.test(address));
  const file = script === undefined ? null : await assets.find(script);
  if (file === null) return null;
  const files = addresses.filter((address) => NEEDED.test(address));
  const name = createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 12);
  const release = `self.RELEASE=${JSON.stringify({ name, files })};\n`;
  return pageOf(release + file.forms.identity.body.toString());
}
