import { genres } from '../genres.ts';
import { pageLink } from '../links.ts';
import { persons, type PersonKey } from '../persons.ts';
import { productions, type ProductionKey } from '../productions.ts';
import { series, type SeriesKey } from '../series.ts';
import { tags, type TagKey } from '../tags.ts';
import { types, type TypeKey } from '../types.ts';
import { venues, type VenueKey } from '../venues.ts';

/*
 * Where links lead. A path is written in German; a page in another language
 * shows its own.
 */
export const toSeries = (key: SeriesKey): string => `series:${series.idOf(key)}`;
export const toProduction = (key: ProductionKey): string => `production:${productions.idOf(key)}`;
export const toVenue = (key: VenueKey): string => `venue:${venues.idOf(key)}`;
export const toPerson = (key: PersonKey): string => `person:${persons.idOf(key)}`;

export const PROGRAMME = pageLink('events').de;
export const MAGAZINE = pageLink('magazine').de;
export const SERIES = pageLink('series').de;
export const TEAM = pageLink('team').de;
export const ACCESSIBILITY = pageLink('legals-accessibility').de;
export const TERMS = pageLink('legals-agb').de;

const filtered = (query: string): string => pageLink('events', `?${query}`).de;
export const taggedWith = (key: TagKey): string => filtered(`tag=${tags.idOf(key)}`);
export const ofType = (key: TypeKey): string => filtered(`type=${types.idOf(key)}`);
export const ofGenre = (key: Parameters<typeof genres.idOf>[0]): string =>
  filtered(`genre=${genres.idOf(key)}`);

export const BOX_OFFICE = 'mailto:karten@morgenfeld.example';
export const HOUSE = 'mailto:haus@morgenfeld.example';
export const ACCESS_DESK = 'mailto:barrierefrei@morgenfeld.example';
export const PHONE = 'tel:+493023125040';
