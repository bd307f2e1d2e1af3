import type { Locale } from '../../constants.ts';

/*
 * The calls on the notes of a record, under
 * `/{locale}/pageeditor-api/editing/{kind}/{id}/notes`.
 */

/** A note or an answer. */
export interface NoteEntry {
  readonly id: number;
  readonly body: string;
  /** Instant. */
  readonly at: string;
  /** Empty: the account is gone. */
  readonly by: string;
  readonly mayDelete: boolean;
}

/** What a note is about: a module, words in a field of it or of the record, or the page. */
export interface NotePlace {
  readonly module: string | null;
  /** Steps into the data, by dots: `content.de`. */
  readonly field: string | null;
  readonly quote: string | null;
}

/** A note with its answers, the oldest first. */
export interface NoteThread extends NoteEntry, NotePlace {
  readonly language: Locale;
  /** Null: it is open. */
  readonly resolved: { readonly at: string; readonly by: string } | null;
  readonly answers: readonly NoteEntry[];
}

/** Somebody who can be meant by a note: whoever may edit the record, and gets mail. */
export interface NotePerson {
  readonly id: string;
  readonly name: string;
}

/** GET notes; whatever changes them answers with it, too. */
export interface NotesAnswer {
  readonly threads: readonly NoteThread[];
  readonly people: readonly NotePerson[];
}

/** POST notes: all notes with the new one, and who is told of it by mail. */
export interface WrittenNote extends NotesAnswer {
  readonly id: number;
  readonly told: readonly string[];
}
