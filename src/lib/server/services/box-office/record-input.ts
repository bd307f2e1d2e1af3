import { inputSchema, type InputOf } from '../../../../content/records/define.ts';
import {
  records,
  type Entity,
  type Kind,
  type Records,
} from '../../../../content/records/kinds.ts';

/** A record as it may be handed in again, with some fields anew. */
export function inputWith<K extends Kind>(
  kind: K,
  record: Entity<K>,
  fields: Partial<Entity<K>>,
): InputOf<Records[K]> {
  const names = Object.keys(inputSchema(records[kind]).shape);
  const kept = Object.entries(record as object).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(kept), ...fields };
}
