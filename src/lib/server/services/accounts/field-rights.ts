import { isDeepStrictEqual } from 'node:util';
import { writableFields, type Subject } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Caller } from './user.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Why a caller may not change what would change, at each field that the role leaves as it is;
 * null: it may. Fields that are left out of what is handed in would become empty: they change, too.
 */
export function checkFieldAccess(
  { role }: Pick<Caller, 'role'>,
  subject: Subject,
  { before, after }: { readonly before: Values; readonly after: Values },
  locale: Locale,
): Failure | null {
  const writable = writableFields(role, subject);
  if (writable === null) return null;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const refused = fields.filter(
    (field) => !writable.includes(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  if (refused.length === 0) return null;
  const t = translator(locale);
  const message = t('user:error.field', { role: t(`user:profile.roles.${role}`) });
  return failure('forbidden', message, Object.fromEntries(refused.map((field) => [field, message])))
    .failure;
}
