import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('guard-process.ts', import.meta.url));

/** A temporary folder, and a process that outlives this one to remove it. */
export interface Guard {
  readonly folder: string;
  /** Has a server ended, too, should these tests end before it. */
  watch(pid: number): void;
  /** Removes the folder now. */
  clear(): Promise<void>;
}

export function startGuard(): Guard {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-databases-'));
  // PostgreSQL runs under another account where the tests run as root.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [PROCESS, folder], {
    // Its own process group: Ctrl-C in the terminal is for the tests.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    folder,
    watch: (pid) => void child.stdin.write(`${pid}\n`),
    clear: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
