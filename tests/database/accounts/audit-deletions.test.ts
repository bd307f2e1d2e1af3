import { describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { actionsOf } from '../../../src/lib/server/page-data/hub/hub.ts';
import { PLAIN_LISTS, hubList } from '../../../src/lib/server/page-data/hub/lists.ts';
import { ROW_ACTIONS } from '../../../src/lib/server/actions/hub/lists/row-actions.ts';
import { runHubAction, deleteEntry } from '../../../src/lib/server/actions/hub/lists/run-action.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { KINDS } from '../../../src/content/records/kinds.ts';
import { success } from '../../../src/lib/result.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { formEntries } from '../../../src/lib/server/repositories/forms/entries.ts';
import { sendForm } from '../../../src/lib/server/services/forms/send-form.ts';
import { addPerson } from '../../support/accounts/accounts.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { openPage } from '../../support/editing/editing.ts';
import { CONTACT, formOf as contactForm, sendingOf } from '../../support/forms/sending.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

const ADA: Caller = {
  role: 'admin',
  user: {
    id: 'ada',
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name: 'Redlich',
    role: 'admin',
  },
  how: 'session',
  csrfToken: null,
  scopes: null,
  address: '203.0.113.9',
};
const BY = { actor: 'user', id: 'ada', name: 'Ada Redlich', address: '203.0.113.9' } as const;
const EVERYTHING = { who: '', what: '', from: null, before: null };

const told = async (app: AppContext) =>
  (await app.audit.list(EVERYTHING, { limit: 50 })).rows.map(
    ({ actor_name: by, subject, action, record, before, after }) => ({
      by,
      done: `${subject} ${action}`,
      record,
      kept: `${before ?? ''}${after ?? ''}`,
    }),
  );

const formOf = (values: Readonly<Record<string, string>>) =>
  new Request(`${ORIGIN}/en/hub`, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(values),
  });

it('US-07 every button of a list of the hub does something, and nothing else can be done', () => {
  const buttons = PLAIN_LISTS.flatMap((list) =>
    actionsOf(list).map(({ name }) => `${list.key} ${name}`),
  );
  const done = Object.entries(ROW_ACTIONS).flatMap(([key, actions]) =>
    Object.keys(actions).map((name) => `${key} ${name}`),
  );
  expect(done.toSorted()).toEqual(buttons.toSorted());
});

