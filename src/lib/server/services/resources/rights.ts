import type { Kind } from '../../../../content/records/kinds.ts';
import { writableFields, type Action } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { checkFieldAccess, hasRight, isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change of a record, as far as rights ask. */
export interface ChangeInput {
  readonly kind: Kind;
  /** Visitors see the record before or after it. */
  readonly isPublic: boolean;
  /** The fields as they are; null: the record is to be made. */
  readonly before: Values | null;
  readonly after: Values;
}

type Denied = { readonly ok: false; readonly failure: Failure } | null;

const denied = ({ needsApproval }: Caller, kind: Kind, locale: Locale): Denied =>
  failure(
    'forbidden',
    translator(locale)(
      needsApproval?.has(kind) === true ? 'releases:error.needsApproval' : 'api:notAllowed',
    ),
  );

/** Why somebody may not make a change; null: it may be made. */
export function changeDenied(caller: Caller, input: ChangeInput, locale: Locale): Denied {
  const { kind, isPublic, before, after } = input;
  const needed: readonly Action[] = isPublic ? ['write', 'publish'] : ['write'];
  if (needed.every((action) => isAllowed(caller, kind, action))) return null;
  // What only some fields are open of can be changed, not made.
  const isByField = hasRight(caller, { subject: kind, action: 'write', isByField: true });
  if (before === null || !isByField || isAllowed(caller, kind, 'write'))
    return denied(caller, kind, locale);
  const fields = writableFields(caller.role, kind);
  const reason = checkFieldAccess(caller, fields, { before, after }, locale);
  return reason && { ok: false, failure: reason };
}

/** Why somebody may not delete records of a kind; null: it may be done. */
export const removalDenied = (caller: Caller, kind: Kind, locale: Locale): Denied =>
  isAllowed(caller, kind, 'delete') ? null : denied(caller, kind, locale);
