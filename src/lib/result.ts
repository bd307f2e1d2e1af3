/** Every code of an expected failure, and the HTTP status it answers with. */
export const FAILURE_STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  version_required: 428,
  too_many: 429,
  unavailable: 503,
} as const;
export type FailureCode = keyof typeof FAILURE_STATUS;
export const FAILURE_CODES = Object.keys(FAILURE_STATUS) as readonly FailureCode[];

/**
 * An expected failure, told to people in `message` and at `fields` by their path;
 * `reason` tells programs more than the code where one has several causes.
 */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly reason?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** When trying again may help; also the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/**
 * What something that can fail in an expected way answers with. `Reason` is the common
 * `Failure` unless an interface has reasons of its own (a webshop, an upload).
 */
export type Result<Value, Reason = Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Reason };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failure = (
  code: FailureCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: fields === undefined ? { code, message } : { code, message, fields },
});
