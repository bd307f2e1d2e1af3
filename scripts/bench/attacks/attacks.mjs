/**
 * What strangers do to stop others: `node attacks.mjs <origin> <seconds> <token> <name>`, in a
 * process of its own, so that nobody's clock stops with it. Prints the answers by status.
 */
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ask } from './ask.mjs';
import { openForms } from './visitors.mjs';

const BIG_SIDE = 7000;
const STATUS = /HTTP\/1\.1 (\d{3})/gu;
const BATCH_SIZE = 1000;
/** Between an answer and the next request of a connection. Senders without a pause would measure themselves: they run on the same cores. */
const PAUSE_MS = 250;

/**
 * @typedef {{ origin: string, token: string, isOver: () => boolean, address: (of: number) => string }} Target
 * @typedef {(target: Target) => Promise<unknown>} Attack
 */

/** @type {Record<number, number>} */
const answers = {};
const tally = (/** @type {number} */ status) => (answers[status] = (answers[status] ?? 0) + 1);

/** So many at once, each again and again. @param {Target} target @param {number} count @param {(index: number) => Promise<unknown>} work */
const atOnce = ({ isOver }, count, work) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      for (let turn = index; !isOver(); turn += count) {
        await work(turn).catch(() => undefined);
        await pause(PAUSE_MS);
      }
    }),
  );

/** @param {string} address @param {string} url @param {import('./ask.mjs').Options} [options] */
async function send(address, url, options) {
  const { status } = await ask(address, url, options);
  tally(status);
}

/** Sockets that each send a head and then what `goOn` says, opened again where they end. */
const sockets = (
  /** @type {Target} */ target,
  /** @type {number} */ count,
  /** @type {(index: number) => string} */ addressOf,
  /** @type {(index: number) => string} */ head,
  /** @type {(socket: import('node:net').Socket) => Promise<unknown>} */ goOn,
) =>
  atOnce(target, count, async (index) => {
    const { hostname: host, port } = new URL(target.origin);
    const socket = connect({ host, port: Number(port), localAddress: addressOf(index) });
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        for (const [, status] of chunk.toString('latin1').matchAll(STATUS)) tally(Number(status));
      });
    try {
      socket.write(head(index));
      while (!target.isOver() && !socket.destroyed && socket.writable) await goOn(socket);
    } finally {
      socket.destroy();
    }
  });

/** @param {Target} target */
const headOf = ({ origin }) => `Host: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n`;

/** A PNG of few bytes and 49 million points. */
const bigPicture = () =>
  sharp({ create: { width: BIG_SIDE, height: BIG_SIDE, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** @type {Readonly<Record<string, Attack>>} */
export const ATTACKS = {
  'twenty wrong logins': (target) =>
    atOnce(target, 20, (turn) =>
      send(target.address(turn), `${target.origin}/de/anmelden`, {
        method: 'POST',
        headers: { origin: target.origin },
        body: new URLSearchParams({ email: `a${turn}@example.org`, password: 'wrong' }),
      }),
    ),
  'bodies byte by byte': async (target) => {
    const visitors = await openForms(target.origin, 2, target.address);
    const head = (/** @type {number} */ index) => {
      const { headers } = visitors[index % visitors.length] ?? { headers: {} };
      return (
        'POST /de/api/temp-files/ HTTP/1.1\r\n' +
        `Host: ${new URL(target.origin).host}\r\n` +
        Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('') +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n'
      );
    };
    const addressOf = (/** @type {number} */ index) =>
      visitors[index % visitors.length]?.address ?? target.address(0);
    return sockets(target, 16, addressOf, head, async (socket) => {
      socket.write('-');
      await pause(1000);
    });
  },
  'pictures of 49 megapixels': async (target) => {
    const file = new Blob([new Uint8Array(await bigPicture())]);
    const visitors = await openForms(target.origin, 6, target.address);
    return atOnce(target, 6, (turn) => {
      const body = new FormData();
      body.append('file', file, 'big.png');
      const { address, headers } = visitors[turn % visitors.length] ?? { address: '', headers: {} };
      return send(address, `${target.origin}/de/api/temp-files/`, {
        method: 'POST',
        headers,
        body,
      });
    });
  },
  'unknown addresses, pipelined': (target) => {
    let number = 0;
    const line = () =>
      `GET /de/none-${(number += 1)} HTTP/1.1\r\n${headOf(target)}Accept: text/html\r\n\r\n`;
    return sockets(
      target,
      1,
      () => target.address(1),
      line,
      async (socket) => {
        socket.write(Array.from({ length: 50 }, line).join(''));
        await pause(20);
      },
    );
  },
  'unknown addresses, 60 connections': (target) =>
    atOnce(target, 60, (turn) =>
      send(target.address(2), `${target.origin}/de/none-at-all-${turn}`),
    ),
  'the description of the API': (target) =>
    atOnce(target, 8, (turn) =>
      send(
        target.address(3),
        `${target.origin}/${turn % 2 ? 'de/api/openapi.json' : 'de/schnittstelle'}?a=${turn}`,
      ),
    ),
  'addresses that are rendered each time': (target) =>
    atOnce(target, 16, (turn) =>
      send(
        target.address(4),
        target.origin +
          ([`/de?v=`, `/de?version_id=`, `/poster/event-${turn}-1.webp`][turn % 3] ?? ''),
      ),
    ),
  'searches that nobody asked for': (target) =>
    atOnce(target, 32, (turn) =>
      send(target.address(5), `${target.origin}/de/search?q=flood${turn}`),
    ),
  'bodies that do not end, 660 sockets': (target) =>
    sockets(
      target,
      660,
      (index) => target.address(6 + (index % 3)),
      () =>
        `POST /de/api/shop-cart/ HTTP/1.1\r\n${headOf(target)}` +
        `Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"${'a'.repeat(52_000)}`,
      () => pause(250),
    ),
  'a batch of 1,000 events': async (target) => {
    const operations = (/** @type {number} */ turn) =>
      Array.from({ length: BATCH_SIZE }, (_, index) => ({
        action: 'put',
        kind: 'event',
        source: 'bench',
        source_id: `a${index}`,
        body: {
          title: { de: `Stapel ${turn}`, en: `Batch ${turn}` },
          date_start: new Date(Date.UTC(2031, 0, 1, 18) + index * 36_000_000)
            .toISOString()
            .replace('.000', ''),
          room: 1,
        },
      }));
    return atOnce(target, 1, (turn) =>
      send(target.address(9), `${target.origin}/de/api/batch/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${target.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ operations: operations(turn) }),
      }),
    );
  },
  'idle connections': (target) =>
    sockets(
      target,
      400,
      () => target.address(10),
      () => `GET /de HTTP/1.1\r\n${headOf(target)}\r\n`,
      () => pause(250),
    ),
};

const [, file, origin = '', seconds = '0', token = '', name = ''] = process.argv;
if (file === import.meta.filename) {
  // Attackers would run elsewhere: what their programs compute takes no processor from the site.
  setPriority(constants.priority.PRIORITY_LOW);
  const end = performance.now() + Number(seconds) * 1000;
  /** @type {Target} */
  const target = {
    origin,
    token,
    isOver: () => performance.now() > end,
    address: (of) => `127.9.0.${(of % 250) + 1}`,
  };
  await ATTACKS[name]?.(target);
  console.log(JSON.stringify(answers));
}
