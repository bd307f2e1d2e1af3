import type { Transaction } from 'kysely';
import type { FormAction, FormEntity } from '../../../../content/records/form.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { Answers } from '../../../forms/form-info.ts';
import type { Database } from '../../db/schema.ts';
import type { FormParts } from './form-parts.ts';

/** An entry in the transaction that stores it. */
export interface StoredEntry {
  readonly id: number;
  readonly form: FormEntity;
  readonly locale: Locale;
  readonly answers: Answers;
  /** The first e-mail address among the answers. */
  readonly email: string | null;
}

/** What an action does in the transaction that stores an entry: it may write there, and nothing else. */
type EntryAction = (tx: Transaction<Database>, entry: StoredEntry) => Promise<void>;

/** Reads what an action needs before the transaction begins, in which nothing else can be read on SQLite. */
type PrepareAction = (parts: FormParts) => Promise<EntryAction>;

/** The newsletter in the language that a field `language` of the form asks for, else in that of the page. */
const prepareNewsletter: PrepareAction = async ({ newsletter, reference }) => {
  const data = await reference.read();
  return async (tx, { email, answers, locale }) => {
    if (email === null) return;
    const wanted = LOCALES.find((known) => known === answers['language']) ?? locale;
    await newsletter.subscribe(tx, { email, locale: wanted }, data);
  };
};

/** What else happens with an entry, a row for each action that a form can name. */
export const ENTRY_ACTIONS: Readonly<Record<FormAction, PrepareAction>> = {
  none: () => Promise.resolve(() => Promise.resolve()),
  newsletter: prepareNewsletter,
};
