import type { ModuleInput, StoredModule } from '../../../content/fields/module-tree.ts';
import { moduleById, type Place } from '../../../lib/editing/content.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { $content } from './content.ts';
import { insertModule } from './commands.ts';
import { moduleOffer } from '../api/library.ts';
import { $selected } from './selection.ts';
import { placeBelow } from './placement.ts';

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

/** Puts a module in, chosen from now on. */
export function insertInput(input: ModuleInput, place: Place): void {
  const module = completeModule(input);
  const before = $selected.get();
  // Selected without `selectModule`: only the place of the insertion is announced.
  $selected.set(module.id);
  if (!insertModule(module, place)) $selected.set(before);
}

/** The same once more, below; anchors are a place each, and so are not doubled. */
export function duplicateModule(id: string): void {
  const module = moduleById($content.get().modules, id);
  if (module !== null)
    insertInput({ ...module, data: { ...module.data, anchor: null } }, placeBelow(id));
}
