import { PERMISSIONS, type Action, type Subject } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { isAllowed } from './access.ts';
import type { Caller } from './user.ts';

/** Why a caller may not do something to a subject: 401 for nobody, else 403; null: the caller may. */
export function denialOf(
  caller: Caller,
  [subject, action]: readonly [Subject, Action],
  locale: Locale,
): Failure | null {
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  if (isAllowed(caller, subject, action)) return null;
  const least = PERMISSIONS[subject][action] ?? 'admin';
  const role = t(`user:profile.roles.${least}`);
  return failure('forbidden', t('user:error.role', { role })).failure;
}
