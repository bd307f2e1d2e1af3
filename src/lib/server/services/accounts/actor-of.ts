import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Actor, Grantor } from '../audit/actor.ts';
import type { Caller, User } from './user.ts';

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
