import { z } from 'zod';
import { KINDS } from '../../../../content/records/kinds.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import { failure, success } from '../../../result.ts';
import { readRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Locale } from '../../../constants.ts';
import type { AnyRevision, BatchFailure, Operation } from '../../services/resources/operation.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import type { WriteMode } from '../../services/resources/resource-service.ts';
import { answerBody, batchAnswer, batchFailure, runningAnswer } from './batch-answer-call.ts';
import {
  type Answer,
  type ResourceCall,
  type ResourceRequest,
  queryFlag,
  writeModeOf,
} from './resource-call.ts';
import { kindOfResource, resourceName } from './resource-names.ts';
import { withErrors } from './run-resource-call.ts';

/** More are refused: what they write together is written at once, and everybody else's writes wait for it. */
const MAX_OPERATIONS = 1000;

/** So many records may be made without a key: sent again after a lost answer they would be made twice. */
const MAX_CREATES_WITHOUT_KEY = 100;

/** So many batches before one can be run through with it. */
const MAX_DRY_RUNS = 20;

/** Proxies in front of a site give up after 30 or 60 seconds: by then there is an answer. */
const ANSWER_WITHIN_MS = 20_000;

const NAMES = KINDS.map(resourceName) as [string, ...string[]];
const kind = z.enum(NAMES).transform((name) => kindOfResource(name) ?? z.NEVER);
const body = z.record(z.string(), z.unknown());
const ifMatch = z
  .string()
  .max(40)
  .refine((text) => text === '*' || readRevision(text) !== null);
const seen = { kind, id: recordId, if_match: ifMatch };

const operation = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('create'), kind, body }),
  z.strictObject({ action: z.literal('replace'), ...seen, body }),
  z.strictObject({ action: z.literal('change'), ...seen, body }),
  z.strictObject({
    action: z.literal('put'),
    kind,
    ...outsideNameSchema.shape,
    if_match: ifMatch.optional(),
    body,
  }),
  z.strictObject({ action: z.literal('delete'), ...seen, anyway: z.boolean().default(false) }),
]);
const batch = z.strictObject({ operations: z.array(operation).min(1).max(MAX_OPERATIONS) });

const batchQuery = z.strictObject({
  dry_run: queryFlag,
  draft: queryFlag,
  language: z.enum(['de', 'en']).optional(),
  after: z.string().max(255).optional(),
});

const revisionOf = (text: string | undefined): AnyRevision => readRevision(text ?? null);

function operationOf(asked: z.output<typeof operation>): Operation {
  switch (asked.action) {
    case 'create':
      return { do: 'create', kind: asked.kind, body: asked.body };
    case 'put': {
      const { source, source_id } = asked;
      const revision = revisionOf(asked.if_match);
      return {
        do: 'put',
        kind: asked.kind,
        name: { source, source_id },
        revision,
        body: asked.body,
      };
    }
    case 'delete': {
      const revision = revisionOf(asked.if_match);
      return { do: 'delete', kind: asked.kind, id: asked.id, revision, isAnyway: asked.anyway };
    }
    default:
      return {
        do: asked.action,
        kind: asked.kind,
        id: asked.id,
        revision: revisionOf(asked.if_match),
        body: asked.body,
      };
  }
}

