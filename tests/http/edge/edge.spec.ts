import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { hasTools } from '../../../scripts/edge/run.mjs';
import { COOKIE, LOCALES } from '../../../src/lib/constants.ts';
import { ALL_ROWS, samplePath } from '../../support/routing/route-rows.ts';
import { addressesOf, BROWSER, comparable, forEach } from '../../support/site/edge-answers.ts';
import { leave } from '../../support/site/leaving.ts';
import { sessionOf } from '../../support/site/editor-session.ts';
import {
  type Answered,
  type EdgeSite,
  startEdgeSite,
  withoutWait,
} from '../../support/site/processes/edges.ts';
import { endGroup } from '../../support/site/processes/process-group.ts';
import { renameVenue } from '../../support/site/rename-venue.ts';

/* EG-01: the front at the edge, in the platform's own runtime (docs/edge.md). */

test.skip(() => !hasTools(), 'the tools of the edge are not installed: npm ci --prefix edge');

const OTHERS = [
  ...['/', '/robots.txt', '/sw.js', '/favicon.svg', '/de/manifest.webmanifest', '/503'],
  ...['/de/search?q=konzert', '/en/search?q=night', '/de/programm-karten?type=2&foo=1'],
  ...['/de/programm-karten?overlay=true', '/de/programm-karten/feed.rss', '/de/gibt-es-nicht'],
  ...['/en/programme-tickets/calendar.ics', '/nope?a=1', '/de//programm-karten', '/de/team/'],
  ...['/de/api/events/', '/en/api/events/?page=2', '/api/openapi.json', '/de/api/nope/', '/%zz'],
  ...['/de/merkliste', '/de/warenkorb', '/de/anmelden', '/cms-hub', '/de/cms-hub', '/de?v=3'],
  ...[
    '/de/programm-karten?edit',
    '/media/no/x.jpg',
    '/_astro/no.js',
    '/.well-known/change-password',
  ],
];

