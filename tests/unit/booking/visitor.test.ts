import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import {
  setVisitor,
  signedKey,
  visitorOf,
} from '../../../src/lib/server/services/booking/visitor.ts';

/** Over https it has the name that only this host can set. */
const FORM_COOKIE = `__Host-${COOKIE.formKey}`;
const ENV = {
  sessionSecret: 'a secret of at least thirty-two characters',
  dataDir: '',
  siteOrigin: 'https://www.example.org',
};
const START = new Date('2026-11-20T10:00:00Z');

/** A browser at an address, and a site with a clock. */
function browser(clientAddress: string, env = ENV) {
  const jar = new Map<string, string>();
  const options: unknown[] = [];
  let now = START;
  const cookies = {
    get: (name: string) => {
      const value = jar.get(name);
      return value === undefined ? undefined : { value };
    },
    set: (name: string, value: string, given: unknown) => {
      jar.set(name, value);
      options.push(given);
    },
  };
  const site = { env, now: () => now };
  return {
    jar,
    options,
    pass: (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000)),
    visit: () => visitorOf({ cookies, clientAddress }, site),
    reserve: async () => {
      const visitor = await visitorOf({ cookies, clientAddress }, site);
      await setVisitor(cookies, site, visitor);
      return visitor;
    },
  };
}

describe('BK-14 the cookie of a visitor', () => {
  // ASVS 3.3.2
  it('BK-14 comes with a reservation, for this site’s server only, and is theirs when it comes back', async () => {
    const { options, reserve, visit } = browser('192.0.2.7');
    const first = await reserve();
    expect(first.isReturned).toBe(false);
    expect(await visit()).toEqual({ ...first, isReturned: true });
    expect(options).toEqual([
      { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 86_400 },
    ]);
  });

  it('BK-14 that is forged, changed, another site’s or a day old counts as none', async () => {
    const { jar, reserve, visit, pass } = browser('192.0.2.7');
    await reserve();
    const real = jar.get(COOKIE.visitor) ?? '';
    const forged = [
      `A${real.slice(1)}`,
      real.slice(0, -1),
      `${real.slice(0, 22)}.zzzzzz.${real.slice(-43)}`,
      '',
      'x',
    ];
    for (const value of forged) {
      jar.set(COOKIE.visitor, value);
      expect({ value, isReturned: (await visit()).isReturned }).toEqual({
        value,
        isReturned: false,
      });
    }
    jar.set(COOKIE.visitor, real);
    // Control: the real one counts, until it is old.
    expect((await visit()).isReturned).toBe(true);
    pass(25);
    expect((await visit()).isReturned).toBe(false);
    const other = browser('192.0.2.7', { ...ENV, sessionSecret: 'z'.repeat(40) });
    other.jar.set(COOKIE.visitor, real);
    expect((await other.visit()).isReturned).toBe(false);
  });

  it('BK-14 of the form without scripts counts, too; one that nobody signed does not', async () => {
    const { jar, visit } = browser('192.0.2.7');
    jar.set(FORM_COOKIE, await signedKey(ENV, 'form'));
    expect((await visit()).isReturned).toBe(true);
    jar.set(FORM_COOKIE, await signedKey(ENV, 'something else'));
    expect((await visit()).isReturned).toBe(false);
    jar.set(FORM_COOKIE, 'x'.repeat(65));
    expect((await visit()).isReturned).toBe(false);
  });

  it('BK-14 a place is an IPv4 address or an IPv6 /64, and does not stand in clear', async () => {
    const networkOf = async (address: string) => (await browser(address).visit()).network;
    expect(await networkOf('192.0.2.7')).not.toBe(await networkOf('192.0.2.8'));
    expect(await networkOf('2001:db8:1:2::1')).toBe(await networkOf('2001:db8:1:2:ffff::9'));
    expect(await networkOf('2001:db8:1:2::1')).not.toBe(await networkOf('2001:db8:1:3::1'));
    expect(await networkOf('192.0.2.7')).not.toContain('192.0.2');
  });
});
