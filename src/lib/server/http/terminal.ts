import { DEFAULT_LOCALE } from '../../constants.ts';
import { pathTo } from '../../routing/routes.ts';
import type { Env } from '../config/env.ts';
import type { FirstLogin } from '../services/accounts/users.ts';

/** Where the server answers, as soon as it does: pages say themselves that they are made. */
export const whereItListens = ({ siteOrigin }: Pick<Env, 'siteOrigin'>): string =>
  `Foyer answers at ${siteOrigin}\n`;

const rowsOf = (rows: readonly (readonly [what: string, where: string])[]): string =>
  rows.map(([what, where]) => `  ${what.padEnd(10)} ${where}\n`).join('');

/** What stands where, told last, when the site is open. @param login of a venue that was just made */
export function whatIsWhere({ siteOrigin }: Env, login: FirstLogin | null): string {
  const at = (path: string): string => `${siteOrigin}${path}`;
  const links = rowsOf([
    ['German', at(pathTo('home', 'de'))],
    ['English', at(pathTo('home', 'en'))],
    ['Hub', at(pathTo('hub', DEFAULT_LOCALE))],
    ['API', at(pathTo('api-reference', DEFAULT_LOCALE))],
  ]);
  return `\nThe site is open. Ctrl-C stops it.\n${links}${login === null ? '' : loginRows(login)}\n`;
}

const loginRows = ({ email, password }: FirstLogin): string =>
  rowsOf([
    ['E-mail', email],
    ['Password', `${password} (shown this once)`],
  ]);

/** For the development server: the password is kept nowhere that it could be read again. */
export const firstLogin =
  ({ siteOrigin }: Pick<Env, 'siteOrigin'>): ((login: FirstLogin) => void) =>
  (login) => {
    process.stdout.write(
      `\n${rowsOf([['Log in', siteOrigin + pathTo('login', DEFAULT_LOCALE)]])}${loginRows(login)}\n`,
    );
  };

const STEPS = 20;

/** Tells how far the demo content is: one line that moves at a terminal, few lines elsewhere. */
export function seedingProgress(): (done: number, all: number) => void {
  let lastPercent = -1;
  return (done, all) => {
    const step = all === 0 ? STEPS : Math.floor((done / all) * STEPS);
    if (step === lastPercent) return;
    lastPercent = step;
    const bar = '█'.repeat(step).padEnd(STEPS, '░');
    const text = `Filling the site ${bar} ${String(done)}/${String(all)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done >= all ? '\n' : ''}`);
    else if (step % 5 === 0) process.stdout.write(`${text}\n`);
  };
}
