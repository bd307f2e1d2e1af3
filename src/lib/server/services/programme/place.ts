import { textIn } from '../../../i18n/localized.ts';
import { recordTag } from '../cache-tags/tags.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Venue and room, as one line. */
export function placeOf(event: { readonly room: number }, context: RequestContext): string {
  const { data, locale } = context;
  context.shows(recordTag('room', event.room));
  const room = data.room.get(event.room);
  if (room === undefined) return '';
  context.shows(recordTag('venue', room.venue));
  const venue = data.venue.get(room.venue);
  const name = textIn(room.name, locale);
  return venue === undefined ? name : `${textIn(venue.name, locale)}, ${name}`;
}
