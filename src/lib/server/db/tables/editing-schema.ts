import type { Locale } from '../../../../content/i18n/locales.ts';
import type { Generated } from 'kysely';
import type { WriteSource } from '../../../versions/write-source.ts';

/** A state of a record: one that was public, one that is worked on, or one that waits for its time or its release's. */
export interface VersionRow {
  id: Generated<number>;
  kind: string;
  record: number;
  state: 'published' | 'draft' | 'scheduled' | 'in_release';
  /** The record's version that it became, or that the draft started from; negative: `inPublic` of a waiting copy. */
  base: number;
  /** The record's fields as JSON. */
  content: string;
  saved_at: string;
  saved_by: string | null;
  /** Null: not known, as of what was saved before write sources were recorded. */
  write_source: WriteSource | null;
  /**
   * Id of the first draft of those that were written one after the other; a copy that waits is of
   * the line of its draft. Null: of no draft, or saved before lines were noted.
   */
  line: number | null;
}

/** States that somebody saved; the others are copies of such that wait for their time or release. */
export const SAVED_STATES = [
  'published',
  'draft',
] as const satisfies readonly VersionRow['state'][];

/** `base` of a waiting copy whose content is part of what is public since a version. */
export const inPublic = (version: number): number => -version;
export const isInPublic = (base: number): boolean => base < 0;

/** Somebody who has a record open for editing, once for each of their tabs. */
export interface PresenceRow {
  kind: string;
  record: number;
  /** Id of the user; empty for a program. */
  editor: string;
  tab: string;
  name: string;
  since: string;
  seen_at: string;
  /** The module that they are at; null: none. */
  module: string | null;
}

/** What is to happen with a record by itself. */
export interface ScheduleRow {
  id: Generated<number>;
  kind: string;
  record: number;
  action: 'publish' | 'unpublish';
  /** Instant. */
  at: string;
  /** The version that becomes public. */
  version_id: number | null;
  /** Null: both languages. */
  language: Locale | null;
  scheduled_by: string;
  /** Why it did not happen; null while it is to come. */
  failed: 'changed' | 'invalid' | 'gone' | null;
}

/** Tables of editing. */
export interface EditingTables {
  record_version: VersionRow;
  presence: PresenceRow;
  schedule: ScheduleRow;
}
