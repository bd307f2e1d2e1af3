import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup, spawnGroup } from './process-group.ts';
import { API_TOKEN } from '../token.ts';

/** The product as a process, with all processes that it starts. */
export interface ServerProcess {
  readonly origin: string;
  /** From the start until the first answer, in milliseconds. */
  readonly readyMs: number;
  /** Ends all of it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

/** Starts a process of the product. @returns it with what it has said so far */
export function startProcess(env: Readonly<Record<string, string>>) {
  const child = spawnGroup(process.execPath, ['src/lib/server/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'fatal', API_TOKEN, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (part: Buffer) => said.push(part.toString()));
  return { child, said };
}

/** Starts the product on a folder, and waits until it can save. */
export async function startServer(dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const began = performance.now();
  const { child, said } = startProcess({ PORT: port, DATA_DIR: dataDir });
  const origin = `http://localhost:${port}`;
  const gone = once(child, 'exit');
  for (;;) {
    const response = await fetch(`${origin}/de/pageeditor-api/records/tag/`, {
      headers: { authorization: `Bearer ${API_TOKEN}` },
    }).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) break;
    if (child.exitCode !== null) throw new Error(said.join(''));
    await pause(20);
  }
  return {
    origin,
    readyMs: performance.now() - began,
    kill: async () => {
      endGroup(child);
      await gone;
    },
  };
}
