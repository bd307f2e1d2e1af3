import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { compare } from './load.mjs';
import { startPlainAstro } from './plain-astro.mjs';
import { startNode, stop } from './processes.mjs';
import { CLI, LIST, startProduct } from './product.mjs';
import { variantLua } from './variant.mjs';

/** @param {string} dataDir @param {number} events */
async function seed(dataDir, events) {
  const seeding = startNode([CLI, 'seed', '--events', String(events)], { DATA_DIR: dataDir });
  const [code] = await once(seeding.child, 'exit');
  if (code !== 0) throw new Error(`seeding ${events} events failed\n${seeding.output()}`);
}

/**
 * Filter pages nobody asked for before, against a plain Astro page with one query.
 * @param {number} events null for the demo venue as it comes
 * @param {{ folder: string, seconds: number, rounds: number }} options
 */
export async function benchUncached(events, { folder, seconds, rounds }) {
  const dataDir = path.join(folder, `events-${events}`);
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(CLI)) await seed(dataDir, events);
  const product = await startProduct(dataDir);
  const plain = await startPlainAstro(folder, events);
  let number = 0;
  const script = () => {
    const file = path.join(folder, `variant-${(number += 1)}.lua`);
    // Far enough apart that no round asks for what another one asked for.
    writeFileSync(file, variantLua(number * 100_000));
    return file;
  };
  const candidates = {
    get foyer() {
      return { url: `${product.origin}${LIST}`, script: script(), seconds };
    },
    get plain() {
      return { url: plain.url, script: script(), seconds };
    },
  };
  const measured = await compare(candidates, rounds);
  await stop(product.child);
  await stop(plain.child);
  return { events, ...measured };
}
