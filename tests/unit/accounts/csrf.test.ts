import type { AstroCookies } from 'astro';
import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { issueCsrfToken, hasCsrfToken } from '../../../src/lib/server/services/accounts/csrf.ts';

/** A browser that keeps what it is given. */
function browser() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (name: string) => (kept.has(name) ? { value: kept.get(name) } : undefined),
    set: (name: string, value: string) => void kept.set(name, value),
  } as unknown as AstroCookies & { readonly kept: Map<string, string> };
}

const calls = (token: string) => new Headers({ 'x-csrftoken': token });

describe('the token of calls', () => {
  it('US-04 is shown by who has it, and stays the same', () => {
    const cookies = browser();
    expect(hasCsrfToken(calls(''), cookies)).toBe(false);
    issueCsrfToken(cookies, { siteOrigin: 'http://localhost' });
    const token = cookies.kept.get(COOKIE.csrf) ?? '';
    issueCsrfToken(cookies, { siteOrigin: 'http://localhost' });
    expect(cookies.kept.get(COOKIE.csrf)).toBe(token);
    expect(token).toMatch(/^[\w-]{22}$/u);
    expect(hasCsrfToken(calls(token), cookies)).toBe(true);
  });

  it('US-04 anything else is no token, whatever it is made of, and no error', () => {
    const cookies = browser();
    issueCsrfToken(cookies, { siteOrigin: 'http://localhost' });
    const token = cookies.kept.get(COOKIE.csrf) ?? '';
    // As many signs as the token has, but more bytes.
    const foreign = 'é'.repeat(token.length);
    for (const shown of ['', 'short', `${token}x`, foreign, `${token.slice(0, -1)}é`])
      expect(hasCsrfToken(calls(shown), cookies)).toBe(false);
    cookies.kept.set(COOKIE.csrf, foreign);
    expect(hasCsrfToken(calls(foreign), cookies)).toBe(false);
  });
});
