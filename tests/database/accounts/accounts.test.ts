import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { callerOf } from '../../../src/lib/server/services/accounts/access.ts';
import {
  changePassword,
  endOtherSessions,
  sessionsOf,
} from '../../../src/lib/server/services/accounts/own-account.ts';
import { hashThreads } from '../../../src/lib/server/services/accounts/passwords/hash-threads.ts';
import { signOut } from '../../../src/lib/server/services/accounts/sign-in.ts';
import {
  addPerson,
  Browser,
  PASSWORD,
  userOf,
  changeRights,
} from '../../support/accounts/accounts.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';

const DAY_MS = 86_400_000;

const inOf = (app: AppContext, browser: Browser) => userOf(app.accounts, browser.headers);

/** As if every session had begun, been used and would end so much earlier. */
async function age(app: AppContext, days: { begun: number; ends: number }) {
  const at = (back: number) => new Date(Date.now() + back * DAY_MS).toISOString();
  await app.database.db
    .updateTable('login_session')
    .set({ created_at: at(-days.begun), updated_at: at(-days.begun), expires_at: at(days.ends) })
    .execute();
}

describe.each(ENGINES)('accounts, on %s', (engine) => {
  it('US-01 US-02 know who signed in, by name and role', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser();
    expect(await browser.signIn(app, ' Anna@Example.org ')).toBe('in');
    expect(await inOf(app, browser)).toEqual({
      id: expect.any(String) as string,
      email,
      first_name: 'Anna',
      last_name: 'Probst',
      role: 'editor',
    });
    expect(await callerOf(app, browser.headers)).toMatchObject({
      role: 'editor',
      how: 'session',
    });
    expect(await callerOf(app, new Headers())).toEqual({
      role: 'visitor',
      user: null,
      how: 'nobody',
      csrfToken: null,
      scopes: null,
    });
    // Cookies are secure on an encrypted site, and none of ours holds a name or an address.
    const cookies = [...browser.cookies].join();
    expect([...browser.cookies.keys()]).toContain('__Host-foyer_session');
    expect(cookies).not.toMatch(/anna|probst/iu);
  });

  it('answer a wrong password, an unknown address and a disabled user alike', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const other = await addPerson(app, 'ben');
    await changeRights(app, other, { is_disabled: true });
    const browser = new Browser();
    expect(await browser.signIn(app, email, 'not that violin')).toBe('wrong');
    expect(await browser.signIn(app, 'nobody@example.org')).toBe('wrong');
    expect(await browser.signIn(app, other)).toBe('wrong');
    expect(await browser.signIn(app, 'no address')).toBe('wrong');
    expect(browser.cookies.size).toBe(0);
  });

  it('work as long for an unknown address as for a wrong password', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const run = vi.spyOn(hashThreads, 'run');
    onTestFinished(() => run.mockRestore());
    // Hashing is nearly all of it: the same cost, once for each.
    const costsOf = async (address: string) => {
      run.mockClear();
      expect(await new Browser().signIn(app, address, 'a wrong password')).toBe('wrong');
      return run.mock.calls.map(([{ cost, bytes }]) => ({ ...cost, bytes }));
    };
    const known = await costsOf(email);
    expect(known).toHaveLength(1);
    expect(await costsOf('nobody@example.org')).toEqual(known);
  });

  it('keep passwords only as hashes that differ for the same password', async () => {
    const app = await appFor(engine, 'demo');
    await addPerson(app);
    await addPerson(app, 'ben');
    const kept = await app.database.db.selectFrom('login_account').select('password').execute();
    const hashes = kept.map(({ password }) => password ?? '');
    expect(hashes).toEqual([
      expect.stringMatching(/^scrypt\$/u),
      expect.stringMatching(/^scrypt\$/u),
    ]);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes.join()).not.toContain(PASSWORD);
  });

  // ASVS 7.2.4, ASVS 7.6.2
  it('begin a new session with each login, whatever cookie was there (fixation)', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const attacker = new Browser();
    await attacker.signIn(app, email);
    const planted = attacker.cookies.get('__Host-foyer_session');
    const victim = new Browser();
    victim.cookies.set('__Host-foyer_session', planted ?? '');
    await victim.signIn(app, email);
    expect(victim.cookies.get('__Host-foyer_session')).not.toBe(planted);
    await app.accounts.idle();
    expect(await inOf(app, attacker)).toBeNull();
    expect(await inOf(app, victim)).not.toBeNull();
  });

  // ASVS 7.4.1
  it('end a session at logout, also for who kept its cookie', async () => {
    const app = await appFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(app, await addPerson(app));
    const before = browser.headers;
    browser.keep(await signOut(app.accounts, before));
    expect(browser.cookies.has('__Host-foyer_session')).toBe(false);
    expect(await userOf(app.accounts, before)).toBeNull();
  });

  it('RL-05 case 21 control: a logout of the browser alone leaves its session to whoever has the cookie', async () => {
    const app = await appFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(app, await addPerson(app));
    const before = browser.headers;
    browser.cookies.clear();
    expect(await userOf(app.accounts, before)).not.toBeNull();
    await signOut(app.accounts, before);
    expect(await userOf(app.accounts, before)).toBeNull();
  });

  // ASVS 7.2.1
  it('take no cookie that was changed', async () => {
    const app = await appFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(app, await addPerson(app));
    const [name = '', value = ''] =
      [...browser.cookies].find(([key]) => /session/u.test(key)) ?? [];
    const [token = '', signature = ''] = value.split('.');
    browser.cookies.set(name, `${token}x.${signature}`);
    expect(await inOf(app, browser)).toBeNull();
    browser.cookies.set(name, token);
    expect(await inOf(app, browser)).toBeNull();
    browser.cookies.set(name, value);
    expect(await inOf(app, browser)).not.toBeNull();
  });

  // ASVS 7.3.1, ASVS 7.3.2
  it('end a session that is unused for a week, and any after thirty days', async () => {
    const app = await appFor(engine, 'demo');
    const browser = new Browser();
    await browser.signIn(app, await addPerson(app));
    await age(app, { begun: 29, ends: 1 });
    expect(await inOf(app, browser)).not.toBeNull();
    // It was used: its end has moved on.
    const { expires_at: ends } = await app.database.db
      .selectFrom('login_session')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(Date.parse(ends) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    await age(app, { begun: 31, ends: 1 });
    expect(await inOf(app, browser)).toBeNull();
    await age(app, { begun: 8, ends: -1 });
    expect(await inOf(app, browser)).toBeNull();
  });

  // ASVS 7.4.2
  it('a disabled user is out at once, and a role counts from now on', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser();
    await browser.signIn(app, email);
    await changeRights(app, email, { role: 'box_office' });
    // Whoever may do something else now signs in anew.
    expect(await inOf(app, browser)).toBeNull();
    await browser.signIn(app, email);
    expect((await inOf(app, browser))?.role).toBe('box_office');
    await changeRights(app, email, { is_disabled: true });
    expect(await inOf(app, browser)).toBeNull();
    await changeRights(app, email, { is_disabled: false });
    expect(await inOf(app, browser)).toBeNull();
  });

  // ASVS 6.2.2, ASVS 6.2.3
  // ASVS 7.4.3
  it('a new password ends all other sessions and begins one anew', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const [here, there] = [new Browser(), new Browser('192.0.2.8')];
    await here.signIn(app, email);
    await there.signIn(app, email);
    const user = await inOf(app, here);
    if (user === null) throw new Error('nobody is signed in');
    const given = { current: 'not that violin', next: 'eight loud trombones' };
    expect(await changePassword(app.accounts, user, given, here.visit)).toBe('wrong');
    const before = here.headers;
    const right = { ...given, current: PASSWORD };
    const changed = await changePassword(app.accounts, user, right, here.visit);
    if (typeof changed === 'string') throw new Error(changed);
    here.keep(changed.cookies);
    expect(await inOf(app, here)).not.toBeNull();
    expect(await inOf(app, there)).toBeNull();
    expect(await userOf(app.accounts, before)).toBeNull();
    expect(await new Browser().signIn(app, email, PASSWORD)).toBe('wrong');
    expect(await new Browser().signIn(app, email, given.next)).toBe('in');
  });

  // ASVS 7.5.2
  it('other sessions can be ended from one', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const [here, there] = [new Browser(), new Browser()];
    await here.signIn(app, email);
    await there.signIn(app, email);
    const places = await sessionsOf(app.accounts, here.headers);
    expect(places.map(({ isThis }) => isThis)).toEqual([true, false]);
    await endOtherSessions(app.accounts, here.headers);
    expect(await inOf(app, there)).toBeNull();
    expect(await sessionsOf(app.accounts, here.headers)).toHaveLength(1);
  });
});

describe('the tables of accounts', () => {
  /** What the library finds wrong with them. */
  async function check({ accounts }: AppContext) {
    const { $context } = await accounts.auth();
    const { explicitSchemaCheck } = await $context;
    if (explicitSchemaCheck === undefined) throw new Error('the library checks no tables');
    await explicitSchemaCheck();
  }

  it('are those that the library expects', async () => {
    await check(await appFor('sqlite', 'bare'));
    const app = await appFor('sqlite', 'bare');
    await app.database.db.schema.alterTable('login_session').dropColumn('user_agent').execute();
    await expect(check(app)).rejects.toThrow(/user_agent/u);
  });
});
