import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * The ids of a process's threads: Linux keeps a priority for each, so that those that collect
 * garbage and compress would keep their own. Elsewhere the process is one.
 */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${String(pid)}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Lets other processes go first where all want the processor, where the system allows it. */
export function lowerPriority(pid: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It ended meanwhile, or goes on at normal priority.
    }
  }
}
