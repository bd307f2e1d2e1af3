import type { Generated } from 'kysely';
import type { Role } from '../../../accounts/permissions.ts';

/** Changes of several records under one name, which become public at one moment. */
export interface ReleaseRow {
  id: Generated<number>;
  name: string;
  /** Rises with every change of the release or of what is in it. */
  revision: number;
  /** `scheduled`: becomes public by itself at `at`. */
  state: 'open' | 'scheduled' | 'published' | 'taken_back';
  /** Instant: when it is to become public, and the moment that its preview shows; null: not said yet. */
  at: string | null;
  /** Why it did not become public at its time; null: nothing is known against it. */
  failed: string | null;
  /** Names, as versions have them. */
  created_by: string;
  created_at: string;
  /** Also of whoever ordered what is scheduled. */
  published_by: string | null;
  published_at: string | null;
  /** JSON: each record with its version before and after (`services/hub/undo.ts`); null before it is published. */
  steps: string | null;
}

/** What a release makes of one record. */
export interface ReleaseItemRow {
  id: Generated<number>;
  release: number;
  kind: string;
  record: number;
  action: 'publish' | 'hide';
  /** The kept version that becomes public; null: the record is taken off the site. */
  version_id: number | null;
  /** Id of the user; null: a program, or somebody who is gone. */
  added_by: string | null;
  added_name: string;
  /** The role in which it was put in: rules of approval ask for it. */
  added_role: Role;
  added_at: string;
  verdict: 'approved' | 'sent_back' | null;
  verdict_name: string | null;
  verdict_at: string | null;
  review_comment: string;
}

/** A kind of record that somebody of a role makes public only with a second pair of eyes. */
export interface ApprovalRuleRow {
  kind: string;
  role: Role;
}

/** Tables of releases. */
export interface ReleaseTables {
  release: ReleaseRow;
  release_item: ReleaseItemRow;
  approval_rule: ApprovalRuleRow;
}
