import type { AppContext } from '../../../../src/lib/server/app/app-context.ts';
import { NOBODY } from '../../../../src/lib/server/services/accounts/user.ts';
import { askPage, programWith } from '../route.ts';

/** What the program of the tests says who it is with. */
export const TOKEN = 'token-of-the-import';

/** A `fetch` that reaches a venue inside of the process. */
export const houseFetch =
  (app: AppContext): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const isKnown = request.headers.get('authorization') === `Bearer ${TOKEN}`;
    return askPage(app, request, isKnown ? programWith('editor') : NOBODY);
  };
