import { randomUUID } from 'node:crypto';
import type { NewEntity } from '../../../../content/records/kinds.ts';

/** What numbers of the product's own shop begin with. */
const OWN = 'f-';

/**
 * An event with the number by which the shop of the product knows it, where it has seats and none
 * was given: the same one as long as the event is there.
 */
export function withEventNumber(
  event: NewEntity<'event'>,
  before: NewEntity<'event'> | null,
): NewEntity<'event'> {
  if (event.id_jet !== null || event.seat_groups.length === 0) return event;
  const known = before?.id_jet?.startsWith(OWN) === true ? before.id_jet : null;
  return { ...event, id_jet: known ?? `${OWN}${randomUUID().slice(0, 13)}` };
}
