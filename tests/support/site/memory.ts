import { readFileSync } from 'node:fs';
import type { ProductProcess } from './processes/product-process.ts';

/** Resident memory of a process, in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes = ''] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The same of the server in front and all of its workers. */
export const memoryOfAll = ({ child, workers }: ProductProcess): number =>
  [child.pid ?? 0, ...workers()].reduce((sum, pid) => sum + memoryOf(pid), 0);
