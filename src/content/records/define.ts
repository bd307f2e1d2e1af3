import { z } from 'zod';
import type { Field } from '../fields/field.ts';

export type Fields = Readonly<Record<string, Field>>;

/** One kind of record. Table, types, validation, API shape and forms all follow from it. */
export interface RecordDescription<Kind extends string = string, F extends Fields = Fields> {
  readonly kind: Kind;
  readonly fields: F;
  /** The translated or plain field that names a record to people. */
  readonly title: string;
  /** Columns that queries filter or sort by, one index each. */
  readonly indexes: readonly (readonly string[])[];
}

/** What every record has beside its own fields. `version` rises by one with each save. */
export interface RecordBase {
  readonly id: number;
  readonly version: number;
  readonly is_online: boolean;
  /** Instant in UTC. */
  readonly updated_at: string;
}

export type EntityOf<D extends RecordDescription> = RecordBase & {
  readonly [K in keyof D['fields']]: z.output<D['fields'][K]['schema']>;
};

/** What a caller hands in to create or replace a record: defaults may be left out. */
export type InputOf<D extends RecordDescription> = { is_online?: boolean } & {
  [K in keyof D['fields']]?: z.input<D['fields'][K]['schema']>;
};

export function defineRecord<const Kind extends string, F extends Fields>(
  description: Omit<RecordDescription<Kind, F>, 'indexes' | 'title'> & {
    readonly title: keyof F & string;
    readonly indexes?: readonly (readonly (keyof F & string)[])[];
  },
): RecordDescription<Kind, F> {
  return { indexes: [], ...description };
}

/** The zod schema of what a caller may hand in for this kind; unknown keys are refused. */
export function inputSchema<D extends RecordDescription>(description: D) {
  const shape = Object.fromEntries(
    Object.entries(description.fields)
      .filter(([, field]) => field.derive === undefined)
      .map(([key, field]) => [key, field.schema]),
  );
  return z.strictObject({ is_online: z.boolean().default(true), ...shape });
}
