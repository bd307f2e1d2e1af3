import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import {
  changeUser,
  listUsers,
  openSecondFactor,
} from '../../../src/lib/server/services/accounts/manage-users.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  enrolmentIn,
} from '../../../src/lib/server/services/accounts/second-factor.ts';
import { signOut } from '../../../src/lib/server/services/accounts/sign-in.ts';
import { shortAddress, type Grantor } from '../../../src/lib/server/services/audit/actor.ts';
import { changedFields } from '../../../src/lib/server/services/audit/audit-log.ts';
import { allRecords, recordById } from '../../../src/lib/server/repositories/records.ts';
import { versionsOf } from '../../../src/lib/server/repositories/versions.ts';
import { addPerson, Browser, codeOf, PASSWORD, userOf } from '../../support/accounts/accounts.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { inputOf, valueOf } from '../../support/content/records.ts';

const ADA: Grantor = {
  actor: 'user',
  id: 'ada',
  name: 'Ada Redlich',
  address: '203.0.113.77',
  has: { role: 'admin', scopes: null },
};
const EVERYTHING = { who: '', what: '', from: null, before: null };

const entries = async (app: AppContext) =>
  (await app.audit.list(EVERYTHING, { limit: 100 })).rows.map((row) => ({
    by: row.actor_name,
    done: `${row.subject} ${row.action}`,
    from: row.address,
    before: row.before === null ? null : (JSON.parse(row.before) as unknown),
    after: row.after === null ? null : (JSON.parse(row.after) as unknown),
  }));

describe.each(ENGINES)('the audit log on %s', (engine) => {
  it('US-07 keeps sign-ins and sign-outs, and of who failed no address that was typed', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser('198.51.100.23');
    await browser.signIn(app, email, 'wrong and wrong');
    await browser.signIn(app, 'stranger@example.net');
    await browser.signIn(app, email);
    await signOut(app.accounts, browser.headers, browser.address);
    const { sources } = await app.personalData.find(email, 'found', null);
    expect(sources['account']?.filter(({ subject }) => subject === 'user')).toHaveLength(3);
    const from = '198.51.100.0';
    const none = { before: null, after: null };
    expect(await entries(app)).toEqual([
      { by: 'Anna Probst', done: 'user sign_out', from, ...none },
      { by: 'Anna Probst', done: 'user sign_in', from, ...none },
      { by: '', done: 'user sign_in_failed', from, ...none },
      { by: 'Anna Probst', done: 'user sign_in_failed', from, ...none },
    ]);
  });

  it('US-07 keeps what changed of the settings, and that a record was deleted, with the change itself', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const how = { locale: 'en', actor: ADA, source: 'hub' } as const;
    const [settings] = await allRecords(db, 'settings');
    if (settings === undefined) throw new Error('no settings');
    const changed = { ...inputOf('settings', settings), is_site_online: false };
    valueOf(await app.records.update('settings', settings, changed, how));
    // A change that is refused leaves nothing.
    expect((await app.records.update('settings', settings, changed, how)).ok).toBe(false);
    // Content is not kept here, but that it went is.
    const tag = valueOf(await app.records.create('tag', { name: { de: 'Weg', en: 'Gone' } }, how));
    valueOf(await app.records.remove('tag', tag, how));
    expect(await entries(app)).toEqual([
      {
        by: 'Ada Redlich',
        done: 'tag delete',
        from: '203.0.113.0',
        before: { name: 'Weg' },
        after: null,
      },
      {
        by: 'Ada Redlich',
        done: 'settings change',
        from: '203.0.113.0',
        before: { is_site_online: true },
        after: { is_site_online: false },
      },
    ]);
  });

  it('US-07 is appended alone: the database refuses to change an entry, and to delete a young one', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    await app.audit.note({ by: ADA, action: 'export', subject: 'newsletter_address' });
    await expect(db.updateTable('audit_entry').set({ actor_name: 'X' }).execute()).rejects.toThrow(
      /audit log/u,
    );
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow(/audit log/u);
    // What is over goes by the task that sweeps; the rest stays.
    await sql`insert into audit_entry (at, actor, actor_name, address, action, subject)
      values ('2001-01-01T00:00:00Z', 'user', 'Old', '', 'export', 'user')`.execute(db);
    await app.audit.sweep();
    expect((await entries(app)).map(({ by }) => by)).toEqual(['Ada Redlich']);
  });

  it('US-07 is found by name, subject, action and day', async () => {
    const app = await appFor(engine, 'demo');
    await app.audit.note({ by: ADA, action: 'export', subject: 'newsletter_address' });
    await app.audit.note({
      by: { ...ADA, name: 'Ben_1' },
      action: 'delete',
      subject: 'event',
      record: 3,
    });
    const count = async (choice: object) =>
      (await app.audit.list({ ...EVERYTHING, ...choice }, { limit: 10 })).total;
    expect(await count({ who: 'redl' })).toBe(1);
    expect(await count({ who: 'n_1' })).toBe(1);
    expect(await count({ who: 'n%1' })).toBe(0);
    expect(await count({ what: 'event' })).toBe(1);
    expect(await count({ what: 'export' })).toBe(1);
    expect(await count({ before: '2001-01-01T00:00:00Z' })).toBe(0);
  });
});

