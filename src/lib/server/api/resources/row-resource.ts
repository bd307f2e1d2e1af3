import { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { Subject } from '../../../accounts/permissions.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import {
  countTableRows,
  tableRowById,
  tableRows,
  type RowPosition,
} from '../../repositories/resources/table-rows.ts';
import type { AppContext } from '../../app/app-context.ts';
import { noRecord } from '../../services/editing/save.ts';
import { PAGE_SIZE } from '../../services/resources/list-query.ts';
import { listAnswer } from './record-schemas.ts';
import { type Answer, type ResourceCall, type ResourceRequest, idOf } from './resource-call.ts';
import { withErrors } from './run-resource-call.ts';

type PlainValues = Readonly<Record<string, unknown>>;

/** What is kept in a table and is no record: entries, addresses, messages. */
export interface RowResource {
  /** In addresses and in the table of rights. */
  readonly subject: Subject;
  /** Name of its schema in the document. */
  readonly name: string;
  /** What it is called in summaries. */
  readonly label: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns that lists are narrowed by, with what their values look like. */
  readonly filters: Readonly<Record<string, z.ZodType>>;
  readonly answer: z.ZodObject;
  /** A row as it is answered. */
  shown(row: PlainValues): PlainValues;
  /** Changes one; absent: nothing of it can be changed. */
  readonly change?: {
    readonly body: z.ZodObject;
    readonly summary: string;
    readonly run: (app: AppContext, id: number) => Promise<boolean>;
  };
  /** Deletes one; absent: it is appended only. @returns whether there was one */
  readonly remove?: (app: AppContext, id: number) => Promise<boolean>;
}

/** `a12`: after (older than) 12; `b12`: before (newer than) it. */
const cursor = z
  .string()
  .regex(/^[ab]\d{1,9}$/u, { message: MESSAGES.cursor })
  .transform((text): RowPosition => ({
    isBackward: text.startsWith('b'),
    id: Number(text.slice(1)),
  }));
const size = z
  .string()
  .regex(/^[1-9]\d{0,2}$/u)
  .transform(Number)
  .pipe(z.int().max(PAGE_SIZE.most));

async function list(resource: RowResource, request: ResourceRequest): Answer {
  const { app, locale, query, search } = request;
  const {
    cursor: at,
    page_size: pageSize,
    ...equal
  } = query as {
    readonly cursor?: RowPosition;
    readonly page_size?: number;
  };
  const position = at ?? null;
  const most = pageSize ?? PAGE_SIZE.standard;
  const asked = { ...resource, equal: equal as Readonly<Record<string, string | number>> };
  const { db } = app.database;
  const rows = await tableRows(db, asked, position, most + 1);
  const isBackward = position?.isBackward ?? false;
  const isMore = rows.length > most;
  const shown = isBackward ? rows.slice(isMore ? 1 : 0) : rows.slice(0, most);
  const address = (row: PlainValues | undefined, side: 'a' | 'b') => {
    if (row === undefined) return null;
    const next = new URLSearchParams(search);
    next.set('cursor', `${side}${String(row['id'])}`);
    return `/${locale}/api/${resource.subject}/?${next.toString()}`;
  };
  const body = {
    count: await countTableRows(db, asked),
    next: isBackward || isMore ? address(shown.at(-1), 'a') : null,
    previous: (isBackward ? isMore : position !== null) ? address(shown[0], 'b') : null,
    results: shown.map((row) => resource.shown(row)),
  };
  return success({ status: 200, body });
}

async function read(resource: RowResource, request: ResourceRequest): Answer {
  const row = await tableRowById(request.app.database.db, resource, idOf(request));
  return row === null
    ? noRecord(request.locale)
    : success({ status: 200, body: resource.shown(row) });
}

const done = (isThere: boolean, request: ResourceRequest): Awaited<Answer> =>
  isThere ? success({ status: 200, body: { id: idOf(request) } }) : noRecord(request.locale);

/** What is sent with a change has to be exactly what the call says. */
function checkedBody(body: z.ZodObject, { body: sent, locale }: ResourceRequest): Result<unknown> {
  const parsed = body.safeParse(sent, withErrors(locale));
  if (parsed.success) return success(null);
  const { fields } = withErrors.failure(parsed.error, locale).failure;
  return failure('invalid', translator(locale)('api:noSuchChange'), fields);
}

const one = { address: 'one', status: 200, query: z.strictObject({}), failures: [404] } as const;
const changed = z.object({ id: z.int() });

function listCall(resource: RowResource): ResourceCall {
  const { subject, name, label, filters, answer } = resource;
  const optional = Object.entries(filters).map(([key, schema]) => [key, schema.optional()]);
  return {
    id: `list${name}`,
    resource: subject,
    subject,
    address: 'list',
    method: 'GET',
    action: 'read',
    summary: `${label}: all of them, the newest first`,
    query: z.strictObject({
      ...(Object.fromEntries(optional) as Record<string, z.ZodOptional>),
      cursor: cursor.optional(),
      page_size: size.optional(),
    }),
    answer: listAnswer(answer),
    status: 200,
    failures: [],
    run: (request) => list(resource, request),
  };
}

function changeCall(
  { subject, name }: RowResource,
  { body, summary, run }: NonNullable<RowResource['change']>,
): ResourceCall {
  return {
    ...one,
    id: `change${name}`,
    resource: subject,
    subject,
    method: 'PATCH',
    action: 'write',
    summary,
    body,
    answer: changed,
    failures: [404, 413, 415],
    async run(request) {
      const checked = checkedBody(body, request);
      return checked.ok ? done(await run(request.app, idOf(request)), request) : checked;
    },
  };
}

const deleteCall = (
  { subject, name, label }: RowResource,
  remove: NonNullable<RowResource['remove']>,
): ResourceCall => ({
  ...one,
  id: `delete${name}`,
  resource: subject,
  subject,
  method: 'DELETE',
  action: 'delete',
  summary: `${label}: delete it`,
  answer: changed,
  run: async (request) => done(await remove(request.app, idOf(request)), request),
});

/** The calls of what is no record. */
export function rowCalls(resource: RowResource): readonly ResourceCall[] {
  const { subject, name, label, answer, change, remove } = resource;
  const base = { ...one, resource: subject, subject };
  const reading: ResourceCall = {
    ...base,
    id: `read${name}`,
    method: 'GET',
    action: 'read',
    summary: `${label}: one of them`,
    answer,
    run: (request) => read(resource, request),
  };
  return [
    listCall(resource),
    reading,
    ...(change === undefined ? [] : [changeCall(resource, change)]),
    ...(remove === undefined ? [] : [deleteCall(resource, remove)]),
  ];
}
