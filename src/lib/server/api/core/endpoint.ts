import type { z } from 'zod';
import type { Action, Subject } from '../../../accounts/permissions.ts';
import type { Result } from '../../../result.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';

/** Finds out who asks, for calls that answer each their own. */
export type AskCaller = () => Promise<Caller>;

/** A search, and whether anything was found. */
interface CountedSearch {
  readonly text: string;
  readonly isFound: boolean;
}

/** One call: what it takes, what it answers, and how. The documentation is made of it. */
export interface Endpoint {
  readonly summary: string;
  /** The query, and the places of the path. */
  readonly query: z.ZodObject;
  readonly answer: z.ZodType;
  /** When a call with a right query is answered with 404. */
  readonly missing?: string;
  /** What its caller has to be allowed; without it everybody may ask. */
  readonly needs?: readonly [subject: Subject, action: Action];
  /** Nobody who is not signed in gets an answer: 401. */
  readonly isOwn?: true;
  /** What somebody searched for by it, which is counted. */
  readonly searched?: (answer: unknown) => CountedSearch;
  load(
    context: PageContext,
    query: Record<string, unknown>,
    caller: AskCaller,
  ): Promise<Result<unknown>>;
}

/** Ties the types of a call together; what is kept forgets them again. */
export function endpoint<Query extends z.ZodObject>(call: {
  readonly summary: string;
  readonly query: Query;
  readonly answer: z.ZodType;
  readonly missing?: string;
  readonly needs?: readonly [subject: Subject, action: Action];
  readonly isOwn?: true;
  readonly searched?: (answer: unknown) => CountedSearch;
  load(context: PageContext, query: z.output<Query>, caller: AskCaller): Promise<Result<unknown>>;
}): Endpoint {
  return call;
}

/** A call that takes something from a visitor: what is sent, and what is answered. */
export interface PostEndpoint {
  readonly summary: string;
  readonly body: z.ZodType;
  /** The content type of the body, where it is no JSON; and its status, where it makes something. */
  readonly bodyType?: 'application/json' | 'multipart/form-data';
  readonly status?: 200 | 201;
  readonly answer: z.ZodType;
}
