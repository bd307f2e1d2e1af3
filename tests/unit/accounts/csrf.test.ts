import type { AstroCookies } from 'astro';
import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import {
  csrfFailure,
  csrfTokenOf,
  hasCsrfToken,
  issueCsrfToken,
} from '../../../src/lib/server/services/accounts/csrf.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';

/** A browser that keeps what it is given. */
function browser() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (name: string) => (kept.has(name) ? { value: kept.get(name) } : undefined),
    set: (name: string, value: string) => void kept.set(name, value),
  } as unknown as AstroCookies & { readonly kept: Map<string, string> };
}

const ENV = { siteOrigin: 'http://localhost' };
const SECRET = 'a secret of thirty-two characters';
const calls = (token: string) => new Headers({ 'x-csrftoken': token });

describe('the token of calls', () => {
  it('US-04 is shown by who has it, and stays the same', () => {
    const cookies = browser();
    expect(hasCsrfToken(calls(''), cookies, NOBODY)).toBe(false);
    issueCsrfToken(cookies, ENV, NOBODY);
    const token = cookies.kept.get(COOKIE.csrf) ?? '';
    issueCsrfToken(cookies, ENV, NOBODY);
    expect(cookies.kept.get(COOKIE.csrf)).toBe(token);
    expect(token).toMatch(/^[\w-]{22}$/u);
    expect(hasCsrfToken(calls(token), cookies, NOBODY)).toBe(true);
  });

  it('US-04 anything else is no token, whatever it is made of, and no error', () => {
    const cookies = browser();
    issueCsrfToken(cookies, ENV, NOBODY);
    const token = cookies.kept.get(COOKIE.csrf) ?? '';
    // As many signs as the token has, but more bytes.
    const foreign = 'é'.repeat(token.length);
    for (const shown of ['', 'short', `${token}x`, foreign, `${token.slice(0, -1)}é`])
      expect(hasCsrfToken(calls(shown), cookies, NOBODY)).toBe(false);
    cookies.kept.set(COOKIE.csrf, foreign);
    expect(hasCsrfToken(calls(foreign), cookies, NOBODY)).toBe(false);
  });

  it('US-04 case 19 with a session is that of the session, whatever cookie was planted', () => {
    const caller = { csrfToken: csrfTokenOf('session-one', SECRET) };
    const cookies = browser();
    const planted = 'planted-by-a-neighbour';
    cookies.kept.set(COOKIE.csrf, planted);
    expect(hasCsrfToken(calls(planted), cookies, caller)).toBe(false);
    expect(hasCsrfToken(calls(csrfTokenOf('session-two', SECRET)), cookies, caller)).toBe(false);
    // Not even with the cookie is another session's token right.
    cookies.kept.set(COOKIE.csrf, csrfTokenOf('session-two', SECRET));
    expect(hasCsrfToken(calls(csrfTokenOf('session-two', SECRET)), cookies, caller)).toBe(false);
    expect(hasCsrfToken(calls(caller.csrfToken), cookies, caller)).toBe(true);
    // The control: without the binding, the planted token is right.
    cookies.kept.set(COOKIE.csrf, planted);
    expect(hasCsrfToken(calls(planted), cookies, NOBODY)).toBe(true);
  });

  it('US-04 a refusal says whether the token is missing or of another session', () => {
    const cookies = browser();
    const caller = { csrfToken: csrfTokenOf('session-one', SECRET) };
    const reasonOf = (headers: Headers) => csrfFailure({ headers, cookies }, caller, 'de')?.reason;
    expect(reasonOf(calls(caller.csrfToken))).toBeUndefined();
    expect(reasonOf(new Headers())).toBe('csrf_missing');
    expect(reasonOf(calls(csrfTokenOf('session-two', SECRET)))).toBe('csrf_expired');
  });

  it('US-04 takes the place of a planted one as soon as it is given', () => {
    const caller = { csrfToken: csrfTokenOf('session-one', SECRET) };
    const cookies = browser();
    cookies.kept.set(COOKIE.csrf, 'planted-by-a-neighbour');
    issueCsrfToken(cookies, ENV, caller);
    expect(cookies.kept.get(COOKIE.csrf)).toBe(caller.csrfToken);
    expect(csrfTokenOf('session-one', 'another secret')).not.toBe(caller.csrfToken);
  });
});
