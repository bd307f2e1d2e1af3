import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WORKERD = fileURLToPath(new URL('../../edge/node_modules/.bin/workerd', import.meta.url));
/** As in `edge/wrangler.jsonc`. */
export const COMPATIBILITY = '2026-11-01';

/** What the platform gives a Worker; with more the runtime ends here. */
const HEAP_MB = 128;

/** Whether the tools of the edge are installed: `npm ci --prefix edge`. */
export function hasTools() {
  try {
    accessSync(WORKERD);
    return true;
  } catch {
    return false;
  }
}

const text = (value) => JSON.stringify(value);

const textBindings = (bindings) =>
  Object.entries(bindings).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`);

const worker = (file, bindings) => `
      modules = [(name = "worker.mjs", esModule = embed ${text(file)})],
      compatibilityDate = ${text(COMPATIBILITY)},
      compatibilityFlags = ["nodejs_compat"],
      bindings = [${bindings.join(', ')}],
      globalOutbound = "network",`;

/** What renders pages, with the way to its database, which nothing keeps for it here. */
function pagesService({ database, bindings }) {
  const { hostname, port, username, password, pathname } = new URL(database);
  const hyperdrive = `(name = "HYPERDRIVE", hyperdrive = (designator = "database",
        database = ${text(pathname.slice(1))}, user = ${text(decodeURIComponent(username))},
        password = ${text(decodeURIComponent(password))}, scheme = "postgresql"))`;
  return `
    (name = "pages", worker = (${worker('pages.mjs', [...textBindings(bindings), hyperdrive])})),
    (name = "database", external = (address = ${text(`${hostname}:${port || '5432'}`)}, tcp = ())),`;
}

/** The configuration of `workerd`: the front, the way to its server, and what it keeps in. */
const configuration = ({ port, bindings, shelf, pages = null }) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (${worker('worker.mjs', [
      ...textBindings(bindings),
      ...(pages === null ? [] : ['(name = "PAGES", service = "pages")']),
    ])}
      cacheApiOutbound = "shelf",
    )),${pages === null ? '' : pagesService(pages)}
    (name = "network", network = (allow = ["public", "private", "local"])),
    (name = "shelf", external = (address = ${text(shelf)}, http = ())),
  ],
  v8Flags = ["--max-heap-size=${String(HEAP_MB)}"],
  sockets = [(name = "http", address = "127.0.0.1:${String(port)}", http = (), service = "edge")],
);
`;

const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Runs the front in the platform's own runtime, which has no network here but its server.
 * @param {{ port: number, script: string, bindings: Record<string, string>, shelf: string,
 *   pages?: { script: string, database: string, bindings: Record<string, string> } | null,
 *   inspector?: number }} options
 *   `script`: what `build.mjs` made; `shelf`: the address of what it keeps in; `pages`: what renders
 *   there, too, and its database
 */
export async function startEdge(options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  copyFileSync(options.script, path.join(folder, 'worker.mjs'));
  if (options.pages) copyFileSync(options.pages.script, path.join(folder, 'pages.mjs'));
  const file = path.join(folder, 'config.capnp');
  writeFileSync(file, configuration(options));
  const { inspector } = options;
  const flags = inspector ? [`--inspector-addr=127.0.0.1:${String(inspector)}`] : [];
  const child = spawn(WORKERD, ['serve', ...flags, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  // Whoever fails never comes to its own `stop`.
  process.once('exit', kill);
  while (child.exitCode === null && !(await canConnect(options.port))) await pause(5);
  if (child.exitCode !== null) throw new Error(`workerd ended: ${output}`);
  return {
    url: `http://127.0.0.1:${String(options.port)}`,
    pid: child.pid,
    output: () => output,
    stop: async () => {
      kill();
      await exited;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
