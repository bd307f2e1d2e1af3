import { failure, type Result } from '../../../../result.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { backUpFirst } from '../../../services/demo/back-up-first.ts';
import { planRemoval } from '../../../services/demo/plan.ts';
import { planMark, removeDemo } from '../../../services/demo/remove.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { goesIn } from '../../../page-data/hub/site/demo.ts';

/** Takes the demo away as it was agreed to. @returns the name of the copy of before */
export async function sendDemo(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const { app, locale, now, t } = context;
  const { database, modules } = app;
  if (textIn(form, 'agreed') === '') {
    const text = t('demo:agreeFirst');
    return failure('invalid', text, { agreed: text });
  }
  const mark = textIn(form, 'mark');
  const changed = t('demo:changed');
  // Before the copy is made, too: that takes a while.
  if (planMark(await planRemoval(database.db, modules)) !== mark)
    return failure('conflict', changed);
  const { dataDir } = app.env;
  const copy = await backUpFirst(database, { dataDir, now, failed: t('demo:noCopy') });
  if (!copy.ok) return copy;
  const by = actorOf(caller, locale);
  const removed = await removeDemo(database, {
    ...{ modules, mark, now, by: by.name, changed },
    note: async (tx, plan) => {
      const before = { demo: goesIn(plan), copy: copy.value };
      await app.audit.note({ by, action: 'delete', subject: 'settings', before }, tx);
    },
  });
  if (!removed.ok) return removed;
  // The commits of this process are not watched: kept pages would be shown on.
  await app.feed.catchUp();
  return copy;
}
