import { expect, it } from 'vitest';
import { Accounts } from '../../../src/lib/server/services/accounts/accounts.ts';
import type { SecurityEvent } from '../../../src/lib/server/services/accounts/known-device.ts';
import { changePassword } from '../../../src/lib/server/services/accounts/own-account.ts';
import { enterCode, signIn } from '../../../src/lib/server/services/accounts/sign-in.ts';
import { addPerson, Browser, PASSWORD } from '../../support/accounts/accounts.ts';
import { appFor } from '../../support/database/house.ts';

// ASVS 16.3.1, ASVS 16.3.3, ASVS 16.2.1, ASVS 16.2.5
it('every attempt to sign in is noted with how it ended, and with nothing that names anybody', async () => {
  const app = await appFor('sqlite', 'demo');
  const email = await addPerson(app);
  const events: SecurityEvent[] = [];
  const accounts = new Accounts({
    env: app.env,
    database: app.database,
    outbox: app.outbox,
    now: app.now,
    onSecurityEvent: (event) => events.push(event),
  });
  const browser = new Browser();
  await signIn(accounts, { email, password: 'something else' }, browser.visit);
  await signIn(accounts, { email: ` ${email.toUpperCase()}`, password: PASSWORD }, browser.visit);
  await enterCode(accounts, '123456', browser.visit);
  for (let tries = 0; tries < 5; tries += 1)
    await signIn(accounts, { email, password: 'something else' }, new Browser().visit);
  await browser.signIn({ ...app, accounts }, email);
  const session = await accounts.sessionOf(browser.headers);
  if (session !== null) {
    const passwords = { current: 'something else', next: 'seven loud trombones' };
    await changePassword(accounts, session.user, passwords, browser.visit);
  }
  const told = events.map(({ event, outcome }) => `${event} ${outcome}`);
  expect(told.slice(0, 4)).toEqual([
    'sign-in wrong',
    'sign-in in',
    'second-factor over',
    'sign-in wrong',
  ]);
  expect(told).toContain('sign-in tooMany');
  // The same account and the same place can be followed from line to line.
  const [wrong, right] = events;
  expect(wrong?.account).toBe(right?.account);
  expect(wrong?.from).toBe(right?.from);
  const line = JSON.stringify(events);
  for (const secret of [email, 'example.org', PASSWORD, 'something else', '192.0.2.7', '123456'])
    expect(line).not.toContain(secret);
});