describe.each(ENGINES)('what is deleted, on %s', (engine) => {
  it('US-07 of every button of a list of the hub', async () => {
    const app = await appFor(engine, 'demo');
    const context = await PageContext.open(app, 'en', '/en/hub');
    const deletions = PLAIN_LISTS.flatMap((list) =>
      (list.actions ?? [])
        .filter(({ right, isNoted }) => right.action === 'delete' && isNoted !== true)
        .map((action) => ({ list, action })),
    );
    expect(deletions.length).toBeGreaterThan(2);
    for (const { list, action } of deletions) {
      // The row goes; the action around it is what is tested.
      const run = vi.spyOn(ROW_ACTIONS[list.key] ?? {}, action.name);
      run.mockResolvedValue({ ok: true, value: null });
      for (const [id, record] of [
        ['7', '7'],
        ['/de/anna@example.org', null],
      ] as const) {
        const sent = formOf({ action: action.name, id });
        await runHubAction(context, list, ADA, sent);
        expect((await told(app))[0], list.key).toEqual({
          by: 'Ada Redlich',
          done: `${action.right.subject} delete`,
          record,
          kept: '',
        });
      }
      const count = (await told(app)).length;
      run.mockResolvedValue({ ok: false, failure: { code: 'not_found', message: '' } });
      const sent = formOf({ action: action.name, id: '7' });
      await runHubAction(context, list, ADA, sent);
      expect(await told(app), 'what failed is not told').toHaveLength(count);
      run.mockRestore();
    }
  });

  it('US-07 a newsletter address, a form entry and a person, without a word of theirs', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const context = await PageContext.open(app, 'en', '/en/hub');
    const data = await app.reference.read();
    const email = 'reader@example.org';
    await transaction(app.database, async (tx) => {
      await app.newsletter.subscribe(tx, { email, locale: 'en' }, data);
      return success(null);
    });
    const { id } = await db
      .selectFrom('newsletter_subscription')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const list = hubList('newsletter');
    if (list === undefined) throw new Error('no list');
    await runHubAction(context, list, ADA, formOf({ action: 'delete_subscriber', id: String(id) }));
    expect(await db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([]);

    const contact = await contactForm(app, CONTACT);
    await sendForm(app, sendingOf(contact));
    const choice = { form: contact.id, words: [] };
    const [entry] = await formEntries(db, choice, { limit: 1 });
    const sent = new FormData();
    sent.set('action', 'delete_entry');
    sent.set('id', String(entry?.id));
    expect((await deleteEntry(context, contact, sent, ADA)).ok).toBe(true);
    expect(await formEntries(db, choice, { limit: 1 })).toEqual([]);
    // Once more: what is gone is not told again.
    await deleteEntry(context, contact, sent, ADA);

    const anna = await addPerson(app);
    await app.personalData.erase(anna, 'ada', BY);
    await app.personalData.erase('berta@example.org', null);
    const all = await told(app);
    expect(all.map(({ by, done, record }) => [by, done, record])).toEqual([
      ['', 'personal_data delete', null],
      ['Ada Redlich', 'personal_data delete', null],
      ['Ada Redlich', 'form_entry delete', String(entry?.id)],
      ['Ada Redlich', 'newsletter_address delete', String(id)],
    ]);
    expect(all[1]?.kept).toBe('{"account":1}');
    expect(JSON.stringify(all)).not.toMatch(/example\.org|Probst/u);
  });

  it('US-07 nobody is told to be erased where nothing was: the only administrator stays', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app, 'anna', 'admin');
    expect(await app.personalData.erase(email, null)).toBe('only-admin');
    expect(await told(app)).toEqual([]);
  });

  it('US-07 RT-07 redirects that a moved page makes, of whoever moved it', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, { urls: { de: 'eins', en: 'en-eins' } });
    const moveTo = async (path: string, actor: typeof BY | null) => {
      const { version, ...record } = await stored(app, 'page', id);
      const input = { ...inputOf('page', record), urls: { de: path, en: `en-${path}` } };
      const how = { locale: 'en', source: 'hub', ...(actor && { actor }) } as const;
      valueOf(await app.records.update('page', { id, version }, input, how));
    };
    await moveTo('zwei', BY);
    const made = await told(app);
    expect(made.map(({ by, done }) => [by, done])).toEqual([
      ['Ada Redlich', 'redirect create'],
      ['Ada Redlich', 'redirect create'],
    ]);
    expect(made[1]?.kept).toContain('/de/eins');
    await moveTo('eins', BY);
    const kinds = (await told(app)).slice(0, -2).map(({ done }) => done);
    expect(kinds.toSorted()).toEqual([
      'redirect create',
      'redirect create',
      'redirect delete',
      'redirect delete',
    ]);
    // What happens by itself is nobody's.
    const count = (await told(app)).length;
    await moveTo('drei', null);
    expect(await told(app)).toHaveLength(count);
  });

  it('US-07 a record of every kind that somebody deletes', async () => {
    const app = await appFor(engine, 'demo');
    let count = 0;
    for (const kind of KINDS) {
      const records = await allRecords(app.database.db, kind);
      for (const { id, version } of records) {
        const target = { id, version };
        const removed = await app.records.remove(kind, target, {
          locale: 'en',
          actor: BY,
          source: 'hub',
        });
        if (!removed.ok) continue;
        count += 1;
        expect((await told(app))[0]).toMatchObject({ done: `${kind} delete`, record: String(id) });
        break;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});
