import type { BreakingNewsEntity } from '../../../../content/records/notices.ts';
import { textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SmallFormView } from '../../../views/hub/box-office-view.ts';
import { allRecords } from '../../repositories/records.ts';
import type { PageContext } from '../page/page-context.ts';
import {
  errorsAt,
  smallField,
  textFields,
  type Filled,
  type SmallOutcome,
} from './plain-fields.ts';

/** Alerts that are off and could be wanted again: the last ones. */
const MAX_OFF = 3;

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
