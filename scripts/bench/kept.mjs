import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { compare } from './load.mjs';
import { startNginx } from './nginx.mjs';
import { freePort, startNode, stop, untilReady } from './processes.mjs';
import { LIST } from './product.mjs';

const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive'];

/** One answer of the product, with its headers as they stand.
 * @param {string} url @param {string} encoding
 * @returns {Promise<{ head: string[], body: Buffer }>} */
const take = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const raw = response.rawHeaders;
        const head = raw.filter(
          (_, place) => !OF_THE_CONNECTION.includes((raw[place - (place % 2)] ?? '').toLowerCase()),
        );
        resolve({ head, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });

/**
 * A kept page against a bare server and nginx with the same bytes and headers.
 * @param {{ origin: string }} product at rest: what is rendered ahead takes the processor from all of them
 * @param {{ folder: string, seconds: number, rounds: number }} options
 */
export async function benchKept({ origin }, { folder, seconds, rounds }) {
  const rows = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    await take(`${origin}${LIST}`, encoding);
    const answer = await take(`${origin}${LIST}`, encoding);
    const file = path.join(folder, `answer-${encoding}.json`);
    writeFileSync(
      file,
      JSON.stringify({ head: answer.head, body: answer.body.toString('base64') }),
    );
    const port = await freePort();
    const bare = startNode([path.join(import.meta.dirname, 'bare-server.mjs'), file, String(port)]);
    await untilReady(`http://127.0.0.1:${port}/`, bare);
    const nginx = encoding === 'br' ? null : await startNginx(folder, encoding, answer);

    const headers = { 'Accept-Encoding': encoding };
    const measured = await compare(
      {
        foyer: { url: `${origin}${LIST}`, headers, seconds },
        bare: { url: `http://127.0.0.1:${port}${LIST}`, headers, seconds },
        ...(nginx ? { nginx: { url: nginx.url, headers, seconds } } : {}),
      },
      rounds,
    );
    await stop(bare.child);
    if (nginx) await stop(nginx.child);
    rows.push({ encoding, bytes: answer.body.byteLength, ...measured });
  }
  return rows;
}
