import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const LOG = path.resolve('src/lib/server/adapters/log.ts');

it('ASVS 16.2.2 ASVS 16.2.4 ASVS 16.4.1 log lines are JSON with an instant in UTC, and a value starts none', () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(LOG)});
    const log = createLog('info');
    log.info('security', { event: 'sign-in\\n{"level":"error"}', from: '\\u001b[31m' });
    log.error('failed', new Error('a\\r\\nb'));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const { time, level } = JSON.parse(line) as { time: unknown; level: unknown };
    expect(['info', 'error']).toContain(level);
    const instant = typeof time === 'number' ? new Date(time) : new Date(String(time));
    expect(Math.abs(Date.now() - instant.getTime())).toBeLessThan(60_000);
    if (typeof time === 'string') expect(time).toMatch(/Z$/u);
  }
});

// The control is the log without the hook that takes secrets out: it writes them.
it.each([
  ['the log', true],
  ['the control', false],
])('IN-04 secrets of calendars stand in no line: %s', (_what, isProtected) => {
  const secret = `favcal_${'aB3-_'.repeat(6)}xy`;
  const program = `
    import { pino } from 'pino';
    const { createLog } = await import(${JSON.stringify(LOG)});
    const bare = pino(pino.destination({ dest: 1, sync: true }));
    const log = ${String(isProtected)}
      ? createLog('info')
      : { info: (text, details) => bare.info(details, text), error: (text, error) => bare.error({ err: error }, text) };
    log.error('answering GET /de/merkliste/${secret}/kalender.ics failed', new Error('at ${secret}'));
    log.info('security', { address: '/en/favourites/${secret.slice(0, 20)}' });
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('kalender.ics failed');
  expect(stdout.includes(secret)).toBe(!isProtected);
  expect(stdout.includes(secret.slice(0, 20))).toBe(!isProtected);
});
