import type { BreakingNewsEntity } from '../../../../content/records/notices.ts';
import { textIn } from '../../../i18n/localized.ts';
import { failure, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SmallFormView } from '../../../views/hub/box-office-view.ts';
import { allRecords } from '../../repositories/records.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { switchAlertOn, turnAlert } from '../../services/box-office/alerts.ts';
import type { PageContext } from '../page/page-context.ts';
import {
  errorsAt,
  inLanguages,
  smallField,
  textFields,
  translatedIn,
  typedIn,
  type Filled,
  type Typed,
} from './plain-fields.ts';
import { refusedForm, type SmallOutcome } from './small-form.ts';

/** Alerts that are off and could be wanted again: the last ones. */
const MAX_OFF = 3;
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

function fieldsOf(filled: Filled): SmallFormView['fields'] {
  const { t } = filled;
  return [
    ...textFields('title', t('box_office:field.alertTitle'), filled, { max: 256, needs: 'de' }),
    ...textFields('text', t('box_office:field.alertText'), filled, {
      control: 'textarea',
      max: 600,
    }),
    smallField('link', t('box_office:field.alertLink'), filled),
  ];
}

const byPlace = (left: BreakingNewsEntity, right: BreakingNewsEntity): number =>
  left.position - right.position || left.id - right.id;

/** The alerts that are on, in their order, and the last ones that are not. */
async function itemsOf({ app, locale, t }: PageContext): Promise<SmallFormView['items']> {
  const all = await allRecords(app.database.db, 'breaking_news');
  const on = all.filter((alert) => alert.is_online).sort(byPlace);
  const off = all
    .filter((alert) => !alert.is_online)
    .sort((left, right) => right.updated_at.localeCompare(left.updated_at))
    .slice(0, MAX_OFF);
  return [...on, ...off].map(({ id, version, title, is_online: isOn }) => ({
    id: String(id),
    version,
    text: textIn(title, locale),
    detail: t(isOn ? 'box_office:alert.isOn' : 'box_office:alert.isOff'),
    action: isOn ? 'off' : 'on',
    label: t(isOn ? 'box_office:alert.off' : 'box_office:alert.on'),
  }));
}

/** What stands above every page, and the form of a new alert. */
export async function alertView(
  context: PageContext,
  done: string | null,
  refused: Exclude<SmallOutcome, { readonly location: string }> | null,
): Promise<SmallFormView> {
  const { locale, t } = context;
  const fields = fieldsOf({
    typed: refused?.typed ?? {},
    errors: refused?.failure.fields ?? {},
    t,
  });
  const isDone = refused === null && (done === 'on' || done === 'off');
  return {
    title: t('box_office:alert.title'),
    lead: t('box_office:alert.lead'),
    action: pathTo('hub-alert', locale),
    fields,
    errors: errorsAt(refused?.failure ?? null, fields),
    message: refused?.failure.message ?? '',
    notice: isDone ? t(`box_office:alert.done.${done}`) : '',
    button: t('box_office:alert.button'),
    items: await itemsOf(context),
    itemsHeading: t('box_office:alert.items'),
    back: { label: t('box_office:back'), href: pathTo('hub-today', locale) },
  };
}
