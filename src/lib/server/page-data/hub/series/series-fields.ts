import type { Locale } from '../../../../constants.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { translator, type Translate } from '../../../../i18n/translator.ts';
import { NAMED_KINDS, type NamedKind } from '../../../services/hub/new-names.ts';
import { lineField, withNewNames } from '../form-help/new-name-fields.ts';
import { plainFields } from '../records/form-fields.ts';

/*
 * The fields of a series beside its dates: those of an event, with rows of prices that ask
 * for no codes, and with names for who and what is not there yet.
 */

const WHAT = [
  'title',
  'subtitle',
  'preline',
  'description',
  'exhibition_type',
  'production',
  'series',
  'tags',
  'genres',
  'image',
] as const;
const CAST = ['performers', 'programme'] as const;
const FACTS = ['age_from', 'interval', 'is_free', 'access', 'access_note'] as const;

/** Fields of the form in the groups in which they stand. */
export interface SeriesFields {
  readonly what: readonly FieldForm[];
  readonly place: readonly FieldForm[];
  readonly prices: readonly FieldForm[];
  readonly cast: readonly FieldForm[];
  readonly facts: readonly FieldForm[];
}

/** A row of prices: what a seat costs, without the codes of ticketing systems. */
function priceRows(prices: FieldForm, t: Translate): FieldForm {
  const line = (key: string, name: string, more: Partial<FieldForm> = {}) =>
    lineField(prices, key, t(`event_series:price.${name}`), more);
  const number = { control: 'number', range: [0, 100_000], empty: null } as const;
  return {
    ...prices,
    label: t('event_series:field.prices'),
    items: [
      line('name', 'group'),
      line('text', 'text'),
      line('price', 'price', { max: 12 }),
      line('seats', 'seats', number),
    ],
  };
}

/** The fields of a series in the language of a page. @param kinds what may be made by its name */
export function seriesFields(
  locale: Locale,
  kinds: readonly NamedKind[] = NAMED_KINDS,
): SeriesFields {
  const t = translator(locale);
  const all = new Map(plainFields('event', locale).map((field) => [field.key, field]));
  const pick = (keys: readonly string[]) => keys.flatMap((key) => all.get(key) ?? []);
  const named = (key: string, change: (field: FieldForm) => FieldForm) => pick([key]).map(change);
  return {
    what: pick(WHAT),
    place: [
      ...pick(['room']),
      ...named('room', (field) => ({
        ...field,
        key: 'template',
        label: t('event_series:field.template'),
        help: t('event_series:hint.template'),
        isRequired: false,
        target: 'event',
        empty: null,
      })),
    ],
    prices: named('prices', (field) => priceRows(field, t)),
    cast: withNewNames(pick(CAST), kinds, locale),
    facts: pick(FACTS),
  };
}

/** All of them, as one form is read. */
export const allSeriesFields = ({
  what,
  place,
  prices,
  cast,
  facts,
}: SeriesFields): readonly FieldForm[] => [...what, ...place, ...prices, ...cast, ...facts];
