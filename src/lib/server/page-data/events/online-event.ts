import type { EventEntity } from '../../../../content/records/event.ts';
import { recordById } from '../../repositories/records.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** One event with all its fields; null for an unknown or offline id. */
export async function onlineEvent(context: PageContext, id: number): Promise<EventEntity | null> {
  context.shows(recordTag('event', id));
  const edited = context.edited?.record('event', id);
  if (edited !== undefined) return edited;
  const event = await recordById(context.app.database.db, 'event', id);
  return event?.is_online === true ? event : null;
}
