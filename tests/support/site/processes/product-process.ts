import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup, spawnGroup } from './process-group.ts';
import { freePort } from './server-process.ts';
import { API_TOKEN } from '../token.ts';

const MAIN = path.resolve('src/lib/server/main.ts');
/** The command for services: it becomes the shell that looks after the server. */
export const SERVE = [path.resolve('scripts/serve.mjs')];
const READY_LIMIT_MS = 60_000;

/** The product as `npm start` runs it, in processes of its own. */
export interface ProductProcess {
  readonly origin: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything that it wrote so far. */
  readonly output: () => string;
  /** The process ids of its workers, oldest first. */
  readonly workers: () => readonly number[];
  stop(): Promise<number | null>;
}

/** A data folder with the content that the tests' own server was filled with. */
export async function filledFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-process-'));
  const source = new DatabaseSync(path.join(process.env['E2E_DATA'] ?? '', 'foyer.db'), {
    readOnly: true,
  });
  await backup(source, path.join(folder, 'foyer.db'));
  source.close();
  return folder;
}

/** The children of a process that run a program of this name. */
export function childrenOf(pid: number, program: string): readonly number[] {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return children
    .split(' ')
    .map(Number)
    .filter((child) => {
      if (child === 0) return false;
      try {
        return readFileSync(`/proc/${String(child)}/cmdline`, 'utf8').includes(program);
      } catch {
        // It ended meanwhile.
        return false;
      }
    });
}

export async function untilReady(origin: string, limitMs = READY_LIMIT_MS): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/de`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`${origin} did not answer in time`);
}

interface StartOptions {
  readonly dataDir?: string;
  /** Of the product; else one that is free. */
  readonly port?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another program than the server, as the supervisor that starts it. */
  readonly program?: readonly string[];
}

/** Starts the product with the demo venue on a port of its own; `stop` ends it. */
export async function startProduct(options: StartOptions = {}): Promise<ProductProcess> {
  const { dataDir = await filledFolder(), env = {}, program = [MAIN] } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnGroup(process.execPath, ['--expose-gc', ...program], {
    env: {
      ...process.env,
      PORT: port,
      SITE_ORIGIN: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      API_TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const product = {
    origin,
    dataDir,
    child,
    output: () => output,
    workers: () => childrenOf(child.pid ?? 0, 'server/worker.ts'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
  try {
    await untilReady(origin);
  } catch (error) {
    endGroup(child);
    throw new Error(output, { cause: error });
  }
  return product;
}
