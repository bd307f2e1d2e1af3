import {
  ACTIONS,
  mayDo,
  SUBJECTS,
  writableFields,
  type Action,
  type Role,
  type Subject,
} from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Grantor, Rights } from '../audit/actor.ts';
import { isInScope } from './access.ts';

/** Actions that a role may have to some of the fields alone. */
const BY_FIELD: readonly Action[] = ['write', 'publish'];

/** How much of something a role and its scopes allow: nothing, some fields, all. */
function reachOf(rights: Rights, subject: Subject, action: Action): 0 | 1 | 2 {
  if (!isInScope(rights, subject, action)) return 0;
  if (mayDo(rights.role, subject, action)) return 2;
  return BY_FIELD.includes(action) && writableFields(rights.role, subject)?.length !== 0 ? 1 : 0;
}

const lastsAsLong = (has: Rights, given: Rights): boolean => {
  const [end, wanted] = [has.expires_at ?? null, given.expires_at ?? null];
  return end === null || (wanted !== null && Date.parse(wanted) <= Date.parse(end));
};

/**
 * Why somebody may not give these rights; null: they may. Nobody gives what they do not
 * have: neither a role, nor scopes, nor a longer time, whichever way rights are given by.
 */
export function grantDenial(
  { has }: Pick<Grantor, 'has'>,
  given: Rights,
  locale: Locale,
): { readonly ok: false; readonly failure: Failure } | null {
  const isHad = SUBJECTS.every((subject) =>
    ACTIONS.every((action) => reachOf(has, subject, action) >= reachOf(given, subject, action)),
  );
  const text = translator(locale)('user:error.grant');
  if (!isHad) return failure('forbidden', text, { role: text });
  return lastsAsLong(has, given) ? null : failure('forbidden', text, { expires_at: text });
}

/** What somebody has who signs in with a password: all of a role, for as long as they have it. */
export const rightsOfRole = (role: Role): Rights => ({ role, scopes: null });
