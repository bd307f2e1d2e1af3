import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { embedHosts } from '../../../src/content/embed-hosts.ts';
import { FIRST_SERVICES } from '../../../src/content/first-services.ts';
import type { AnyModule, Example } from '../../../src/content/modules/define.ts';

/** The hosts that every venue begins with. */
export const FIRST_HOSTS = embedHosts(FIRST_SERVICES);

const FOLDER = resolve('src/content/modules');

/** An example, whatever module it is of. */
export interface ModuleExample extends Example<never> {
  readonly data: never;
}

/** A module's folder as tests read it. */
export interface ModuleFolder {
  readonly kind: string;
  readonly module: AnyModule;
  /** The fields of its schema by name. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly examples: Readonly<Record<string, ModuleExample>>;
}

export const moduleKinds: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const importOf = <Exports>(file: string): Promise<Exports> =>
  import(pathToFileURL(file).href) as Promise<Exports>;

/** Every module with its examples. */
export const moduleFolders = (): Promise<readonly ModuleFolder[]> =>
  Promise.all(
    moduleKinds.map(async (kind) => {
      const folder = `${FOLDER}/${kind}`;
      const { module } = await importOf<{ module: AnyModule }>(`${folder}/module.ts`);
      const { examples } = await importOf<{ examples: ModuleFolder['examples'] }>(
        `${folder}/examples.ts`,
      );
      return { kind, module, fields: module.schema.shape, examples };
    }),
  );
