import type { Generated } from 'kysely';

/** What another system calls a record. A name can lead to a record that is gone. */
export interface OutsideIdentityRow {
  id: Generated<number>;
  kind: string;
  /** The other system. */
  source: string;
  source_id: string;
  record: number;
}

/** The answer to a request that may be sent again. */
export interface ApiRequestRow {
  /** SHA-256 of who sent it and its Idempotency-Key. */
  key: string;
  /** SHA-256 of what was asked: another request under the same key is a mistake. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  /** ISO text. */
  at: string;
}

export interface ResourceTables {
  outside_identity: OutsideIdentityRow;
  api_request: ApiRequestRow;
}
