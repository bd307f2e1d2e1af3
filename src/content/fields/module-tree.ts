import { z } from 'zod';
import { LOCALES, perLocale, type Locale } from '../i18n/locales.ts';
import type { Field } from './field.ts';
import { MESSAGES } from './messages.ts';
import { MAX_DEPTH, MAX_MODULES } from './max-modules.ts';
import { instant } from './scalar.ts';

/** A module as it is stored: its kind, its own fields, and the modules in its columns. */
export interface StoredModule {
  /** Unique on its page, for good. */
  readonly id: string;
  readonly kind: string;
  /** The version of the kind that wrote `data`. */
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly columns: readonly (readonly StoredModule[])[];
  /** When its texts were last changed in each language, and of which state of the other they were made. */
  readonly written?: Written | undefined;
}
export type ByLanguage = Readonly<{ de?: string | undefined; en?: string | undefined }>;
/** `of`: a key of the other language's words that a text fits to; `into`: what was translated last. */
export type Written = ByLanguage & {
  readonly of?: ByLanguage | undefined;
  readonly into?: Locale | undefined;
};
/** The same as a caller may write it: version and columns can be left out. */
export interface ModuleInput {
  readonly id: string;
  readonly kind: string;
  readonly version?: number | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly columns?: readonly (readonly ModuleInput[])[] | undefined;
  readonly written?: Written | undefined;
}

export const MODULE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const MAX_COLUMNS = 3;

export const writtenSchema = z.strictObject({
  ...perLocale(() => instant.optional()),
  of: z.strictObject(perLocale(() => z.string().max(16).optional())).optional(),
  into: z.enum(LOCALES).optional(),
});

const envelope: z.ZodType<StoredModule, ModuleInput> = z
  .strictObject({
    id: z.string().regex(MODULE_ID),
    kind: z.string().regex(/^[a-z][a-z0-9]{1,39}$/u),
    version: z.int().positive().max(1000).default(1),
    data: z.record(z.string().max(60), z.unknown()).default({}),
    columns: z.lazy(() => z.array(z.array(envelope)).max(MAX_COLUMNS)).default([]),
    written: writtenSchema.optional(),
  })
  .meta({ id: 'StoredModule' });

interface ModuleWithPath {
  readonly module: StoredModule;
  readonly path: readonly (string | number)[];
}

/** Every module of a tree with its path, containers before their content. */
export function modulesIn(
  tree: readonly StoredModule[],
  path: readonly (string | number)[] = [],
): readonly ModuleWithPath[] {
  return tree.flatMap((module, index) => [
    { module, path: [...path, index] },
    ...module.columns.flatMap((column, columnIndex) =>
      modulesIn(column, [...path, index, 'columns', columnIndex]),
    ),
  ]);
}

/** How many containers stand around a module: three steps of the path each. */
const depthOf = (path: readonly unknown[]): number => (path.length - 1) / 3 + 1;

const tree = z
  .array(envelope)
  .check(({ value, issues }) => {
    const all = modulesIn(value);
    const ids = new Set<string>();
    const addIssue = (path: readonly (string | number)[], message: string) =>
      issues.push({ code: 'custom', path: [...path], message, input: value });
    if (all.length > MAX_MODULES) {
      const limit = { origin: 'array', maximum: MAX_MODULES, inclusive: true } as const;
      issues.push({ code: 'too_big', ...limit, message: MESSAGES.tooMany, input: value });
    }
    for (const { module, path } of all) {
      if (depthOf(path) > MAX_DEPTH) addIssue(path, MESSAGES.tooDeep);
      if (ids.has(module.id)) addIssue([...path, 'id'], MESSAGES.twice);
      ids.add(module.id);
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
