import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES, NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The script behind a package's command, so that it runs on the project's Node everywhere. */
export function commandOf(name, command = name) {
  const folder = path.join(MODULES, name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a command that says nothing but a dot a second; resolves to its exit code and all that it said. */
function quietly(file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    const forward = (signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const dots = setInterval(() => process.stdout.write('.'), 1000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(dots);
      for (const signal of FORWARDED) process.off(signal, forward);
      process.stdout.write('\n');
      resolve({ code: code ?? 1, said: Buffer.concat(said) });
    });
  });
}

/** A stage that is one command; it counts as one test. It can run beside another one: it tells nothing before its end. */
export const check = (name, what, script, args) => ({
  name,
  what,
  isQuiet: true,
  run: async () => {
    const { code, said } = await quietly(projectNode(), [
      ...NODE_FLAGS,
      commandOf(...[script].flat()),
      ...args,
    ]);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, said };
  },
});
