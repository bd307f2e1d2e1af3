import { describe, expect, it } from 'vitest';
import { changePassword } from '../../../src/lib/server/services/accounts/own-account.ts';
import {
  beginSecondFactor,
  endSecondFactor,
} from '../../../src/lib/server/services/accounts/second-factor.ts';
import {
  isResetOpen,
  requestReset,
  resetPassword,
} from '../../../src/lib/server/services/accounts/reset.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { hashThreads } from '../../../src/lib/server/services/accounts/passwords/hash-threads.ts';
import { hashPassword } from '../../../src/lib/server/services/accounts/passwords/password.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import {
  addPerson,
  Browser,
  changeRights,
  PASSWORD,
  userOf,
} from '../../support/accounts/accounts.ts';
import { valueOf } from '../../support/content/records.ts';
import { appFor } from '../../support/database/house.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';

/** Runs work while as many passwords wait as may. */
async function whileFull<Value>(work: () => Promise<Value>): Promise<Value> {
  const { queue } = hashThreads;
  queue.atOnce = 0;
  const waiting: Promise<unknown>[] = [];
  for (let before = -1; queue.waiting > before;) {
    before = queue.waiting;
    waiting.push(hashPassword(PASSWORD).catch(() => null));
  }
  try {
    return await work();
  } finally {
    queue.rejectAll(new Error('over'));
    queue.atOnce = 1;
    await Promise.all(waiting);
  }
}

describe('RL-06 while too many passwords are being checked', () => {
  it('known, unknown, disabled and invited accounts are told so alike, and nothing is counted', async () => {
    const app = await appFor('sqlite', 'demo');
    const email = await addPerson(app);
    const other = await addPerson(app, 'ben');
    await changeRights(app, other, { is_disabled: true });
    // An invitation needs no hash: nobody knows a password yet.
    const carla = { email: 'carla@example.org', first_name: 'C', last_name: 'K', role: 'editor' };
    await whileFull(async () => {
      valueOf(await inviteUser(app.accounts, carla, COMMAND, 'en'));
      // More often than an account may be tried: a try that nobody looked at is none.
      for (let times = 0; times < 6; times += 1)
        expect(await new Browser().signIn(app, email)).toBe('busy');
      for (const address of ['nobody@example.org', other, carla.email])
        expect(await new Browser().signIn(app, address)).toBe('busy');
    });
    expect(await new Browser().signIn(app, email)).toBe('in');
    expect(await new Browser().signIn(app, carla.email)).toBe('wrong');
  });

  it('a new password, a second factor and a link are refused, and nothing changes', async () => {
    const app = await appFor('sqlite', 'demo');
    const { accounts } = app;
    const email = await addPerson(app);
    const browser = new Browser();
    await browser.signIn(app, email);
    const user = await userOf(accounts, browser.headers);
    if (user === null) throw new Error('nobody is signed in');
    await requestReset(accounts, { email, locale: 'en', address: browser.address });
    await accounts.idle();
    await app.outbox.deliverDue();
    const [mail] = keptMails(app.env.dataDir);
    const token = /\/password\/(\w+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const next = 'eight loud trombones';
    const tries: readonly (() => Promise<unknown>)[] = [
      () => changePassword(accounts, user, { current: PASSWORD, next }, browser.visit),
      () => beginSecondFactor(accounts, user, PASSWORD, browser.visit),
      () => endSecondFactor(accounts, user, PASSWORD, browser.visit),
      () => resetPassword(accounts, token, next),
    ];
    await whileFull(async () => {
      for (const attempt of tries) expect(await attempt()).toBe('busy');
    });
    expect(await isResetOpen(accounts, token)).toBe(true);
    expect(await userOf(accounts, browser.headers)).not.toBeNull();
    expect(await new Browser().signIn(app, email)).toBe('in');
  });
});
