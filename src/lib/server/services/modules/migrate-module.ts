import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { ModuleKind } from './library.ts';

/** Stored data brought to the newest version of its kind, not yet checked. */
export function migrateModule(module: StoredModule, kind: ModuleKind): Record<string, unknown> {
  let data: Record<string, unknown> = { ...module.data };
  for (let version = module.version; version < kind.description.version; version += 1)
    data = kind.migrations[version]?.(data) ?? data;
  return data;
}
