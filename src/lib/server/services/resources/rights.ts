import type { Kind } from '../../../../content/records/kinds.ts';
import { writableFields, type Action } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';

/** A change of a record, as far as rights ask. */
export interface ChangeAsked {
  readonly kind: Kind;
  /** The names of the fields that are handed in. */
  readonly fields: readonly string[];
  readonly isNew: boolean;
  /** Visitors see the record before or after it. */
  readonly isPublic: boolean;
}

type Denied = { readonly ok: false; readonly failure: Failure } | null;

const denied = (locale: Locale, fields: readonly string[] = []): Denied => {
  const message = translator(locale)('api:notAllowed');
  return fields.length === 0
    ? failure('forbidden', message)
    : failure('forbidden', message, Object.fromEntries(fields.map((field) => [field, message])));
};

/** Why somebody may not make a change; null: it may be made. */
export function changeDenied(caller: Caller, asked: ChangeAsked, locale: Locale): Denied {
  const { kind, fields, isNew, isPublic } = asked;
  const needed: readonly Action[] = isPublic ? ['write', 'publish'] : ['write'];
  if (needed.every((action) => isAllowed(caller, kind, action))) return null;
  // What only some fields are open of can be changed, not made.
  const open = isNew || caller.scopes !== null ? [] : (writableFields(caller.role, kind) ?? []);
  if (open.length === 0) return denied(locale);
  const closed = fields.filter((field) => !open.includes(field));
  return closed.length === 0 ? null : denied(locale, closed);
}

/** Why somebody may not delete records of a kind; null: it may be done. */
export const removalDenied = (caller: Caller, kind: Kind, locale: Locale): Denied =>
  isAllowed(caller, kind, 'delete') ? null : denied(locale);
