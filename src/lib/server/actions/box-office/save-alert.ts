import { failure, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import { switchAlertOn, turnAlert } from '../../services/box-office/alerts.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import {
  inLanguages,
  translatedIn,
  typedIn,
  type Typed,
  refusedForm,
  type SmallOutcome,
} from '../../page-data/box-office/plain-fields.ts';

const NAMES = [...inLanguages('title'), ...inLanguages('text'), 'link'];

const numberIn = (form: FormData, name: string): number => {
  const text = form.get(name);
  return typeof text === 'string' && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0;
};

/** Switches an alert on or off, as a form says. */
export async function sendAlert(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<SmallOutcome> {
  const { app, locale, t } = context;
  const how = { locale, actor: actorOf(caller, locale), source: 'box_office' } as const;
  const action = form.get('action');
  const typed = typedIn(form, NAMES);
  const answer = (result: Result<null>, done: string, typedText: Typed): SmallOutcome =>
    result.ok
      ? { location: `${pathTo('hub-alert', locale)}?done=${done}` }
      : refusedForm(result.failure, typedText);
  if (action === 'on' || action === 'off') {
    const key = { id: numberIn(form, 'id'), version: numberIn(form, 'version') };
    return answer(await turnAlert(app.records, key, action === 'on', how), action, {});
  }
  const title = translatedIn(typed, 'title');
  if (title.de === '') {
    const fields = { 'title.de': t('box_office:error.titleNeeded') };
    return answer(failure('invalid', t('box_office:error.whole'), fields), '', typed);
  }
  const link = (typed['link'] ?? '').trim();
  const words = { title, text: translatedIn(typed, 'text'), link: link === '' ? null : link };
  return answer(await switchAlertOn(app.records, words, how), 'on', typed);
}
