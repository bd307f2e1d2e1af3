import type { FormValues } from '../../../../forms/form-values.ts';
import type { Kind } from '../../../../../content/records/kinds.ts';
import { records } from '../../../../../content/records/kinds.ts';
import { formatDay } from '../../../../dates/dates.ts';
import { entrySummary } from '../../../../editing/entry-summary.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { amountFrom } from '../../../../../content/fields/amount-form.ts';
import { formatAmount } from '../../../../money.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { SeriesView } from '../../../../views/hub/series-view.ts';
import type { UndoStep } from '../../../services/hub/undo.ts';
import { smallField } from '../../box-office/plain-fields.ts';
import { targetsOf } from '../records/form-targets.ts';
import { summaryNames } from '../records/form-types.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { SeriesDates } from './series-dates.ts';
import { allSeriesFields, type SeriesFields } from './series-fields.ts';
import type { SeriesState } from './series-form.ts';
import { rowsIn, type SeriesParts } from './series-order.ts';
import { frameOf } from './series-view.ts';

/** What the second step shows. */
export interface ShownPreview {
  readonly form: FormValues;
  readonly state: SeriesState;
  readonly dates: SeriesDates;
  /** Of each date. */
  readonly warnings: readonly (readonly string[])[];
  readonly parts: SeriesParts;
  /** What making the first of them would make. */
  readonly made: readonly UndoStep[];
  readonly key: string;
}

/** Names that belong to the second step itself. */
const OWN = /^(?:do|key|seen|dates(?:\.|$))|~q$/u;

type Named = Readonly<Record<string, unknown>>;

/** Who performs or what is played, in the words of the form. */
async function castLines(context: PageContext, fields: SeriesFields, { values }: SeriesState) {
  const targets = await targetsOf(context, allSeriesFields(fields), values, null);
  const names = summaryNames({ context, targets });
  return fields.cast.map((field) => {
    const entries = (values[field.key] ?? []) as readonly Named[];
    const lines = entries.map((entry) => entrySummary(field, entry, names)).filter(Boolean);
    return { label: field.label, text: lines.join('; ') };
  });
}

/** What is made beside the events. */
function newOnes(made: readonly UndoStep[], { locale }: PageContext): string {
  const kinds = new Map<Kind, number>();
  for (const { kind } of made)
    if (kind !== undefined && kind !== 'event') kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds]
    .map(([kind, count]) => `${String(count)} × ${records[kind].label[locale]}`)
    .join(', ');
}

async function factsOf(context: PageContext, fields: SeriesFields, shown: ShownPreview) {
  const { t, locale, data } = context;
  const { state, parts, made } = shown;
  const { values } = state;
  const room = data.room.get(Number(values['room']));
  const prices = rowsIn(values).map(({ name, text, price }) => {
    const amount = amountFrom(price);
    const money = amount === null ? price : formatAmount(amount, locale);
    return [name, text, money].filter(Boolean).join(' · ');
  });
  const fact = (name: string, text: string) => ({ label: t(`event_series:fact.${name}`), text });
  return [
    fact('title', textIn(values['title'] as { de: string; en: string }, locale)),
    fact('room', room === undefined ? '' : textIn(room.name, locale)),
    fact('prices', prices.join('; ')),
    ...(await castLines(context, fields, state)),
    fact('made', newOnes(made, context)),
    fact('shape', parts.children === null ? '' : t('event_series:shape.children')),
    fact('isOnline', t(parts.isOnline ? 'hub:yes' : 'hub:no')),
  ].filter(({ text }) => text !== '');
}

function datesOf(context: PageContext, { dates: { dates, errors }, warnings }: ShownPreview) {
  const { t, locale } = context;
  return dates.map(({ day, isOn, shown }, index) => {
    const at = (name: string) => `dates.${String(index)}.${name}`;
    const typed = Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [at(name), value]),
    );
    const field = (name: string): HubField =>
      smallField(
        at(name),
        t(`event_series:date.${name}`),
        { typed, errors, t },
        { control: 'time' },
      );
    return {
      name: at('on'),
      label: formatDay(day, locale, 'full'),
      isOn,
      fields: ['start', 'end', 'doors'].map(field),
      warnings: warnings[index] ?? [],
    };
  });
}

/** Everything that was typed in the first step, as it was sent. */
const carriedOf = (form: FormValues) =>
  [...form.entries()]
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : '' }));

/**
 * The second step: every date with its times and what has to be known of it.
 * @param isChanged the times that somebody chose have brought new warnings
 */
export async function previewView(
  context: PageContext,
  fields: SeriesFields,
  shown: ShownPreview,
  isChanged: boolean,
): Promise<SeriesView> {
  const { t } = context;
  const { dates, errors } = shown.dates;
  const count = dates.filter(({ isOn }) => isOn).length;
  const seen = dates.flatMap(({ day }, index) =>
    (shown.warnings[index] ?? []).map((text) => ({ name: 'seen', value: `${day} ${text}` })),
  );
  const hasErrors = Object.keys(errors).length > 0;
  return {
    ...frameOf(context),
    lead: t('event_series:previewLead', { count }),
    notice: isChanged ? t('event_series:unseen') : '',
    message: hasErrors ? t('event_series:error.whole') : '',
    errors: Object.entries(errors).map(([name, text]) => ({ name, text })),
    hidden: [
      { name: 'key', value: shown.key },
      { name: 'dates', value: '1' },
      ...carriedOf(shown.form),
      ...seen,
    ],
    sections: [],
    preview: {
      facts: await factsOf(context, fields, shown),
      dates: datesOf(context, shown),
      error: errors['dates'] ?? '',
      create: t('event_series:create'),
    },
  };
}
