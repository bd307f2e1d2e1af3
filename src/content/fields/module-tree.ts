import { z } from 'zod';
import type { Field } from './field.ts';
import { MESSAGES } from './messages.ts';
import { instant } from './scalar.ts';

/** A module as it is kept: what it is, its own fields, and what stands in its columns. */
export interface StoredModule {
  /** Unique on its page, for good. */
  readonly id: string;
  readonly kind: string;
  /** The version of the kind that wrote `data`. */
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly columns: readonly (readonly StoredModule[])[];
  /** When its texts were last changed in each language: the older one is out of date. */
  readonly written?: Written | undefined;
}
type Written = Readonly<{ de?: string | undefined; en?: string | undefined }>;
/** The same as a caller may write it: version and columns can be left out. */
export interface ModuleInput {
  readonly id: string;
  readonly kind: string;
  readonly version?: number | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly columns?: readonly (readonly ModuleInput[])[] | undefined;
  readonly written?: Written | undefined;
}

const MOST_MODULES = 300;
const MOST_COLUMNS = 3;
const MOST_DEPTH = 4;

const envelope: z.ZodType<StoredModule, ModuleInput> = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/u),
  kind: z.string().regex(/^[a-z][a-z0-9]{1,39}$/u),
  version: z.int().positive().max(1000).default(1),
  data: z.record(z.string().max(60), z.unknown()).default({}),
  columns: z.lazy(() => z.array(z.array(envelope)).max(MOST_COLUMNS)).default([]),
  written: z.strictObject({ de: instant.optional(), en: instant.optional() }).optional(),
});

interface Placed {
  readonly module: StoredModule;
  readonly path: readonly (string | number)[];
}

/** Every module of a tree with its path, containers before what stands in them. */
export function modulesIn(
  tree: readonly StoredModule[],
  path: readonly (string | number)[] = [],
): readonly Placed[] {
  return tree.flatMap((module, index) => [
    { module, path: [...path, index] },
    ...module.columns.flatMap((column, place) =>
      modulesIn(column, [...path, index, 'columns', place]),
    ),
  ]);
}

/** How many containers stand around a module: three steps of the path each. */
const depthOf = (path: readonly unknown[]): number => (path.length - 1) / 3 + 1;

const tree = z
  .array(envelope)
  .check(({ value, issues }) => {
    const all = modulesIn(value);
    const seen = new Set<string>();
    const refuse = (path: readonly (string | number)[], message: string) =>
      issues.push({ code: 'custom', path: [...path], message, input: value });
    if (all.length > MOST_MODULES) refuse([], MESSAGES.tooMany);
    for (const { module, path } of all) {
      if (depthOf(path) > MOST_DEPTH) refuse(path, MESSAGES.tooDeep);
      if (seen.has(module.id)) refuse([...path, 'id'], MESSAGES.twice);
      seen.add(module.id);
    }
  })
  .default([]);

/**
 * The modules of a record, one JSON column. This schema knows their form only;
 * what each of them holds is checked by its kind when a record is saved.
 */
export const moduleTree = (): Field<typeof tree, 'column'> => ({
  schema: tree,
  keep: 'column',
  storage: 'json',
  nullable: false,
  control: 'modules',
  inLists: false,
});
