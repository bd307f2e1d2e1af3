import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure } from '../../../result.ts';
import type { TriedAnswer } from '../../../views/developer/api-reference-view.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { objectIn } from '../core/json-body.ts';
import { RESOURCE_CALLS } from '../resources/resource-calls.ts';
import { callDenied, runResourceCall } from '../resources/run-resource-call.ts';

/** What the form of a call sends. */
const tryForm = z.object({
  call: z.string().max(100),
  id: z.string().max(64).default(''),
  source: z.string().max(64).default(''),
  source_id: z.string().max(200).default(''),
  query: z.string().max(2000).default(''),
  if_match: z.string().max(40).default(''),
  body: z.string().max(500_000).default(''),
  dry_run: z.string().max(4).default(''),
});

/** What of an answer is kept for the page that shows it, in characters. */
const MAX_SHOWN = 100_000;

const asText = (body: unknown): string => JSON.stringify(body, null, 2).slice(0, MAX_SHOWN);

/** Makes a call as whoever is signed in, and keeps its answer for the page. @returns its key; null: no such call */
export async function tryCall(
  app: AppContext,
  caller: Caller,
  form: FormData,
  locale: Locale,
): Promise<string | null> {
  const sent = tryForm.safeParse(Object.fromEntries(form));
  const call = sent.success && RESOURCE_CALLS.find(({ id }) => id === sent.data.call);
  if (!sent.success || call === undefined || call === false) return null;
  const { id, source, source_id, query, if_match: ifMatch, body, dry_run: isDryRun } = sent.data;
  const search = new URLSearchParams(query);
  if (isDryRun !== '' && call.method !== 'GET') search.set('dry_run', '1');
  const url = new URL(`${app.env.siteOrigin}/${locale}/api/?${search.toString()}`);
  const parsed = call.body === undefined ? null : objectIn(body, locale);
  const denial =
    callDenied(call, caller, locale) ??
    (parsed?.ok === false
      ? failure('invalid', translator(locale)('api:reference.badJson')).failure
      : null);
  const answer =
    denial === null
      ? await runResourceCall(app, call, {
          locale,
          caller,
          params: { id, source, source_id },
          url,
          headers: new Headers(ifMatch === '' ? {} : { 'if-match': ifMatch }),
          body: parsed?.ok === true ? parsed.value : null,
        })
      : { status: FAILURE_STATUS[denial.code], body: denial };
  const key = randomBytes(16).toString('base64url');
  const kept: TriedAnswer = {
    call: call.id,
    status: answer.status,
    body: asText(answer.body),
    asked: body,
  };
  await app.resources.keepText('try', { caller, key }, JSON.stringify(kept));
  return key;
}

/** The answer that was kept under a key for this caller; null: none, or no longer. */
export async function triedAnswer(
  app: AppContext,
  caller: Caller,
  key: string | null,
): Promise<TriedAnswer | null> {
  const kept = key === null ? null : await app.resources.keptText('try', { caller, key });
  return kept === null ? null : (JSON.parse(kept) as TriedAnswer);
}
