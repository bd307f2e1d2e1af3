import { event } from './event.ts';
import { exhibitionType, genre, production, season, series, tag } from './groups.ts';
import { breakingNews, legalText, openingHours, openingHoursException, teaser } from './notices.ts';
import { person } from './person.ts';
import { room, venue } from './places.ts';
import { menuItem, redirect, settings } from './site.ts';

/** Every kind of record, in an order in which references can be filled. */
export const records = {
  venue,
  room,
  exhibition_type: exhibitionType,
  tag,
  genre,
  season,
  series,
  production,
  person,
  event,
  teaser,
  breaking_news: breakingNews,
  opening_hours: openingHours,
  opening_hours_exception: openingHoursException,
  legal_text: legalText,
  menu_item: menuItem,
  redirect,
  settings,
} as const;

export type Records = typeof records;
export type Kind = keyof Records;
