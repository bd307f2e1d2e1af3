/** US-02: `editor` may change content; `admin` may also manage users. */
export const ROLES = ['visitor', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

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
  /** What changing calls of this session have to show (US-04); null without a session. */
  readonly csrfToken: string | null;
}

/** A caller without session and token. */
export const NOBODY: Caller = { role: 'visitor', user: null, how: 'nobody', csrfToken: null };
