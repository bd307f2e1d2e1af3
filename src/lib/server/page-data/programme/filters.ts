import type { Translated } from '../../../../content/fields/field.ts';
import { formatDay } from '../../../dates/dates.ts';
import { nameIn } from '../../../i18n/record-name.ts';
import type { Locale } from '../../../constants.ts';
import { formatAmount } from '../../../money.ts';
import {
  ACCESS_KINDS,
  FILTER_GROUPS,
  type FilterKey,
  type NumberKey,
} from '../../../programme/filter-groups.ts';
import {
  programmeSearch,
  searchAround,
  type ChoiceKey,
  type ProgrammeQuery,
  chosenDays,
} from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type {
  AddressAround,
  FilterOption,
  FilterView,
  NumberFilterView,
} from '../../../views/programme-view.ts';
import { kindTag, recordTag, type Tag } from '../../services/cache-tags/tags.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { KnownChoices } from './known-choices.ts';

interface NumberLabel {
  readonly key: Exclude<NumberKey, 'days'>;
  readonly label: string;
}

/** What was chosen of whom a list is for, of its price and its access, in words. */
export function numberLabels(
  { numbers }: Pick<ProgrammeQuery, 'numbers'>,
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
): readonly NumberLabel[] {
  const { age, price, access } = numbers;
  const labels: NumberLabel[] = [];
  if (age !== undefined) labels.push({ key: 'age', label: t('programme:number.age', { age }) });
  if (price !== undefined)
    labels.push({
      key: 'price',
      label:
        price === 0
          ? t('programme:free')
          : t('programme:number.price', { amount: formatAmount(price, locale) }),
    });
  const kind = access === undefined ? undefined : ACCESS_KINDS[access - 1];
  if (kind !== undefined) labels.push({ key: 'access', label: t(`programme:access.${kind}`) });
  return labels;
}

/** The chosen days in words: one date, or the first and the last; null: none were chosen. */
export function daysLabel(
  query: Pick<ProgrammeQuery, 'date' | 'numbers'>,
  { today, locale }: Pick<PageContext, 'today' | 'locale'>,
): string | null {
  const days = chosenDays(query, today);
  if (days === null) return null;
  const [first, last] = days;
  return first === last
    ? formatDay(first, locale, 'long')
    : `${formatDay(first, locale, 'short')} – ${formatDay(last, locale, 'short')}`;
}

type Group = (typeof FILTER_GROUPS)[number];

const groupOf = (key: FilterKey): Group =>
  FILTER_GROUPS.find((group) => group.key === key) ?? FILTER_GROUPS[0];

/** What a filter's value names: its tag, and its name in a language; null where there is none such. */
export function filterValue(
  { data, locale }: Pick<PageContext, 'data' | 'locale'>,
  key: FilterKey,
  id: number,
): { readonly tag: Tag; readonly name: string | null } {
  const { kind } = groupOf(key);
  const record = data[kind].get(id);
  return {
    tag: recordTag(kind, id),
    name: record === undefined ? null : nameIn(kind, record, locale),
  };
}

interface Option {
  readonly id: number;
  readonly show_in_filter?: boolean;
}

/** What can be chosen with one filter; tags and series only where editors show them. */
export function optionsOf(data: ReferenceData, key: FilterKey): readonly Option[] {
  const options = [...data[groupOf(key).kind].values()] as readonly Option[];
  return options.filter((option) => option.show_in_filter !== false);
}

/** Names in their order in one language, made once until any of them changes. */
const cache = new WeakMap<ReferenceData, Map<string, readonly FilterOption[]>>();

function namedOptions(
  { data, locale }: PageContext,
  { key, kind }: Group,
): readonly FilterOption[] {
  const byName = cache.get(data) ?? new Map<string, readonly FilterOption[]>();
  cache.set(data, byName);
  const options =
    byName.get(`${locale} ${key}`) ??
    optionsOf(data, key)
      .map((option) => ({ id: option.id, label: nameIn(kind, option, locale) }))
      .sort((left, right) => left.label.localeCompare(right.label, locale));
  byName.set(`${locale} ${key}`, options);
  return options;
}

const known = new KnownChoices<readonly FilterView[]>();

/** The filters with their options as links, each to the choice as it would then be. */
export function filterViews(
  context: PageContext,
  asked: ProgrammeQuery,
  index: IndexData,
): readonly FilterView[] {
  context.shows(...FILTER_GROUPS.map(({ kind }) => kindTag(kind)));
  const query = { ...asked, page: 1, month: null };
  const { locale, data } = context;
  return known.get({ index, data }, `${locale} ${programmeSearch(query)}`, () =>
    makeViews(context, query),
  );
}

/** Kinds of access by language: what is rendered of a filter is kept with its options. */
const accessOptions = new Map<Locale, readonly FilterOption[]>();

function accessView(context: PageContext, query: ProgrammeQuery): FilterView {
  const { locale, t } = context;
  const options =
    accessOptions.get(locale) ??
    ACCESS_KINDS.map((kind, index) => ({ id: index + 1, label: t(`programme:access.${kind}`) }));
  accessOptions.set(locale, options);
  const { access = null } = query.numbers;
  return {
    key: 'access',
    label: t('programme:filter.access'),
    chosen: options.find(({ id }) => id === access)?.label ?? null,
    chosenId: access,
    around: addressesAround(query, 'access', locale),
    options,
  };
}

/** The addresses of a list with one choice set or taken back. */
export function addressesAround(
  query: ProgrammeQuery,
  key: ChoiceKey,
  locale: Locale,
): AddressAround {
  const base = pathTo('events', locale);
  const { before, after, clear } = searchAround(query, key);
  return { before: base + before, after, clear: base + clear };
}

function makeViews(context: PageContext, query: ProgrammeQuery): readonly FilterView[] {
  const { locale, t } = context;
  const groups = FILTER_GROUPS.map((group): FilterView => {
    const { key } = group;
    const label: Translated = group.label;
    const chosen = query.filters[key];
    // A tag that the list does not offer still has a name.
    const name = chosen === undefined ? null : filterValue(context, key, chosen).name;
    return {
      key,
      label: label[locale],
      chosen: chosen === undefined ? null : (name ?? t('programme:filter.unknown')),
      chosenId: chosen ?? null,
      around: addressesAround(query, key, locale),
      options: namedOptions(context, group),
    };
  });
  return [...groups, accessView(context, query)];
}

/** What was chosen by numbers that no filter shows, each with the addresses around it. */
export function numberViews(
  context: PageContext,
  query: ProgrammeQuery,
): readonly NumberFilterView[] {
  const first = { ...query, page: 1, month: null };
  return numberLabels(query, context).flatMap(({ key, label }) =>
    key === 'access' ? [] : [{ key, label, around: addressesAround(first, key, context.locale) }],
  );
}
