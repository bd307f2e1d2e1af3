import { LOCALES, NOTE_CHARACTERS } from '../../../../constants.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import type { NoteThread } from '../../../../editing/notes/note.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import type { Failure } from '../../../../result.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { HubNoteView } from '../../../../views/hub/note-view.ts';
import { noteById, type NotedRecord, type StoredNote } from '../../../repositories/notes/notes.ts';
import { recordById } from '../../../repositories/records.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { noteDenial, noteList } from '../../../services/notes/note-list.ts';
import type { PageContext } from '../../page/page-context.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { plainField, textIn } from '../lists/plain-field.ts';
import { NOTES, recordOf } from './note-rows.ts';

/** A note of any page with the record that it is about. */
export interface FoundNote {
  readonly note: StoredNote;
  readonly record: NotedRecord;
}

/** What was sent to the page of a note, and what came of it. */
export interface SentNote {
  readonly form: FormValues | null;
  readonly failure: Failure | null;
  readonly done: string | null;
}

/** A note that somebody may read; null: there is no such one for them. Answers have no page. */
export async function foundNote(
  { app, locale }: PageContext,
  id: number,
  caller: Caller,
): Promise<FoundNote | null> {
  const note = await noteById(app.database.db, id);
  const record = note?.parent === null ? recordOf(note) : null;
  if (note === null || record === null) return null;
  return noteDenial(caller, record.kind, locale) === null ? { note, record } : null;
}

/** Where the page of a note is edited, in the language of the note, else in another; null: nowhere. */
export async function editHref(
  { app }: PageContext,
  { note, record }: FoundNote,
): Promise<string | null> {
  const stored = await recordById(app.database.db, record.kind, record.id);
  if (stored === null) return null;
  const paths = [note.language, ...LOCALES].map((one) => pathOfRecord(record.kind, stored, one));
  const path = paths.find((one) => one !== null);
  return path === undefined ? null : `${path}?edit#note=${String(note.id)}`;
}

/** The fields of an answer: what it says, and who of those who may edit gets mail. */
function answerFields(
  people: readonly { readonly id: string; readonly name: string }[],
  { form, failure }: SentNote,
  { t }: PageContext,
): readonly HubField[] {
  const body = plainField(
    {
      name: 'body',
      label: t('notes:answer.body'),
      control: 'textarea',
      value: textIn(form, 'body'),
      hint: t('notes:answer.help', { most: NOTE_CHARACTERS }),
      max: NOTE_CHARACTERS,
      isRequired: true,
    },
    failure,
  );
  const meant = people.map(({ id, name }) =>
    plainField({
      name: `meant-${id}`,
      label: name,
      control: 'checkbox',
      value: form?.has(`meant-${id}`) === true ? 'true' : '',
    }),
  );
  const group = plainField(
    {
      name: 'mentions',
      label: t('notes:answer.meant'),
      control: 'group',
      fields: meant,
    },
    failure,
  );
  return meant.length === 0 ? [body] : [body, group];
}

const DONE: readonly string[] = ['answer', 'answer_told', 'resolve', 'reopen', 'delete'];

function factsOf(
  thread: NoteThread,
  title: string,
  { locale, t }: PageContext,
): HubNoteView['facts'] {
  const { resolved, quote } = thread;
  const state =
    resolved === null
      ? t('notes:facts.open')
      : t('notes:facts.resolved', {
          by: resolved.by || t('notes:somebody'),
          at: formatMoment(resolved.at, locale),
        });
  return [
    { label: t('notes:facts.page'), text: title },
    ...(quote === null ? [] : [{ label: t('notes:facts.quote'), text: quote }]),
    { label: t('notes:facts.state'), text: state },
  ];
}

/** The page of a note: what was written, and forms to answer, resolve and delete. */
export async function noteView(
  context: PageContext,
  { note, record }: FoundNote,
  caller: Caller,
  sent: SentNote,
): Promise<HubNoteView | null> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const { threads, people } = await noteList(db, record, caller);
  const thread = threads.find(({ id }) => id === note.id);
  if (thread === undefined) return null;
  const stored = await recordById(db, record.kind, record.id);
  const title = stored === null ? t('notes:place.gone') : titleOf(record.kind, stored, locale);
  const action = thread.resolved === null ? 'resolve' : 'reopen';
  const href = pathTo('hub-note-page', locale, { id: note.id });
  return {
    title: t('notes:title', { title }),
    action: pathTo('hub-note', locale, { id: note.id }),
    facts: factsOf(thread, title, context),
    entries: [thread, ...thread.answers].map(({ id, by, at, body, mayDelete }) => ({
      id,
      written: t('notes:written', {
        by: by || t('notes:somebody'),
        at: formatMoment(at, locale),
      }),
      body,
      mayDelete,
    })),
    page: stored === null ? null : { label: t('notes:toPage'), href },
    list: hubListLink(NOTES.key, context),
    resolve: { name: action, label: t(`hub:action.${action}`) },
    answer: thread.resolved === null ? answerFields(people, sent, context) : null,
    errors: Object.entries(sent.failure?.fields ?? {}).map(([name, text]) => ({ name, text })),
    message: sent.failure?.message ?? '',
    notice: DONE.includes(sent.done ?? '') ? t(`notes:done.${sent.done ?? ''}`) : '',
  };
}
