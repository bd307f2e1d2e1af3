import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  enrolmentIn,
  stateOfSecondFactor,
} from '../../../src/lib/server/services/accounts/second-factor.ts';
import { enterCode } from '../../../src/lib/server/services/accounts/sign-in.ts';
import { setPassword } from '../../../src/lib/server/services/accounts/users.ts';
import { addPerson, Browser, codeOf, PASSWORD, userOf } from '../../support/accounts/accounts.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';

const userIn = async ({ accounts }: AppContext, browser: Browser) => {
  const user = await userOf(accounts, browser.headers);
  if (user === null) throw new Error('nobody is signed in');
  return user;
};

async function withSecondFactor(app: AppContext) {
  const { accounts } = app;
  const email = await addPerson(app);
  const browser = new Browser();
  await browser.signIn(app, email);
  const user = await userIn(app, browser);
  expect(await beginSecondFactor(accounts, user, 'not that violin', browser.visit)).toBe('wrong');
  expect(await beginSecondFactor(accounts, user, PASSWORD, browser.visit)).toBe('begun');
  const secret = (await enrolmentIn(accounts, user))?.secret ?? '';
  // Nothing is asked for before an app has shown that it knows the secret.
  expect(await new Browser().signIn(app, email)).toBe('in');
  expect(await confirmSecondFactor(accounts, user, '000000', browser.visit)).toBe('wrong');
  const confirmed = await confirmSecondFactor(accounts, user, codeOf(secret), browser.visit);
  if (confirmed === 'wrong') throw new Error('the code of the app was refused');
  browser.keep(confirmed.cookies);
  return { accounts, email, browser, user, secret, backupCodes: confirmed.backupCodes };
}

describe.each(ENGINES)('the second factor, on %s', (engine) => {
  // ASVS 6.3.3
  it('US-01 is asked for after the password, and nobody is signed in before', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, secret, user } = await withSecondFactor(app);
    expect(await stateOfSecondFactor(accounts, user)).toBe('on');
    expect(await enrolmentIn(accounts, user)).toBeNull();
    const browser = new Browser();
    expect(await browser.signIn(app, email)).toBe('code');
    expect(await userOf(accounts, browser.headers)).toBeNull();
    expect(await enterCode(accounts, '000000', browser.visit)).toEqual({ kind: 'wrong' });
    const entered = await enterCode(accounts, codeOf(secret), browser.visit);
    if (!('cookies' in entered)) throw new Error(entered.kind);
    expect((await userIn(app, browser.keep(entered.cookies))).email).toBe(email);
    // A code without a password before it is none.
    expect(await enterCode(accounts, codeOf(secret), new Browser().visit)).toEqual({
      kind: 'over',
    });
  });

  // ASVS 6.5.1
  it('US-01 takes a code once, also while an app still shows it', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, secret } = await withSecondFactor(app);
    const code = codeOf(secret);
    const enter = async (browser: Browser) => {
      expect(await browser.signIn(app, email)).toBe('code');
      const entered = await enterCode(accounts, code, browser.visit);
      return 'cookies' in entered ? browser.keep(entered.cookies) : entered.kind;
    };
    const first = await enter(new Browser());
    if (typeof first === 'string') throw new Error(first);
    const sessions = () => app.database.db.selectFrom('login_session').selectAll().execute();
    const before = (await sessions()).length;
    expect(await enter(new Browser('198.51.100.9'))).toBe('over');
    expect(await sessions()).toHaveLength(before);
    expect(await userOf(accounts, first.headers)).not.toBeNull();
  });

  it('a code is no way to the backup codes once they were shown', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, browser, user, secret } = await withSecondFactor(app);
    expect(await confirmSecondFactor(accounts, user, codeOf(secret), browser.visit)).toBe('wrong');
  });

  it('a login that waits for its code ends with the password that began it', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, secret } = await withSecondFactor(app);
    const thief = new Browser('198.51.100.9');
    expect(await thief.signIn(app, email)).toBe('code');
    await setPassword(app.database, email, 'eight loud trombones');
    expect(await enterCode(accounts, codeOf(secret), thief.visit)).toEqual({ kind: 'over' });
  });

  // ASVS 6.6.2
  it('belongs to the login that asks for it, whoever is signed in already', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, secret } = await withSecondFactor(app);
    const browser = new Browser();
    await browser.signIn(app, await addPerson(app, 'ben'));
    const bens = browser.headers;
    expect(await browser.signIn(app, email)).toBe('code');
    const cookie = [bens.get('cookie'), browser.headers.get('cookie')].join('; ');
    const headers = new Headers({ cookie });
    const entered = await enterCode(accounts, codeOf(secret), { ...browser.visit, headers });
    if (!('cookies' in entered)) throw new Error(entered.kind);
    expect((await userIn(app, browser.keep(entered.cookies))).email).toBe(email);
  });

  it('can be a backup code, once', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, backupCodes } = await withSecondFactor(app);
    expect(backupCodes.length).toBeGreaterThanOrEqual(8);
    const [code = ''] = backupCodes;
    const [first, second] = [new Browser(), new Browser()];
    await first.signIn(app, email);
    expect((await enterCode(accounts, code, first.visit)).kind).toBe('in');
    await second.signIn(app, email);
    expect((await enterCode(accounts, code, second.visit)).kind).toBe('wrong');
  });

  // ASVS 7.5.1
  it('is not asked for again once it is ended by the password', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, browser, user } = await withSecondFactor(app);
    expect(await endSecondFactor(accounts, user, 'not that violin', browser.visit)).toBe('wrong');
    const ended = await endSecondFactor(accounts, user, PASSWORD, browser.visit);
    if (typeof ended === 'string') throw new Error(ended);
    expect(await userOf(accounts, browser.keep(ended.cookies).headers)).not.toBeNull();
    expect(await new Browser().signIn(app, email)).toBe('in');
  });

  // ASVS 6.6.3
  it('five wrong codes are enough, also over several passwords', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, email, secret } = await withSecondFactor(app);
    const kinds: string[] = [];
    for (let times = 0; times < 7; times += 1) {
      const browser = new Browser(`198.51.100.${times}`);
      await browser.signIn(app, email);
      kinds.push((await enterCode(accounts, '000000', browser.visit)).kind);
    }
    expect(kinds).toEqual([...Array<string>(5).fill('wrong'), 'tooMany', 'tooMany']);
    const browser = new Browser('203.0.113.1');
    await browser.signIn(app, email);
    expect((await enterCode(accounts, codeOf(secret), browser.visit)).kind).toBe('tooMany');
  });
});
