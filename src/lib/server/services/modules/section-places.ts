import type { Kysely, Transaction } from 'kysely';
import { isVersioned, KINDS, type Kind } from '../../../../content/records/kinds.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Database } from '../../db/schema.ts';
import { recordsWithModules } from '../../repositories/references.ts';
import { draftsHolding } from '../../repositories/versions.ts';
import type { ModuleLibrary } from './library.ts';
import { sectionsNamed } from './shared-sections.ts';

/** A record with a shared section among its modules. */
export interface SectionPlace {
  readonly kind: Kind;
  readonly id: number;
  /** It stands in a draft alone. */
  readonly isOnlyDrafted: boolean;
}

/** Every record that shows a shared section, or would by its draft. */
export async function sectionPlaces(
  db: Kysely<Database> | Transaction<Database>,
  section: number,
  library: ModuleLibrary,
): Promise<readonly SectionPlace[]> {
  const names = (modules: readonly StoredModule[]) =>
    sectionsNamed(modules, library).includes(section);
  const places = new Map<string, SectionPlace>();
  const add = (kind: Kind, id: number, isOnlyDrafted: boolean) => {
    const name = `${kind}:${id}`;
    if (!places.has(name)) places.set(name, { kind, id, isOnlyDrafted });
  };
  for (const kind of KINDS.filter(isVersioned))
    for (const { id, modules } of await recordsWithModules(db, kind))
      if (names(modules)) add(kind, id, false);
  for (const [kind] of [...library].filter(([, { description }]) => description.section))
    for (const draft of await draftsHolding(db, `"kind":${JSON.stringify(kind)}`))
      if (names((draft.content['modules'] ?? []) as readonly StoredModule[]))
        add(draft.kind, draft.record, true);
  return [...places.values()];
}
