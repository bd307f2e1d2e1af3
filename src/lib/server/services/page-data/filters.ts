import type { Translated } from '../../../../content/fields/field.ts';
import { textIn } from '../../../localized.ts';
import { programmeSearch, withFilter, type ProgrammeQuery } from '../../../programme-query.ts';
import type { FilterView } from '../../../programme-view.ts';
import { FILTER_KEYS, pathTo, type FilterKey } from '../../../routes.ts';
import type { ReferenceData, SmallKind } from '../reference.ts';
import { kindTag } from '../tags.ts';
import type { PageContext } from './context.ts';

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

/** The filters with their options as links, each to the choice as it would then be (EV-02, EV-10). */
export function filterViews(context: PageContext, query: ProgrammeQuery): readonly FilterView[] {
  const { data, locale, t } = context;
  const base = pathTo('events', locale);
  const href = (key: FilterKey, value: number | null) =>
    base + programmeSearch(withFilter(query, key, value));
  return FILTER_KEYS.map((key) => {
    context.shows(kindTag(FILTER_KINDS[key]));
    const chosen = query.filters[key];
    const options = optionsOf(data, key).map((option) => ({
      label: textIn(option.name, locale),
      href: href(key, option.id),
      isChosen: option.id === chosen,
    }));
    options.sort((left, right) => left.label.localeCompare(right.label, locale));
    // A filter that came by a link of ours (a tag that the list does not offer) still has its name.
    const known =
      chosen === undefined ? undefined : (data[FILTER_KINDS[key]].get(chosen) as Named | undefined);
    return {
      key,
      label: t(`programme:filter.${key}`),
      chosen:
        chosen === undefined
          ? null
          : known === undefined
            ? t('programme:filter.unknown')
            : textIn(known.name, locale),
      clearHref: href(key, null),
      options,
    };
  });
}
