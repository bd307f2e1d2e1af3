import { describe, expect, it } from 'vitest';
import { LoginRateLimit } from '../../../src/lib/server/services/accounts/login-rate-limit.ts';

const MINUTE_MS = 60_000;

function tries() {
  let now = Date.parse('2026-11-20T10:00:00Z');
  return {
    tries: new LoginRateLimit(() => new Date(now)),
    wait: (minutes: number) => {
      now += minutes * MINUTE_MS;
    },
  };
}

describe('wrong tries', () => {
  it('US-01 are five for an account in a quarter of an hour, from wherever', () => {
    const { tries: counted, wait } = tries();
    const may = (place: number) =>
      counted.allows({ account: 'anna@example.org', address: `192.0.2.${place}` });
    expect([1, 2, 3, 4, 5, 6].map(may)).toEqual([true, true, true, true, true, false]);
    wait(14);
    expect(may(7)).toBe(false);
    wait(2);
    expect(may(8)).toBe(true);
  });

  it('US-01 are twenty from one place, for whatever accounts; a household of long addresses is one place', () => {
    const { tries: counted } = tries();
    const from = (host: number) =>
      counted.allows({ account: `a${host}@example.org`, address: `2001:db8:1:2::${host}` });
    expect(Array.from({ length: 20 }, (_, host) => from(host)).every(Boolean)).toBe(true);
    expect(from(20)).toBe(false);
    expect(counted.allows({ account: 'b@example.org', address: '2001:db8:1:3::1' })).toBe(true);
  });

  it('are none when they turn out right', () => {
    const { tries: counted } = tries();
    const tried = { account: 'anna@example.org', address: '192.0.2.1' };
    for (let times = 0; times < 50; times += 1) {
      expect(counted.allows(tried)).toBe(true);
      counted.recordSuccess(tried);
    }
  });
});
