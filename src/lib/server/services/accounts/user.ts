import type { Role } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Actor, Grantor } from '../audit/actor.ts';

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

type Named = Pick<User, 'id' | 'email' | 'first_name' | 'last_name'>;

/** What a user is called beside what they did. */
export const nameOfUser = ({ first_name, last_name, email }: Omit<Named, 'id'>): string =>
  `${first_name} ${last_name}`.trim() || email;

/** A user as the audit log keeps them. */
export const userActor = (user: Named, address: string): Actor => ({
  actor: 'user',
  id: user.id,
  name: nameOfUser(user),
  address,
});

/** A caller as the history of records and the audit log keep it. */
export function actorOf(caller: Caller, locale: Locale): Actor {
  const { user, token, how, address = '' } = caller;
  if (user !== null) return userActor(user, address);
  if (how !== 'token') return { actor: 'nobody', id: null, name: '', address };
  // The token of the configuration has no name of its own.
  const name = token?.name ?? translator(locale)('editing:program');
  return { actor: 'token', id: token === undefined ? null : String(token.id), name, address };
}

/** The same for what gives rights to somebody else. */
export function grantorOf(caller: Caller, locale: Locale): Grantor {
  const { role, scopes, token } = caller;
  const has = { role, scopes, expires_at: token?.expires_at ?? null };
  return { ...actorOf(caller, locale), has };
}
