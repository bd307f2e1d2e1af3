import type { Kind } from '../../../../../content/records/kinds.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ReplacedView, ReplaceView } from '../../../../views/hub/replace-view.ts';
import { recordById } from '../../../repositories/records.ts';
import type {
  Replaced,
  ReplaceStep,
  Skipped,
} from '../../../services/replacements/replace-on-site.ts';
import type { PageContext } from '../../page/page-context.ts';
import { editHref } from '../lists/hub-link.ts';
import { countRecords } from './replace-view.ts';

type Done = Replaced & { readonly isUndone: boolean };

/** A record with the way to it. */
async function told(
  { app, locale }: PageContext,
  { kind, id, name }: { readonly kind: Kind; readonly id: number; readonly name: string },
  text: string,
) {
  const record = await recordById(app.database.db, kind, id);
  const href = record && editHref(kind, record, { module: null, language: locale });
  return { label: name, href: href ?? pathTo('hub-record', locale, { list: kind, id }), text };
}

const skippedText = ({ why, about }: Skipped, { t }: PageContext): string =>
  [t(`replacements:reason.${why}`), about].filter(Boolean).join(' ');

function noticeOf({ steps, words, isUndone }: Done, context: PageContext): string {
  const { t } = context;
  const isBack = ({ undone }: ReplaceStep): boolean => undone === 'restored';
  if (isUndone)
    return t('replacements:undone', {
      records: countRecords(steps.filter(isBack).length, context),
    });
  if (steps.length === 0) return t('replacements:doneNothing');
  const about = { records: countRecords(steps.length, context), find: words.find };
  return words.replace === ''
    ? t('replacements:doneDeleted', about)
    : t('replacements:done', { ...about, words: words.replace });
}

async function replacedOf(context: PageContext, id: string, done: Done): Promise<ReplacedView> {
  const { t } = context;
  const { steps, skipped, isUndone } = done;
  const changed = [];
  const kept = [];
  for (const step of isUndone ? [] : steps)
    changed.push(await told(context, step, t('replacements:places', { count: step.places })));
  for (const step of steps.filter(({ undone }) => undone === 'changed'))
    kept.push(await told(context, step, t('replacements:keptUndo')));
  for (const one of isUndone ? [] : skipped)
    kept.push(await told(context, one, skippedText(one, context)));
  return { undo: isUndone || steps.length === 0 ? null : id, changed, kept };
}

/** The page with what was replaced, or undone, under a name. */
export const withReplaced = async (
  context: PageContext,
  view: ReplaceView,
  id: string,
  done: Done,
): Promise<ReplaceView> => ({
  ...view,
  notice: noticeOf(done, context),
  replaced: await replacedOf(context, id, done),
});
