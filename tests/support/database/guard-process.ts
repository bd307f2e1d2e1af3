import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Clears up behind the tests however they end, also by Ctrl-C or `kill -9`: when
 * their end of the pipe closes, the server that they named goes, then the folder.
 */
const [folder = ''] = process.argv.slice(2);
let server = 0;
for await (const line of process.stdin) server = Number(line);

const PATIENCE_MS = 5000;

function isSignalled(signal: NodeJS.Signals | 0): boolean {
  try {
    return server > 0 && process.kill(server, signal);
  } catch {
    return false;
  }
}

if (isSignalled('SIGINT')) {
  const end = Date.now() + PATIENCE_MS;
  while (isSignalled(Date.now() < end ? 0 : 'SIGKILL')) await pause(20);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
