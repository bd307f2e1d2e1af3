import { z } from 'zod';
import type { Field } from '../../../../content/fields/field.ts';
import { instant } from '../../../../content/fields/scalar.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import type { Condition, Operator } from '../../repositories/resources/record-list.ts';

/** A query key that narrows a list: how its text is read, and what a record has to be like. */
export interface ListFilter {
  readonly schema: z.ZodType;
  condition(value: never): Condition;
}

const MAX_TEXT = 500;
/** As many as can be made at once by a form: they stand in one address. */
const MAX_IDS = 250;
const MAX_NUMBER = 2_147_483_647;

const text = z.string().min(1).max(MAX_TEXT);
const wholeNumber = z
  .string()
  .regex(/^-?\d{1,10}$/u)
  .transform(Number)
  .pipe(z.int().min(-MAX_NUMBER).max(MAX_NUMBER));
const flag = z.enum(['true', 'false']).transform((value) => (value === 'true' ? 1 : 0));
const ids = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/u)
  .transform((list) => list.split(',').map(Number))
  .pipe(z.array(z.int()).max(MAX_IDS));

const columnFilter = (
  schema: z.ZodType,
  columns: readonly string[],
  operator: Operator = '=',
): ListFilter => ({
  schema,
  condition: (value: string | number) => ({ is: 'column', columns, operator, value }),
});

type NamedFilters = readonly (readonly [string, ListFilter])[];

/** Equal, from and up to a value that has an order. */
const rangeFilters = (name: string, schema: z.ZodType): NamedFilters => [
  [name, columnFilter(schema, [name])],
  [`${name}__gte`, columnFilter(schema, [name], '>=')],
  [`${name}__lte`, columnFilter(schema, [name], '<=')],
];

function filtersOfField(kind: Kind, name: string, field: Field): NamedFilters {
  if (field.keep === 'links') {
    const table = `${kind}_${name}`;
    return [
      [name, { schema: wholeNumber, condition: (value: number) => ({ is: 'link', table, value }) }],
    ];
  }
  if (field.keep === 'translated')
    return [
      [
        name,
        columnFilter(
          text,
          LOCALES.map((locale) => `${name}_${locale}`),
        ),
      ],
    ];
  if (field.storage === 'json') return [];
  if (field.storage === 'flag') return [[name, columnFilter(flag, [name])]];
  if (field.storage === 'integer')
    return field.target === undefined
      ? rangeFilters(name, wholeNumber)
      : [[name, columnFilter(wholeNumber, [name])]];
  if (field.control === 'moment') return rangeFilters(name, instant);
  if (field.control === 'day' || field.control === 'time') return rangeFilters(name, text);
  return [[name, columnFilter(text, [name])]];
}

/** The columns of the field that names a record to people. */
function titleColumns(kind: Kind): readonly string[] {
  const { title } = records[kind];
  const field = (records[kind].fields as Fields)[title];
  return field?.keep === 'translated' ? LOCALES.map((locale) => `${title}_${locale}`) : [title];
}

/** What every list of records is narrowed by, whatever its kind. */
const commonFilters = (kind: Kind): NamedFilters => [
  [
    'search',
    {
      schema: text,
      condition: (value: string) => ({ is: 'text', columns: titleColumns(kind), text: value }),
    },
  ],
  ['ids', { schema: ids, condition: (value: readonly number[]) => ({ is: 'ids', ids: value }) }],
  [
    'source',
    { schema: text, condition: (value: string) => ({ is: 'source', column: 'source', value }) },
  ],
  [
    'source_id',
    { schema: text, condition: (value: string) => ({ is: 'source', column: 'source_id', value }) },
  ],
  ['is_online', columnFilter(flag, ['is_online'])],
  ...rangeFilters('updated_at', instant),
];

/** The filters of a kind, by their query keys. */
export const filtersOf = (kind: Kind): Readonly<Record<string, ListFilter>> =>
  Object.fromEntries([
    ...commonFilters(kind),
    ...Object.entries(records[kind].fields as Fields).flatMap(([name, field]) =>
      filtersOfField(kind, name, field),
    ),
  ]);

/**
 * What lists of a kind can be sorted by, with the column in each language. What can be
 * missing has no place in an order, so that such fields are left out.
 */
export function sortsOf(kind: Kind): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const alike = (column: string) => Object.fromEntries(LOCALES.map((locale) => [locale, column]));
  const fields = Object.entries(records[kind].fields as Fields).filter(
    ([, field]) => field.keep !== 'links' && !field.nullable && field.storage !== 'json',
  );
  return {
    id: alike('id'),
    updated_at: alike('updated_at'),
    ...Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        field.keep === 'translated'
          ? Object.fromEntries(LOCALES.map((locale) => [locale, `${name}_${locale}`]))
          : alike(name),
      ]),
    ),
  };
}
