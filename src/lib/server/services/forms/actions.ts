import type { Transaction } from 'kysely';
import type { FormAction, FormEntity } from '../../../../content/records/form.ts';
import type { Locale } from '../../../constants.ts';
import type { Answers } from '../../../forms/form-info.ts';
import type { Database } from '../../db/schema.ts';

/** An entry in the transaction that stores it. */
export interface StoredEntry {
  readonly id: number;
  readonly form: FormEntity;
  readonly locale: Locale;
  readonly answers: Answers;
  /** The first e-mail address among the answers. */
  readonly email: string | null;
}

/** What else happens with an entry of a form that names it; it may write, and nothing else. */
type EntryAction = (tx: Transaction<Database>, entry: StoredEntry) => Promise<void>;

/** A row for each action that a form can name. */
export const ENTRY_ACTIONS: Readonly<Record<FormAction, EntryAction | null>> = { none: null };
