import { describe, expect, it } from 'vitest';
import {
  requestReset,
  isResetOpen,
  resetPassword,
} from '../../../src/lib/server/services/accounts/reset.ts';
import { changePassword } from '../../../src/lib/server/services/accounts/own-account.ts';
import { addPerson, Browser, userOf, changeRights } from '../../support/accounts/accounts.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';

const NEXT = 'eight loud trombones';
const ADDRESS = '192.0.2.7';

describe.each(ENGINES)('a new password by mail, on %s', (engine) => {
  async function houseWithMail() {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const mails = async () => {
      await app.accounts.idle();
      await app.outbox.deliverDue();
      return keptMails(app.env.dataDir);
    };
    return { app, email, mails, accounts: app.accounts };
  }
  const tokenIn = (text = '') => /\/(?:passwort|password)\/(\w+)/u.exec(text)?.[1] ?? '';

  // ASVS 6.4.3
  it('US-01 is chosen by a link that works once, and ends all sessions', async () => {
    const { app, email, mails, accounts } = await houseWithMail();
    const browser = new Browser();
    await browser.signIn(app, email);
    await requestReset(accounts, { email, locale: 'en', address: ADDRESS });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: email, subject: 'A new password for Konzerthaus Morgenfeld' });
    expect(mail?.text).toContain('https://www.example.org/en/login/password/');
    const token = tokenIn(mail?.text);
    expect(await isResetOpen(accounts, token)).toBe(true);
    expect(await resetPassword(accounts, token, NEXT)).toBe('done');
    expect(await userOf(accounts, browser.headers)).toBeNull();
    expect(await new Browser().signIn(app, email, NEXT)).toBe('in');
    expect(await isResetOpen(accounts, token)).toBe(false);
    expect(await resetPassword(accounts, token, 'nine slow bassoons')).toBe('over');
    expect(await new Browser().signIn(app, email, NEXT)).toBe('in');
  });

  it('US-01 every other link is over as soon as the password is another one', async () => {
    const { app, email, mails, accounts } = await houseWithMail();
    const ask = async () => {
      await requestReset(accounts, { email, locale: 'de', address: ADDRESS });
      return (await mails()).map(({ text }) => tokenIn(text));
    };
    await ask();
    const [one = '', other = ''] = await ask();
    expect([await isResetOpen(accounts, one), await isResetOpen(accounts, other)]).toEqual([
      true,
      true,
    ]);
    expect(await resetPassword(accounts, one, NEXT)).toBe('done');
    expect(await resetPassword(accounts, other, 'nine slow bassoons')).toBe('over');
    const browser = new Browser();
    await browser.signIn(app, email, NEXT);
    const user = await userOf(accounts, browser.headers);
    const known = new Set([one, other]);
    const third = (await ask()).find((token) => !known.has(token)) ?? '';
    expect(await isResetOpen(accounts, third)).toBe(true);
    if (user === null) throw new Error('nobody is signed in');
    const given = { current: NEXT, next: 'nine slow bassoons' };
    await changePassword(accounts, user, given, browser.visit);
    expect(await resetPassword(accounts, third, 'ten old harps are here')).toBe('over');
  });

  it('the link is over after an hour, and is kept nowhere as it was sent', async () => {
    const { app, email, mails, accounts } = await houseWithMail();
    await requestReset(accounts, { email, locale: 'de', address: ADDRESS });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Neues Passwort für Konzerthaus Morgenfeld');
    const token = tokenIn(mail?.text);
    const kept = await app.database.db.selectFrom('login_verification').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const hour = Date.parse(kept[0]?.expires_at ?? '') - Date.now();
    expect(hour).toBeGreaterThan(59 * 60_000);
    expect(hour).toBeLessThanOrEqual(60 * 60_000);
    await app.database.db
      .updateTable('login_verification')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await isResetOpen(accounts, token)).toBe(false);
    expect(await resetPassword(accounts, token, NEXT)).toBe('over');
  });

  it('nobody learns whether an address is known, and nobody is flooded with mail', async () => {
    const { app, email, mails, accounts } = await houseWithMail();
    const other = await addPerson(app, 'ben');
    await changeRights(app, other, { is_disabled: true });
    const ask = (asked: string) =>
      requestReset(accounts, { email: asked, locale: 'de', address: ADDRESS });
    const answers = [await ask('nobody@example.org'), await ask(other), await ask(email)];
    expect(answers).toEqual(['asked', 'asked', 'asked']);
    // The other one is told that the account was disabled, and nothing else. Mails have no order.
    expect((await mails()).map(({ to }) => to).sort()).toEqual([email, other].sort());
    for (let times = 0; times < 4; times += 1) expect(await ask(email)).toBe('asked');
    expect(await ask(email)).toBe('tooMany');
    for (let times = 0; times < 4; times += 1)
      expect(await ask('nobody@example.org')).toBe('asked');
    expect(await ask('nobody@example.org')).toBe('tooMany');
  });
});
