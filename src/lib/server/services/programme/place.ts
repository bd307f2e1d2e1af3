import { textIn } from '../../../i18n/localized.ts';
import { recordTag } from '../cache-tags/tags.ts';
import type { RequestContext } from '../request/request-context.ts';

const says = (name: string, part: string): boolean => ` ${name} `.includes(` ${part} `);

/** Venue and hall, as one line; where one name says the other, it stands for both. */
export function placeOf(event: { readonly room: number }, context: RequestContext): string {
  const { data, locale } = context;
  context.shows(recordTag('room', event.room));
  const room = data.room.get(event.room);
  if (room === undefined) return '';
  context.shows(recordTag('venue', room.venue));
  const venue = data.venue.get(room.venue);
  const name = textIn(room.name, locale);
  const house = venue === undefined ? '' : textIn(venue.name, locale);
  if (house === '' || says(name, house)) return name;
  return says(house, name) ? house : `${house}, ${name}`;
}
