import { describe, expect, it } from 'vitest';
import { countsOf } from '../../../src/lib/server/concurrency/counters.ts';
import { reporterFor, type ReporterParts } from '../../../src/lib/server/adapters/error-report.ts';

const DSN = 'https://key@reports.example/7';
const MINUTE_MS = 60_000;

/** A reporter whose log, service and clock are the test's. */
function reporter({ answers = true } = {}) {
  const lines: { message: string; repeated?: number; details?: string }[] = [];
  const sent: string[] = [];
  let running = 0;
  let maxAtOnce = 0;
  let nowMs = 0;
  const timers: { work: () => void; at: number }[] = [];
  const parts: ReporterParts = {
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
    fetch: async (_address, init) => {
      sent.push(init?.body as string);
      running += 1;
      maxAtOnce = Math.max(maxAtOnce, running);
      if (!answers) await new Promise(() => undefined);
      await Promise.resolve();
      running -= 1;
      return new Response(null);
    },
    now: () => nowMs,
    later: (work, ms) => void timers.push({ work, at: nowMs + ms }),
  };
  const wait = (ms: number): void => {
    nowMs += ms;
    for (const timer of timers.splice(0))
      if (timer.at <= nowMs) timer.work();
      else timers.push(timer);
  };
  return { ...reporterFor(DSN, parts), lines, sent, wait, maxAtOnce: () => maxAtOnce };
}

describe('ER-04 EV-04 reports', () => {
  // ASVS 16.3.4
  it('RL-05 case 23 tell the same once a minute, and its number at the end of it', () => {
    const { report, lines, wait } = reporter();
    for (let time = 0; time < 1000; time += 1) report('Malformed address', { keys: ['date'] });
    expect(lines).toHaveLength(1);
    wait(MINUTE_MS);
    expect(lines.at(-1)).toMatchObject({ message: 'Malformed address', repeated: 999 });
    report('Malformed address', { keys: ['date'] });
    expect(lines).toHaveLength(3);
    wait(MINUTE_MS);
    expect(lines).toHaveLength(3);
  });

  it('are counted by level, those that are left out included: what visitors cause is no error', () => {
    const { report, lines } = reporter();
    const { error: errors = 0, warn: warnings = 0 } = countsOf().log_lines ?? {};
    for (let time = 0; time < 3; time += 1) report('A page could not be answered');
    report('Malformed address', { level: 'warn', keys: ['date'] });
    expect(lines).toMatchObject([{ level: 'error' }, { level: 'warn' }]);
    expect(countsOf().log_lines).toMatchObject({ error: errors + 3, warn: warnings + 1 });
  });

  it('IN-04 hold no secret of a calendar, in the log or the service', () => {
    const { report, lines, sent } = reporter();
    const secret = `favcal_${'aB3-_'.repeat(6)}xy`;
    report(`Asked for ${secret}`, {
      address: `/de/merkliste/${secret}/kalender.ics`,
      error: new Error(`no such row ${secret}`),
    });
    const told = JSON.stringify(lines) + sent.join('');
    expect(sent).toHaveLength(1);
    expect(told).not.toContain(secret.slice(7));
    // What stood around it is told.
    expect(told).toContain('/kalender.ics');
    expect(told).toContain('no such row favcal_…');
  });

  it('RL-05 case 23 tell few of a message whose details differ each time, and few altogether', () => {
    const { report, lines } = reporter();
    for (let time = 0; time < 1000; time += 1) report('Malformed address', { keys: [time] });
    expect(lines).toHaveLength(5);
    // What is wrong elsewhere is told nevertheless.
    report('The disk is full');
    expect(lines).toHaveLength(6);
    for (let time = 0; time < 5000; time += 1) report(`Message ${time}`);
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  it('RL-05 case 23 ask the service twenty times a minute, and twice at once', async () => {
    const { report, sent, wait, maxAtOnce } = reporter();
    for (let time = 0; time < 200; time += 1) {
      report(`Message ${time}`);
      // Answers come between reports.
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    }
    expect(sent).toHaveLength(20);
    expect(maxAtOnce()).toBeLessThanOrEqual(2);
    wait(MINUTE_MS);
    expect(sent.length).toBeGreaterThan(20);
    const silent = reporter({ answers: false });
    for (let time = 0; time < 50; time += 1) silent.report(`Message ${time}`);
    expect(silent.sent).toHaveLength(2);
  });

  it('RL-05 case 23 are no longer than what is read, and never throw', () => {
    const { report, lines } = reporter();
    report('Long', { text: 'x'.repeat(100_000) });
    expect(JSON.stringify(lines).length).toBeLessThan(10_000);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    report('Circle', circle);
    expect(lines.at(-1)).toMatchObject({ message: 'Circle', details: '"not serializable"' });
  });

  it('which without a limit are as many as are made: the control', () => {
    const { report, lines, wait } = reporter();
    for (let time = 0; time < 10; time += 1) {
      report('Malformed address', { keys: ['date'] });
      // A minute each is what no limit would be.
      wait(MINUTE_MS);
    }
    expect(lines).toHaveLength(10);
  });
});

describe('ER-04 what is sent to the service', () => {
  it('ER-04 names route and release, and where the error was thrown, without the place of the project', () => {
    const { report, sent, lines } = reporter();
    report('A page could not be answered', {
      route: 'page events',
      error: new TypeError('broken'),
    });
    const [, , event = ''] = (sent[0] ?? '').split('\n');
    const told = JSON.parse(event) as {
      readonly release: string;
      readonly transaction: string;
      readonly exception: {
        readonly values: readonly {
          readonly value: string;
          readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
        }[];
      };
    };
    expect(told).toMatchObject({ transaction: 'page events', tags: { route: 'page events' } });
    expect(told.release).toMatch(/^foyer/u);
    const [exception] = told.exception.values;
    expect(exception?.value).toBe('TypeError: broken');
    const files = exception?.stacktrace.frames.map(({ filename }) => filename) ?? [];
    expect(files.at(-1)).toBe('tests/unit/server/error-report.test.ts');
    expect(files.filter((file) => file.startsWith('/'))).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain(process.cwd());
  });

  it('ER-04 tells an error that is thrown again and again once, and a stack as long as it likes bounded', () => {
    const { report, sent } = reporter();
    const deep = new Error('deep');
    deep.stack = `Error: deep\n${'    at f (/srv/secret/place.ts:1:2)\n'.repeat(100_000)}`;
    for (let time = 0; time < 100; time += 1) report('A page failed', { error: deep });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.length).toBeLessThan(10_000);
    expect(sent[0]).not.toContain('/srv/secret');
  });
});
