import type { FormValues } from '../../../../forms/form-values.ts';
import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { writableFields } from '../../../../accounts/permissions.ts';
import type { Failure } from '../../../../result.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';

/** The form of a record of a list; a new one where `record` is null. */
export interface HubTarget<K extends Kind = Kind> {
  readonly kind: K;
  readonly record: Entity<K> | null;
  /** Who sees and sends it. */
  readonly caller: Caller;
}

/** What came of a form: an address to go to, or the form again with what was typed. */
export type HubOutcome =
  | { readonly location: string }
  | {
      readonly status: number;
      /** Null: nothing was refused, the form is shown as it was asked to be. */
      readonly failure: Failure | null;
      readonly typed: object;
      readonly form: FormValues;
      /** What was filled in; left out: nothing was. */
      readonly notice?: string;
      /** The field that is looked at; empty: the beginning. */
      readonly place: string;
    };

/** The record of an address; `missing` where there is none. */
export async function hubTarget(
  { app }: PageContext,
  kind: Kind,
  id: string | undefined,
  caller: Caller,
): Promise<HubTarget | 'missing'> {
  if (id === undefined) return { kind, record: null, caller };
  // Anything that is no id is that of no record.
  if (!/^[1-9]\d{0,8}$/u.test(id)) return 'missing';
  const record = await recordById(app.database.db, kind, Number(id));
  return record === null ? 'missing' : { kind, record, caller };
}

export type Values = Readonly<Record<string, unknown>>;

/** The fields that a caller may change of a kind; null: all of them. */
export const ownFields = (kind: Kind, { role }: Caller): readonly string[] | null =>
  writableFields(role, kind);

/** The fields that a caller may hand in, of a record as it is. */
export const stored = ({ kind, record }: Pick<HubTarget, 'kind' | 'record'>): Values =>
  inputOf(kind, record ?? {});
