import type { Translated } from '../src/content/fields/field.ts';
import { recordLink } from './links.ts';
import { productions, type ProductionKey } from './productions.ts';
import { series, type SeriesKey } from './series.ts';
import { venues, type VenueKey } from './venues.ts';

const find = <R extends { readonly id: number }>(list: readonly R[], id: number): R => {
  const found = list[id - 1];
  if (!found) throw new Error(`the demo has no record ${id}`);
  return found;
};
const text = (
  value: { de?: string | undefined; en?: string | undefined } | undefined,
): Translated => ({
  de: value?.de ?? '',
  en: value?.en ?? '',
});

export const seriesEntry = (key: SeriesKey) => {
  const { id, name } = find(series.list, series.idOf(key));
  return { name: text(name), link: recordLink('series-slug-id', id, text(name)) };
};
export const productionEntry = (key: ProductionKey) => {
  const { id, title } = find(productions.list, productions.idOf(key));
  return { name: text(title), link: recordLink('productions-slug-id', id, text(title)) };
};
export const venueEntry = (key: VenueKey) => {
  const { id, name } = find(venues.list, venues.idOf(key));
  return { name: text(name), link: recordLink('venues-slug-id', id, text(name)) };
};
