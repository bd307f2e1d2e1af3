import type { FieldForm } from '../library.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Entries of a list with files: those that wait for one get it first, each of the others is a new one. */
export function mediaEntries(
  { field, key }: { readonly field: Pick<FieldForm, 'items'>; readonly key: string },
  entries: readonly Entry[],
  files: readonly unknown[],
): readonly Entry[] {
  const left = [...files];
  const filled = entries.map((entry) =>
    entry[key] == null && left.length > 0 ? { ...entry, [key]: left.shift() } : entry,
  );
  const empty = Object.fromEntries(field.items.map((item) => [item.key, item.empty]));
  return [...filled, ...left.map((file) => ({ ...empty, [key]: file }))];
}
