import type { Field } from '../../../../content/fields/field.ts';
import { moduleTree } from '../../../../content/fields/module-tree.ts';
import type { Fields } from '../../../../content/records/define.ts';
import {
  withoutRepeatedPrices,
  withPricesAtGroups,
} from '../../../../content/records/event-prices.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import type { Content } from '../../../editing/content.ts';
import { linkTargets } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';

type Values = Readonly<Record<string, unknown>>;

const TREE = moduleTree().schema;

/** The fields of a kind that editors fill in: those that follow from others are left out. */
export const editedFields = (kind: Kind): readonly (readonly [string, Field])[] =>
  Object.entries(records[kind].fields as Fields).filter(([, { derive }]) => derive === undefined);

/** What a field holds before anybody filled it in; null where there is nothing like that. */
function untouched({ keep, schema }: Field): unknown {
  const parsed = schema.safeParse(undefined);
  if (parsed.success) return parsed.data;
  return keep === 'translated' ? { de: '', en: '' } : null;
}

/**
 * What editors work on of a record or of a kept state of one: every field that they
 * fill in, also those that came after the state was kept. Whether it is public is no
 * part of it: that is what publishing says.
 */
export function contentOf(kind: Kind, record: object): Content {
  const state = (kind === 'event' ? withoutRepeatedPrices(record) : record) as Values;
  const fields = editedFields(kind).map(
    ([key, field]) => [key, key in state ? state[key] : untouched(field)] as const,
  );
  const tree = TREE.safeParse(state['modules']);
  return { ...Object.fromEntries(fields), modules: tree.success ? tree.data : [] };
}

/** A value as pages can show it: unfinished as it is, but never of another type than they know. */
function shown(field: Field, value: unknown, otherwise: unknown): unknown {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const isOther = parsed.error.issues.some(({ code }) => code === 'invalid_type');
  return isOther ? otherwise : value;
}

/** The record as it would be with this content, to be shown before it is public. */
export function withContent<K extends Kind>(
  kind: K,
  record: Entity<K>,
  content: Content,
): Entity<K> {
  const before: Values = record;
  const fields = editedFields(kind).map(
    ([key, field]) => [key, shown(field, content[key], before[key])] as const,
  );
  const whole: Record<string, unknown> = { ...before, ...Object.fromEntries(fields) };
  for (const [key, { derive }] of Object.entries(records[kind].fields as Fields))
    if (derive !== undefined) whole[key] = linkTargets(kind, key, whole);
  return (
    kind === 'event' ? withPricesAtGroups(whole as unknown as EventEntity) : whole
  ) as Entity<K>;
}
