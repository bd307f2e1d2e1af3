import type { ChildProcess } from 'node:child_process';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import { isInstalled, startNginx, startVarnish } from '../../support/site/processes/caches.ts';
import { endGroup } from '../../support/site/processes/process-group.ts';
import { startProduct } from '../../support/site/processes/product-process.ts';
import { freePort } from '../../support/site/processes/server-process.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

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

/** Gives the first venue another name, which every page shows. */
async function rename(request: APIRequestContext, origin: string, name: string): Promise<void> {
  const address = `${origin}/de/pageeditor-api/records/venue/1/`;
  const { version } = (await (await request.get(address, { headers: AS_EDITOR })).json()) as {
    version: number;
  };
  const answer = await request.patch(address, {
    headers: { ...AS_EDITOR, 'if-match': `"${version}"` },
    data: { name: { de: name, en: name } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The cookies of an editor of this product. */
async function sessionOf(front: string, dataDir: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const login = { email: 'cache@example.org', password: 'seven quiet violins' };
  try {
    const names = { first_name: 'Mira', last_name: 'Test' };
    expect(await addUser(database, { ...login, ...names, role: 'editor' })).toBe(true);
  } finally {
    await database.db.destroy();
  }
  const answer = await fetch(`${front}/de/anmelden`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: front },
    body: new URLSearchParams(login),
  });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie();
  return cookies.map((line) => line.split(';', 1)[0]).join('; ');
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
      await rename(request, product.origin, changed);
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
