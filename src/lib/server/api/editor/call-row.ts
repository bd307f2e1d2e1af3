import type { z } from 'zod';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import type { SeenRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure, type Failure, type Result } from '../../../result.ts';
import type { Constraints } from '../../../routing/route-pattern.ts';
import type { Method } from '../../../routing/route-row.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { Action, Subject } from '../../../accounts/permissions.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import type { Editor } from '../../services/editing/save.ts';

/** What is sent back: a body of JSON with its status. */
export interface EditorAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A call that has been let through: its row is found, the caller may make it, its body is right. */
export interface EditorCall<Body = unknown> {
  readonly app: AppContext;
  readonly locale: Locale;
  readonly editor: Editor;
  readonly caller: Caller;
  /** Of the record that the address names; 0 where it names none. */
  readonly kind: Kind;
  readonly id: number;
  /** The parameters of the address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  /** The state that the caller saw, from `If-Match`; null: not said. */
  readonly revision: SeenRevision | null;
}

/** What a row is made of before its body's type is forgotten. */
export interface EditorCallFacts<Body> {
  /** Behind `pageeditor-api/`. */
  readonly path: string;
  readonly where?: Constraints;
  readonly method: Method;
  /** For the OpenAPI document, without a full stop. */
  readonly summary: string;
  readonly body?: z.ZodType<Body>;
  /** What it does, which with its subject says who may make it. */
  readonly action: Action;
  /**
   * What it does that to; by default the kind of record that its address names. A call that
   * names none is open to whoever may do that to any kind, and sees to the rest itself.
   */
  readonly subject?: Subject;
  /** Open to whoever may change some of the fields, too: `run` sees to which. */
  readonly isByField?: true;
  /** Starts from a state that the caller saw: `If-Match` with its revision, else 428. */
  readonly ifMatch?: true;
  /** The editor on the page does not make it: what it writes came through the API, whoever is signed in. */
  readonly isOfPrograms?: true;
  /** Query keys that it reads. */
  readonly queries?: readonly string[];
  /** Refuses a call without a body of JSON, which its `body` does not check. */
  readonly needsBody?: true;
  /** False: there is no such call for this address, whoever asks. */
  readonly exists?: (app: AppContext, params: Readonly<Record<string, string>>) => boolean;
  run(call: EditorCall<Body>): Promise<EditorAnswer>;
}

/** One call of editors and their programs: matching, methods, rights, body and OpenAPI follow from it. */
export type EditorCallRow = EditorCallFacts<never>;

/** Ties the types of a row together. */
export const editorCall = <Body = null>(facts: EditorCallFacts<Body>): EditorCallRow =>
  facts as unknown as EditorCallRow;

export const ID = '[1-9]\\d{0,8}';
export const KIND_NAME = '[a-z_]{1,40}';

export const answered = (result: Result<unknown>, status = 200): EditorAnswer =>
  result.ok ? { status, body: result.value } : failed(result.failure);

export const failed = (reason: Failure): EditorAnswer => ({
  status: FAILURE_STATUS[reason.code],
  body: reason,
});

/** The name and write source of what somebody saves: the editor on the page has a session. */
export function editorOf(
  caller: Caller,
  { isOfPrograms }: Pick<EditorCallRow, 'isOfPrograms'>,
  locale: Locale,
): Editor {
  const actor = actorOf(caller, locale);
  const isEditor = caller.how === 'session' && isOfPrograms !== true;
  return { name: actor.name, locale, actor, source: isEditor ? 'editor' : 'api' };
}

export const noRevision = (locale: Locale) =>
  failure('version_required', translator(locale)('editing:error.revision'));
export const noCall = (locale: Locale) =>
  failure('not_found', translator(locale)('editing:error.call'));
