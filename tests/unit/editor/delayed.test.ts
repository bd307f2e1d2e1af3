import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import debounce from '../../../src/islands/editor/shims/debounce.ts';
import throttle from '../../../src/islands/editor/shims/throttle.ts';

const WAIT_MS = 100;
let calls = 0;
const call = (): void => {
  calls += 1;
};

beforeEach(() => {
  calls = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('ED-02 what Slate hears of the selection, throttled', () => {
  it('is heard at once, and once more after the pause however often it changed', () => {
    const heard = throttle(call, WAIT_MS);
    heard();
    expect(calls).toBe(1);
    heard();
    heard();
    expect(calls).toBe(1);
    vi.advanceTimersByTime(WAIT_MS);
    expect(calls).toBe(2);
    vi.advanceTimersByTime(WAIT_MS * 5);
    expect(calls).toBe(2);
    heard();
    expect(calls).toBe(3);
  });

  it('is heard early when it has to be, and only if there is something', () => {
    const heard = throttle(call, WAIT_MS);
    heard.flush();
    expect(calls).toBe(0);
    heard();
    heard.flush();
    expect(calls).toBe(1);
    heard();
    heard.flush();
    expect(calls).toBe(2);
    vi.advanceTimersByTime(WAIT_MS * 5);
    expect(calls).toBe(2);
  });

  it('is dropped where nobody waits for it, and the next is heard at once', () => {
    const heard = throttle(call, WAIT_MS);
    heard();
    heard();
    heard.cancel();
    vi.advanceTimersByTime(WAIT_MS * 5);
    expect(calls).toBe(1);
    heard();
    expect(calls).toBe(2);
  });
});

describe('ED-02 what Slate hears of the selection, after a pause', () => {
  it('is heard once, when it is quiet', () => {
    const heard = debounce(call, WAIT_MS);
    heard();
    vi.advanceTimersByTime(WAIT_MS - 1);
    heard();
    vi.advanceTimersByTime(WAIT_MS - 1);
    expect(calls).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls).toBe(1);
  });

  it('is heard early, once; or dropped', () => {
    const heard = debounce(call, WAIT_MS);
    heard.flush();
    expect(calls).toBe(0);
    heard();
    heard.flush();
    expect(calls).toBe(1);
    heard();
    heard.cancel();
    heard.flush();
    vi.advanceTimersByTime(WAIT_MS * 5);
    expect(calls).toBe(1);
  });
});
