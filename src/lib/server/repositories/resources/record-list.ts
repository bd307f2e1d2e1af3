import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { records, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import { columnsOf } from '../../db/columns.ts';
import { type Database, type UntypedDatabase, untyped } from '../../db/schema.ts';
import { containing } from '../list-part.ts';
import { entitiesOf } from '../records.ts';
import { onlyIds } from '../search/engine.ts';

export type Operator = '=' | '>=' | '<=';

/** What a record has to be like to stand in a list. Columns and tables come from descriptions, never from callers. */
export type Condition =
  | {
      readonly is: 'column';
      /** One of them is enough: a text in each language. */
      readonly columns: readonly string[];
      readonly operator: Operator;
      readonly value: string | number;
    }
  | { readonly is: 'link'; readonly table: string; readonly value: number }
  | { readonly is: 'text'; readonly columns: readonly string[]; readonly text: string }
  /** A word of what it says anywhere, as the search has it: of what is public alone. */
  | { readonly is: 'found'; readonly token: string }
  /** A text in the names of those that a link field points to. */
  | {
      readonly is: 'linked-text';
      readonly table: string;
      readonly target: string;
      readonly columns: readonly string[];
      readonly text: string;
    }
  /** One of them is enough. */
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'ids'; readonly ids: readonly number[] }
  | { readonly is: 'source'; readonly column: 'source' | 'source_id'; readonly value: string };

export interface ListOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Where a part of a list begins: behind (or, read backwards, before) this record. */
export interface ListPosition {
  readonly value: string | number;
  readonly id: number;
  readonly isBackward: boolean;
}

export interface ListRequest {
  readonly conditions: readonly Condition[];
  readonly order: ListOrder;
  /** Null: the beginning. */
  readonly position: ListPosition | null;
  readonly limit: number;
  /** How many are left out at the beginning. */
  readonly skip?: number;
}

type Builder = ExpressionBuilder<UntypedDatabase, string>;

/**
 * Records with a text in one of their columns. Each column is read by its own index, where it
 * has one: rows are long. The sign keeps the list in its order, or all that are found would be sorted.
 */
function holdsText(
  kind: Kind,
  { columns, text }: Pick<Extract<Condition, { is: 'text' }>, 'columns' | 'text'>,
): RawBuilder<SqlBool> {
  const named = columns.map(
    (column) => sql`select id from ${sql.table(kind)} where ${containing(column, text)}`,
  );
  return sql`+${sql.ref('id')} in (${sql.join(named, sql` union all `)})`;
}

/** A condition in SQL. */
function meets(
  eb: Builder,
  place: { readonly db: Kysely<Database>; readonly kind: Kind },
  condition: Condition,
): Expression<SqlBool> {
  const { db, kind } = place;
  switch (condition.is) {
    case 'column':
      return eb.or(
        condition.columns.map((column) => eb(column, condition.operator, condition.value)),
      );
    case 'link':
      return eb(
        'id',
        'in',
        eb.selectFrom(condition.table).select('owner').where('target', '=', condition.value),
      );
    case 'text':
      return holdsText(kind, condition);
    case 'found':
      return sql<SqlBool>`id in (select record from search_document where kind = ${kind}
        and id in (${onlyIds(db, [[{ token: condition.token, isPrefix: true }]])}))`;
    case 'linked-text': {
      const { table, target, columns, text } = condition;
      const named = eb
        .selectFrom(target)
        .select('id')
        .where((inner) => inner.or(columns.map((column) => containing(column, text))));
      return eb('id', 'in', eb.selectFrom(table).select('owner').where('target', 'in', named));
    }
    case 'any':
      return eb.or(condition.of.map((one) => meets(eb, place, one)));
    case 'ids':
      return eb('id', 'in', [...condition.ids]);
    case 'source':
      return eb(
        'id',
        'in',
        eb
          .selectFrom('outside_identity')
          .select('record')
          .where('kind', '=', kind)
          .where(condition.column, '=', condition.value),
      );
  }
}

const filtered = (db: Kysely<Database>, kind: Kind, conditions: readonly Condition[]) => {
  const all = untyped(db).selectFrom(kind);
  return conditions.reduce(
    (query, condition) => query.where((eb) => meets(eb, { db, kind }, condition)),
    all,
  );
};

/**
 * Records of a kind in an order, offline ones too, from a position on: found by an index
 * from anywhere in the list, where the order has one. Long fields are left out.
 */
export async function recordList(
  db: Kysely<Database>,
  kind: Kind,
  { conditions, order, position, limit, skip = 0 }: ListRequest,
): Promise<readonly Entity<Kind>[]> {
  const isBackward = position?.isBackward ?? false;
  const isDescending = order.isDescending !== isBackward;
  const direction = isDescending ? 'desc' : 'asc';
  const names = columnsOf(records[kind])
    .filter(({ inLists }) => inLists)
    .map(({ name }) => name);
  let query = filtered(db, kind, conditions).select(names);
  if (position !== null) {
    const than = isDescending ? sql`<` : sql`>`;
    query =
      order.column === 'id'
        ? query.where(sql<boolean>`${sql.ref('id')} ${than} ${position.id}`)
        : query.where(
            sql<boolean>`(${sql.ref(order.column)}, ${sql.ref('id')}) ${than} (${position.value}, ${position.id})`,
          );
  }
  if (order.column !== 'id') query = query.orderBy(order.column, direction);
  const rows = await query.orderBy('id', direction).limit(limit).offset(skip).execute();
  return entitiesOf(db, kind, isBackward ? rows.toReversed() : rows, false);
}

/** How many records of a kind meet conditions. */
export async function countRecords(
  db: Kysely<Database>,
  kind: Kind,
  conditions: readonly Condition[],
): Promise<number> {
  const row = await filtered(db, kind, conditions)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
