import type { Role } from '../../../accounts/permissions.ts';

/** A signed-in user. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
}

/** Who sent a request: a user by the session cookie, a program by the configured token, or nobody. */
export interface Caller {
  readonly role: Role;
  readonly user: User | null;
  readonly how: 'nobody' | 'session' | 'token';
  /** What changing calls of this session have to show; null without a session. */
  readonly csrfToken: string | null;
  /** A token's own limits, `event:write` or `event:*`; null: whatever the role may. */
  readonly scopes: readonly string[] | null;
  /** Kinds of record that it makes public only with a second pair of eyes, in a release; left out: none. */
  readonly needsApproval?: ReadonlySet<string>;
  /** The token that it sent, where it has a name. */
  readonly token?: {
    readonly id: number;
    readonly name: string;
    readonly expires_at: string | null;
  };
  /** The visitor's network address; left out: not known. */
  readonly address?: string;
}

/** A caller without session and token. */
export const NOBODY: Caller = {
  role: 'visitor',
  user: null,
  how: 'nobody',
  csrfToken: null,
  scopes: null,
};
