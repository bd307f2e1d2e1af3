import parsePrometheus from 'parse-prometheus-text-format';
import { describe, expect, it } from 'vitest';
import { RequestCounts } from '../../../src/lib/server/http/status/request-counts.ts';
import type { MetricsSource } from '../../../src/lib/server/http/status/metrics.ts';
import { readinessOf, type SiteState } from '../../../src/lib/server/http/status/readiness.ts';
import { programCheck } from '../../../src/lib/server/http/request/program-token.ts';
import type { StatusPages } from '../../../src/lib/server/http/status/answer-status.ts';
import { Unavailable } from '../../../src/lib/server/http/rendering/backend.ts';
import { SITE, STATE, withProcess, withSite } from './site-state.ts';
import { echo, handlerOf, HOST, serve } from '../http/http-kit.ts';

const TOKEN = 'a-token-of-operators-with-32-characters';
const STATS = {
  hits: 1,
  misses: 2,
  lastGood: 0,
  renders: 2,
  pages: 12,
  memoryBytes: 5,
  diskBytes: 6,
};

const pages = (token: string | null, requests = new RequestCounts()): StatusPages => ({
  isAllowed: token === null ? null : programCheck(token),
  state: (): MetricsSource => ({
    ...STATE,
    requests: requests.samples(),
    kept: requests.kept,
    store: STATS,
    loopDelayS: 0,
  }),
});

describe('OP-03 readiness', () => {
  it.each<
    readonly [string, SiteState, ReturnType<typeof readinessOf>['status'], readonly string[]]
  >([
    ['is there', STATE, 'ready', []],
    [
      'is not there while nothing renders',
      withProcess({ isOpen: false }),
      'unready',
      ['database', 'outbox', 'schedule', 'workers'],
    ],
    [
      'is not there while the database fails',
      withSite(null),
      'unready',
      ['database', 'outbox', 'schedule'],
    ],
    [
      'is not there when a process has been silent',
      withProcess({ statusAgeMs: 60_000 }),
      'unready',
      ['database', 'outbox', 'schedule'],
    ],
    ['is over when the server stops', { ...STATE, isStopping: true }, 'unready', ['process']],
    ['is there, with a full disk', { ...STATE, diskFree: 0.05 }, 'degraded', ['disk']],
    ['is there, with late mail', withSite({ ...SITE, mailLateS: 301 }), 'degraded', ['outbox']],
    [
      'is there, with mail given up',
      withSite({ ...SITE, mailsGivenUp: 1 }),
      'degraded',
      ['outbox'],
    ],
    [
      'is there, with a late backup',
      withSite({ ...SITE, backup: { ageS: 9, isLate: true } }),
      'degraded',
      ['backup'],
    ],
    [
      'is there, with a late schedule',
      withSite({ ...SITE, scheduleLateS: 301 }),
      'degraded',
      ['schedule'],
    ],
    [
      'is there, with a shop that does not answer',
      { ...STATE, recent: { errors: 0, shopAnswered: 0, shopUnreachable: 3 } },
      'degraded',
      ['shop'],
    ],
    [
      'is there while the shop answers now and then',
      { ...STATE, recent: { errors: 0, shopAnswered: 1, shopUnreachable: 9 } },
      'ready',
      [],
    ],
    [
      'is there, with many errors',
      { ...STATE, recent: { errors: 21, shopAnswered: 0, shopUnreachable: 0 } },
      'degraded',
      ['errors'],
    ],
  ])('%s', (_, state, status, failing) => {
    const readiness = readinessOf(state);
    expect(readiness.status).toBe(status);
    const failed = Object.entries(readiness.checks).flatMap(([name, { ok }]) => (ok ? [] : [name]));
    expect(failed.toSorted()).toEqual([...failing]);
  });
});

