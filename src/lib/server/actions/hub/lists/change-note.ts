import type { APIContext } from 'astro';
import { errorsIn, invalid } from '../../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { FoundNote, SentNote } from '../../../page-data/hub/notes/note-page.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import {
  deleteNote,
  newNoteSchema,
  resolveNote,
  writeNote,
} from '../../../services/notes/notes.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';

const MEANT = 'meant-';

/** What was done with a note, and whether it is there still. */
interface Changed {
  readonly done: string;
  readonly isThere: boolean;
}

async function answer(
  { app, locale }: PageContext,
  { note, record }: FoundNote,
  form: FormData,
  caller: Caller,
): Promise<Result<Changed>> {
  const mentions = [...form.keys()]
    .filter((name) => name.startsWith(MEANT))
    .map((name) => name.slice(MEANT.length));
  const typed = { parent: note.id, language: note.language, body: textIn(form, 'body'), mentions };
  const parsed = newNoteSchema.safeParse(typed, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const written = await writeNote(app, record, parsed.data, { caller, locale });
  if (!written.ok) return written;
  return success({ done: written.value.told.length > 0 ? 'answer_told' : 'answer', isThere: true });
}

/** Does with a note what a plain form says: answers, resolves, opens again, deletes. */
export async function changeNote(
  context: PageContext,
  found: FoundNote,
  form: FormData,
  caller: Caller,
): Promise<Result<Changed>> {
  const { app, locale, t } = context;
  const { note, record } = found;
  const editor = { caller, locale };
  const action = textIn(form, 'action');
  if (action === 'answer') return answer(context, found, form, caller);
  if (action === 'resolve' || action === 'reopen') {
    const order = { number: note.id, isResolved: action === 'resolve' };
    const resolved = await resolveNote(app, record, order, editor);
    return resolved.ok ? success({ done: action, isThere: true }) : resolved;
  }
  const id = Number(/^delete-([1-9]\d{0,8})$/u.exec(action)?.[1] ?? 0);
  if (id === 0) return failure('invalid', t('system:form.broken'));
  const deleted = await deleteNote(app, record, id, editor);
  return deleted.ok ? success({ done: 'delete', isThere: id !== note.id }) : deleted;
}

/** What was sent to a note, and what came of it; an answer where that is another page. */
export async function sendNote(
  { request, redirect, url }: Pick<APIContext, 'request' | 'redirect' | 'url'>,
  context: PageContext,
  found: FoundNote,
  caller: Caller,
): Promise<Response | SentNote> {
  const done = url.searchParams.get('done');
  if (['GET', 'HEAD'].includes(request.method)) return { form: null, failure: null, done };
  const { locale } = context;
  const sent = await readForm(request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const changed = await changeNote(context, found, sent.value, caller);
  if (!changed.ok) return { form: sent.value, failure: changed.failure, done: null };
  const own = pathTo('hub-note', locale, { id: found.note.id });
  if (changed.value.isThere) return redirect(`${own}?done=${changed.value.done}`, 303);
  return redirect(`${pathTo('hub-list', locale, { list: 'notes' })}?done=deleted`, 303);
}
