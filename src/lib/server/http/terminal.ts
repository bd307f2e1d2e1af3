import { DEFAULT_LOCALE, LOCALES } from '../../constants.ts';
import { pathTo } from '../../routing/routes.ts';
import type { Env } from '../config/env.ts';
import type { FirstLogin } from '../services/accounts/first-login.ts';

/** What stands where, for whoever started the product. */
export function whatIsWhere({ siteOrigin, host, port }: Env): string {
  const at = (path: string): string => `${siteOrigin}${path}`;
  const rows: (readonly [string, string])[] = [
    ...LOCALES.map((locale) => [`Programme (${locale})`, at(pathTo('events', locale))] as const),
    ...LOCALES.map((locale) => [`Feed (${locale})`, at(pathTo('events-feed', locale))] as const),
    ...LOCALES.map(
      (locale) => [`Calendar (${locale})`, at(pathTo('events-calendar', locale))] as const,
    ),
    ['API', at('/de/api/events/')],
    ['Sitemap', at('/sitemap.xml')],
  ];
  const lines = rows.map(([what, where]) => `  ${what.padEnd(15)} ${where}`);
  return `\nFoyer listens on http://${host}:${String(port)}\n${lines.join('\n')}\n  Stop with Ctrl-C.\n\n`;
}

/** Shown once, when a venue is made: the password is kept nowhere that it could be read again. */
export function firstLogin({ siteOrigin }: Pick<Env, 'siteOrigin'>): (login: FirstLogin) => void {
  return ({ email, password }) => {
    const rows = [
      ['Log in', `${siteOrigin}${pathTo('login', DEFAULT_LOCALE)}`],
      ['E-mail', email],
      ['Password', password],
    ].map(([what = '', text = '']) => `  ${what.padEnd(15)} ${text}\n`);
    process.stdout.write(
      `\nWho looks after the new house; the password is shown this once:\n${rows.join('')}\n`,
    );
  };
}

const STEPS = 20;

/** Tells how far the demo content is: one line that moves at a terminal, few lines elsewhere. */
export function seedingProgress(): (done: number, all: number) => void {
  let lastPercent = -1;
  return (done, all) => {
    const step = all === 0 ? STEPS : Math.floor((done / all) * STEPS);
    if (step === lastPercent) return;
    lastPercent = step;
    const bar = '█'.repeat(step).padEnd(STEPS, '░');
    const text = `Filling the demo venue ${bar} ${String(done)}/${String(all)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done >= all ? '\n' : ''}`);
    else if (step % 5 === 0) process.stdout.write(`${text}\n`);
  };
}
