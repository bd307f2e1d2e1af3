import { describe, expect, it } from 'vitest';
import { NOTE_CHARACTERS } from '../../../src/lib/constants.ts';
import type { NotesAnswer, WrittenNote } from '../../../src/lib/editing/notes/note.ts';
import type { PresenceAnswer } from '../../../src/lib/editing/calls.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { deleteEverything } from '../../../src/lib/server/repositories/bulk.ts';
import { userByEmail } from '../../../src/lib/server/repositories/users.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { call } from '../../support/editing/calls.ts';
import { opened, openPage } from '../../support/editing/editing.ts';
import { appFor, BOTH_ENGINES, type Engine } from '../../support/database/house.ts';

/** Somebody with an account, as a session of theirs calls. */
async function person(app: AppContext, first_name: string, role: Role = 'editor'): Promise<Caller> {
  const email = `${first_name.toLowerCase()}@example.org`;
  const user = { email, first_name, last_name: 'Probst', role };
  await addUser(app.database, { ...user, password: 'seven quiet violins' });
  const id = (await userByEmail(app.database.db, email))?.id ?? '';
  return { role, user: { id, ...user }, how: 'session', csrfToken: 'x', scopes: null };
}

/** A page of its own, two editors and an administrator. */
async function notedPage(engine: Engine) {
  const app = await appFor(engine, 'demo');
  // Nothing is sent meanwhile: a message that is has lost its text.
  await app.endTasks();
  const [anna, ben, ada] = [
    await person(app, 'Anna'),
    await person(app, 'Ben'),
    await person(app, 'Ada', 'admin'),
  ];
  const { id } = await openPage(app);
  const at = `editing/page/${id}/notes`;
  const write = async (caller: Caller, body: object) =>
    call(app, 'POST', at, { caller, body: { language: 'de', ...body } });
  const written = async (caller: Caller, body: object) =>
    (await write(caller, body)).body as WrittenNote;
  const list = async (caller = anna) =>
    (await call(app, 'GET', at, { caller })).body as NotesAnswer;
  const mails = () =>
    app.database.db.selectFrom('outbox').selectAll().where('topic', '=', 'note').execute();
  return { app, id, at, anna, ben, ada, write, written, list, mails };
}

const idOf = ({ user }: Caller): string => user?.id ?? '';