/** What pages need: styles, scripts, pictures. */
const filesIn = ({ text }: Answered): readonly string[] => [
  ...new Set(
    [...text.matchAll(/(?:href|src)="(\/(?:_astro|media|poster|design)\/[^"#]+)"/gu)].map(
      ([, path = '']) => path.replaceAll('&amp;', '&'),
    ),
  ),
];

test('EG-01 at the edge every address is answered as by the server @full', async () => {
  const site = await startEdgeSite();
  try {
    const pages = await addressesOf(site);
    expect(pages.length).toBeGreaterThan(500);
    const files = filesIn(await site.straight('/de'));
    expect(files.some((path) => path.startsWith('/media/'))).toBe(true);
    const compare = async (...asked: Parameters<EdgeSite['straight']>) => {
      const [own, edge] = await Promise.all([site.straight(...asked), site.atEdge(...asked)]);
      expect(comparable(edge), JSON.stringify(asked)).toEqual(comparable(own));
      return edge;
    };
    await forEach(pages, async (path) => void (await compare(path, { headers: BROWSER })));
    const some = pages.filter((_, number) => number % 12 === 0);
    await forEach([...some, ...OTHERS, ...files], async (path) => {
      const { headers } = await compare(path, { headers: BROWSER });
      await compare(path, { headers: { 'accept-encoding': 'gzip' } });
      await compare(path);
      await compare(path, { method: 'HEAD', headers: BROWSER });
      const etag = headers['etag'];
      if (typeof etag === 'string')
        await compare(path, { headers: { ...BROWSER, 'if-none-match': etag } });
    });
    expect(site.kept.size).toBeGreaterThan(pages.length / 2);
    for (const path of files.filter((file) => file.startsWith('/media/')).slice(0, 2))
      for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=5-2', 'bytes=99999999-'])
        for (const method of ['GET', 'HEAD']) await compare(path, { method, headers: { range } });
    await compare('/de', { method: 'DELETE' });
    await compare('/de', { method: 'OPTIONS' });
    await compare('/de/api/events/', { method: 'PUT', body: '{}' });
    await compare('/de', { headers: { host: 'elsewhere.example' } });
    // Differences: what is for operators and for this front is not reached from outside.
    for (const path of ['/healthz', '/readyz', '/metrics', '/edge/changes', '/edge/shelf/1/x'])
      expect((await site.atEdge(path)).status, path).toBe(404);
  } finally {
    await site.stop();
  }
});

test('EG-01 the edge keeps nothing of whoever is signed in, in either order @full', async () => {
  const site = await startEdgeSite();
  try {
    const cookie = await sessionOf(site.site, site.product().dataDir);
    const own = ALL_ROWS.filter(
      ({ row }) => row.cache === 'private' && row.methods.includes('GET'),
    );
    const paths = own.flatMap(({ patterns }) =>
      LOCALES.flatMap((locale) => patterns[locale].map((pattern) => samplePath(pattern))),
    );
    const editing = ['/de?edit', '/de/programm-karten?edit', '/en?v=1', '/de?bundle=1'];
    const known = [...new Set(paths)].filter((path) => path !== null);
    expect(known.length).toBeGreaterThan(100);
    const keptBefore = site.kept.size;
    for (const [number, path] of [...known, ...editing].entries()) {
      const order = number % 2 === 0 ? [{ cookie }, {}] : [{}, { cookie }];
      for (const headers of [...order, order[0] ?? {}])
        await site.atEdge(path, { headers: { ...BROWSER, ...headers } });
    }
    // The log of changes is all that is kept, if anything.
    const addressesKept = [...site.kept.keys()].filter((key) => !key.endsWith('/changes'));
    expect(addressesKept.slice(keptBefore)).toEqual([]);
    // Public pages that somebody signed in has asked for are kept for others as others see them.
    const names = ['/de', '/de/programm-karten'];
    for (const path of names) {
      await site.atEdge(path, { headers: { ...BROWSER, cookie } });
      const [edge, straight] = [await site.atEdge(path), await site.straight(path)];
      expect(edge.text).toBe(straight.text);
    }
    const session = cookie.split('; ').find((part) => part.includes(COOKIE.session)) ?? '';
    expect(session.length).toBeGreaterThan(20);
    for (const [key, bytes] of site.kept) {
      expect(bytes.includes(session.split('=')[1] ?? ''), key).toBe(false);
      expect(/set-cookie|private|no-store/iu.test(bytes.toString('latin1')), key).toBe(false);
    }
  } finally {
    await site.stop();
  }
});

test('EG-01 twenty changes are seen at two edges, one of which is told @full', async ({
  request,
}) => {
  const site = await startEdgeSite(2);
  try {
    for (let number = 1; number <= 20; number += 1) {
      const name = `Name ${String(number)} Ende`;
      await renameVenue(request, site.product().origin, name);
      // What one edge has kept the other shows, too, before it has heard of the change itself.
      for (const front of [0, 1])
        for (const path of ['/de', '/en'])
          await expect
            .poll(async () => (await site.atEdge(path, {}, front)).text.includes(name))
            .toBe(true);
    }
  } finally {
    await site.stop();
  }
});

/** What is kept, with the moment at which it was taken. */
const states = ({ kept }: EdgeSite): readonly string[] =>
  [...kept].map(([key, bytes]) => `${key} ${createHash('sha256').update(bytes).digest('hex')}`);

test('EG-01 what is kept outlives its server, in a new front and before another release @full', async () => {
  const site = await startEdgeSite();
  const pages = ['/de', '/de/programm-karten', '/en/programme-tickets?type=2', '/robots.txt'];
  const readAll = async () => {
    const answers = await Promise.all(pages.map((path) => site.atEdge(path, { headers: BROWSER })));
    return answers.map(({ status, body }) => [status, body.toString('base64')]);
  };
  try {
    const before = await readAll();
    expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    // Written after the answer: the pages, and the log of changes.
    await expect.poll(() => site.kept.size).toBe(pages.length + 1);
    const takenAt = states(site);

    await site.restartProduct();
    expect(await readAll()).toEqual(before);
    // Nothing has changed, so nothing was asked for again.
    expect(states(site)).toEqual(takenAt);

    site.product().child.kill('SIGSTOP');
    expect(await readAll()).toEqual(before);
    endGroup(site.product().child);
    for (const build of [undefined, undefined, 'another']) {
      expect(await readAll()).toEqual(before);
      const zipped = await site.atEdge('/de', { headers: { 'accept-encoding': 'gzip' } });
      expect([zipped.status, zipped.headers['content-encoding']]).toEqual([200, 'gzip']);
      const gone = await site.atEdge('/de/presse', { headers: BROWSER });
      expect([gone.status, gone.headers['retry-after']]).toEqual([503, '5']);
      const call = await site.atEdge('/de/api/booking/1/', {});
      expect([call.status, call.headers['content-type']]).toEqual([503, 'application/json']);
      await site.renewFront(build);
    }
    // A front of another release keeps nothing, and lets the server answer.
    await site.restartProduct();
    const kept = site.kept.size;
    await expect.poll(async () => (await site.atEdge('/de/presse')).status).toBe(404);
    expect((await site.atEdge('/de', { headers: BROWSER })).status).toBe(200);
    expect(site.kept.size).toBe(kept);
  } finally {
    await site.stop();
  }
});

const ROUNDS = 20;
const CONSENT = '/de/cookie-einstellungen';

/** Rounds of visitors who read or send and are cut off, each with two who are not. @returns how those were answered */
async function rounds(site: EdgeSite): Promise<readonly (readonly number[])[]> {
  const pages = [...(await addressesOf(site))];
  const headers = {
    origin: site.site,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const statuses: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const leaving = pages
      .splice(0, 4)
      .flatMap((page, number) => [
        leave(site.site + page, 2 + number * 10),
        leave(site.site + CONSENT, 2 + number * 10, 'POST'),
      ]);
    await Promise.all(leaving);
    const read = await site.atEdge(pages.shift() ?? '', { headers: BROWSER });
    const sent = await site.atEdge(CONSENT, { method: 'POST', headers, body: 'choice=none' });
    statuses.push([read.status, sent.status]);
  }
  return statuses;
}

test('EG-01 visitors who are cut off keep nobody from reading and sending @full', async ({
  request,
}) => {
  const site = await startEdgeSite();
  try {
    expect(await rounds(site)).toEqual(Array.from({ length: ROUNDS }, () => [200, 303]));
    const name = 'Name danach';
    await renameVenue(request, site.product().origin, name);
    await expect.poll(async () => (await site.atEdge('/de')).text.includes(name)).toBe(true);
    await expect.poll(() => site.kept.size).toBeGreaterThan(ROUNDS);
  } finally {
    await site.stop();
  }
});

test('EG-01 control: a front whose work ends with its answer keeps hardly anything @full', async () => {
  const site = await startEdgeSite(1, null, withoutWait);
  try {
    expect((await rounds(site)).map(([status]) => status)).toContain(200);
    expect(site.kept.size).toBeLessThan(ROUNDS / 2);
  } finally {
    await site.stop();
  }
});