describe.each(ENGINES)('accounts of others on %s', (engine) => {
  it('US-08 a lost second factor is opened with a reason, its owner is told and out everywhere', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser();
    await browser.signIn(app, email);
    const user = await userOf(app.accounts, browser.headers);
    if (user === null) throw new Error('nobody is in');
    const open = (reason: string) =>
      openSecondFactor(app.accounts, { id: user.id, reason }, ADA, 'en');
    expect(await open('lost')).toMatchObject({ failure: { code: 'conflict' } });
    await beginSecondFactor(app.accounts, user, PASSWORD, browser.visit);
    const { secret = '' } = (await enrolmentIn(app.accounts, user)) ?? {};
    const confirmed = await confirmSecondFactor(app.accounts, user, codeOf(secret), browser.visit);
    if (confirmed === 'wrong') throw new Error('the code was wrong');
    browser.keep(confirmed.cookies);
    expect(await new Browser().signIn(app, email)).toBe('code');
    expect(await open(' ')).toMatchObject({
      failure: { fields: { reason: expect.any(String) as string } },
    });
    valueOf(await open('phone drowned'));
    expect(await userOf(app.accounts, browser.headers)).toBeNull();
    expect(await new Browser().signIn(app, email)).toBe('in');
    const mail = await app.database.db.selectFrom('outbox').selectAll().execute();
    expect(mail.map(({ topic }) => topic)).toEqual(['account']);
    expect((await entries(app))[1]).toMatchObject({
      by: 'Ada Redlich',
      done: 'user second_factor_opened',
      after: { reason: 'phone drowned' },
    });
  });

  it('US-06 the last administrator stays, and nobody takes their own rights', async () => {
    const app = await appFor(engine, 'demo');
    const invited = { email: 'ben@example.org', first_name: 'Ben', last_name: 'Kurz' };
    const ben = valueOf(await inviteUser(app.accounts, { ...invited, role: 'admin' }, ADA, 'en'));
    await app.accounts.idle();
    const change = (what: object, by: Grantor = ADA) =>
      changeUser(app.accounts, { id: ben.id, change: what }, by, 'en');
    expect(await change({ role: 'editor' })).toMatchObject({
      failure: { code: 'conflict', fields: { role: expect.any(String) as string } },
    });
    await addPerson(app, 'anna', 'admin');
    const himself: Grantor = { ...ADA, id: ben.id };
    expect(await change({ is_disabled: true }, himself)).toMatchObject({
      failure: { fields: { is_disabled: expect.any(String) as string } },
    });
    expect(valueOf(await change({ role: 'box_office' })).role).toBe('box_office');
    expect(await inviteUser(app.accounts, { ...invited, role: 'admin' }, ADA, 'en')).toMatchObject({
      failure: { fields: { email: expect.any(String) as string } },
    });
    expect((await listUsers(app.accounts)).map(({ email }) => email)).toEqual([
      'anna@example.org',
      'ben@example.org',
    ]);
    // The link to a password, and what was changed.
    const mail = await app.database.db
      .selectFrom('outbox')
      .select(['recipient', 'topic'])
      .execute();
    expect(mail.map(({ topic }) => topic).sort()).toEqual(['account', 'password']);
  });
});

describe.each(ENGINES)('who saved a record on %s', (engine) => {
  it('API-03 the history begins with its first state, also of what was filled in by other ways', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const event = await recordById(db, 'event', 1);
    if (event === null) throw new Error('no event');
    expect(await versionsOf(db, 'event', 1)).toEqual([]);
    const input = { ...inputOf('event', event), duration: 77 };
    valueOf(
      await app.records.update('event', event, input, { locale: 'en', actor: ADA, source: 'hub' }),
    );
    const versions = await versionsOf(db, 'event', 1);
    expect(versions.map(({ base, saved_by: by }) => [base, by])).toEqual([
      [event.version + 1, 'Ada Redlich'],
      [event.version, null],
    ]);
    expect(versions[1]?.saved_at).toBe(event.updated_at);
    expect(versions[1]?.content['duration']).toBe(event.duration);
  });
});

describe('what the audit log keeps', () => {
  it('US-07 are the fields that changed, cut, and nothing that lets somebody in', () => {
    expect(
      changedFields(
        { id: 1, version: 1, a: 1, b: { c: 2 }, password: 'x' },
        { id: 1, version: 2, a: 2, b: { c: 2 }, password: 'y', api_token: 'z' },
      ),
    ).toEqual([{ a: 1 }, { a: 2 }]);
    expect(String(changedFields(null, { long: 'x'.repeat(9000) })[1]?.['long'])).toHaveLength(501);
  });

  it('US-07 an address tells a region, and no household', () => {
    expect(
      ['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:1:2::7', '2001:db8::7', '::1', 'x'].map(
        shortAddress,
      ),
    ).toEqual(['203.0.113.0', '203.0.113.0', '2001:db8:1::', '2001:db8:0::', '0:0:0::', '']);
  });
});
