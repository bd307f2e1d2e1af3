import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processorOf, residentMb, untilIdle } from './process-tree.mjs';
import { freePort, startNode, stop, untilReady } from './processes.mjs';
import { startProduct } from './product.mjs';
import { median } from './table.mjs';
import { copyVenue } from './venue.mjs';

/** After the last page was rendered ahead: rubbish is collected. */
const IDLE_MS = 5000;

/** A server that does nothing: time to its first answer in ms, and its memory in MB. @param {string} folder */
async function startBare(folder) {
  const file = path.join(folder, 'nothing.json');
  writeFileSync(file, JSON.stringify({ head: {}, body: '' }));
  const port = await freePort();
  const started = performance.now();
  const bare = startNode([path.join(import.meta.dirname, 'bare-server.mjs'), file, String(port)]);
  await untilReady(`http://127.0.0.1:${port}/`, bare);
  const firstMs = performance.now() - started;
  const memoryMb = residentMb(bare.child.pid) ?? Number.NaN;
  await stop(bare.child);
  return { firstMs, memoryMb };
}

/**
 * Time from the start of the process to its first page, and memory of all processes when idle;
 * as floors those of a server that does nothing, its memory as often as Foyer has processes.
 * @param {{ folder: string, rounds: number }} options
 */
export async function benchStartUp({ folder, rounds }) {
  const cold = await startProduct(path.join(folder, 'cold'));
  await stop(cold.child);
  const { dataDir, port } = await copyVenue(folder);

  const warm = [];
  const bare = [];
  let idleMb = null;
  let processes = 1;
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await startBare(folder));
    const product = await startProduct(dataDir, port);
    warm.push(product.firstAnswerMs);
    if (round === rounds - 1) {
      await untilIdle(product.child.pid);
      await pause(IDLE_MS);
      idleMb = residentMb(product.child.pid);
      processes = processorOf(product.child.pid ?? 0).length;
    }
    await stop(product.child);
  }
  const floors = {
    start: median(bare.map(({ firstMs }) => firstMs)),
    idle: processes * median(bare.map(({ memoryMb }) => memoryMb)),
  };
  return { coldMs: cold.firstAnswerMs, warmMs: median(warm), idleMb, floors };
}
