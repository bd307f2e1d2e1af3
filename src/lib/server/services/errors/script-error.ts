import { resolveRoute } from '../../../routing/resolve-route.ts';
import { networkOf, type RateLimit } from '../../concurrency/rate-limit.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { missingPath } from './missing-path.ts';

/** An error of a script as a browser tells it. */
interface ScriptError {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly page: string;
}

/** Whatever a script read may stand in its message: addresses of mail, and long numbers. */
const withoutPersons = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.includes('@') || /\d{7}/u.test(word) ? '…' : word))
    .join(' ');

/**
 * Reports an error of a page's script, by the route of the page and not its address.
 * @param visitor the network address of the visitor, which is not told on
 * @returns false when that place on the net has told of too many
 */
export function noteScriptError(
  { report, scriptErrors }: { readonly report: ErrorReporter; readonly scriptErrors: RateLimit },
  { message, file, line, column, page }: ScriptError,
  visitor: string,
): boolean {
  if (!scriptErrors.allows(networkOf(visitor))) return false;
  const { table, name } = resolveRoute(page);
  report.report('A script failed in a browser', {
    route: `${table} ${name ?? ''}`.trim(),
    why: withoutPersons(message),
    at: `${missingPath(file) ?? (file.startsWith('/_astro/') ? file : '')}:${String(line)}:${String(column)}`,
  });
  return true;
}
