import type { ModuleInput, StoredModule } from '../../../content/fields/module-tree.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { moduleOffer } from '../api/library.ts';

/** Unique for good: no other module of any page has it. */
export const newId = (kind: string): string => `${kind}-${crypto.randomUUID().slice(0, 8)}`;

/** Instants are kept in whole seconds. */
const MILLISECONDS = /\.\d{3}/u;

/** Of a list that must not be empty the first entry; of a time that has to be said this one. */
function beginningOf(field: FieldForm): unknown {
  if (!field.isRequired) return field.empty;
  if (field.control === 'list') return [emptyData(field.items)];
  return field.control === 'moment'
    ? new Date().toISOString().replace(MILLISECONDS, '')
    : field.empty;
}

const emptyData = (fields: readonly FieldForm[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field.key, beginningOf(field)]));

/** With everything that the kind has and the input leaves out. */
export function completeModule(input: ModuleInput): StoredModule {
  const offer = moduleOffer(input.kind);
  return {
    id: newId(input.kind),
    kind: input.kind,
    version: input.version ?? offer?.version ?? 1,
    data: { ...emptyData(offer?.fields ?? []), ...input.data },
    columns: (input.columns ?? []).map((column) => column.map(completeModule)),
  };
}
