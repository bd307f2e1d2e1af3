import type { VenueCard, Load } from '../../../lib/modules/queries.ts';
import type { module } from './module.ts';

export const load: Load<typeof module, readonly VenueCard[]> = ({ children }, { queries }) =>
  queries.venues(children);
