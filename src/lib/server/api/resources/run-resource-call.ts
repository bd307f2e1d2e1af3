import type { z } from 'zod';
import { isKind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { readRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import type { ResourceAnswer, ResourceCall } from './resource-call.ts';

/** How zod is asked, so that it speaks the caller's language. */
export const withErrors = Object.assign((locale: Locale) => ({ error: errorsIn(locale) }), {
  /** 400 with what is wrong at each field. */
  failure: (error: z.ZodError, locale: Locale) => invalid(error.issues, locale),
});

/** What a request says beside its address. */
export interface ResourceInput {
  readonly locale: Locale;
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly headers: Headers;
  /** An object of JSON; null: nothing was sent. */
  readonly body: object | null;
}

const failed = (reason: Failure): ResourceAnswer => ({
  status: FAILURE_STATUS[reason.code],
  body: reason,
});

/** `Prefer: respond-async`, beside other preferences (RFC 7240). */
const isAnsweredLater = (headers: Headers): boolean =>
  (headers.get('prefer') ?? '')
    .split(/[,;]/u)
    .some((preference) => preference.trim().toLowerCase() === 'respond-async');

const KEY = /^[\x21-\x7e]{1,255}$/u;

/** Why a caller may not make a call at all; null: it may, as far as its address tells. */
export function callDenied(call: ResourceCall, caller: Caller, locale: Locale): Failure | null {
  const { subject, action } = call;
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  // A batch is asked for each of its operations.
  if (subject === null)
    return caller.role === 'visitor' ? failure('forbidden', t('api:notAllowed')).failure : null;
  const isByField = action === 'write' && isKind(subject);
  return checkReadAccess(caller, { subject, action, ...(isByField && { isByField }) }, locale);
}

/** Runs a call whose caller may make it: checks its headers and its query. */
export async function runResourceCall(
  app: AppContext,
  call: ResourceCall,
  { locale, caller, params, url, headers, body }: ResourceInput,
): Promise<ResourceAnswer> {
  const t = translator(locale);
  const query = call.query.safeParse(Object.fromEntries(url.searchParams), withErrors(locale));
  if (!query.success) return failed(withErrors.failure(query.error, locale).failure);
  const ifMatch = headers.get('if-match');
  const revision = readRevision(ifMatch);
  if (call.ifMatch === 'required' && ifMatch === null)
    return failed(failure('version_required', t('editing:error.revision')).failure);
  if (call.ifMatch !== undefined && ifMatch !== null && ifMatch !== '*' && revision === null) {
    const message = t('api:noRevision');
    return failed(failure('invalid', message, { 'if-match': message }).failure);
  }
  const key = headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) {
    const message = t('api:noKey');
    return failed(failure('invalid', message, { 'idempotency-key': message }).failure);
  }
  if (call.body !== undefined && body === null)
    return failed(failure('invalid', t('api:noObject')).failure);
  const actor = actorOf(caller, locale);
  const result = await call.run({
    app,
    locale,
    caller,
    editor: { name: actor.name, actor },
    params,
    query: query.data,
    search: url.searchParams,
    body: { ...body },
    revision,
    key: call.takesKey === true ? key : null,
    isAsync: call.isAsync === true && isAnsweredLater(headers),
    asked: `${call.method} ${url.pathname}${url.search}\n${JSON.stringify(body)}`,
  });
  return result.ok ? result.value : failed(result.failure);
}
