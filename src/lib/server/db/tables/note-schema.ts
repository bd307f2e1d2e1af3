import type { Generated } from 'kysely';
import type { Locale } from '../../../../content/i18n/locales.ts';

/** What an editor wrote to the others about a place of a page, or an answer to it. */
export interface NoteRow {
  id: Generated<number>;
  kind: string;
  record: number;
  /** Of the page that it was written on. */
  language: Locale;
  /** The note that it answers; null: it is none. Answers have no place of their own. */
  parent: number | null;
  /** The module that it is about; null: a field of the record, or the page as a whole. */
  module: string | null;
  /** Steps into the data of the module or record, by dots; null: all of it. */
  field: string | null;
  /** The words that it is about; null: none. */
  quote: string | null;
  body: string;
  created_at: string;
  /** Id of the user; null: their account is gone. */
  created_by: string | null;
  /** Null: it is open. */
  resolved_at: string | null;
  resolved_by: string | null;
}

/** Somebody who is meant by a note, and was told by mail. */
export interface NoteMentionRow {
  note: number;
  user_id: string;
}

export interface NoteTables {
  note: NoteRow;
  note_mention: NoteMentionRow;
}
