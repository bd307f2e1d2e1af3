import type { VenueCard, Load } from '../../../lib/modules/queries.ts';
import type { module } from './module.ts';

/** Null: the venue is gone or offline. */
export const load: Load<typeof module, VenueCard | null> = ({ venue }, { queries }) =>
  queries.venues([venue])[0] ?? null;
