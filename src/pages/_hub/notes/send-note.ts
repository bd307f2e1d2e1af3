import type { APIContext } from 'astro';
import { pathTo } from '../../../lib/routing/routes.ts';
import { changeNote } from '../../../lib/server/actions/hub/lists/change-note.ts';
import type { FoundNote, SentNote } from '../../../lib/server/page-data/hub/notes/note-page.ts';
import type { PageContext } from '../../../lib/server/page-data/page/page-context.ts';
import type { Caller } from '../../../lib/server/services/accounts/user.ts';
import { formRefused, readForm } from '../../../lib/server/services/request/read-form.ts';

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
