import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { recordTag } from '../cache-tags/tags.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import type { RequestContext } from '../request/request-context.ts';

const says = (name: string, part: string): boolean => ` ${name} `.includes(` ${part} `);

/**
 * Venue and hall, as one line; where one name says the other, it stands for both.
 * @returns empty when the hall is gone
 */
export function placeName(
  data: Pick<ReferenceData, 'room' | 'venue'>,
  roomId: number,
  locale: Locale,
): string {
  const room = data.room.get(roomId);
  if (room === undefined) return '';
  const venue = data.venue.get(room.venue);
  const name = textIn(room.name, locale);
  const venueName = venue === undefined ? '' : textIn(venue.name, locale);
  if (venueName === '' || says(name, venueName)) return name;
  return says(venueName, name) ? venueName : `${venueName}, ${name}`;
}

/** The place of an event, with the note that it was shown. */
export function placeOf(event: { readonly room: number }, context: RequestContext): string {
  const { data, locale } = context;
  context.shows(recordTag('room', event.room));
  const room = data.room.get(event.room);
  if (room !== undefined) context.shows(recordTag('venue', room.venue));
  return placeName(data, event.room, locale);
}
