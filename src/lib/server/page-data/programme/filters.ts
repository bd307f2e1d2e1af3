import type { Translated } from '../../../../content/fields/field.ts';
import { textIn } from '../../../i18n/localized.ts';
import { searchAround, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import type { FilterOption, FilterView } from '../../../views/programme-view.ts';
import { FILTER_KEYS, pathTo, type FilterKey } from '../../../routing/routes.ts';
import type { ReferenceData, SmallKind } from '../../services/records/reference-data.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** Which kind of record each filter chooses from. */
export const FILTER_KINDS = {
  room: 'room',
  type: 'exhibition_type',
  tag: 'tag',
  series: 'series',
  genre: 'genre',
} as const satisfies Record<FilterKey, SmallKind>;

interface Named {
  readonly id: number;
  readonly name: Translated;
  readonly show_in_filter?: boolean;
}

/** What can be chosen with one filter, by name; tags and series only where editors show them. */
export function optionsOf(data: ReferenceData, key: FilterKey): readonly Named[] {
  const all = [...data[FILTER_KINDS[key]].values()] as readonly Named[];
  return all.filter((option) => option.show_in_filter !== false);
}

/** Names in their order in one language, made once until any of them changes. */
const sorted = new WeakMap<ReferenceData, Map<string, readonly FilterOption[]>>();

function namedOptions({ data, locale }: PageContext, key: FilterKey): readonly FilterOption[] {
  const known = sorted.get(data) ?? new Map<string, readonly FilterOption[]>();
  sorted.set(data, known);
  const options =
    known.get(`${locale} ${key}`) ??
    optionsOf(data, key)
      .map(({ id, name }) => ({ id, label: textIn(name, locale) }))
      .sort((left, right) => left.label.localeCompare(right.label, locale));
  known.set(`${locale} ${key}`, options);
  return options;
}

/** The name of what is chosen; a tag that the list does not offer still has one. */
function chosenName({ data, locale, t }: PageContext, key: FilterKey, id: number): string {
  const record = data[FILTER_KINDS[key]].get(id);
  return record === undefined ? t('programme:filter.unknown') : textIn(record.name, locale);
}

/** The filters with their options as links, each to the choice as it would then be (EV-02, EV-10). */
export function filterViews(context: PageContext, query: ProgrammeQuery): readonly FilterView[] {
  const base = pathTo('events', context.locale);
  return FILTER_KEYS.map((key) => {
    context.shows(kindTag(FILTER_KINDS[key]));
    const chosen = query.filters[key];
    const { before, after, clear } = searchAround({ ...query, page: 1 }, key);
    return {
      key,
      label: context.t(`programme:filter.${key}`),
      chosen: chosen === undefined ? null : chosenName(context, key, chosen),
      chosenId: chosen ?? null,
      around: { before: base + before, after, clear: base + clear },
      options: namedOptions(context, key),
    };
  });
}
