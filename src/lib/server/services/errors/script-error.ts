import { millisecondsInHour } from 'date-fns/constants';
import { SCRIPT_ERRORS_AN_HOUR } from '../../../constants.ts';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import { type ErrorLog, missingPath } from './error-log.ts';

/** An error of a script as a browser tells it. */
interface ScriptError {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly page: string;
}

interface LimitParts {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly now: () => Date;
}

interface ScriptErrorParts {
  readonly report: ErrorReporter;
  readonly errorLog: Pick<ErrorLog, 'countScript'>;
  readonly scriptErrors: SharedLimit;
}

/** How much a client address can tell of. */
export const scriptErrorLimit = ({ database: { db }, now }: LimitParts): SharedLimit =>
  new SharedLimit(db, {
    name: 'script-error',
    most: SCRIPT_ERRORS_AN_HOUR,
    perMs: millisecondsInHour,
    now,
  });

/** Whatever a script read may stand in its message: addresses of mail, and long numbers. */
const withoutPersons = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.includes('@') || /\d{7}/u.test(word) ? '…' : word))
    .join(' ');

/**
 * Reports and counts an error of a page's script, by the route of the page and not its address.
 * @param visitor the network address of the visitor, which is not told on
 * @returns false when that client address has told of too many
 */
export async function logScriptError(
  { report, errorLog, scriptErrors }: ScriptErrorParts,
  { message, file, line, column, page }: ScriptError,
  visitor: string,
): Promise<boolean> {
  if (!(await scriptErrors.allows(networkOf(visitor)))) return false;
  const { table, name } = resolveRoute(page);
  const route = `${table} ${name ?? ''}`.trim();
  const why = withoutPersons(message);
  const at = `${missingPath(file) ?? (file.startsWith('/_astro/') ? file : '')}:${String(line)}:${String(column)}`;
  report.report('A script failed in a browser', { level: 'warn', route, why, at });
  errorLog.countScript({ route, message: why, place: at });
  return true;
}
