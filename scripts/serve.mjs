/**
 * The running site, for `npm start`, service managers and containers alike. It needs packages
 * and a build, which `npm start` makes first.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { askHouse } from './start/ask-house.mjs';
import { projectNode, ROOT, SERVER_ENV, SERVER_FLAGS } from './start/paths.mjs';
import { run } from './start/run.mjs';

if (process.argv.includes('--help')) {
  console.log(
    [
      'Runs the built site until it is told to stop (SIGTERM, SIGINT, Ctrl-C).',
      'Settings are environment variables: docs/configuration.md names them all, with PORT,',
      'HOST, SITE_ORIGIN, DATA_DIR and DATABASE_URL first. `npm start` installs and builds before.',
      '--open  opens a browser when the site answers',
    ].join('\n'),
  );
  process.exit(0);
}

if (process.argv.includes('--open')) {
  const address = `http://localhost:${process.env['PORT'] || '4321'}/`;
  const opener = path.join(ROOT, 'scripts/start/open-browser.mjs');
  spawn(projectNode(), [opener, address], { stdio: 'ignore', detached: true }).unref();
}

const SHELL = '/bin/sh';
const SETPRIV = '/usr/bin/setpriv';
const SUPERVISE = path.join(ROOT, 'scripts/start/supervise.sh');
const MAIN = path.join(ROOT, 'src/lib/server/main.ts');

const env = { ...SERVER_ENV, ...(await askHouse()) };
const program = [projectNode(), ...SERVER_FLAGS, MAIN];
// npm's own shell between npm and this process hands no signal on: its end is taken for one.
const isBelowNpm = process.env['npm_lifecycle_event'] !== undefined && existsSync(SETPRIV);
const command = [
  ...(isBelowNpm ? [SETPRIV, '--pdeathsig', 'TERM'] : []),
  ...[SHELL, SUPERVISE, ...program],
];
if (process.execve !== undefined && existsSync(SHELL)) {
  process.chdir(ROOT);
  // This process becomes the shell that looks after the server: it takes no memory beside it.
  process.execve(command[0] ?? SHELL, command, {
    .../** @type {Record<string, string>} */ (process.env),
    ...env,
  });
}
// On Windows nobody starts it again.
const [file = '', ...args] = program;
process.exitCode = await run(file, args, env);
