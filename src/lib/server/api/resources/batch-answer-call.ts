import { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { apiPath } from '../../../routing/api-routes.ts';
import { failure, success } from '../../../result.ts';
import {
  CHANGES,
  type BatchFailure,
  type WriteFailure,
  type Written,
} from '../../services/resources/operation.ts';
import type { ResourceAnswer, ResourceCall } from './resource-call.ts';
import { resourceName } from './resource-names.ts';

/** So long after the last look it is worth to ask again, in seconds. */
const ASK_AGAIN_S = 1;

/** What a batch did. */
export const batchAnswer = z
  .object({
    ...Object.fromEntries(CHANGES.map((change) => [change, z.int()])),
    dry_run: z.boolean(),
    results: z.array(
      z.object({ change: z.enum(CHANGES), kind: z.string(), id: z.int(), version: z.int() }),
    ),
  })
  .meta({ id: 'BatchAnswer' });

const countOf = (written: readonly Written[], change: Written['change']): number =>
  written.filter((one) => one.change === change).length;

export const answerBody = (written: readonly Written[], isDryRun: boolean) => ({
  ...Object.fromEntries(CHANGES.map((change) => [change, countOf(written, change)])),
  dry_run: isDryRun,
  results: written.map((one) => ({
    change: one.change,
    kind: resourceName(one.kind),
    id: one.id,
    version: one.version,
  })),
});

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
export function batchFailure(failed: BatchFailure): WriteFailure {
  const { operation: _, others = [], ...reason } = failed;
  return { ...reason, fields: Object.fromEntries([failed, ...others].flatMap(fieldsOf)) };
}

/** 202: the batch is being written, and there is where to ask for it. */
export function runningAnswer(key: string, locale: Locale): ResourceAnswer {
  const segment = Buffer.from(key).toString('base64url');
  return {
    status: 202,
    body: { state: 'running' },
    headers: {
      location: apiPath('resource-batch-answer', locale, { key: segment }),
      'retry-after': String(ASK_AGAIN_S),
    },
  };
}

/** What became of a batch that was sent under a key. */
export const BATCH_ANSWER_CALL: ResourceCall = {
  id: 'batchAnswer',
  address: 'batch-answer',
  resource: null,
  method: 'GET',
  summary: 'What became of a batch that was answered with 202',
  description:
    'The address stands in `Location` of that answer, for a day. 202 while the batch is written, then its answer; a batch that failed answers as it would have then.',
  subject: null,
  action: 'write',
  query: z.strictObject({}),
  isAsync: true,
  answer: batchAnswer,
  status: 200,
  failures: [404, 409],
  async run({ app, caller, locale, params }) {
    const key = Buffer.from(params['key'] ?? '', 'base64url').toString();
    const state = await app.batchJobs.state(caller, key, locale);
    if (state === null) return failure('not_found', translator(locale)('api:noBatch'));
    if (state.is === 'running') return success(runningAnswer(key, locale));
    return state.is === 'failed'
      ? { ok: false, failure: batchFailure(state.failure) }
      : success({ status: 200, body: answerBody(state.written, false) });
  },
};
