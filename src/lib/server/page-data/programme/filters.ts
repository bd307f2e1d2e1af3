import type { Translated } from '../../../../content/fields/field.ts';
import { nameIn } from '../../../i18n/record-name.ts';
import { FILTER_GROUPS, type FilterKey } from '../../../programme/filter-groups.ts';
import {
  programmeSearch,
  searchAround,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { FilterOption, FilterView, NumberFilterView } from '../../../views/programme-view.ts';
import { kindTag, recordTag, type Tag } from '../../services/cache-tags/tags.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { KnownChoices } from './known-choices.ts';
import { numberLabels } from './number-labels.ts';

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

function makeViews(context: PageContext, query: ProgrammeQuery): readonly FilterView[] {
  const { locale, t } = context;
  const base = pathTo('events', locale);
  return FILTER_GROUPS.map((group) => {
    const { key } = group;
    const label: Translated = group.label;
    const chosen = query.filters[key];
    const { before, after, clear } = searchAround(query, key);
    // A tag that the list does not offer still has a name.
    const name = chosen === undefined ? null : filterValue(context, key, chosen).name;
    return {
      key,
      label: label[locale],
      chosen: chosen === undefined ? null : (name ?? t('programme:filter.unknown')),
      chosenId: chosen ?? null,
      around: { before: base + before, after, clear: base + clear },
      options: namedOptions(context, group),
    };
  });
}

/** What was chosen by numbers, each with the addresses around it. */
export function numberViews(
  context: PageContext,
  query: ProgrammeQuery,
): readonly NumberFilterView[] {
  const base = pathTo('events', context.locale);
  return numberLabels(query, context).map(({ key, label }) => {
    const { before, after, clear } = searchAround({ ...query, page: 1, month: null }, key);
    return { key, label, around: { before: base + before, after, clear: base + clear } };
  });
}
