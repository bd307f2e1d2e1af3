import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from './processes.mjs';
import { startProduct } from './product.mjs';

/** Long enough for pages to be rendered ahead and rubbish to be collected. */
const IDLE_MS = 5000;

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Resident memory in MB; null where the system does not say. @param {number | undefined} pid */
function residentMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return null;
  }
}

/**
 * Time from the start of the process to its first page, and memory when idle.
 * @param {{ folder: string, rounds: number }} options
 */
export async function benchStartUp({ folder, rounds }) {
  const dataDir = path.join(folder, 'start-up');
  const cold = await startProduct(dataDir);
  await pause(IDLE_MS);
  const afterColdMb = residentMb(cold.child.pid);
  await stop(cold.child);

  const warm = [];
  let idleMb = null;
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct(dataDir, cold.port);
    warm.push(product.firstAnswerMs);
    if (round === rounds - 1) {
      await pause(IDLE_MS);
      idleMb = residentMb(product.child.pid);
    }
    await stop(product.child);
  }
  return { coldMs: cold.firstAnswerMs, warmMs: median(warm), idleMb, afterColdMb };
}
