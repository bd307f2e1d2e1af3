import { z } from 'zod';
import { KINDS } from '../../../../content/records/kinds.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import { failure, success } from '../../../result.ts';
import { readRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Locale } from '../../../constants.ts';
import {
  CHANGES,
  type AnyRevision,
  type Operation,
  type WriteFailure,
  type Written,
} from '../../services/resources/operation.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import type { BatchFailure } from '../../services/resources/resource-service.ts';
import { withErrors } from './field-errors.ts';
import { queryFlag, writeModeOf } from './read-request.ts';
import type { Answer, ResourceCall, ResourceRequest } from './resource-call.ts';
import { kindOfResource, resourceName } from './resource-names.ts';

/** More are refused: what they write together is written at once, and everybody else's writes wait for it. */
const MAX_OPERATIONS = 1000;

/** So many records may be made without a key: sent again after a lost answer they would be made twice. */
const MAX_CREATES_WITHOUT_KEY = 100;

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
});

const answer = z
  .object({
    ...Object.fromEntries(CHANGES.map((change) => [change, z.int()])),
    dry_run: z.boolean(),
    results: z.array(
      z.object({ change: z.enum(CHANGES), kind: z.string(), id: z.int(), version: z.int() }),
    ),
  })
  .meta({ id: 'BatchAnswer' });

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

/** What is wrong with one operation, below its place in the batch. */
function fieldsOf({ operation: index, fields = {}, message }: BatchFailure) {
  const at = `operations.${String(index)}`;
  const named = Object.entries(fields).map(([path, text]): [string, string] => [
    path === '_' ? at : `${at}.body.${path}`,
    text,
  ]);
  return named.length === 0 ? [[at, message] as [string, string]] : named;
}

/** The failure of the first operation as that of the whole, with the fields of all that failed. */
function batchFailure(failed: BatchFailure): WriteFailure {
  const { operation: _, others = [], ...reason } = failed;
  return { ...reason, fields: Object.fromEntries([failed, ...others].flatMap(fieldsOf)) };
}

const countOf = (written: readonly Written[], change: Written['change']): number =>
  written.filter((one) => one.change === change).length;

async function run(request: ResourceRequest): Answer {
  const { app, locale } = request;
  const parsed = batch.safeParse(request.body, withErrors(locale));
  if (!parsed.success) return withErrors.failure(parsed.error, locale);
  const upload = parsed.data.operations.findIndex(
    (one) => one.kind === 'media' && (one.action === 'create' || one.action === 'put'),
  );
  if (upload >= 0) return madeByUpload(upload, locale);
  const mode = writeModeOf(request);
  const creates = parsed.data.operations.filter(({ action }) => action === 'create').length;
  if (request.key === null && !mode.isDryRun && creates > MAX_CREATES_WITHOUT_KEY)
    return withoutKey(locale);
  const result = await app.resources.write(parsed.data.operations.map(operationOf), mode);
  if (!result.ok) return { ok: false, failure: batchFailure(result.failure) };
  const { written, isRepeated } = result.value;
  return success({
    status: 200,
    body: {
      ...Object.fromEntries(CHANGES.map((change) => [change, countOf(written, change)])),
      dry_run: mode.isDryRun,
      results: written.map((one) => ({
        change: one.change,
        kind: resourceName(one.kind),
        id: one.id,
        version: one.version,
      })),
    },
    ...(isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
  });
}

function madeByUpload(index: number, locale: Locale) {
  const message = translator(locale)('api:madeByUpload');
  return failure('invalid', message, { [`operations.${String(index)}.kind`]: message });
}

function withoutKey(locale: Locale) {
  const message = translator(locale)('api:keyNeeded', { most: MAX_CREATES_WITHOUT_KEY });
  return failure('invalid', message, { 'idempotency-key': message });
}

/** Several writes, all of them or none. */
export const BATCH_CALL: ResourceCall = {
  id: 'batch',
  address: 'batch',
  resource: null,
  method: 'POST',
  summary: 'Several writes in one transaction: all of them or none',
  description: `At most ${String(MAX_OPERATIONS)} operations, run in their order; a later one can name what an earlier one made by \`source\` and \`source_id\`. More than ${String(MAX_CREATES_WITHOUT_KEY)} times \`create\` needs an \`Idempotency-Key\`. The errors of all that fail stand below \`operations.N\`, a hundred at most; the status is that of the first.`,
  subject: null,
  action: 'write',
  query: batchQuery,
  body: batch,
  takesKey: true,
  answer,
  status: 200,
  failures: [404, 409, 413, 415],
  run,
};
