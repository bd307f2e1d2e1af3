import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's folder with one line that says what is done and how long it
 * took. What the program says is shown only where it fails.
 * @param {string} what
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runQuietly(what, file, args) {
  const started = performance.now();
  const isTerminal = process.stdout.isTTY;
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const say = () => process.stdout.write(`\r${what} … ${seconds()}`);
  const timer = isTerminal ? setInterval(say, 1000) : undefined;
  process.stdout.write(isTerminal ? `${what} …` : `${what} …\n`);
  /** @type {Buffer[]} */
  const said = [];
  const code = await run(file, args, {}, (chunk) => said.push(chunk));
  clearInterval(timer);
  process.stdout.write(isTerminal ? `\r${what}: ${seconds()}  \n` : `${what}: ${seconds()}\n`);
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code;
}

/**
 * Runs a program in the project's folder, in the foreground: its output is
 * shown, signals reach it.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] beside that of this process
 * @param {(chunk: Buffer) => void} [onOutput] told what it says, which is not shown then
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
export function run(file, args, env = {}, onOutput = undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of FORWARDED) process.off(name, forward);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
