import type { Generated } from 'kysely';
import type { Role } from '../../../accounts/permissions.ts';

/** A token of a program. Instants are texts. */
export interface ApiTokenRow {
  id: Generated<number>;
  name: string;
  role: Role;
  /** JSON list of `event:write`, `*:read` …; null: all that its role may do. */
  scopes: string | null;
  /** What it begins with, by which people tell it from others. */
  prefix: string;
  /** SHA-256 in hexadecimal; the token itself is kept nowhere. */
  hash: string;
  created_at: string;
  made_by: string;
  expires_at: string | null;
  /** To the minute. */
  used_at: string | null;
  revoked_at: string | null;
}

/** What somebody did; appended alone. */
export interface AuditEntryRow {
  id: Generated<number>;
  at: string;
  actor: 'user' | 'token' | 'command' | 'nobody';
  actor_id: string | null;
  actor_name: string;
  /** The network that it came from, shortened; empty: the machine itself. */
  address: string;
  action: string;
  subject: string;
  record: string | null;
  /** JSON of the fields that changed, as they were and as they are. */
  before: string | null;
  after: string | null;
}

export interface AccessTables {
  api_token: ApiTokenRow;
  audit_entry: AuditEntryRow;
}
