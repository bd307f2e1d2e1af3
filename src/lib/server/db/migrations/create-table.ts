import { SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';

/** The columns of one record's table as a migration writes them down, for good. */
export interface TableShape {
  readonly text?: readonly string[];
  readonly optionalText?: readonly string[];
  readonly integer?: readonly string[];
  readonly optionalInteger?: readonly string[];
  /** Column to the table it points to. */
  readonly references?: Readonly<Record<string, string>>;
  readonly optionalReferences?: Readonly<Record<string, string>>;
  /** Link tables: field to the table it points to. */
  readonly links?: Readonly<Record<string, string>>;
  readonly indexes?: readonly (readonly string[])[];
}

type AnyDb = Kysely<Record<string, never>>;
type Builder = CreateTableBuilder<string>;

/** A table begun with an id: a rising number that both engines give out and that may be handed in. */
export function withRisingId(db: AnyDb, name: string): Builder {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return db.schema
    .createTable<string>(name)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

/** Creates a record's table, its indexes and its link tables. */
export async function createRecordTable(db: AnyDb, name: string, shape: TableShape): Promise<void> {
  let table = withRisingId(db, name)
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_online', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());
  for (const text of shape.text ?? []) table = table.addColumn(text, 'text', (c) => c.notNull());
  for (const text of shape.optionalText ?? []) table = table.addColumn(text, 'text');
  for (const number of shape.integer ?? [])
    table = table.addColumn(number, 'integer', (c) => c.notNull());
  for (const number of shape.optionalInteger ?? []) table = table.addColumn(number, 'integer');
  for (const [column, target] of Object.entries(shape.references ?? {}))
    table = table.addColumn(column, 'integer', (c) => c.notNull().references(`${target}.id`));
  for (const [column, target] of Object.entries(shape.optionalReferences ?? {}))
    table = table.addColumn(column, 'integer', (c) => c.references(`${target}.id`));
  await table.execute();
  for (const columns of shape.indexes ?? []) await createIndex(db, name, columns);
  for (const [field, target] of Object.entries(shape.links ?? {}))
    await createLinkTable(db, name, field, target);
}

const createIndex = (db: AnyDb, table: string, columns: readonly string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();

export async function createLinkTable(db: AnyDb, owner: string, field: string, target: string) {
  const name = `${owner}_${field}`;
  await db.schema
    .createTable(name)
    .addColumn('owner', 'integer', (c) => c.notNull().references(`${owner}.id`).onDelete('cascade'))
    .addColumn('target', 'integer', (c) => c.notNull().references(`${target}.id`))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pair`, ['owner', 'target'] as never)
    .execute();
  await createIndex(db, name, ['target']);
}
