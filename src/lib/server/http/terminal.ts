import { LOCALES } from '../../constants.ts';
import { pathTo } from '../../routes.ts';
import type { Env } from '../env.ts';

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

const STEPS = 20;

/** Tells how far the demo content is: one line that moves at a terminal, few lines elsewhere. */
export function seedingProgress(): (done: number, all: number) => void {
  let shown = -1;
  return (done, all) => {
    const step = all === 0 ? STEPS : Math.floor((done / all) * STEPS);
    if (step === shown) return;
    shown = step;
    const bar = '█'.repeat(step).padEnd(STEPS, '░');
    const text = `Filling the demo venue ${bar} ${String(done)}/${String(all)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done >= all ? '\n' : ''}`);
    else if (step % 5 === 0) process.stdout.write(`${text}\n`);
  };
}
