import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Writing } from '../../../content/modules/define.ts';
import { $library, moduleOffer } from '../api/library.ts';

type As = Writing['as'];
type Role<Name extends As> = Extract<Writing, { as: Name }>;

/** The kind of module that a part of a text becomes, and where it keeps it. */
export function kindFor<Name extends As>(
  as: Name,
): { readonly kind: string; readonly writing: Role<Name> } | null {
  for (const { kind, writing } of $library.get()?.modules ?? [])
    if (writing?.as === as) return { kind, writing: writing as Role<Name> };
  return null;
}

/** Where a module keeps what it is while somebody writes; null: it is none of these kinds. */
export const writingOf = (module: StoredModule | null | undefined): Writing | null =>
  (module && moduleOffer(module.kind)?.writing) ?? null;
