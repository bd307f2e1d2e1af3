import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../source-files.ts';

/** What the product is built from and runs on. */
const COPIED = [
  'astro.config.mjs',
  'config',
  'demo',
  'package.json',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.json',
];
const FLAGS = ['--disable-warning=ExperimentalWarning', '--expose-gc'];
const START_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 100;
const TOKEN = 'a-token-for-a-copy-of-more-than-32-characters';

/** The project in a folder of its own, which tests can change. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-copy-'));
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  return root;
}

/** Starts a script of the copy on the Node of the tests, with nothing of their environment. */
function start(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [...FLAGS, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, output: () => output };
}

/** Runs a script of the copy to its end. @throws {Error} with what it says, where it fails */
async function run(root: string, args: readonly string[]): Promise<void> {
  const { child, output } = start(root, args);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed in the copy\n${output()}`);
}

export const buildCopy = (root: string): Promise<void> =>
  run(root, ['node_modules/astro/bin/astro.mjs', 'build']);

const dataOf = (root: string): string => path.join(root, 'data');

/** Fills a fresh database with the demo by the code of the copy, without drawing its pictures, which takes long. */
export function fillCopy(root: string): Promise<void> {
  const code = `
    import { createApp } from './src/lib/server/app/open-app.ts';
    import { readEnv } from './src/lib/server/config/env.ts';
    const { env } = readEnv({ DATA_DIR: ${JSON.stringify(dataOf(root))} });
    await (await createApp(env)).close();`;
  return run(root, ['--input-type=module', '--eval', code]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The running copy. */
export interface CopiedProduct {
  /** As an editor's program asks; with a body it is sent as JSON. */
  ask(target: string, body?: object, headers?: Headers): Promise<Answer>;
  stop(): Promise<void>;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const isOver = await Promise.race([closed.then(() => true), pause(5000, false)]);
  if (isOver) return;
  child.kill('SIGKILL');
  await closed;
}

/** Starts the built and filled copy. @throws {Error} with what it says, where it does not. */
export async function startCopy(root: string): Promise<CopiedProduct> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataOf(root), API_TOKEN: TOKEN };
  const { child, output } = start(root, ['src/lib/server/main.ts'], settings);
  const stop = () => stopped(child);
  const ask: CopiedProduct['ask'] = async (target, body, headers) => {
    const answer = await fetch(`http://127.0.0.1:${port}${target}`, {
      headers: {
        authorization: `Bearer ${TOKEN}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await ask('/de').catch(() => null);
    if (answer?.status === 200) return { ask, stop };
    await pause(ASK_EVERY_MS);
  }
  await stop();
  throw new Error(`the copy did not start\n${output()}`);
}

export const removeCopy = (root: string): void => {
  rmSync(root, { recursive: true, force: true });
};
