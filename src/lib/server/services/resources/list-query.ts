import { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type {
  Condition,
  ListOrder,
  ListPosition,
} from '../../repositories/resources/record-list.ts';
import { filtersOf, sortsOf } from './list-filters.ts';

export const PAGE_SIZE = { standard: 50, most: 100 } as const;

/** What a list is asked for. */
export interface ListQuery {
  readonly conditions: readonly Condition[];
  readonly order: ListOrder;
  /** As the caller wrote it: part of what makes a cursor valid. */
  readonly sort: string;
  readonly position: ListPosition | null;
  readonly size: number;
  /** Null: both languages. */
  readonly language: Locale | null;
}

const cursorParts = z.tuple([
  z.string(),
  z.union([z.literal(0), z.literal(1)]),
  z.union([z.string().max(2000), z.number()]),
  z.int(),
]);

/** A position as addresses carry it: valid for the same order only. */
export const cursorText = (sort: string, { isBackward, value, id }: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, isBackward ? 1 : 0, value, id])).toString('base64url');

function readCursor(
  text: string,
): { readonly sort: string; readonly position: ListPosition } | null {
  try {
    const parts = cursorParts.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const [sort, backward, value, id] = parts;
    return { sort, position: { isBackward: backward === 1, value, id } };
  } catch {
    return null;
  }
}

const cursor = z
  .string()
  .max(4000)
  .transform((text, context) => {
    const read = readCursor(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: MESSAGES.cursor });
    return z.NEVER;
  });

const size = z
  .string()
  .regex(/^[1-9]\d{0,3}$/u)
  .transform(Number)
  .pipe(z.int().max(PAGE_SIZE.most));

function schemaOf(kind: Kind) {
  const sorts = Object.keys(sortsOf(kind)).flatMap((name) => [name, `-${name}`]);
  const filters = Object.entries(filtersOf(kind)).map(([key, { schema }]) => [
    key,
    schema.optional(),
  ]);
  return z.strictObject({
    ...(Object.fromEntries(filters) as Record<string, z.ZodOptional>),
    sort: z.enum(sorts as [string, ...string[]]).default('id'),
    page_size: size.optional(),
    cursor: cursor.optional(),
    language: z.enum(LOCALES).optional(),
  });
}

const SCHEMAS = new Map(KINDS.map((kind) => [kind, schemaOf(kind)]));

/** The query of a list of a kind; unknown keys are refused, so that a mistyped filter is no longer list. */
export const listQuerySchema = (kind: Kind) => SCHEMAS.get(kind) ?? schemaOf(kind);

/** A checked query as the repository is asked; null for a cursor of another order. */
export function listQueryOf(
  kind: Kind,
  query: z.output<ReturnType<typeof listQuerySchema>>,
  locale: Locale,
): ListQuery | null {
  const { sort, page_size: pageSize, cursor: at, language, ...given } = query;
  if (at !== undefined && at.sort !== sort) return null;
  const filters = filtersOf(kind);
  const name = sort.replace(/^-/u, '');
  return {
    conditions: Object.entries(given).flatMap(([key, value]) =>
      value === undefined ? [] : (filters[key]?.condition(value as never) ?? []),
    ),
    order: {
      column: sortsOf(kind)[name]?.[locale] ?? 'id',
      isDescending: sort.startsWith('-'),
    },
    sort,
    position: at?.position ?? null,
    size: pageSize ?? PAGE_SIZE.standard,
    language: language ?? null,
  };
}
