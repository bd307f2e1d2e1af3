import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { projectNode, ROOT, SERVER_FLAGS } from '../start/paths.mjs';

const STOP_LIMIT_MS = 10_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a program; it is stopped with the benchmark at the latest.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export function start(file, args, env = {}) {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (/** @type {Buffer} */ chunk) => {
    // The end is enough to say why a program did not start.
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return { child, output: () => output };
}

/**
 * As the product is started, those that it is compared with, too.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export const startNode = (args, env) => start(projectNode(), [...SERVER_FLAGS, ...args], env);

/** @param {import('node:child_process').ChildProcess} child */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(limit);
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** A port of this machine that nothing uses now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Asks an address until it answers 200.
 * @param {string} url
 * @param {{ child: import('node:child_process').ChildProcess, output: () => string }} program
 * @param {number} [limitMs]
 */
export async function untilReady(url, { child, output }, limitMs = 60_000) {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    if (child.exitCode !== null || performance.now() - started > limitMs)
      throw new Error(`no answer from ${url}\n${output()}`);
    await pause(answer === null ? 1 : 10);
  }
}
