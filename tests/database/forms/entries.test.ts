import { Readable } from 'node:stream';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FORM_FILES_WAITING, FORM_LIMITS } from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { formEntries } from '../../../src/lib/server/repositories/forms/entries.ts';
import {
  draftOf,
  writeFormDraft,
  newDraftKey,
} from '../../../src/lib/server/services/forms/drafts.ts';
import { receiveFormFile } from '../../../src/lib/server/services/forms/receive-form-file.ts';
import { sweepForms } from '../../../src/lib/server/services/forms/retention.ts';
import { sendForm } from '../../../src/lib/server/services/forms/send-form.ts';
import { ENGINES, appAt, databaseFor, type Engine } from '../../support/database/house.ts';
import {
  CONTACT,
  formOf,
  MESSAGE,
  PRESS,
  sendingOf,
  VISITOR,
} from '../../support/forms/sending.ts';
import { NOW } from '../../support/env.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';

const DAY_MS = 86_400_000;
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

async function house(engine: Engine) {
  const place = await databaseFor(engine, 'demo');
  const app = await appAt(place);
  onTestFinished(() => undefined);
  return { app, dataDir: place.dataDir, contact: await formOf(app, CONTACT) };
}

const entriesOf = ({ database }: AppContext, form = CONTACT, words: readonly string[] = []) =>
  formEntries(database.db, { form, words }, { limit: 100 });

const upload = async (app: AppContext, visitor = VISITOR) => {
  const stream = Readable.from([PDF]);
  const taken = await receiveFormFile(app, { stream, name: 'card.pdf', visitor }, app.media);
  if (!taken.ok) throw new Error(taken.failure.reason);
  return taken.value.id;
};

const filesIn = (dataDir: string): readonly string[] =>
  readdirSync(path.join(dataDir, 'forms')).filter((name) => name !== '.new');

const ACCREDITATION = {
  name: 'Ada',
  organisation: 'Bote',
  email: 'ada@example.org',
  event: 'Matinee',
  date: '2027-01-31',
  consent: 'on',
};

/** The same application later. */
const later = (app: AppContext, days: number): AppContext => ({
  ...app,
  now: () => new Date(NOW.getTime() + days * DAY_MS),
});

describe.each(ENGINES)('the entries of forms, on %s', (engine) => {
  it('FO-07 are stored once with the questions that were asked, found by their words, and told by mail', async () => {
    const { app, contact } = await house(engine);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => sendForm(app, sendingOf(contact))),
    );
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'sent'));
    const [entry, ...others] = await entriesOf(app);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ email: 'ada@example.org', locale: 'en' });
    expect(entry?.answers.map(({ slug, values }) => [slug, ...values])).toEqual([
      // What a condition hides is not there, not even empty.
      ['topic', 'Praise or complaint'],
      ['message', 'Bravo'],
      ['name', 'Ada'],
      ['email', 'Ada@example.org'],
      ['phone'],
      ['consent', 'yes'],
    ]);
    expect(await entriesOf(app, CONTACT, ['bravo'])).toHaveLength(1);
    expect(await entriesOf(app, CONTACT, ['bra_o'])).toHaveLength(0);
    const mails = await app.database.db
      .selectFrom('outbox')
      .select(['recipient', 'reply_to'])
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { recipient: 'haus@morgenfeld.example', reply_to: 'ada@example.org' },
      { recipient: 'ada@example.org', reply_to: null },
    ]);
  });

  it('FO-08 are deleted after the days that the form said when they were sent', async () => {
    const { app, contact } = await house(engine);
    await sendForm(app, sendingOf(contact));
    await sweepForms(later(app, contact.keep_days - 1));
    expect(await entriesOf(app)).toHaveLength(1);
    await sweepForms(later(app, contact.keep_days + 1));
    expect(await entriesOf(app)).toHaveLength(0);
  });

  it('FO-03 case 23 a flood from one place stops, is counted for each place, and loses no good mail', async () => {
    const { app, contact, dataDir } = await house(engine);
    const flood = Array.from({ length: FORM_LIMITS.entriesAnHour + 20 }, (_, index) =>
      sendingOf(contact, { key: `flood ${index}` }),
    );
    const kinds: string[] = [];
    for (const sending of flood) kinds.push((await sendForm(app, sending)).kind);
    expect(kinds.filter((kind) => kind === 'sent')).toHaveLength(FORM_LIMITS.entriesAnHour);
    expect(new Set(kinds.slice(FORM_LIMITS.entriesAnHour))).toEqual(new Set(['tooMany']));
    const elsewhere = { ...VISITOR, network: 'elsewhere' };
    const good = sendingOf(contact, { key: 'good', visitor: elsewhere });
    expect(await sendForm(app, good)).toEqual({ kind: 'sent' });
    // One address gets no more confirmations than five a day; the venue is told of every entry.
    // Some may be on their way already: all are sent, and counted where they arrive.
    await app.outbox.deliverDue();
    const mails = keptMails(dataDir);
    const to = (address: string) => mails.filter((mail) => mail.to === address).length;
    expect([to('haus@morgenfeld.example'), to('ada@example.org')]).toEqual([
      FORM_LIMITS.entriesAnHour + 1,
      FORM_LIMITS.mailsADay,
    ]);
  });

  it('FO-03 case 23 control: counted for no place, nothing stops the flood', async () => {
    const { app, contact } = await house(engine);
    for (let index = 0; index < FORM_LIMITS.entriesAnHour + 5; index += 1) {
      const visitor = { ...VISITOR, network: `place ${index}` };
      const result = await sendForm(app, sendingOf(contact, { key: `${index}`, visitor }));
      expect(result.kind).toBe('sent');
    }
  });

  it('FO-03 what a program filled in is answered alike, counted and not stored; too quick is asked again', async () => {
    const { app, contact } = await house(engine);
    const raw = { ...MESSAGE, email2: 'x' };
    expect(await sendForm(app, sendingOf(contact, { raw }))).toEqual({ kind: 'sent' });
    const begunAt = NOW.getTime() - 1000;
    expect(await sendForm(app, sendingOf(contact, { begunAt }))).toEqual({
      kind: 'quick',
      waitMs: 2000,
    });
    expect((await sendForm(app, sendingOf(contact, { begunAt: null }))).kind).toBe('quick');
    expect(await entriesOf(app)).toEqual([]);
    const spam = await app.database.db.selectFrom('form_spam').select('count').execute();
    expect(spam).toEqual([{ count: 1 }]);
  });
});

