import { readIfMatch } from '../../../src/lib/editing/revision.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { EditorAnswer } from '../../../src/lib/server/api/editor/call-row.ts';
import { matchEditorCalls, runEditorCall } from '../../../src/lib/server/api/editor/dispatch.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';

const person = (name: string): Caller => ({
  role: 'editor',
  how: 'session',
  scopes: null,
  csrfToken: 'token',
  user: {
    id: name,
    email: `${name}@example.org`,
    first_name: name,
    last_name: 'Probst',
    role: 'editor',
  },
});
/** Editors who are signed in. */
export const ANNA = person('Anna');
export const BEN = person('Ben');

interface CallInput {
  readonly body?: unknown;
  readonly match?: string;
  readonly caller?: Caller;
}

/** A call as the server hands it on, by its address. */
export async function call(
  app: AppContext,
  method: string,
  address: string,
  input: CallInput = {},
): Promise<EditorAnswer> {
  const { pathname, searchParams } = new URL(address, 'https://x.example');
  const match = matchEditorCalls(pathname.slice(1), app).find(({ row }) => row.method === method);
  // As the page that answers these calls says it.
  if (match === undefined) return { status: 404, body: null };
  return runEditorCall(app, match, {
    locale: 'de',
    caller: input.caller ?? ANNA,
    query: searchParams,
    revision: readIfMatch(input.match ?? null),
    body: input.body ?? null,
  });
}
