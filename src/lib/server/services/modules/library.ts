import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely, Transaction } from 'kysely';
import { embedHosts, type EmbedHosts } from '../../../../content/embed-hosts.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { AnyModule, Example } from '../../../../content/modules/define.ts';
import type { AnyLoad } from '../../../modules/queries.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../content/modules');

/** Migrates data of an older version of a kind to the next version. */
type Migration = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Everything the server knows of one kind of module: its folder, loaded. */
export interface ModuleKind {
  readonly description: AnyModule;
  readonly load: AnyLoad | null;
  /** By the version that they start from. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Its named examples: loaded on demand, as most processes never need them. */
  readonly examples: () => Promise<Readonly<Record<string, Example<never>>>>;
}

/** All kinds by their name. The folder is the registration. */
export type ModuleLibrary = ReadonlyMap<string, ModuleKind>;

const importOf = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>;

/** The folders of kinds by their names: what loads each of their files. */
export type ModuleFolders = Readonly<
  Record<string, Readonly<Record<string, () => Promise<Record<string, unknown>>>>>
>;

const foldersOnDisk = (): ModuleFolders =>
  Object.fromEntries(
    readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const folder = path.join(FOLDER, name);
        const files = readdirSync(folder).map((file) => [
          file,
          () => importOf(path.join(folder, file)),
        ]);
        return [name, Object.fromEntries(files) as ModuleFolders[string]];
      }),
  );

async function kindIn(files: ModuleFolders[string] = {}): Promise<ModuleKind> {
  const file = async (name: string): Promise<Record<string, unknown>> =>
    (await files[name]?.()) ?? {};
  const { module } = await file('module.ts');
  const { load } = await file('load.ts');
  const { migrations } = await file('migrate.ts');
  return {
    description: module as AnyModule,
    load: (load ?? null) as ModuleKind['load'],
    migrations: (migrations ?? {}) as ModuleKind['migrations'],
    examples: async () => (await file('examples.ts'))['examples'] as never,
  };
}

/**
 * Reads the folders of `src/content/modules`.
 * @throws {Error} for a folder that is not named like its kind: a bug, which stops the start.
 */
export async function loadModules(
  folders: ModuleFolders = foldersOnDisk(),
): Promise<ModuleLibrary> {
  const names = Object.keys(folders);
  const kinds = await Promise.all(names.map((name) => kindIn(folders[name])));
  return new Map(
    kinds.map((kind, index) => {
      const { kind: name } = kind.description;
      if (name !== names[index]) throw new Error(`modules/${names[index] ?? ''} names ${name}`);
      return [name, kind];
    }),
  );
}

/** Stored data brought to the newest version of its kind, not yet checked. */
export function migrateModule(module: StoredModule, kind: ModuleKind): Record<string, unknown> {
  let data: Record<string, unknown> = { ...module.data };
  for (let version = module.version; version < kind.description.version; version += 1)
    data = kind.migrations[version]?.(data) ?? data;
  return data;
}

/** What modules are checked by: their kinds, and the hosts that this venue may embed. */
export interface CheckedModules {
  readonly library: ModuleLibrary;
  readonly hosts: EmbedHosts;
}

/** The kinds of modules with the hosts as they are now, in the write that they are checked in. */
export async function checkedModules(
  db: Kysely<Database> | Transaction<Database>,
  library: ModuleLibrary,
): Promise<CheckedModules> {
  const services = await allRecords(db, 'consent_service');
  return { library, hosts: embedHosts(services.filter((service) => service.is_online)) };
}
