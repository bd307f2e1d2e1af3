import type { Load, SectionCard } from '../../../lib/modules/queries.ts';
import type { module } from './module.ts';

/** Null: there is no such section any more. Only editors' pages ask: visitors see its modules alone. */
export const load: Load<typeof module, SectionCard | null> = ({ section }, { queries }) =>
  queries.section(section);
