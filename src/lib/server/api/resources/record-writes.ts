import { z } from 'zod';
import { isVersioned, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { success } from '../../../result.ts';
import type { Operation } from '../../services/resources/operation.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import { recordChange, recordInput, schemaName, writeAnswer } from './record-schemas.ts';
import {
  type Answer,
  type ResourceCall,
  type ResourceRequest,
  idOf,
  nameIn,
  queryFlag,
  writeModeOf,
} from './resource-call.ts';
import { resourceName } from './resource-names.ts';
import { withErrors } from './run-resource-call.ts';

const language = z.enum(LOCALES).optional();
const saving = z.strictObject({ language, draft: queryFlag, dry_run: queryFlag });
const removing = z.strictObject({ anyway: queryFlag, dry_run: queryFlag });

type Of = Pick<ResourceCall, 'resource' | 'subject'>;

/** Runs one operation and answers with what it did. */
async function write(operation: Operation, request: ResourceRequest): Answer {
  const { app, locale } = request;
  const mode = writeModeOf(request);
  const result = await app.resources.write([operation], mode);
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
    body: { change, id, version, draft, dry_run: mode.isDryRun, record },
    headers: {
      ...(change !== 'deleted' && {
        etag: draft === null ? `"${String(version)}"` : `"${String(version)}-${String(draft)}"`,
      }),
      ...(change === 'created' && !mode.isDryRun && { location: address }),
      ...(result.value.isRepeated && { 'idempotent-replayed': 'true' }),
    },
  });
}

/** Files come by upload, which makes their records. */
const isMadeByUpload = (kind: Kind): boolean => kind === 'media';

const draftNote = (kind: Kind): string =>
  isVersioned(kind)
    ? ' With `?draft=1` it is kept as a draft beside what is public; a new record stays offline.'
    : '';

function makingCalls(kind: Kind, base: Of): readonly ResourceCall[] {
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

function changingCalls(kind: Kind, base: Of): readonly ResourceCall[] {
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

function deletingCall(kind: Kind, base: Of): ResourceCall {
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
/** How records of a kind are made, changed and deleted. */
export function writingCalls(kind: Kind): readonly ResourceCall[] {
  const base = { resource: resourceName(kind), subject: kind };
  return [...(isMadeByUpload(kind) ? [] : makingCalls(kind, base)), ...changingCalls(kind, base)];
}
