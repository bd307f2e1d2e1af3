import { inputSchema } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import type { RecordCall, RecordPart } from '../../../routing/api-routes.ts';
import type { Locale } from '../../../constants.ts';
import type { Revision } from '../../../editing/revision.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import {
  publishDraft,
  readDraft,
  readVersions,
  saveDraft,
} from '../../services/editing/program-drafts.ts';

/** What a changing or reading call of an editor's program says. */
export interface RecordRequest {
  readonly method: string;
  /** The state that the writer saw, from `If-Match`: a version, for drafts a revision; null: not said. */
  readonly revision: Revision | null;
  /** By what name a draft is kept; null: a program's. */
  readonly by: string | null;
  readonly body: unknown;
}

const noVersion = failure(
  'version_required',
  'Say which version you start from: If-Match with the version of the record.',
);

/** The fields that a caller may hand in, of a record as it is. */
function inputOf(kind: Kind, record: object): Record<string, unknown> {
  const known = Object.keys(inputSchema(records[kind]).shape);
  return Object.fromEntries(Object.entries(record).filter(([field]) => known.includes(field)));
}

/** A whole record in both languages, or a list of them: for editors, offline ones too. */
async function read(app: AppContext, kind: Kind, id: number | null): Promise<Result<unknown>> {
  if (id === null) return success(await allRecords(app.database.db, kind));
  const record = await recordById(app.database.db, kind, id);
  return record === null ? failure('not_found', `There is no ${kind} ${id}.`) : success(record);
}

/** PATCH: the fields that are handed in replace those that are there. */
async function merged(
  app: AppContext,
  kind: Kind,
  id: number,
  body: unknown,
): Promise<Result<unknown>> {
  const record = await recordById(app.database.db, kind, id);
  if (record === null) return failure('not_found', `There is no ${kind} ${id}.`);
  return success({ ...inputOf(kind, record), ...(body as object) });
}

interface PartCall {
  readonly kind: Kind;
  readonly id: number;
  readonly part: RecordPart;
  readonly locale: Locale;
}

/**
 * Drafts and versions: GET what there is, POST a draft (`If-Match`: the record's
 * version, and where there is a draft already that version with the draft's id,
 * `12-431`), POST to publish it (`If-Match`: the draft's id).
 */
async function answerPart(
  app: AppContext,
  { kind, id, part, locale }: PartCall,
  { method, revision, by, body }: RecordRequest,
): Promise<Result<unknown>> {
  if (method === 'GET' && part === 'versions') return readVersions(app, kind, id);
  if (method === 'GET' && part === 'draft') return readDraft(app, kind, id);
  if (method !== 'POST' || part === 'versions')
    return failure('not_found', 'There is no such call.');
  if (revision === null) return noVersion;
  if (part === 'publish') return publishDraft(app, kind, id, revision.version, locale);
  const content = body as Record<string, unknown>;
  return saveDraft(app, kind, id, revision, content, { name: by, locale });
}

/**
 * One generic call (API-03): GET, POST to make, POST or PATCH with an id to
 * change, DELETE. Who may call is the caller's business.
 */
export async function answerRecordCall(
  app: AppContext,
  { kind, id, part, locale }: RecordCall,
  request: RecordRequest,
): Promise<Result<unknown>> {
  const { method, revision, body } = request;
  if (!isKind(kind)) return failure('not_found', `There is no kind «${kind}».`);
  if (part !== null && id !== null) return answerPart(app, { kind, id, part, locale }, request);
  if (method === 'GET') return read(app, kind, id);
  if (id === null)
    return method === 'POST'
      ? app.records.create(kind, body as never, locale)
      : failure('not_found', 'Say which record: its id is missing in the address.');
  if (revision === null) return noVersion;
  const { version } = revision;
  if (method === 'DELETE') return app.records.remove(kind, id, version);
  const input = method === 'PATCH' ? await merged(app, kind, id, body) : success(body);
  if (!input.ok) return input;
  return app.records.update(kind, id, version, input.value as never, locale);
}
