import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Alarms } from '../../../src/lib/server/http/alarms/alarms.ts';
import { ALARMS, type AlarmName } from '../../../src/lib/server/http/alarms/alarm-state.ts';
import { RecentCounter } from '../../../src/lib/server/http/status/recent-counts.ts';
import { readinessOf, type SiteState } from '../../../src/lib/server/http/status/readiness.ts';
import { openMailer } from '../../../src/lib/server/adapters/mail.ts';
import { mailServer } from '../../support/mail/mail-server.ts';
import { SITE, STATE, withProcess, withSite } from './site-state.ts';

const FAILING: Readonly<Record<AlarmName, SiteState>> = {
  workers: withProcess({ isOpen: false }),
  database: withSite(null),
  disk: { ...STATE, diskFree: 0.05 },
  outbox: withSite({ ...SITE, mailLateS: 301 }),
  backup: withSite({ ...SITE, backup: { ageS: 200_000, isLate: true } }),
  schedule: withSite({ ...SITE, scheduleLateS: 301 }),
  shop: { ...STATE, recent: { errors: 0, shopAnswered: 0, shopUnreachable: 3 } },
  errors: { ...STATE, recent: { errors: 21, shopAnswered: 0, shopUnreachable: 0 } },
};
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

function folderOfData(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-alarms-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const decoded = (message: string): string =>
  Buffer.from(
    message
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/gu, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString();

/** Alarms about a site whose state the test sets, by a mail server of their own. */
async function alarmsFor(dataDir = folderOfData()) {
  const server = await mailServer('takes');
  let state = STATE;
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 10, 27, 18, 0, (seconds += 30)));
  const mailer = openMailer(
    { url: server.url, from: 'foyer@example.org' },
    { folder: '/nowhere', now, timeoutMs: 30_000 },
  );
  const make = () =>
    new Alarms({
      env: { dataDir, siteOrigin: 'https://www.example.org' },
      ...{ to: 'it@example.org', mailer, now, log: LOG },
      readiness: () => readinessOf(state),
    });
  let alarms = make();
  return {
    dataDir,
    server,
    restart: () => (alarms = make()),
    async look(times: number, next: SiteState = state) {
      state = next;
      for (let time = 0; time < times; time += 1) await alarms.look();
      return server.messages.length;
    },
  };
}

describe('OP-03 alarms by mail', () => {
  it.each(ALARMS)('tell once that %s fails, what to do, and once that it is over', async (name) => {
    const { server, look } = await alarmsFor();
    await look(1);
    expect(await look(2, FAILING[name])).toBe(0);
    expect(await look(40)).toBe(1);
    const [raised] = server.messages;
    expect(raised?.to).toContain('<it@example.org>');
    const text = decoded(raised?.text ?? '');
    expect(text).toContain('Seit 2026-11-27T18:01:00.000Z');
    expect(text).toContain('Since 2026-11-27T18:01:00.000Z');
    expect(text).toContain('https://www.example.org/readyz');
    expect(text).not.toMatch(/undefined|\{\{/u);
    expect(await look(4, STATE)).toBe(1);
    expect(await look(1)).toBe(2);
    expect(decoded(server.messages[1]?.text ?? '')).toMatch(
      /Wieder in Ordnung: [^{]+ \(seit 2026/u,
    );
    expect(await look(40)).toBe(2);
  });

  it('are one message where several things fail at a time', async () => {
    const { server, look } = await alarmsFor();
    await look(1);
    expect(await look(3, { ...FAILING.outbox, diskFree: 0 })).toBe(1);
    expect(server.messages[0]?.text).toContain('2 Warnungen');
  });

  it('say nothing of what comes and goes', async () => {
    const { look } = await alarmsFor();
    for (let time = 0; time < 10; time += 1) {
      await look(2, FAILING.schedule);
      expect(await look(1, STATE)).toBe(0);
    }
  });

  it('say nothing while the site starts, and speak when that does not end', async () => {
    const { look } = await alarmsFor();
    expect(await look(20, FAILING.database)).toBe(0);
    expect(await look(3)).toBe(1);
  });

  it('are sent when the mail server is back', async () => {
    const { server, look } = await alarmsFor();
    await look(1);
    server.behave('refuses');
    expect(await look(6, FAILING.shop)).toBe(0);
    server.behave('takes');
    expect(await look(6)).toBe(1);
  });

  it('are not told again by the next process, which tells when they are over', async () => {
    const { dataDir, look, restart, server } = await alarmsFor();
    await look(1);
    expect(await look(3, FAILING.disk)).toBe(1);
    expect(statSync(path.join(dataDir, 'alarms.json')).mode & 0o777).toBe(0o600);
    restart();
    expect(await look(40)).toBe(1);
    expect(await look(5, STATE)).toBe(2);
    expect(server.messages[1]?.text).toContain('Wieder in Ordnung');
    expect(readFileSync(path.join(dataDir, 'alarms.json'), 'utf8')).toBe('[]');
  });
});

describe('OP-03 what went wrong lately', () => {
  const worker = (error: number) => ['worker 7', { log_lines: { error, info: 99 } }] as const;

  it('is counted over processes, also when one is replaced, and forgotten after ten minutes', () => {
    const counter = new RecentCounter();
    counter.add([['front', {}], worker(5)], 0);
    counter.add([['front', { log_lines: { fatal: 1 } }], worker(8)], 10_000);
    counter.add(
      [['worker 8', { log_lines: { error: 2 }, shop_calls: { unreachable: 4 } }]],
      20_000,
    );
    expect(counter.counts).toEqual({ errors: 11, shopAnswered: 0, shopUnreachable: 4 });
    counter.add([['worker 8', { log_lines: { error: 2 } }]], 615_000);
    expect(counter.counts).toMatchObject({ errors: 2 });
    counter.add([['worker 8', { log_lines: { error: 2 } }]], 625_000);
    expect(counter.counts).toMatchObject({ errors: 0, shopUnreachable: 0 });
  });
});
