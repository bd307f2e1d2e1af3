import { z } from 'zod';
import type { Action, Subject } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import type { Revision } from '../../../editing/revision.ts';
import type { Method } from '../../../routing/route-row.ts';
import type { Result } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { Actor } from '../../services/audit/actor.ts';
import type { WriteFailure } from '../../services/resources/operation.ts';
import type { WriteMode } from '../../services/resources/resource-service.ts';

/** The caller as versions and the audit log name it. */
export interface NamedEditor {
  readonly name: string;
  readonly actor: Actor;
}

/** The forms of addresses that resources have: their rows in the route table. */
export const RESOURCE_ADDRESSES = ['list', 'one', 'source', 'batch', 'batch-answer'] as const;
export type ResourceAddress = (typeof RESOURCE_ADDRESSES)[number];

/** A request that has been let through: its call is found, the caller may make it, its query is right. */
export interface ResourceRequest {
  readonly app: AppContext;
  readonly locale: Locale;
  readonly caller: Caller;
  /** By whose name what is written is kept. */
  readonly editor: NamedEditor;
  /** `id`, or `source` and `source_id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The query as it was sent. */
  readonly search: URLSearchParams;
  /** An object; empty where nothing was sent. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The state that the caller saw; null: `*`, or not said where it may be left out. */
  readonly revision: Revision | null;
  /** Idempotency-Key; null: none. */
  readonly key: string | null;
  /** `Prefer: respond-async` (RFC 7240): the answer is asked for later. */
  readonly isAsync: boolean;
  /** Method, address and body as they were sent. */
  readonly asked: string;
}

/** What is answered, beside failures. */
export interface ResourceAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer = Promise<Result<ResourceAnswer, WriteFailure>>;

/** One call on a resource: matching, rights, query, document and tests follow from it. */
export interface ResourceCall {
  /** Name of the operation in the OpenAPI document: `listEvent`. */
  readonly id: string;
  readonly address: ResourceAddress;
  /** The resource's name in addresses; null: of all of them. */
  readonly resource: string | null;
  readonly method: Method;
  readonly summary: string;
  readonly description?: string;
  /** Who may make it; what more a write needs is asked where its record is known. */
  readonly subject: Subject | null;
  readonly action: Action;
  readonly query: z.ZodObject;
  /** What is sent, for the document; it is checked where it is used, in the caller's language. */
  readonly body?: z.ZodType;
  /** `required`: 428 without If-Match. */
  readonly ifMatch?: 'required' | 'optional';
  readonly takesKey?: true;
  /** It may answer 202, with an address that tells later what became of it. */
  readonly isAsync?: true;
  readonly answer: z.ZodType;
  readonly status: 200 | 201;
  /** Statuses of failures that it can answer beside 400, 401, 403 and 503. */
  readonly failures: readonly (404 | 409 | 413 | 415 | 428)[];
  run(request: ResourceRequest): Answer;
}

/** A flag of an address: `1` or `true`, and `0` or `false`. */
export const queryFlag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional();

/** The one language that is asked for; null: both. */
export const languageOf = ({ query }: ResourceRequest): Locale | null =>
  (query['language'] as Locale | undefined) ?? null;

/** How a request wants its writes done: who writes, in which language, and whether anything is kept. */
export function writeModeOf(request: ResourceRequest): WriteMode {
  const { locale, caller, editor, query, key, asked } = request;
  return {
    caller,
    locale,
    name: editor.name,
    actor: editor.actor,
    source: 'api',
    language: languageOf(request),
    isDraft: query['draft'] === true,
    isDryRun: query['dry_run'] === true,
    key,
    asked,
  };
}

/** What another system calls the record, as the address says it. */
export const nameIn = ({ params }: ResourceRequest) => ({
  source: params['source'],
  source_id: params['source_id'],
});

/** The id of the record in the address; 0, which no record has, for what is no number. */
export const idOf = ({ params }: ResourceRequest): number => {
  const id = params['id'] ?? '';
  return /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0;
};
