/** US-02: everybody; who may change what the house says; who looks after the house, too. */
export const ROLES = ['visitor', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who is signed in. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
}

/** Who asks: by the session cookie, by the configured token (an editor without a name), or nobody. */
export interface Caller {
  readonly role: Role;
  readonly user: User | null;
  readonly how: 'nobody' | 'session' | 'token';
}

/** Whoever is not signed in. */
export const NOBODY: Caller = { role: 'visitor', user: null, how: 'nobody' };
