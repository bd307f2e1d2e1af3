import type { Clock } from '../../../src/lib/server/http/request/sender-pace.ts';

/** A clock that stands still until it is told how much time has passed. */
export function fakeClock(): Clock & { readonly pass: (ms: number) => void } {
  let now = 0;
  const alarms = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    tick: () => now,
    after: (ms, ring) => {
      const alarm = { at: now + ms, ring };
      alarms.add(alarm);
      return () => {
        alarms.delete(alarm);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...alarms].sort((left, right) => left.at - right.at);
        if (next === undefined || next.at > end) break;
        alarms.delete(next);
        now = next.at;
        next.ring();
      }
      now = end;
    },
  };
}