describe.each(BOTH_ENGINES)('ED-21 notes of editors on %s', (engine) => {
  it('are written, answered, resolved and opened again, in the order in which they came', async () => {
    const { app, at, anna, ben, written, write, list } = await notedPage(engine);
    const place = { module: 'm1', field: 'content.de', quote: 'so  viele Worte' };
    const first = await written(anna, { ...place, body: ' Zu lang?\r\n' });
    const parent = first.id;
    await written(ben, { parent, body: 'Nein.' });
    const [thread] = (await list()).threads;
    expect(thread).toMatchObject({
      ...place,
      body: 'Zu lang?',
      by: 'Anna Probst',
      resolved: null,
      answers: [{ body: 'Nein.', by: 'Ben Probst' }],
    });
    const one = `${at}/${parent}`;
    const resolve = (is_resolved: boolean) =>
      call(app, 'PATCH', one, { caller: ben, body: { is_resolved } });
    expect(await resolve(true)).toMatchObject({
      status: 200,
      body: { threads: [{ resolved: { by: 'Ben Probst' } }] },
    });
    expect(await write(anna, { parent, body: 'Doch.' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('inzwischen erledigt') as string },
    });
    expect(await resolve(false)).toMatchObject({ body: { threads: [{ resolved: null }] } });
    expect((await write(anna, { parent, body: 'Doch.' })).status).toBe(201);
  });

  it('tell by mail whom they mean, in their language, with the way to the note', async () => {
    const { app, id, anna, ben, written, write, mails } = await notedPage(engine);
    await app.database.db
      .updateTable('login_user')
      .set({ locale: 'en' })
      .where('id', '=', idOf(ben))
      .execute();
    const mentions = [idOf(ben)];
    const note = await written(anna, {
      body: '@Ben Probst, stimmt das?',
      quote: 'um acht',
      mentions,
    });
    expect(note.told).toEqual(['Ben Probst']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'ben@example.org', topic: 'note' });
    expect(mail?.subject).toContain('Anna Probst means you in a note on “');
    expect(mail?.body).toContain('It is about: “um acht”\n\n@Ben Probst, stimmt das?');
    expect(mail?.body).toContain(`/en/cms-hub/notes/${note.id}/page`);
    const again = await written(anna, {
      body: '@Ben Probst, stimmt das?',
      quote: 'um acht',
      mentions,
    });
    expect([again.id, again.told, (await mails()).length], 'sent twice').toEqual([note.id, [], 1]);
    const disabled = app.database.db.updateTable('login_user').set({ is_disabled: 1 });
    await disabled.where('id', '=', idOf(ben)).execute();
    for (const meant of [mentions, ['nobody']])
      expect(await write(anna, { body: 'Hallo', mentions: meant })).toMatchObject({ status: 400 });
    expect(await mails()).toHaveLength(1);
    expect((await opened(app, 'page', id)).revision, 'the record stays as it is').toBe('1-0');
  });

  it('are for whoever may edit the page, and offer only them to be meant', async () => {
    const { app, at, anna, ben, ada, list } = await notedPage(engine);
    await person(app, 'Kasse', 'box_office');
    await person(app, 'Gast', 'visitor');
    const { people } = await list();
    const names = people.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ben Probst', 'Ada Probst']));
    expect(names).not.toEqual(expect.arrayContaining(['Anna Probst']));
    expect(names.filter((name) => /Kasse|Gast/u.test(name))).toEqual([]);
    expect([idOf(anna), idOf(ben), idOf(ada)]).not.toContain('');
    const boxOffice: Caller = { ...anna, role: 'box_office' };
    const body = { language: 'de', body: 'Hallo' };
    expect((await call(app, 'GET', at, { caller: boxOffice })).status).toBe(403);
    expect((await call(app, 'POST', at, { caller: boxOffice, body })).status).toBe(403);
    const program: Caller = { ...anna, user: null, how: 'token' };
    expect((await call(app, 'POST', at, { caller: program, body })).status).toBe(400);
  });

  it('are deleted by who wrote them, as long as nobody answered, and by an administrator', async () => {
    const { app, at, anna, ben, ada, written, list } = await notedPage(engine);
    const { id } = await written(anna, { body: 'Meine', mentions: [idOf(ben)] });
    const remove = async (caller: Caller, number: number) =>
      (await call(app, 'DELETE', `${at}/${number}`, { caller })).status;
    expect(await remove(ben, id)).toBe(403);
    const answer = await written(ben, { parent: id, body: 'Antwort' });
    expect(await remove(anna, id), 'with an answer').toBe(403);
    expect(await remove(anna, answer.id), 'another’s answer').toBe(403);
    expect(await remove(ada, id)).toBe(200);
    expect((await list()).threads).toEqual([]);
    const left = await app.database.db.selectFrom('note_mention').selectAll().execute();
    expect(left).toEqual([]);
    expect(await remove(ada, id), 'once more').toBe(404);
  });

  it('refuse what is no note, in words with the limit', async () => {
    const { at, app, anna, write, written } = await notedPage(engine);
    const long = await write(anna, { body: 'x'.repeat(NOTE_CHARACTERS + 1) });
    expect([long.status, JSON.stringify(long.body)]).toEqual([
      400,
      expect.stringMatching(/2[.,\s]?000/u) as string,
    ]);
    const { id } = await written(anna, { body: 'Ja' });
    const answer = await written(anna, { parent: id, body: 'Antwort' });
    for (const body of [{ body: ' ' }, { body: 'x', module: '../x' }, { body: 'x', extra: 1 }])
      expect((await write(anna, body)).status).toBe(400);
    expect((await write(anna, { body: 'x', parent: answer.id })).status, 'one level').toBe(404);
    const elsewhere = await openPage(app, {
      urls: { de: 'anderswo', en: 'elsewhere' },
    });
    const other = `editing/page/${elsewhere.id}/notes/${id}`;
    const body = { is_resolved: true };
    expect((await call(app, 'PATCH', other, { caller: anna, body })).status).toBe(404);
    expect((await call(app, 'GET', at.replace('page', 'room'), { caller: anna })).status).toBe(404);
    expect(
      (
        await call(app, 'POST', 'editing/page/99999/notes', {
          caller: anna,
          body: { language: 'de', body: 'x' },
        })
      ).status,
    ).toBe(404);
  });

  it('are counted for whoever has the page open', async () => {
    const { app, id, at, anna, ben, written } = await notedPage(engine);
    const beat = async () => {
      const body = { tab: 'a' };
      const answer = await call(app, 'POST', `editing/page/${id}/presence`, { caller: ben, body });
      return (answer.body as PresenceAnswer).notes;
    };
    const before = await beat();
    expect(before).toMatchObject({ open: 0, modules: {} });
    const first = await written(anna, { module: 'm1', body: 'Eins' });
    await written(anna, { body: 'Zur Seite' });
    const after = await beat();
    expect(after).toMatchObject({ open: 2, modules: { m1: 1 } });
    await written(ben, { parent: first.id, body: 'Antwort' });
    const answered = await beat();
    await call(app, 'PATCH', `${at}/${first.id}`, { caller: ben, body: { is_resolved: true } });
    const resolved = await beat();
    expect(resolved).toMatchObject({ open: 1, modules: {} });
    const stamps = [before, after, answered, resolved].map(({ stamp }) => stamp);
    expect(new Set(stamps).size).toBe(4);
  });

  it('stay when the page or an account is deleted, and go with everything', async () => {
    const { app, id, anna, ben, written, list } = await notedPage(engine);
    await written(anna, { body: 'Bleibt', mentions: [idOf(ben)] });
    const { revision: match } = await opened(app, 'page', id);
    const deleted = await call(app, 'DELETE', `editing/page/${id}?anyway`, { match, caller: anna });
    expect(deleted.status).toBe(200);
    expect((await list(ben)).threads).toMatchObject([{ body: 'Bleibt', by: 'Anna Probst' }]);
    await app.personalData.erase('anna@example.org', null);
    expect((await list(ben)).threads).toMatchObject([{ body: 'Bleibt', by: '', mayDelete: false }]);
    await deleteEverything(app.database);
    expect(await app.database.db.selectFrom('note').selectAll().execute()).toEqual([]);
  });

  it('FO-09 are handed out to who wrote them, and lose the name and the address of who is forgotten', async () => {
    const { app, anna, ben, written, list } = await notedPage(engine);
    await written(anna, { body: 'Nur von Anna' });
    const mentions = [idOf(ben)];
    await written(anna, { body: '@Ben Probst, Ihre Adresse ist Ben@Example.org?', mentions });
    const own = await app.personalData.find('anna@example.org', 'exported', null);
    expect(JSON.stringify(own.sources['notes'])).toContain('Nur von Anna');
    const others = await app.personalData.find('ben@example.org', 'exported', null);
    expect(others.sources['notes']).toHaveLength(2);
    expect(JSON.stringify(others)).not.toContain('Nur von Anna');
    // What was sent to them by mail is theirs.
    expect(JSON.stringify(others.sources['notes'])).not.toContain('Ihre Adresse');
    await app.personalData.erase('ben@example.org', null);
    expect((await list()).threads.at(-1)?.body).toBe('…, Ihre Adresse ist …?');
  });
});
