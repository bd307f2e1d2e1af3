import { z } from 'zod';
import { isVersioned, KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { noRecord } from '../../services/editing/save.ts';
import { listQueryOf, listQuerySchema } from '../../services/resources/list-query.ts';
import type { Operation, WriteFailure } from '../../services/resources/operation.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import { withErrors } from './field-errors.ts';
import {
  recordAnswer,
  recordChange,
  recordInput,
  recordList,
  schemaName,
  writeAnswer,
} from './record-schemas.ts';
import type { ResourceAnswer, ResourceCall, ResourceRequest } from './resource-call.ts';
import { resourceName } from './resource-names.ts';

/** A flag of an address: `1` or `true`, and `0` or `false`. */
export const queryFlag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional();
const language = z.enum(LOCALES).optional();

const reading = z.strictObject({ language, draft: queryFlag });
const saving = z.strictObject({ language, draft: queryFlag, dry_run: queryFlag });
const removing = z.strictObject({ anyway: queryFlag, dry_run: queryFlag });

type Answer = Promise<Result<ResourceAnswer, WriteFailure>>;

const languageOf = ({ query }: ResourceRequest): Locale | null =>
  (query['language'] as Locale | undefined) ?? null;

/** The address of a list with another cursor. */
function partAddress(
  { locale, search }: ResourceRequest,
  kind: Kind,
  cursor: string | null,
): string | null {
  if (cursor === null) return null;
  const query = new URLSearchParams(search);
  query.set('cursor', cursor);
  return `/${locale}/api/${resourceName(kind)}/?${query.toString()}`;
}

async function list(kind: Kind, request: ResourceRequest): Answer {
  const { app, locale, query } = request;
  const listQuery = listQueryOf(kind, query as never, locale);
  if (listQuery === null) {
    const message = translator(locale)('api:noCursor');
    return failure('invalid', message, { cursor: message });
  }
  const { count, next, previous, results } = await app.resources.list(kind, listQuery);
  const body = {
    count,
    next: partAddress(request, kind, next),
    previous: partAddress(request, kind, previous),
    results,
  };
  return success({ status: 200, body });
}

async function read(kind: Kind, id: number, request: ResourceRequest): Answer {
  const { app, locale, query } = request;
  const options = { locale, language: languageOf(request), isDraft: query['draft'] === true };
  const found = await app.resources.read(kind, id, options);
  if (!found.ok) return found;
  const { record, revision } = found.value;
  return success({ status: 200, body: record, headers: { etag: `"${revision}"` } });
}

async function readBySource(kind: Kind, request: ResourceRequest): Answer {
  const name = outsideNameSchema.safeParse(nameIn(request));
  const id = name.success ? await request.app.resources.idOf(kind, name.data) : null;
  return id === null ? noRecord(request.locale) : read(kind, id, request);
}

/** Runs one operation and answers with what it did. */
async function write(operation: Operation, request: ResourceRequest): Answer {
  const { app, locale, caller, name, query, key, asked } = request;
  const isDryRun = query['dry_run'] === true;
  const result = await app.resources.write([operation], {
    caller,
    locale,
    name,
    language: languageOf(request),
    isDraft: query['draft'] === true,
    isDryRun,
    key,
    asked,
  });
  if (!result.ok) {
    const { operation: _, ...reason } = result.failure;
    return { ok: false, failure: reason };
  }
  const [written] = result.value.written;
  if (written === undefined) throw new Error('an operation was run and told of nothing');
  const { change, kind, id, version, draft, record } = written;
  const address = `/${locale}/api/${resourceName(kind)}/${String(id)}/`;
  return success({
    status: change === 'created' ? 201 : 200,
    body: { change, id, version, draft, dry_run: isDryRun, record },
    headers: {
      ...(change !== 'deleted' && {
        etag: draft === null ? `"${String(version)}"` : `"${String(version)}-${String(draft)}"`,
      }),
      ...(change === 'created' && !isDryRun && { location: address }),
      ...(result.value.isRepeated && { 'idempotent-replayed': 'true' }),
    },
  });
}

/** What another system calls the record, as the address says it. */
const nameIn = ({ params }: ResourceRequest) => ({
  source: params['source'],
  source_id: params['source_id'],
});

const idOf = ({ params }: ResourceRequest): number => Number(params['id']);

/** Files come by upload, which makes their records. */
const isMadeByUpload = (kind: Kind): boolean => kind === 'media';

const draftNote = (kind: Kind): string =>
  isVersioned(kind)
    ? ' With `?draft=1` it is kept as a draft beside what is public; a new record stays offline.'
    : '';

function writingCalls(
  kind: Kind,
  base: Pick<ResourceCall, 'resource' | 'subject'>,
): readonly ResourceCall[] {
  const name = schemaName(kind);
  const label = records[kind].label.en;
  const answer = writeAnswer(kind);
  const common = {
    ...base,
    action: 'write',
    query: saving,
    takesKey: true,
    answer,
    status: 200,
  } as const;
  return [
    {
      ...common,
      id: `create${name}`,
      address: 'list',
      method: 'POST',
      summary: `${label}: make one`,
      description: `Public at once, unless \`is_online\` is false.${draftNote(kind)}`,
      body: recordInput(kind),
      status: 201,
      failures: [409, 413, 415],
      run: (request) => write({ do: 'create', kind, body: request.body }, request),
    },
    {
      ...common,
      id: `put${name}`,
      address: 'source',
      method: 'PUT',
      summary: `${label}: make or change the one that another system calls by this name`,
      description: `Fields that are left out stay as they are. Sending the same again changes nothing and says so: \`change\` is \`unchanged\`.${draftNote(kind)}`,
      body: recordChange(kind),
      ifMatch: 'optional',
      failures: [409, 413, 415],
      async run(request) {
        const parsed = outsideNameSchema.safeParse(nameIn(request), withErrors(request.locale));
        if (!parsed.success) return withErrors.failure(parsed.error, request.locale);
        const { revision, body } = request;
        return write({ do: 'put', kind, name: parsed.data, revision, body }, request);
      },
    },
  ];
}

function changingCalls(
  kind: Kind,
  base: Pick<ResourceCall, 'resource' | 'subject'>,
): readonly ResourceCall[] {
  const name = schemaName(kind);
  const label = records[kind].label.en;
  const common = {
    ...base,
    address: 'one',
    action: 'write',
    query: saving,
    ifMatch: 'required',
    takesKey: true,
    answer: writeAnswer(kind),
    status: 200,
    failures: [404, 409, 413, 415, 428],
  } as const;
  return [
    {
      ...common,
      id: `replace${name}`,
      method: 'POST',
      summary: `${label}: replace it`,
      description: `Fields that are left out get what new records have.${draftNote(kind)}`,
      body: recordInput(kind),
      run: (request) =>
        write(
          {
            do: 'replace',
            kind,
            id: idOf(request),
            revision: request.revision,
            body: request.body,
          },
          request,
        ),
    },
    {
      ...common,
      id: `change${name}`,
      method: 'PATCH',
      summary: `${label}: change some of its fields`,
      description: `Fields that are left out stay as they are.${draftNote(kind)}`,
      body: recordChange(kind),
      run: (request) =>
        write(
          { do: 'change', kind, id: idOf(request), revision: request.revision, body: request.body },
          request,
        ),
    },
    deletingCall(kind, base),
  ];
}

function deletingCall(kind: Kind, base: Pick<ResourceCall, 'resource' | 'subject'>): ResourceCall {
  return {
    ...base,
    address: 'one',
    ifMatch: 'required',
    takesKey: true,
    answer: writeAnswer(kind),
    status: 200,
    id: `delete${schemaName(kind)}`,
    method: 'DELETE',
    summary: `${records[kind].label.en}: delete it`,
    description:
      'What other records hold by its id is refused with 409 and the list of them in `links`; what their texts lead to goes with `?anyway=1`.',
    action: 'delete',
    query: removing,
    failures: [404, 409, 428],
    run: (request) =>
      write(
        {
          do: 'delete',
          kind,
          id: idOf(request),
          revision: request.revision,
          isAnyway: request.query['anyway'] === true,
        },
        request,
      ),
  };
}

function callsOf(kind: Kind): readonly ResourceCall[] {
  const name = schemaName(kind);
  const label = records[kind].label.en;
  const base = { resource: resourceName(kind), subject: kind };
  const reads = { ...base, action: 'read', method: 'GET', status: 200 } as const;
  return [
    {
      ...reads,
      id: `list${name}`,
      address: 'list',
      summary: `${label}: all of them, offline ones too`,
      description:
        'Narrowed by fields, sorted by `sort` (`-` before it: backwards), in parts of `page_size`; `next` and `previous` are addresses. Long fields are left out.',
      query: listQuerySchema(kind),
      answer: recordList(kind),
      failures: [],
      run: (request) => list(kind, request),
    },
    {
      ...reads,
      id: `read${name}`,
      address: 'one',
      summary: `${label}: one of them`,
      query: reading,
      answer: recordAnswer(kind),
      failures: [404],
      run: (request) => read(kind, idOf(request), request),
    },
    {
      ...reads,
      id: `read${name}BySource`,
      address: 'source',
      summary: `${label}: the one that another system calls by this name`,
      query: reading,
      answer: recordAnswer(kind),
      failures: [404],
      run: (request) => readBySource(kind, request),
    },
    ...(isMadeByUpload(kind) ? [] : writingCalls(kind, base)),
    ...changingCalls(kind, base),
  ];
}

/** The calls of every kind of record (API-03, API-06). */
export const RECORD_RESOURCE_CALLS: readonly ResourceCall[] = KINDS.flatMap(callsOf);
