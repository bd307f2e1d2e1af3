import { expect, type Page, test } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMedia } from '../../../src/lib/server/services/media/library.ts';
import { storeFile } from '../../../src/lib/server/services/media/upload.ts';

/** The library of the site that the tests run against. */
const library = () => openMedia(process.env['E2E_DATA'] ?? '');

/** Puts bytes where uploads are kept, past everything that looks at them before. */
async function smuggle(name: string, content: string): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}/${name}`;
  await library().store.put(key, Buffer.from(content));
  return `/media/${key}`;
}

const MARK = 'it ran';
const CODE = `document.title=${JSON.stringify(MARK)};document.documentElement.setAttribute('data-ran','1')`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${CODE.replaceAll('"', '&quot;')}"><script>${CODE}</script><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.${CODE.replaceAll('"', '&quot;')}&lt;/script&gt;"></iframe></foreignObject></svg>`;
const DOCUMENT = `<!doctype html><script>${CODE}</script><img src="x" onerror='${CODE}'>`;

const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(
    (mark) => document.title === mark || document.documentElement.hasAttribute('data-ran'),
    MARK,
  );

/** Waits until a document is loaded and painted, from outside: inside of it nothing may run. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.screenshot();
}

/** Another site: serves what it is given under any type, without any protection. */
async function otherSite(files: Readonly<Record<string, readonly [type: string, body: string]>>) {
  const server = createServer((request, response) => {
    const [type = 'text/plain', body = ''] = files[request.url ?? ''] ?? [];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// ASVS 3.2.1
test('CM-06 a drawing that is opened by itself runs nothing, whatever is in it', async ({
  page,
}) => {
  const src = await smuggle('drawing.svg', DRAWING);
  const other = await otherSite({ '/x.svg': ['image/svg+xml', DRAWING] });
  await page.goto(src);
  await drawn(page);
  expect(await hasRun(page)).toBe(false);
  // Control: the same bytes run where nothing holds them back.
  await page.goto(`${other.origin}/x.svg`);
  await expect.poll(() => hasRun(page)).toBe(true);
  other.close();
});

test('CM-06 a page among the files is no page @full', async ({ page, request }) => {
  const other = await otherSite({ '/x.html': ['text/html', DOCUMENT] });
  for (const name of ['page.wav', 'page.mp4', 'page.vtt', 'page.jpg', 'page.svg']) {
    const src = await smuggle(name, DOCUMENT);
    expect((await request.get(src)).headers()['content-type']).not.toContain('html');
    // A browser that downloads a file says that it did not open it.
    await page.goto(src).catch(() => undefined);
    await drawn(page);
    expect(await hasRun(page), name).toBe(false);
    await page.goto('about:blank');
  }
  await page.goto(`${other.origin}/x.html`);
  expect(await hasRun(page)).toBe(true);
  other.close();
});

// ASVS 5.3.1
test('CM-06 no file of the library is a script for any page', async ({
  page,
  request,
  baseURL,
}) => {
  const names = ['a.wav', 'a.vtt', 'a.svg', 'a.jpg', 'a.pdf', 'a.mp4'];
  const sources = await Promise.all(names.map((name) => smuggle(name, CODE)));
  const tags = sources.map((src) => `<script src="${baseURL}${src}"></script>`).join('');
  const other = await otherSite({
    '/': ['text/html', `<!doctype html><title>other</title>${tags}`],
    '/control': ['text/html', '<!doctype html><title>other</title><script src="/x"></script>'],
    // Without `nosniff` even a sound would be taken for a script; this type is refused by itself.
    '/x': ['text/plain', CODE],
  });
  for (const src of sources) expect((await request.get(src)).status()).toBe(200);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/media/')) asked.push(sent.url());
  });
  await page.goto(other.origin);
  expect(asked).toHaveLength(names.length);
  expect(await hasRun(page)).toBe(false);
  await page.goto(`${other.origin}/control`);
  expect(await hasRun(page)).toBe(true);
  other.close();
});

test('CM-06 a picture comes in the format that a browser knows @full', async ({
  page,
  request,
}) => {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#c30' },
  })
    .png()
    .toBuffer();
  const { src } = await storeFile(library(), bytes, 'Saal');
  const folder = src.slice(0, src.lastIndexOf('/'));
  for (const [name, type] of [
    ['320.avif', 'image/avif'],
    ['480.webp', 'image/webp'],
    ['700.jpg', 'image/jpeg'],
    ['original.jpg', 'image/jpeg'],
  ] as const) {
    const answer = await request.get(`${folder}/${name}`);
    expect(answer.headers()).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
    await page.goto(`${folder}/${name}`);
    const width = await page.evaluate(() => document.querySelector('img')?.naturalWidth);
    expect(width, name).toBe(name === 'original.jpg' ? 700 : Number.parseInt(name, 10));
  }
  for (const name of ['321.avif', '960.webp', '320.png'])
    expect((await request.get(`${folder}/${name}`)).status(), name).toBe(404);
});

test('API-03 files are not taken from visitors', async ({ request }) => {
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  for (const url of ['/de/pageeditor-api/media', '/en/pageeditor-api/media/']) {
    const answer = await request.post(url, { multipart: { file } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  }
});
