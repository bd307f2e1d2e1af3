import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  OutsideRequest,
  type OutsideAnswer,
} from '../../../src/lib/server/adapters/outside-request.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { linkChecks } from '../../../src/lib/server/repositories/hub/link-checks.ts';
import { LinkChecks } from '../../../src/lib/server/services/links/link-checks.ts';
import type { OutsideLink } from '../../../src/lib/server/services/links/site-links.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { NOW } from '../../support/env.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Another site, on this machine. @returns its port and what was asked of it */
async function otherSite(answer: Answer) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  return { port: (server.address() as AddressInfo).port, asked };
}

const NEVER = new AbortController().signal;
const OPTIONS = { userAgent: 'Foyer link check (+https://www.example.org)', timeoutMs: 10_000 };
/** Every name is this machine; what may be connected to is said by each test. */
const resolve = (_: string, __: unknown, told: (error: null, list: never[]) => void) => {
  told(null, [{ address: '127.0.0.1', family: 4 }] as never[]);
};

const statusOf = (answer: OutsideAnswer) => (answer.kind === 'status' ? answer.status : answer.why);

describe('ED-21 a request to another site', () => {
  it('ED-21 says who asks, takes no cookie along and reads no body', async () => {
    const { port, asked } = await otherSite((_, response) => {
      response.setHeader('set-cookie', 'a=1');
      response.end('x'.repeat(1000));
    });
    const outside = new OutsideRequest({ ...OPTIONS, resolve, isAllowed: () => true });
    const url = new URL(`http://other.example:${String(port)}/page?a=1#part`);
    expect(statusOf(await outside.ask(url, 'HEAD', NEVER))).toBe(200);
    expect(statusOf(await outside.ask(url, 'GET', NEVER))).toBe(200);
    expect(asked.map(({ method, url: path }) => [method, path])).toEqual([
      ['HEAD', '/page?a=1'],
      ['GET', '/page?a=1'],
    ]);
    expect(asked.map(({ headers }) => [headers['user-agent'], headers.cookie])).toEqual(
      Array.from({ length: 2 }, () => [OPTIONS.userAgent, undefined]),
    );
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/',
  ])('ED-21 goes to no private network: %s', async (address) => {
    const outside = new OutsideRequest(OPTIONS);
    expect(statusOf(await outside.ask(new URL(address), 'GET', NEVER))).toBe('private');
  });

  it('ED-21 goes to no private network by a name, whatever it said before', async () => {
    const { port, asked } = await otherSite((_, response) => response.end());
    const names = ['127.0.0.1', '127.0.0.2'];
    let looked = 0;
    // The first look-up is allowed, the next one is not: what is connected to is what was checked.
    const rebinding = (_: string, __: unknown, told: (error: null, list: never[]) => void) => {
      const address = names[Math.min(looked, 1)] ?? '';
      looked += 1;
      told(null, [{ address, family: 4 }] as never[]);
    };
    const url = new URL(`http://rebinding.example:${String(port)}/`);
    const isAllowed = (address: string) => address === '127.0.0.1';
    const outside = new OutsideRequest({ ...OPTIONS, resolve: rebinding, isAllowed });
    expect(statusOf(await outside.ask(url, 'HEAD', NEVER))).toBe(200);
    expect(looked).toBe(1);
    expect(statusOf(await outside.ask(url, 'GET', NEVER))).toBe('private');
    const guarded = new OutsideRequest({ ...OPTIONS, resolve });
    expect(statusOf(await guarded.ask(url, 'GET', NEVER))).toBe('private');
    const mixed = (_: string, __: unknown, told: (error: null, list: never[]) => void) => {
      told(
        null,
        ['93.184.215.14', '10.0.0.1'].map((address) => ({ address, family: 4 })) as never[],
      );
    };
    const both = new OutsideRequest({ ...OPTIONS, resolve: mixed });
    expect(statusOf(await both.ask(url, 'GET', NEVER))).toBe('private');
    // Control: the one request that arrived is the one that was allowed.
    expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('ED-21 that is not answered, or given up, says so', async () => {
    const { port } = await otherSite(() => undefined);
    const url = new URL(`http://slow.example:${String(port)}/`);
    const outside = new OutsideRequest({
      ...OPTIONS,
      timeoutMs: 50,
      resolve,
      isAllowed: () => true,
    });
    expect(statusOf(await outside.ask(url, 'GET', NEVER))).toBe('unreachable');
    const end = AbortSignal.abort();
    expect(statusOf(await outside.ask(url, 'GET', end))).toBe('unreachable');
  });
});

/** The venue wants other sites to be asked, or not. */
async function setWanted(app: AppContext, wantsIt: boolean) {
  const settings = await stored(app, 'settings', 1);
  const values = { ...inputOf('settings', settings), checks_outside_links: wantsIt };
  valueOf(await app.records.update('settings', settings, values));
  await app.feed.catchUp();
}

/** Looks after links to these addresses by answers that are made up. @returns what was asked for, as `GET address` */
function checksOf(
  app: AppContext,
  addresses: readonly string[],
  answerOf: (address: string, method: string) => OutsideAnswer,
) {
  const asked: string[] = [];
  let now = NOW;
  const outside = addresses.map((address) => ({ address }) as OutsideLink);
  const checks = new LinkChecks({
    ...app,
    siteLinks: { read: () => Promise.resolve({ faulty: [], outside }) },
    now: () => now,
    ask: ({ href }, method) => {
      asked.push(`${method} ${href}`);
      return Promise.resolve(answerOf(href, method));
    },
  });
  const found = async () =>
    [...(await linkChecks(app.database.db, 'outside')).values()]
      .map(({ target, fault }) => [target, fault])
      .sort();
  return { checks, asked, found, setNow: (time: Date) => (now = time) };
}

const answer = (status: number, location: string | null = null): OutsideAnswer => ({
  kind: 'status',
  status,
  location,
});

/** As often as it takes for every address to have its turn. */
const RUNS = 3;

describe.each(BOTH_ENGINES)('ED-21 the look after links to other sites, on %s', (engine) => {
  it('ED-21 asks each address once a week, one of a host at a time, by HEAD and then by GET', async () => {
    const app = await appFor(engine, 'demo');
    await setWanted(app, true);
    const links = [
      'https://a.test/one',
      'https://a.test/one',
      'https://a.test/two',
      'https://b.test/gone',
      'https://c.test/no-head',
      'https://d.test/login',
    ];
    const { checks, asked, found, setNow } = checksOf(app, links, (address, method) => {
      if (address.endsWith('/gone')) return answer(404);
      if (address.endsWith('/no-head')) return answer(method === 'HEAD' ? 405 : 200);
      return answer(address.endsWith('/login') ? 403 : 200);
    });
    await checks.askOutside();
    expect(asked.filter((one) => one.includes('a.test'))).toHaveLength(1);
    for (let run = 0; run < RUNS; run += 1) await checks.askOutside();
    const once = [
      'GET https://b.test/gone',
      'GET https://c.test/no-head',
      'GET https://d.test/login',
      'HEAD https://a.test/one',
      'HEAD https://a.test/two',
      'HEAD https://b.test/gone',
      'HEAD https://c.test/no-head',
      'HEAD https://d.test/login',
    ];
    expect(asked.toSorted()).toEqual(once);
    expect(await found()).toEqual([
      ['https://a.test/one', null],
      ['https://a.test/two', null],
      ['https://b.test/gone', 'gone'],
      ['https://c.test/no-head', null],
      ['https://d.test/login', null],
    ]);
    setNow(new Date(NOW.getTime() + 7 * 86_400_000 - 1000));
    await checks.askOutside();
    expect(asked.toSorted()).toEqual(once);
    setNow(new Date(NOW.getTime() + 7 * 86_400_000));
    for (let run = 0; run < RUNS; run += 1) await checks.askOutside();
    expect(asked.toSorted()).toEqual([...once, ...once].sort());
  });

  it('ED-21 follows redirects to their end, and to no private network', async () => {
    const app = await appFor(engine, 'demo');
    await setWanted(app, true);
    const links = [
      'https://moved.test/a',
      'https://round.test/',
      'https://inward.test/',
      'https://broken.test/',
      'https://silent.test/',
    ];
    const real = new OutsideRequest(OPTIONS);
    const { checks, found } = checksOf(app, links, (address) => {
      if (address === 'https://moved.test/a') return answer(301, '/b');
      if (address === 'https://moved.test/b') return answer(200);
      if (address.startsWith('https://round')) return answer(302, 'https://round.test/');
      if (address.startsWith('https://inward')) return answer(302, 'http://127.0.0.1/');
      if (address === 'http://127.0.0.1/') return { kind: 'nothing', why: 'private' };
      if (address.startsWith('https://broken')) return answer(503);
      return { kind: 'nothing', why: 'unreachable' };
    });
    // What the answers above say of this machine is what the real guard says.
    expect(statusOf(await real.ask(new URL('http://127.0.0.1/'), 'HEAD', NEVER))).toBe('private');
    for (let run = 0; run < RUNS; run += 1) await checks.askOutside();
    expect(await found()).toEqual([
      ['https://broken.test/', 'failed'],
      ['https://inward.test/', 'private'],
      ['https://moved.test/a', null],
      ['https://round.test/', 'circle'],
      ['https://silent.test/', 'unreachable'],
    ]);
  });

  it('ED-21 is off until the venue wants it, and ends when the process does', async () => {
    const app = await appFor(engine, 'demo');
    expect((await stored(app, 'settings', 1)).checks_outside_links).toBe(false);
    const off = checksOf(app, ['https://a.test/'], () => answer(404));
    await off.checks.askOutside();
    expect(off.asked).toEqual([]);
    await setWanted(app, true);
    // Control: then it is asked; what is broken off on the way is not written down.
    off.checks.stop();
    await off.checks.askOutside();
    expect(await off.found()).toEqual([]);
    const on = checksOf(app, ['https://a.test/'], () => answer(404));
    await on.checks.askOutside();
    expect(await on.found()).toEqual([['https://a.test/', 'gone']]);
  });
});
