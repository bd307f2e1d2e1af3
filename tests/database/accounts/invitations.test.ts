import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import {
  inviteAgain,
  inviteUser,
} from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { changeUser, readUser } from '../../../src/lib/server/services/accounts/manage-users.ts';
import {
  invitedBy,
  isResetOpen,
  requestReset,
  resetPassword,
} from '../../../src/lib/server/services/accounts/reset.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { Browser } from '../../support/accounts/accounts.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { valueOf } from '../../support/content/records.ts';

const BEN = {
  email: 'ben@example.org',
  first_name: 'Ben',
  last_name: 'Kurz',
  role: 'editor',
} as const;
const PASSWORD = 'eight loud trombones';

const tokenIn = (text = '') => /\/(?:passwort|password)\/(\w+)/u.exec(text)?.[1] ?? '';

async function mailsOf(app: AppContext) {
  await app.accounts.idle();
  await app.outbox.deliverDue();
  return keptMails(app.env.dataDir);
}

const isInvited = async (app: AppContext, id: string) =>
  (await readUser(app.accounts, id))?.is_invited;

describe.each(ENGINES)('an invitation, on %s', (engine) => {
  it('US-01 comes in the language that was chosen, and lets in whoever chooses a password, once', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts } = app;
    const ben = valueOf(await inviteUser(accounts, { ...BEN, locale: 'en' }, COMMAND, 'de'));
    expect(ben).toMatchObject({ locale: 'en', is_invited: true });
    const [mail] = await mailsOf(app);
    expect(mail).toMatchObject({
      to: BEN.email,
      subject: 'Invitation to Konzerthaus Morgenfeld',
    });
    expect(mail?.text).toContain('Dear Ben Kurz');
    expect(mail?.text).toContain('/en/login/password/');
    const token = tokenIn(mail?.text);
    expect(await invitedBy(accounts, token)).toMatchObject({ email: BEN.email });
    expect(await resetPassword(accounts, token, PASSWORD)).toBe('done');
    expect(await new Browser().signIn(app, BEN.email, PASSWORD)).toBe('in');
    expect(await isInvited(app, ben.id)).toBe(false);
    expect(await resetPassword(accounts, token, 'nine slow bassoons')).toBe('over');
    expect(await inviteAgain(accounts, ben.id, COMMAND, 'de')).toMatchObject({
      failure: { code: 'conflict' },
    });
    // What is told later comes in the same language.
    valueOf(await changeUser(accounts, { id: ben.id, change: { role: 'admin' } }, COMMAND, 'de'));
    const told = (await mailsOf(app)).at(-1);
    expect(told?.subject).toBe('Your account at Konzerthaus Morgenfeld');
  });

  it('US-01 can be sent again, which ends the first link; the same form twice invites once', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts, database } = app;
    const ben = valueOf(await inviteUser(accounts, BEN, COMMAND, 'de'));
    expect(valueOf(await inviteUser(accounts, BEN, COMMAND, 'de')).id).toBe(ben.id);
    const [first, ...others] = await mailsOf(app);
    expect(others).toEqual([]);
    expect(first?.subject).toBe('Einladung zu Konzerthaus Morgenfeld');
    valueOf(await inviteAgain(accounts, ben.id, COMMAND, 'de'));
    const tokens = (await mailsOf(app)).map(({ text }) => tokenIn(text));
    const second = tokens.find((token) => token !== tokenIn(first?.text)) ?? '';
    expect(await isResetOpen(accounts, tokenIn(first?.text))).toBe(false);
    expect(await isResetOpen(accounts, second)).toBe(true);
    // Days later it is over; who was invited can still ask for a link of their own.
    await database.db
      .updateTable('login_verification')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('value', '=', ben.id)
      .execute();
    expect(await resetPassword(accounts, second, PASSWORD)).toBe('over');
    expect(await isInvited(app, ben.id)).toBe(true);
    await requestReset(accounts, { email: BEN.email, locale: 'de', address: '192.0.2.7' });
    const known = new Set(tokens);
    const asked = (await mailsOf(app)).map(({ text }) => tokenIn(text));
    const own = asked.find((token) => !known.has(token)) ?? '';
    expect(await resetPassword(accounts, own, PASSWORD)).toBe('done');
    expect(await isInvited(app, ben.id)).toBe(false);
  });

  it('US-06 nobody who is locked out is invited again, and an address has one account', async () => {
    const app = await appFor(engine, 'demo');
    const { accounts } = app;
    const ben = valueOf(await inviteUser(accounts, BEN, COMMAND, 'de'));
    const other = { ...BEN, first_name: 'Berta' };
    expect(await inviteUser(accounts, other, COMMAND, 'de')).toMatchObject({
      failure: { code: 'conflict', fields: { email: 'Diese Adresse hat schon ein Konto.' } },
    });
    valueOf(
      await changeUser(accounts, { id: ben.id, change: { is_disabled: true } }, COMMAND, 'de'),
    );
    expect(await inviteAgain(accounts, ben.id, COMMAND, 'de')).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect(await inviteAgain(accounts, 'nobody', COMMAND, 'de')).toMatchObject({
      failure: { code: 'not_found' },
    });
  });
});