async function run(request: ResourceRequest): Answer {
  const { locale } = request;
  const parsed = batch.safeParse(request.body, withErrors(locale));
  if (!parsed.success) return withErrors.failure(parsed.error, locale);
  const upload = parsed.data.operations.findIndex(
    (one) => one.kind === 'media' && (one.action === 'create' || one.action === 'put'),
  );
  if (upload >= 0) return madeByUpload(upload, locale);
  const mode = writeModeOf(request);
  const creates = parsed.data.operations.filter(({ action }) => action === 'create').length;
  const isKeyNeeded = request.isAsync || creates > MAX_CREATES_WITHOUT_KEY;
  if (request.key === null && !mode.isDryRun && isKeyNeeded) return withoutKey(request, locale);
  const { operations } = parsed.data;
  if (mode.isDryRun) return dryRun(request, operations, mode);
  if (request.query['after'] !== undefined) return onlyInDryRuns(locale);
  const result = await written(request, operations.map(operationOf), mode);
  if (result === null) return success(runningAnswer(request.key ?? '', locale));
  if (!result.ok) return { ok: false, failure: batchFailure(result.failure) };
  const { written: all, isRepeated } = result.value;
  return success({
    status: 200,
    body: answerBody(all, false),
    ...(isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
  });
}

/** What an earlier dry run was of, for those that go on from it. */
const earlierRun = z.object({ after: z.string().nullable(), operations: z.array(operation) });

/** The operations of dry runs that came before, the first one first; null: one of them is not known. */
async function operationsBefore(
  { app, caller }: ResourceRequest,
  after: string | null,
): Promise<readonly Operation[] | null> {
  const before: Operation[][] = [];
  for (let key = after; key !== null;) {
    const text = await app.resources.keptText('dry-run', { caller, key });
    if (text === null || before.length === MAX_DRY_RUNS) return null;
    const run = earlierRun.safeParse(JSON.parse(text));
    if (!run.success) return null;
    before.unshift(run.data.operations.map(operationOf));
    key = run.data.after;
  }
  return before.flat();
}

/** Does what a batch would do, after what those before it would have done, and keeps nothing. */
async function dryRun(
  request: ResourceRequest,
  operations: z.output<typeof batch>['operations'],
  mode: WriteMode,
): Answer {
  const { app, caller, locale, key, query } = request;
  const after = (query['after'] as string | undefined) ?? null;
  const t = translator(locale);
  const before = await operationsBefore(request, after);
  if (before === null || (key !== null && after === key)) {
    const message = t('api:noDryRun', { most: MAX_DRY_RUNS });
    return failure('invalid', message, { after: message });
  }
  const all = [...before, ...operations.map(operationOf)];
  const result = await app.resources.write(all, mode);
  if (!result.ok && result.failure.operation < before.length)
    return failure(result.failure.code, result.failure.message, { after: result.failure.message });
  if (!result.ok)
    return { ok: false, failure: batchFailure(behind(before.length, result.failure)) };
  if (key !== null) {
    const kept = JSON.stringify({ after, operations: request.body['operations'] });
    await app.resources.keepText('dry-run', { caller, key }, kept);
  }
  const own = result.value.written.slice(before.length);
  return success({ status: 200, body: answerBody(own, true) });
}

/** A failure with its own operations counted from nought, behind those of earlier dry runs. */
const behind = (count: number, { others = [], ...failed }: BatchFailure): BatchFailure => ({
  ...failed,
  operation: failed.operation - count,
  others: others.map((other) => behind(count, other)),
});

function onlyInDryRuns(locale: Locale) {
  const message = translator(locale)('api:onlyInDryRuns');
  return failure('invalid', message, { after: message });
}

/** Writes now, or goes on longer than anybody waits for (null), where the answer can be asked for. */
async function written(
  { app, isAsync }: ResourceRequest,
  operations: readonly Operation[],
  mode: WriteMode,
) {
  const { key } = mode;
  const isLong = isAsync || operations.length > MAX_CREATES_WITHOUT_KEY;
  return key === null || !isLong
    ? app.resources.write(operations, mode)
    : app.batchJobs.run(operations, { ...mode, key }, isAsync ? 0 : ANSWER_WITHIN_MS);
}

function madeByUpload(index: number, locale: Locale) {
  const message = translator(locale)('api:madeByUpload');
  return failure('invalid', message, { [`operations.${String(index)}.kind`]: message });
}

function withoutKey({ isAsync }: ResourceRequest, locale: Locale) {
  const t = translator(locale);
  const message = isAsync
    ? t('api:keyToAsk')
    : t('api:keyNeeded', { most: MAX_CREATES_WITHOUT_KEY });
  return failure('invalid', message, { 'idempotency-key': message });
}

/** Several writes, all of them or none. */
export const BATCH_CALL: ResourceCall = {
  id: 'batch',
  address: 'batch',
  resource: null,
  method: 'POST',
  summary: 'Several writes in one transaction: all of them or none',
  description: `At most ${String(MAX_OPERATIONS)} operations, run in their order; a later one can name what an earlier one made by \`source\` and \`source_id\`. More than ${String(MAX_CREATES_WITHOUT_KEY)} times \`create\` needs an \`Idempotency-Key\`. With one, a batch that takes longer than ${String(ANSWER_WITHIN_MS / 1000)} seconds is answered with 202 and an address that tells what became of it; with \`Prefer: respond-async\` at once. \`dry_run=1&after=KEY\` runs through what the dry run with that \`Idempotency-Key\` was of first, so that the batches of one import are checked together. The errors of all that fail stand below \`operations.N\`, a hundred at most; the status is that of the first.`,
  subject: null,
  action: 'write',
  query: batchQuery,
  body: batch,
  takesKey: true,
  isAsync: true,
  answer: batchAnswer,
  status: 200,
  failures: [404, 409, 413, 415],
  run,
};
