import { textIn } from '../../../../i18n/localized.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { SeriesDateView, CopiesView } from '../../../../views/hub/series-view.ts';
import { smallField } from '../../box-office/plain-fields.ts';
import { hubListLink } from '../lists/hub-link.ts';
import type { PageContext } from '../../page/page-context.ts';
import { copySearch, MAX_COPIES, type CopyQuery } from './copy-choice.ts';
import { copyRowView, seenIn, type CopyRows } from './copy-rows.ts';

/** What the page shows. */
export interface ShownCopies {
  readonly query: CopyQuery;
  /** Null: nothing is chosen yet. */
  readonly rows: CopyRows | null;
  readonly isTooMany: boolean;
  readonly notice: string;
  readonly failure: Failure | null;
  /** Name of the undoing. */
  readonly key: string;
}

/** What chooses the events: a season and parts of it, and how much later. */
function choiceFields(query: CopyQuery, context: PageContext, error: string): readonly HubField[] {
  const { data, locale, t } = context;
  const { season, series, room, days } = query;
  const typed = {
    season: String(season ?? ''),
    series: String(series ?? ''),
    room: String(room ?? ''),
    days,
  };
  const filled = { typed, errors: { days: error }, t };
  const select = (name: 'season' | 'series' | 'room', any: string) =>
    smallField(name, t(`event_copies:field.${name}`), filled, {
      control: 'select',
      options: [
        { value: '', label: any },
        ...[...data[name].values()].map((record) => ({
          value: String(record.id),
          label: textIn(record.name, locale),
        })),
      ],
    });
  const all = t('event_copies:all');
  return [
    ...(query.ids.length > 0
      ? []
      : [select('season', '–'), select('series', all), select('room', all)]),
    smallField('days', t('event_copies:field.days'), filled, {
      control: 'number',
      range: [-3660, 3660],
      hint: t('event_copies:daysHint'),
    }),
  ];
}

/** Why no rows are there to be copied. */
function emptyOf({ query, rows, isTooMany }: ShownCopies, { t }: PageContext): string {
  if (isTooMany)
    return query.ids.length > 0
      ? t('event_copies:tooManyChosen', { most: MAX_COPIES })
      : t('event_copies:tooMany', { most: MAX_COPIES });
  return rows?.rows.length === 0 ? t('event_copies:none') : '';
}

/** What an error is about: a field of the choice, or one of an event. */
const labelsOf = (
  fields: readonly HubField[],
  rows: readonly SeriesDateView[],
): ReadonlyMap<string, string> =>
  new Map([
    ...fields.map(({ name, label }) => [name, label] as const),
    ...rows.flatMap(({ label: event, fields: own }) =>
      own.map(({ name, label }) => [name, `${event}, ${label}`] as const),
    ),
  ]);

export function copiesView(context: PageContext, shown: ShownCopies): CopiesView {
  const { t, locale } = context;
  const { query, rows, notice, failure, key } = shown;
  const errors = failure?.fields ?? {};
  const count = rows?.rows.filter(({ isOn }) => isOn).length ?? 0;
  const isShown = rows !== null && !shown.isTooMany;
  const fields = choiceFields(query, context, errors['days'] ?? '');
  const shownRows = isShown ? rows.rows.map((row) => copyRowView(row, errors, context)) : [];
  const labels = labelsOf(fields, shownRows);
  return {
    title: t('event_copies:title'),
    lead: t(isShown && count > 0 ? 'event_copies:rowsLead' : 'event_copies:lead', { count }),
    action: pathTo('hub-event-copies', locale) + copySearch(query),
    back: hubListLink('event', context),
    notice,
    message: failure?.message ?? '',
    errors: Object.entries(errors).map(([name, text]) => ({
      name,
      text: [labels.get(name), text].filter(Boolean).join(': '),
    })),
    choice: {
      fields,
      kept: query.ids.length > 0 ? [{ name: 'ids', value: query.ids.join(',') }] : [],
    },
    empty: emptyOf(shown, context),
    rows: shownRows,
    hidden: [
      { name: 'key', value: key },
      ...(isShown ? rows.rows.flatMap(seenIn) : []).map((value) => ({ name: 'seen', value })),
    ],
  };
}
