import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import {
  childrenOf,
  filledFolder,
  SERVE,
  untilReady,
} from '../../support/site/processes/product-process.ts';
import { freePort } from '../../support/site/processes/server-process.ts';

/* Whoever ends one of the processes ends all of them, and nobody is cut off. */

const NODE = [process.execPath, '--disable-warning=ExperimentalWarning', ...SERVE];
/** How the product is started: as a service, through npm, and as the first process of a container. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  service: NODE,
  // `npm start` prepares the site first; this is the second half of it.
  npm: ['npm', 'start', '--ignore-scripts'],
  container: ['unshare', '--pid', '--fork', '--mount-proc', ...NODE],
};

async function start(command: readonly string[]) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    env: { ...process.env, PORT: port, SITE_ORIGIN: origin, DATA_DIR: await filledFolder() },
    stdio: 'ignore',
  });
  await untilReady(origin);
  return { child, origin, exited: once(child, 'exit') };
}

/** The process of the supervisor and that of the server in front, below the one that was started. */
function processesBelow(pid: number): { readonly supervisor: number; readonly front: number } {
  for (let place = pid; ;) {
    const [front] = childrenOf(place, 'server/main.ts').filter(
      (one) => childrenOf(one, 'server/worker.ts').length > 0,
    );
    if (front !== undefined) return { supervisor: place, front };
    const [below] = childrenOf(place, '');
    if (below === undefined) throw new Error('no server runs');
    place = below;
  }
}

/** A form that is sent to its half; `end` sends the rest and gives the whole answer. */
async function halfSent(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = 'email=a%40example.org&password=wrong';
  const half = body.length / 2;
  socket.write(
    `POST /de/anmelden HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, half)}`,
  );
  return {
    end: () => {
      socket.write(body.slice(half));
      return text(socket);
    },
  };
}

/** Nothing listens there any more: all processes are gone. */
const untilGone = (origin: string) =>
  expect
    .poll(() =>
      fetch(origin).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone');

const CASES = [
  ['service', 'supervisor', 'SIGTERM', ''],
  ['service', 'supervisor', 'SIGINT', ' @full'],
  ['service', 'front', 'SIGTERM', ' @full'],
  ['service', 'front', 'SIGINT', ' @full'],
  ['npm', 'started', 'SIGTERM', ''],
  ['npm', 'supervisor', 'SIGTERM', ' @full'],
  ['npm', 'front', 'SIGTERM', ' @full'],
  ['container', 'supervisor', 'SIGTERM', ' @full'],
  ['container', 'supervisor', 'SIGINT', ' @full'],
] as const;

for (const [how, which, signal, tag] of CASES)
  test(`RL-05 case 34 ${signal} to the ${which} process of ${how} ends all, with what is under way answered${tag}`, async () => {
    const { child, origin, exited } = await start(STARTS[how] ?? []);
    const started = child.pid ?? 0;
    const { supervisor, front } = processesBelow(started);
    const sent = await halfSent(origin);
    process.kill({ started, supervisor, front }[which], signal);
    expect(await sent.end()).toMatch(/^HTTP\/1\.1 401[^]*<\/html>\s*$/u);
    await untilGone(origin);
    const [code, by] = (await exited) as [number | null, string | null];
    // npm says by which signal it was ended itself.
    if (which !== 'started') expect([code, by]).toEqual([0, null]);
  });

test('RL-05 case 34 control: a process that is killed is started again, and the others go on @full', async () => {
  const { child, origin, exited } = await start(NODE);
  const { supervisor, front } = processesBelow(child.pid ?? 0);
  process.kill(front, 'SIGKILL');
  await expect.poll(() => childrenOf(supervisor, 'server/main.ts').includes(front)).toBe(false);
  await untilReady(origin);
  expect(processesBelow(supervisor).front).not.toBe(front);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
