import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('lock-process.ts', import.meta.url));

/** Has another process lock a database file for writing. @returns what lets it go again */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.stdin.end();
    await gone;
  };
}
