import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { linesOf, sendLines, type LineAnswer } from '../../support/site/lines.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

/* Line breaks in whatever ends up in a header: redirects, file names, cookies. Compared as bytes. */

let product: Product;
let host: string;
test.beforeAll(async () => {
  product = await openProduct();
  host = new URL(product.app.env.siteOrigin).host;
});
test.afterAll(() => product.close());

const BREAKS = [
  '%0d%0a',
  '%0a',
  '%0d',
  '%E5%98%8A%E5%98%8D',
  '%c0%8d%c0%8a',
  '\u0000',
  '%E2%80%A8',
];
const INJECTED = 'x-injected: yes';

/** Whether the injected words became a line of the head, or a second answer. */
const isSplit = ({ headers, body }: LineAnswer): boolean =>
  headers.some(([name]) => name === 'x-injected' || name === 'set-cookie-injected') ||
  /^HTTP\/1\./mu.test(body);

/** Everything that takes words of a stranger into a header. */
const TARGETS: readonly ((evil: string) => string)[] = [
  (evil) => linesOf(`/de/programm-karten${evil}/`, { host }),
  (evil) => linesOf(`/de/programm-karten/?room=1${evil}`, { host }),
  (evil) => linesOf(`//de${evil}/x`, { host }),
  (evil) => linesOf(`/de/programm-karten/falsch${evil}/1`, { host }),
  (evil) => linesOf(`/de/profil/${evil}`, { host }),
  (evil) => linesOf(`/?x=${evil}`, { host }),
  (evil) => linesOf(`/de${evil}?edit`, { host }),
  (evil) => linesOf(`/de/programm-karten/name${evil}/1/kalender.ics`, { host }),
  (evil) => linesOf(`/de/anmelden?next=/de${evil}`, { host }),
  (evil) => linesOf('/', { host, headers: [`Cookie: ${COOKIE.locale}=de${evil}`] }),
  (evil) =>
    linesOf('/de/alert', {
      method: 'POST',
      host,
      headers: [
        `Origin: ${product.app.env.siteOrigin}`,
        'Content-Type: application/x-www-form-urlencoded',
      ],
      body: `id=1&next=/de${evil}&back=/de${evil}`,
    }),
];

async function splitBy(origin: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const target of TARGETS)
    for (const lineBreak of BREAKS) {
      const text = target(
        `${lineBreak}${INJECTED}${lineBreak}${lineBreak}HTTP/1.1 200 OK`.replaceAll(' ', '%20'),
      );
      const answer = await sendLines(origin, text);
      if (isSplit(answer) || answer.status >= 500 || answer.status === 0)
        found.push(`${answer.status} ${text.split('\r\n')[0] ?? ''}`);
    }
  return found;
}

test('RL-05 case 16 no words of a stranger become a line of the head', async () => {
  expect(await splitBy(product.origin)).toEqual([]);
});

test('RL-05 case 16 a rule that came into the table by another way moves nobody elsewhere', async () => {
  const { db } = product.app.database;
  const made = await product.app.records.create('redirect', { old_path: '/alt', new_path: '/de' });
  if (!made.ok) throw new Error(made.failure.message);
  for (const [index, evil] of [`/de\r\n${INJECTED}\r\n\r\n`, `/de\n${INJECTED}`].entries()) {
    await db
      .updateTable('redirect')
      .set({ new_path: evil })
      .where('id', '=', made.value.id)
      .execute();
    // Another rule, so that all of them are read anew.
    const next = { old_path: `/alt${index}`, new_path: '/de' };
    expect((await product.app.records.create('redirect', next)).ok).toBe(true);
    const answer = await sendLines(product.origin, linesOf(`/alt?${Math.random()}`, { host }));
    expect(isSplit(answer)).toBe(false);
  }
});

/** Byte by byte, whatever they make together. */
const unescaped = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

test('RL-05 case 16 control: a server that writes them as they come is split', async () => {
  const naive = createServer((socket) => {
    socket.once('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      const [, path = ''] = text.split(' ');
      socket.end(`HTTP/1.1 301 Moved\r\nLocation: ${unescaped(path)}\r\nContent-Length: 0\r\n\r\n`);
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(naive, 'listening');
  const { port } = naive.address() as AddressInfo;
  const found = await splitBy(`http://127.0.0.1:${port}`);
  naive.close();
  expect(found.length).toBeGreaterThan(TARGETS.length);
});