describe.each(ENGINES)('files of forms, on %s', (engine) => {
  it('FO-04 case 15 belong to one visitor, are sent once, and go with their entry', async () => {
    const { app, dataDir } = await house(engine);
    const press = await formOf(app, PRESS);
    const id = await upload(app);
    const raw = { ...ACCREDITATION, card: [id] };
    const foreign = { ...VISITOR, id: 'f'.repeat(22) };
    expect(await sendForm(app, sendingOf(press, { raw, visitor: foreign, key: 'a' }))).toEqual({
      kind: 'refused',
      problems: { card: 'fileGone' },
    });
    const twice = await Promise.all(
      ['b', 'c'].map((key) => sendForm(app, sendingOf(press, { raw, key }))),
    );
    expect(twice.map(({ kind }) => kind).sort()).toEqual(['refused', 'sent']);
    const [entry] = await entriesOf(app, PRESS);
    expect(entry?.answers.find(({ slug }) => slug === 'card')).toMatchObject({
      values: ['card.pdf'],
      files: [id],
    });
    expect(filesIn(dataDir)).toEqual([id]);
    await sweepForms(later(app, 3));
    expect(filesIn(dataDir)).toEqual([id]);
    await sweepForms(later(app, press.keep_days + 1));
    expect(filesIn(dataDir)).toEqual([]);
  });

  it('FO-04 case 15 are gone after a day where nobody sends them', async () => {
    const { app, dataDir } = await house(engine);
    const press = await formOf(app, PRESS);
    const id = await upload(app);
    await sweepForms(later(app, 0.9));
    expect(filesIn(dataDir)).toEqual([id]);
    const tomorrow = later(app, 1.1);
    await sweepForms(tomorrow);
    expect(filesIn(dataDir)).toEqual([]);
    const raw = { ...ACCREDITATION, card: [id] };
    expect((await sendForm(tomorrow, sendingOf(press, { raw }))).kind).toBe('refused');
  });

  it('FO-04 case 15 of one client address are bounded, whatever cookies it has', async () => {
    const { app } = await house(engine);
    const most = FORM_FILES_WAITING.place.files;
    for (let index = 0; index < most; index += 1)
      await upload(app, { ...VISITOR, id: `visitor ${index}` as never });
    await expect(upload(app, { ...VISITOR, id: 'one more' })).rejects.toThrow('too_many_files');
    await upload(app, { ...VISITOR, network: 'elsewhere' as never });
  });

  it('FO-04 leave nothing on the disk whose row cannot be written', async () => {
    const { app, dataDir } = await house(engine);
    const broken = {
      ...app,
      now: () => {
        throw new Error('no row of it');
      },
    };
    await expect(upload(broken)).rejects.toThrow('no row of it');
    expect(filesIn(dataDir)).toEqual([]);
    // Control: the same file with its row is there.
    await upload(app);
    expect(filesIn(dataDir)).toHaveLength(1);
  });

  it('FO-06 drafts are shown to their visitor alone, for two hours', async () => {
    const { app } = await house(engine);
    const key = newDraftKey();
    const draft = { key, form: CONTACT, step: 1, raw: { name: 'Ada' }, note: '', fileErrors: {} };
    await writeFormDraft(app, { ...draft, note: 'refused' }, VISITOR);
    expect(await draftOf(app, key, VISITOR)).toMatchObject({ raw: { name: 'Ada' } });
    expect(await draftOf(app, key, { id: 'somebody else' })).toBeNull();
    expect(await draftOf(app, newDraftKey(), VISITOR)).toBeNull();
    expect(await draftOf(later(app, 0.1), key, VISITOR)).toBeNull();
    await sweepForms(later(app, 0.1));
    expect(await app.database.db.selectFrom('form_draft').select('id').execute()).toEqual([]);
  });
});
