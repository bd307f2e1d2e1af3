import { z } from 'zod';
import type { Field, Translated } from '../fields/field.ts';

export type Fields = Readonly<Record<string, Field>>;

/**
 * One kind of record: the one place that everything else follows from. Table, types,
 * validation and API shape come from the fields; whether it is linked, searched, listed in
 * the hub, kept in memory or versioned from the facts below. Its pages are the rows of the
 * route table that show it (`lib/routing/routes.ts`).
 */
export interface RecordDescription<
  Kind extends string = string,
  F extends Fields = Fields,
  Reference extends boolean = boolean,
> {
  readonly kind: Kind;
  /** What people call one of them. */
  readonly label: Translated;
  readonly fields: F;
  /** The translated or plain field that names a record to people. */
  readonly title: string;
  /** Fields that tell a record from its namesakes in finders: its day, what its address is made of. */
  readonly card: readonly string[];
  /** Columns that queries filter or sort by, one index each. */
  readonly indexes: readonly (readonly string[])[];
  /** Fields of which no two records have the same value: what addresses and programs find them by. */
  readonly unique: readonly string[];
  /**
   * Pairs of fields: the second one must not come before the first one. Of what does not end
   * there a third says in its own words that the first one is too late.
   */
  readonly periods: readonly (readonly [start: string, end: string, late?: string])[];
  /** There is one of them, and never a second one. */
  readonly isSingle: boolean;
  /** A venue has few of them and every page needs some: kept whole in memory. */
  readonly isReference: Reference;
  /** Links in texts and modules can name a record by its id (`event:12`). */
  readonly isLinkable: boolean;
  /** Texts that the search reads beside the title; null: it does not find this kind. */
  readonly searchFields: readonly string[] | null;
  /** Editors make and change them in the hub. */
  readonly isInHub: boolean;
  /** Records carry modules, and so have drafts and versions. */
  readonly isVersioned: boolean;
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

export function defineRecord<
  const Kind extends string,
  F extends Fields,
  const Reference extends boolean = false,
>(description: {
  readonly kind: Kind;
  readonly label: Translated;
  readonly fields: F;
  readonly title: keyof F & string;
  readonly card?: readonly (keyof F & string)[];
  readonly indexes?: readonly (readonly (keyof F & string)[])[];
  readonly unique?: readonly (keyof F & string)[];
  readonly periods?: readonly (readonly [keyof F & string, keyof F & string, string?])[];
  readonly isSingle?: boolean;
  readonly isReference?: Reference;
  readonly isLinkable?: boolean;
  readonly searchFields?: readonly (keyof F & string)[];
  readonly isInHub?: boolean;
}): RecordDescription<Kind, F, Reference> {
  return {
    card: [],
    indexes: [],
    unique: [],
    periods: [],
    isSingle: false,
    isLinkable: false,
    searchFields: null,
    isInHub: true,
    ...description,
    isReference: (description.isReference ?? false) as Reference,
    isVersioned: 'modules' in description.fields,
  };
}

/** The zod schema of what a caller may hand in for this kind; unknown keys are rejected. */
export function inputSchema<D extends RecordDescription>(description: D) {
  const shape = Object.fromEntries(
    Object.entries(description.fields)
      .filter(([, field]) => field.derive === undefined)
      .map(([key, field]) => [key, field.schema]),
  );
  return z.strictObject({ is_online: z.boolean().default(true), ...shape });
}
