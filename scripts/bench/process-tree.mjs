import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICKS_PER_SECOND = 100;
const IDLE_CHECK_MS = 1000;
/** A process at rest still looks at its clock now and then. */
const IDLE_SHARE = 0.05;
const IDLE_LIMIT_MS = 120_000;

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended meanwhile, or the system has no such files.
    return '';
  }
}

/** A process and all below it. @param {number} pid @returns {number[]} */
function treeOf(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

/** Resident memory of a process and all below it, in MB; null where the system does not say. @param {number | undefined} pid */
export function residentMb(pid) {
  if (pid === undefined) return null;
  const parts = treeOf(pid).map((one) =>
    Number(/VmRSS:\s+(\d+)/u.exec(read(`/proc/${one}/status`))?.[1] ?? 0),
  );
  const sum = parts.reduce((all, part) => all + part, 0);
  return sum === 0 ? null : sum / 1024;
}

/** Processor time of a process and of each below it, in seconds. @param {number} pid */
export const processorOf = (pid) =>
  treeOf(pid).map((one) => {
    const fields = read(`/proc/${one}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
  });

const processorSeconds = (/** @type {number} */ pid) =>
  processorOf(pid).reduce((all, part) => all + part, 0);

/** Waits until a process and all below it are at rest: pages are rendered ahead then. @param {number | undefined} pid */
export async function untilIdle(pid) {
  if (pid === undefined) return;
  const end = Date.now() + IDLE_LIMIT_MS;
  for (let before = processorSeconds(pid); Date.now() < end;) {
    await pause(IDLE_CHECK_MS);
    const now = processorSeconds(pid);
    if (now - before < (IDLE_SHARE * IDLE_CHECK_MS) / 1000) return;
    before = now;
  }
}
