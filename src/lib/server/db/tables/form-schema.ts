import type { Generated } from 'kysely';

/** What somebody sent with a form. Instants are ISO texts in UTC. */
export interface FormEntryRow {
  id: Generated<number>;
  form: number;
  locale: string;
  received_at: string;
  /** As the form said when it was sent, whatever it says later. */
  delete_at: string;
  /** The first e-mail address typed, in lower case: by it a person's entries are found. */
  email: string | null;
  /** JSON: the answers with their questions (`lib/forms/entry.ts`). */
  answers: string;
  /** Every word of the answers, folded for the search. */
  search: string;
  /** Hash of the sending: the same one is stored once. */
  request_key: string;
}

/** What was typed and not sent yet, for as long as somebody is filling in a form without scripts. */
export interface FormDraftRow {
  /** Hash of the unguessable key in the address. */
  id: string;
  /** Hash of the visitor's cookie: nobody else sees it. */
  visitor: string;
  form: number;
  step: number;
  /** JSON: what was typed, by slug. */
  raw: string;
  /** Why the form is shown again; empty: its next step is. */
  note: string;
  /** JSON: why files were refused, by slug. */
  file_errors: string;
  expires_at: string;
}

/** What was typed into a form that no record describes, for the page that shows it again. */
export interface FormStateRow {
  /** Hash of the unguessable key in the address. */
  id: string;
  /** Hash of the visitor's cookie: nobody else sees it. */
  visitor: string;
  /** Which form: «booking 12». */
  place: string;
  /** JSON: what was typed, by the names of fields. */
  raw: string;
  /** What the form cannot say by itself of why it is shown again; each form has its own. */
  note: string;
  expires_at: string;
}

/** A file that came with a form, or will: its content lies in `DATA_DIR/forms` under its id. */
export interface FormFileRow {
  id: string;
  entry: number | null;
  visitor: string;
  /** Hash of the client address. */
  network: string;
  name: string;
  extension: string;
  bytes: number;
  received_at: string;
}

/** How many sendings a day filled in what only programs fill in. */
export interface FormSpamRow {
  form: number;
  day: string;
  count: number;
}

export interface FormTables {
  form_entry: FormEntryRow;
  form_draft: FormDraftRow;
  form_state: FormStateRow;
  form_file: FormFileRow;
  form_spam: FormSpamRow;
}
