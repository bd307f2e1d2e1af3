import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMb, untilIdle } from './process-tree.mjs';
import { stop } from './processes.mjs';
import { startProduct } from './product.mjs';
import { median } from './table.mjs';

/** After the last page was rendered ahead: rubbish is collected. */
const IDLE_MS = 5000;

/**
 * Time from the start of the process to its first page, and memory of all processes when idle.
 * @param {{ folder: string, rounds: number }} options
 */
export async function benchStartUp({ folder, rounds }) {
  const dataDir = path.join(folder, 'start-up');
  const cold = await startProduct(dataDir);
  await untilIdle(cold.child.pid);
  await pause(IDLE_MS);
  const afterColdMb = residentMb(cold.child.pid);
  await stop(cold.child);

  const warm = [];
  let idleMb = null;
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct(dataDir, cold.port);
    warm.push(product.firstAnswerMs);
    if (round === rounds - 1) {
      await untilIdle(product.child.pid);
      await pause(IDLE_MS);
      idleMb = residentMb(product.child.pid);
    }
    await stop(product.child);
  }
  return { coldMs: cold.firstAnswerMs, warmMs: median(warm), idleMb, afterColdMb };
}
