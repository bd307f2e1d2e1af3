import { cleanText } from '../../../../../content/fields/clean-text.ts';
import { MAX_REPLACEMENT } from '../../../../constants.ts';
import { failure, FAILURE_STATUS } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ReplaceView } from '../../../../views/hub/replace-view.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import type { Editor } from '../../../services/editing/save.ts';
import { MAX_PASSAGES, writableKinds } from '../../../services/replacements/find-on-site.ts';
import { replaceOnSite } from '../../../services/replacements/replace-on-site.ts';
import { replacementOf, undoReplacement } from '../../../services/replacements/undo-replacement.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { withReplaced } from '../../../page-data/hub/replacements/replaced-view.ts';
import { replaceView, chosenRecords } from '../../../page-data/hub/replacements/replace-view.ts';
import { isLine, siteQuery } from '../../../page-data/hub/replacements/replace-query.ts';

/** A page, or where to go. */
export type ReplaceAnswer =
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly view: ReplaceView };

const NOTHING = new URLSearchParams();

const editorOf = (caller: Caller, { locale }: PageContext): Editor => {
  const actor = actorOf(caller, locale);
  return { name: actor.name, locale, source: 'hub', actor };
};

const doneAt = (id: string, { locale }: PageContext) => ({
  location: `${pathTo('hub-replace', locale)}?done=${id}`,
});

async function undo(context: PageContext, caller: Caller, id: string): Promise<ReplaceAnswer> {
  const by = { id, user: caller.user?.id ?? '', kinds: writableKinds(caller) };
  const editor: Editor = { ...editorOf(caller, context), source: 'undo' };
  const undone = await undoReplacement(context.app, by, editor);
  return undone.ok ? doneAt(id, context) : formRefused(undone.failure);
}

/** Replaces what a form chose, in drafts. */
async function send(
  context: PageContext,
  caller: Caller,
  sent: URLSearchParams,
): Promise<ReplaceAnswer> {
  const { app, t } = context;
  const kinds = writableKinds(caller);
  const query = siteQuery(sent, kinds);
  const words = sent.get('words') ?? '';
  if (query === null || !isLine(words, MAX_REPLACEMENT))
    return formRefused(failure('invalid', t('replacements:unread')).failure);
  const values = sent.getAll('place');
  const chosen = chosenRecords(values).filter(({ kind }) => kinds.includes(kind));
  if (values.length > MAX_PASSAGES)
    return formRefused(failure('too_large', t('system:form.tooLarge')).failure);
  if (chosen.length === 0) {
    const error = t('replacements:nothing');
    const refused = { error, words, chosen: new Set(values) };
    const view = await replaceView(context, query, kinds, refused);
    return { status: FAILURE_STATUS.invalid, view };
  }
  const order = { query, words: cleanText(words), chosen, user: caller.user?.id ?? '' };
  const done = await replaceOnSite(app, order, editorOf(caller, context));
  return done.ok ? doneAt(done.value, context) : formRefused(done.failure);
}

/** Find and replace over the site: the page, or what its forms did. */
export async function answerReplace(
  context: PageContext,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<ReplaceAnswer> {
  if (sent !== null) {
    const form = await readForm(sent, context.locale, 'editor');
    if (!form.ok) return formRefused(form.failure);
    const values = new URLSearchParams(
      [...form.value].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const id = values.get('undo');
    return id === null ? send(context, caller, values) : undo(context, caller, id);
  }
  const kinds = writableKinds(caller);
  const query = siteQuery(search, kinds) ?? siteQuery(NOTHING, kinds);
  if (query === null) return { location: pathTo('hub-replace', context.locale) };
  const id = search.get('done') ?? '';
  const { db } = context.app.database;
  const done = id === '' ? null : await replacementOf(db, id, caller.user?.id ?? '');
  const view = await replaceView(context, query, kinds, null);
  return { status: 200, view: done === null ? view : await withReplaced(context, view, id, done) };
}
