import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { isInstalled, startNginx, startVarnish } from '../../support/site/processes/caches.ts';
import { endGroup } from '../../support/site/processes/process-group.ts';
import { startProduct } from '../../support/site/processes/product-process.ts';
import { freePort } from '../../support/site/processes/server-process.ts';
import { renameVenue } from '../../support/site/rename-venue.ts';
import { sessionOf } from '../../support/site/editor-session.ts';

/* EG-01: a cache in front, with the files of deploy/ as they are handed out. */

const CACHES = {
  varnish: { program: 'varnishd', start: startVarnish },
  nginx: { program: 'nginx', start: startNginx },
} as const;

const LIST = '/de/programm-karten';
const isHit = (answer: Response): boolean => /hit/iu.test(answer.headers.get('cache-status') ?? '');

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { answer, text: await answer.text() };
}

for (const [name, { program, start }] of Object.entries(CACHES))
  test(`EG-01 ${name} keeps public pages, shows changes, keeps nothing of one visitor, and stands in for a site that is gone @full`, async ({
    request,
  }) => {
    test.skip(!isInstalled(program), `${program} is not installed`);
    const port = await freePort();
    const front = `http://127.0.0.1:${port}`;
    const ownPort = await freePort();
    const product = await startProduct({
      port: ownPort,
      env: {
        SITE_ORIGIN: front,
        SHARED_CACHE: name === 'varnish' ? front : 'on',
        ALLOWED_HOSTS: `127.0.0.1:${port},127.0.0.1:${ownPort}`,
        RENDER_WORKERS: '1',
      },
    });
    let cache: ChildProcess | null = null;
    try {
      cache = await start({ port, origin: product.origin });
      const straight = await read(front + LIST);
      expect(straight.answer.status).toBe(200);
      expect(straight.answer.headers.getSetCookie()).toEqual([]);
      await expect.poll(async () => isHit((await read(front + LIST)).answer)).toBe(true);
      const { text } = await read(front + LIST, { cookie: 'locale=en; favourites=1' });
      expect(text).toBe(straight.text);

      // What belongs to one visitor is asked for each time, whoever came before.
      const cookie = await sessionOf(front, product.dataDir);
      for (const path of ['/de/cms-hub', `${LIST}?edit`, '/de/warenkorb', '/']) {
        const before = await read(front + path);
        const own = await read(front + path, { cookie });
        const after = await read(front + path);
        expect([path, isHit(own.answer), after.answer.status]).toEqual([
          path,
          false,
          before.answer.status,
        ]);
        expect(after.text).toBe(before.text);
        if (path.includes('hub') || path.includes('edit')) expect(own.text).not.toBe(after.text);
      }

      const [remembered = ''] = (await read(`${front}/`)).answer.headers.getSetCookie();
      expect(remembered).toMatch(/^locale=/u);

      const changed = `Neues Haus ${port}`;
      await renameVenue(request, product.origin, changed);
      await expect.poll(async () => (await read(front + LIST)).text.includes(changed)).toBe(true);

      await expect.poll(async () => isHit((await read(front + LIST)).answer)).toBe(true);
      endGroup(product.child);
      await expect
        .poll(() =>
          fetch(`${product.origin}/healthz`).then(
            () => 'there',
            () => 'gone',
          ),
        )
        .toBe('gone');
      // Longer than nginx keeps a page by itself.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const last = await read(front + LIST);
      expect([last.answer.status, last.text.includes(changed)]).toEqual([200, true]);
      expect((await read(`${front}/de/team?nie=gefragt`)).answer.status).toBeGreaterThanOrEqual(
        500,
      );
    } finally {
      if (cache) endGroup(cache);
      endGroup(product.child);
    }
  });
