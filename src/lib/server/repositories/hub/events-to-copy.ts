import type { Kysely } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { entitiesOf } from '../records.ts';

/** Which events are copied: chosen ones with their children, or all that begin within a span. */
export type CopyChoice =
  | { readonly ids: readonly number[] }
  | {
      /** Instants in UTC. */
      readonly from: string;
      readonly to: string;
      readonly series: number | null;
      readonly room: number | null;
    };

/** The events of a choice by date, offline and cancelled ones too. @param most of them, not more */
export async function eventsToCopy(
  db: Kysely<Database>,
  choice: CopyChoice,
  most: number,
): Promise<readonly EventEntity[]> {
  const all = untyped(db).selectFrom('event').selectAll();
  const chosen =
    'ids' in choice
      ? all.where((eb) => eb.or([eb('id', 'in', choice.ids), eb('parent', 'in', choice.ids)]))
      : all
          .where('date_start', '>=', choice.from)
          .where('date_start', '<', choice.to)
          .$if(choice.room !== null, (query) => query.where('room', '=', choice.room))
          .$if(choice.series !== null, (query) =>
            query.where('id', 'in', (eb) =>
              eb.selectFrom('event_series').select('owner').where('target', '=', choice.series),
            ),
          );
  const rows = await chosen.orderBy('date_start').orderBy('id').limit(most).execute();
  return entitiesOf(db, 'event', rows);
}
