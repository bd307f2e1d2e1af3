import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // All of it ended by itself.
  }
}

// A test that fails never comes to its own `stop`. What it had started would go on beside all
// tests after it, and servers that are short of memory start workers for as long as they live.
process.once('exit', () => {
  for (const child of running) killGroup(child);
});

/**
 * Starts a program in a process group of its own, which is killed with the tests' process at the
 * latest: Playwright takes another one after each failed test.
 */
export function spawnGroup(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  return child;
}

/** Ends a program and everything that it started at once, as a power cut would. */
export function endGroup(child: ChildProcess): void {
  running.delete(child);
  killGroup(child);
}
