import { z } from 'zod';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success } from '../../../result.ts';
import type { ApiName } from '../../../routing/api-routes.ts';
import { noRecord } from '../../services/editing/save.ts';
import { listQueryOf, listQuerySchema } from '../../services/resources/list-query.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import { ACCESS_CALLS } from './access-resources.ts';
import { BATCH_ANSWER_CALL } from './batch-answer-call.ts';
import { BATCH_CALL } from './batch-call.ts';
import { recordAnswer, recordList, schemaName } from './record-schemas.ts';
import { writingCalls } from './record-writes.ts';
import { resourceName } from './resource-names.ts';
import { VISITOR_CALLS } from './visitor-resources.ts';
import {
  type ResourceAddress,
  type ResourceCall,
  type Answer,
  type ResourceRequest,
  idOf,
  languageOf,
  nameIn,
  queryFlag,
} from './resource-call.ts';

const reading = z.strictObject({ language: z.enum(LOCALES).optional(), draft: queryFlag });

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

/** How records of a kind are read. */
function readingCalls(kind: Kind): readonly ResourceCall[] {
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
  ];
}

/** The calls of every kind of record. */
const RECORD_RESOURCE_CALLS: readonly ResourceCall[] = KINDS.flatMap((kind) => [
  ...readingCalls(kind),
  ...writingCalls(kind),
]);

/** Every call on resources, a row each: what is not here does not exist. */
export const RESOURCE_CALLS: readonly ResourceCall[] = [
  BATCH_CALL,
  BATCH_ANSWER_CALL,
  ...RECORD_RESOURCE_CALLS,
  ...VISITOR_CALLS,
  ...ACCESS_CALLS,
];

/** The row of the route table behind each form of address. */
export const ADDRESS_ROUTES: Readonly<Record<ResourceAddress, ApiName>> = {
  list: 'resource-list',
  one: 'resource-one',
  source: 'resource-source',
  batch: 'resource-batch',
  'batch-answer': 'resource-batch-answer',
};

const keyOf = (address: ResourceAddress, resource: string | null): string =>
  `${address} ${resource ?? ''}`;

const byAddress = Map.groupBy(RESOURCE_CALLS, ({ address, resource }) => keyOf(address, resource));

/** The calls of an address, one a method; empty where there is no such resource. */
export function resourceCallsAt(route: ApiName, kind: string | undefined): readonly ResourceCall[] {
  const address = (Object.keys(ADDRESS_ROUTES) as ResourceAddress[]).find(
    (name) => ADDRESS_ROUTES[name] === route,
  );
  if (address === undefined) return [];
  return byAddress.get(keyOf(address, kind ?? null)) ?? [];
}
