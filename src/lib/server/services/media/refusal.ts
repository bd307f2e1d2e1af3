import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n.ts';
import type { Failure, FailureCode } from '../../../result.ts';

/** Why a file is not taken, and the code that each reason answers with. */
const CODE_OF = {
  no_file: 'invalid',
  several_files: 'invalid',
  form: 'invalid',
  not_form: 'unsupported',
  empty: 'invalid',
  interrupted: 'invalid',
  unknown_type: 'unsupported',
  avif: 'unsupported',
  disguised: 'unsupported',
  too_large: 'too_large',
  too_many_pixels: 'too_large',
  picture: 'invalid',
  vector: 'invalid',
  captions: 'invalid',
  busy: 'unavailable',
  no_space: 'unavailable',
} as const satisfies Record<string, FailureCode>;

export type RefusalReason = keyof typeof CODE_OF;

export interface Refusal {
  readonly reason: RefusalReason;
  /** For `too_large`: most megabytes. */
  readonly limit?: number;
}

export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

export const refused = (
  reason: RefusalReason,
  limit?: number,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: limit === undefined ? { reason } : { reason, limit },
});

/** A refusal in words of one language; `reason` stays the same whatever the words. */
export function failureOf({ reason, limit }: Refusal, locale: Locale): Failure {
  const message = translator(locale)(`upload:refused.${reason}`, { limit: limit ?? 0 });
  return { code: CODE_OF[reason], message, reason };
}
