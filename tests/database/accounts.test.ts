import { describe, expect, it } from 'vitest';
import type { House } from '../../src/lib/server/house.ts';
import { callerOf } from '../../src/lib/server/services/access.ts';
import {
  changePassword,
  endOtherSessions,
  sessionsOf,
} from '../../src/lib/server/services/accounts/own.ts';
import { signOut } from '../../src/lib/server/services/accounts/sign-in.ts';
import { setDisabled, setRole } from '../../src/lib/server/services/accounts/users.ts';
import { addPerson, Browser, PASSWORD } from '../support/accounts.ts';
import { ENGINES, houseFor } from '../support/house.ts';

const DAY_MS = 86_400_000;

const inOf = (house: House, browser: Browser) => house.accounts.userOf(browser.headers);

/** As if every session had begun, been used and would end so much earlier. */
async function age(house: House, days: { begun: number; ends: number }) {
  const at = (back: number) => new Date(Date.now() + back * DAY_MS).toISOString();
  await house.database.db
    .updateTable('login_session')
    .set({ created_at: at(-days.begun), updated_at: at(-days.begun), expires_at: at(days.ends) })
    .execute();
}

describe.each(ENGINES)('accounts, on %s', (engine) => {
  it('US-01 US-02 know who signed in, by name and role', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const browser = new Browser();
    expect(await browser.signIn(house, ' Anna@Example.org ')).toBe('in');
    expect(await inOf(house, browser)).toEqual({
      id: expect.any(String) as string,
      email,
      first_name: 'Anna',
      last_name: 'Probst',
      role: 'editor',
    });
    expect(await callerOf(house, browser.headers)).toMatchObject({
      role: 'editor',
      how: 'session',
    });
    expect(await callerOf(house, new Headers())).toEqual({
      role: 'visitor',
      user: null,
      how: 'nobody',
    });
    // Cookies are secure on an encrypted site, and none of ours holds a name or an address.
    const cookies = [...browser.cookies].join();
    expect([...browser.cookies.keys()]).toContain('__Secure-foyer_session');
    expect(cookies).not.toMatch(/anna|probst/iu);
  });

  it('answer a wrong password, an unknown address and a disabled user alike', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const other = await addPerson(house, 'ben');
    await setDisabled(house.database, other, true);
    const browser = new Browser();
    expect(await browser.signIn(house, email, 'not that violin')).toBe('wrong');
    expect(await browser.signIn(house, 'nobody@example.org')).toBe('wrong');
    expect(await browser.signIn(house, other)).toBe('wrong');
    expect(await browser.signIn(house, 'no address')).toBe('wrong');
    expect(browser.cookies.size).toBe(0);
  });

  it('work as long for an unknown address as for a wrong password', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const took = async (address: string) => {
      const began = performance.now();
      await new Browser().signIn(house, address, 'not that violin');
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await took('first@example.org');
    for (let times = 0; times < 5; times += 1) {
      known.push(await took(email));
      unknown.push(await took('nobody@example.org'));
    }
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[2] ?? 0;
    // Hashing is nearly all of it: without it, an unknown address would take a tenth of the time.
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.6);
    expect(middle(unknown) / middle(known)).toBeLessThan(1.7);
  });

  it('keep passwords only as hashes that differ for the same password', async () => {
    const house = await houseFor(engine, 'demo');
    await addPerson(house);
    await addPerson(house, 'ben');
    const kept = await house.database.db.selectFrom('login_account').select('password').execute();
    const hashes = kept.map(({ password }) => password ?? '');
    expect(hashes).toEqual([
      expect.stringMatching(/^scrypt\$/u),
      expect.stringMatching(/^scrypt\$/u),
    ]);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes.join()).not.toContain(PASSWORD);
  });

  it('begin a new session with each login, whatever cookie was there (fixation)', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const attacker = new Browser();
    await attacker.signIn(house, email);
    const planted = attacker.cookies.get('__Secure-foyer_session');
    const victim = new Browser();
    victim.cookies.set('__Secure-foyer_session', planted ?? '');
    await victim.signIn(house, email);
    expect(victim.cookies.get('__Secure-foyer_session')).not.toBe(planted);
    await house.accounts.settled();
    expect(await inOf(house, attacker)).toBeNull();
    expect(await inOf(house, victim)).not.toBeNull();
  });

  it('end a session at logout, also for who kept its cookie', async () => {
    const house = await houseFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(house, await addPerson(house));
    const before = browser.headers;
    browser.keep(await signOut(house.accounts, before));
    expect(browser.cookies.has('__Secure-foyer_session')).toBe(false);
    expect(await house.accounts.userOf(before)).toBeNull();
  });

  it('take no cookie that was changed', async () => {
    const house = await houseFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(house, await addPerson(house));
    const [name = '', value = ''] =
      [...browser.cookies].find(([key]) => /session/u.test(key)) ?? [];
    const [token = '', signature = ''] = value.split('.');
    browser.cookies.set(name, `${token}x.${signature}`);
    expect(await inOf(house, browser)).toBeNull();
    browser.cookies.set(name, token);
    expect(await inOf(house, browser)).toBeNull();
    browser.cookies.set(name, value);
    expect(await inOf(house, browser)).not.toBeNull();
  });

  it('end a session that is unused for a week, and any after thirty days', async () => {
    const house = await houseFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(house, await addPerson(house));
    await age(house, { begun: 29, ends: 1 });
    expect(await inOf(house, browser)).not.toBeNull();
    // It was used: its end has moved on.
    const { expires_at: ends } = await house.database.db
      .selectFrom('login_session')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(Date.parse(ends) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    await age(house, { begun: 31, ends: 1 });
    expect(await inOf(house, browser)).toBeNull();
    await age(house, { begun: 8, ends: -1 });
    expect(await inOf(house, browser)).toBeNull();
  });

  it('a disabled user is out at once, and a role counts from now on', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const browser = new Browser();
    await browser.signIn(house, email);
    await setRole(house.database, email, 'admin');
    expect((await inOf(house, browser))?.role).toBe('admin');
    await setDisabled(house.database, email, true);
    expect(await inOf(house, browser)).toBeNull();
    await setDisabled(house.database, email, false);
    expect(await inOf(house, browser)).toBeNull();
  });

  it('a new password ends all other sessions and begins one anew', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const [here, there] = [new Browser(), new Browser('192.0.2.8')];
    await here.signIn(house, email);
    await there.signIn(house, email);
    const user = await inOf(house, here);
    if (user === null) throw new Error('nobody is signed in');
    const given = { current: 'not that violin', next: 'eight loud trombones' };
    expect(await changePassword(house.accounts, user, given, here.visit)).toBe('wrong');
    const before = here.headers;
    const right = { ...given, current: PASSWORD };
    const changed = await changePassword(house.accounts, user, right, here.visit);
    if (typeof changed === 'string') throw new Error(changed);
    here.keep(changed.cookies);
    expect(await inOf(house, here)).not.toBeNull();
    expect(await inOf(house, there)).toBeNull();
    expect(await house.accounts.userOf(before)).toBeNull();
    expect(await new Browser().signIn(house, email, PASSWORD)).toBe('wrong');
    expect(await new Browser().signIn(house, email, given.next)).toBe('in');
  });

  it('other sessions can be ended from one', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const [here, there] = [new Browser(), new Browser()];
    await here.signIn(house, email);
    await there.signIn(house, email);
    const places = await sessionsOf(house.accounts, here.headers);
    expect(places.map(({ isThis }) => isThis)).toEqual([true, false]);
    await endOtherSessions(house.accounts, here.headers);
    expect(await inOf(house, there)).toBeNull();
    expect(await sessionsOf(house.accounts, here.headers)).toHaveLength(1);
  });

  it('refuse the sixth wrong try for an account, wherever it comes from, for a quarter of an hour', async () => {
    const house = await houseFor(engine, 'demo');
    const email = await addPerson(house);
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        new Browser(`192.0.2.${place}`).signIn(house, email, 'not that violin'),
      ),
    );
    expect(tries.filter((kind) => kind === 'wrong')).toHaveLength(5);
    expect(tries.filter((kind) => kind === 'tooMany')).toHaveLength(3);
    expect(await new Browser('198.51.100.1').signIn(house, email)).toBe('tooMany');
    // Whoever has another account is not in its way.
    expect(await new Browser('198.51.100.1').signIn(house, await addPerson(house, 'ben'))).toBe(
      'in',
    );
  });
});

describe('the tables of accounts', () => {
  /** What the library finds wrong with them. */
  async function check({ accounts }: House) {
    const { $context } = await accounts.auth();
    const { explicitSchemaCheck } = await $context;
    if (explicitSchemaCheck === undefined) throw new Error('the library checks no tables');
    await explicitSchemaCheck();
  }

  it('are those that the library expects', async () => {
    await check(await houseFor('sqlite', 'bare'));
    const house = await houseFor('sqlite', 'bare');
    await house.database.db.schema.alterTable('login_session').dropColumn('user_agent').execute();
    await expect(check(house)).rejects.toThrow(/user_agent/u);
  });
});