describe('OP-03 the addresses of operators', () => {
  const authorization = `Bearer ${TOKEN}`;

  it('answer whatever host is named, which no page does', async () => {
    const { ask } = await serve(echo, { status: pages(TOKEN) });
    const headers = { host: '10.0.0.7:4321' };
    expect((await ask('/healthz', { headers })).text).toBe('ok\n');
    expect((await ask('/readyz', { headers })).status).toBe(200);
    expect((await ask('/de', { headers })).status).toBe(421);
  });

  it('say details only to whoever has the token', async () => {
    const { ask } = await serve(echo, { status: pages(TOKEN) });
    expect((await ask('/readyz')).text).toBe('ready\n');
    const told = JSON.parse((await ask('/readyz', { headers: { authorization } })).text) as object;
    expect(told).toMatchObject({ commit: 'abc', checks: { outbox: { ok: true, waiting: 2 } } });
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { headers: { authorization: 'Bearer other' } })).status).toBe(
      401,
    );
    expect((await ask('/metrics', { headers: { authorization } })).status).toBe(200);
  });

  it('have no metrics where no token is configured', async () => {
    const { ask } = await serve(echo, { status: pages(null) });
    expect((await ask('/metrics', { headers: { authorization } })).status).toBe(404);
    expect((await ask('/readyz')).text).toBe('ready\n');
  });

  it('are only read', async () => {
    const { ask } = await serve(echo, { status: pages(TOKEN) });
    const answer = await ask('/readyz', { method: 'POST' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/healthz', { method: 'HEAD' })).text).toBe('');
  });

  it('give metrics that a parser of Prometheus reads: requests by route and status', async () => {
    const requests = new RequestCounts();
    const { ask } = await serve(
      handlerOf(() => ({})),
      { status: pages(TOKEN, requests), requests },
    );
    await ask('/de/programm-karten');
    await ask('/de/programm-karten');
    const kept = await ask('/de/programm-karten');
    const unchanged = { 'if-none-match': String(kept.headers.etag) };
    await ask('/de/programm-karten', { headers: unchanged });
    await ask('/%');
    const { text } = await ask('/metrics', { headers: { authorization } });
    const read = parsePrometheus(text);
    const samplesOf = (name: string) => read.find((metric) => metric.name === name)?.metrics ?? [];
    expect(samplesOf('foyer_http_requests_total')).toEqual(
      expect.arrayContaining([
        { labels: { route: 'page events', status: '200' }, value: '3' },
        { labels: { route: 'page events', status: '304' }, value: '1' },
        { labels: { route: 'unknown', status: '400' }, value: '1' },
      ]),
    );
    expect(samplesOf('foyer_page_store_answers_total')).toContainEqual({
      labels: { from: 'memory' },
      value: '3',
    });
    expect(samplesOf('foyer_queue_waiting')).toEqual([{ labels: { class: 'search' }, value: '4' }]);
    expect(samplesOf('foyer_log_lines_total')).toContainEqual({
      labels: { process: 'worker 7', outcome: 'error' },
      value: '3',
    });
    expect(samplesOf('foyer_database_up')).toEqual([{ value: '1' }]);
  });

  it('count one route for all addresses of strangers', () => {
    const requests = new RequestCounts();
    for (let index = 0; index < 100; index += 1)
      requests.add({ url: `/de/none-${String(index)}/${String(index)}/x.php` } as never, 404);
    expect(requests.samples()).toHaveLength(1);
  });
});

describe('OP-03 the name of a request', () => {
  const fails = handlerOf(() => {
    throw new Unavailable('there is nobody');
  });

  it('is in the answer and in the log where it was refused', async () => {
    const lines: (readonly [string, object | undefined])[] = [];
    const log = {
      info: (message: string, details?: object) => void lines.push([message, details]),
      warn: () => undefined,
      error: () => undefined,
    };
    const backend = {
      render: () => Promise.reject(new Unavailable('there is nobody')),
      answer: () => Promise.reject(new Unavailable('there is nobody')),
    };
    const { ask } = await serve(fails, { backend, log });
    const answer = await ask('/de/warenkorb');
    const id = String(answer.headers['x-request-id']);
    expect(answer.status).toBe(503);
    expect(lines).toContainEqual([
      'a request was refused',
      { reason: 'there is nobody', route: 'page cart', request: id },
    ]);
  });

  it('is on the page of an error that nobody expected', async () => {
    const backend = {
      render: () => Promise.reject(new Error('a bug')),
      answer: () => Promise.reject(new Error('a bug')),
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const { ask } = await serve(echo, { backend, log });
    const answer = await ask('/de/api/search/?q=x');
    expect(answer.status).toBe(500);
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    const page = await ask('/de/warenkorb', {
      headers: { accept: 'text/html' },
    });
    expect(page.text).toContain(`Kennung für Rückfragen: ${String(page.headers['x-request-id'])}`);
  });

  it.each([
    [true, 'from-the-proxy-1', true],
    [true, 'no name: "x"', false],
    [false, 'from-a-stranger', false],
  ])(
    'is the one of a proxy only where that is trusted (%s, %s)',
    async (trustProxy, name, isTaken) => {
      const backend = {
        render: () => Promise.reject(new Unavailable('away')),
        answer: () => Promise.reject(new Unavailable('away')),
      };
      const env = { siteOrigin: `https://${HOST}`, allowedHosts: [HOST], trustProxy };
      const { ask } = await serve(echo, { backend, env });
      const answer = await ask('/de/warenkorb', {
        headers: { 'x-request-id': name },
      });
      expect(answer.headers['x-request-id'] === name).toBe(isTaken);
    },
  );
});
