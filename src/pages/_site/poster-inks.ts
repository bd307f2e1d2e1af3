import type { APIContext } from 'astro';
import { THEMES } from '../../content/records/site.ts';
import { inksOf, ownColoursIn, type Inks } from '../../lib/design/design.ts';
import { isAllowed } from '../../lib/server/services/accounts/access.ts';
import { settingsOf } from '../../lib/server/services/records/settings-of.ts';

/** The inks that an address names; undefined: there are none of this name. */
export function inksIn(name: string): Inks | undefined {
  const theme = THEMES.find((candidate) => candidate === name);
  return theme ?? (ownColoursIn(name) === null ? undefined : (name as Inks));
}

/**
 * Where a poster in colours that the venue does not have leads: to the one that it has now.
 * Whoever gives the venue its colours sees them before. Null: these are its colours, or a theme's.
 */
export async function inOtherColours({ locals, params, url }: APIContext, inks: Inks) {
  if (!inks.startsWith('own-')) return null;
  const now = inksOf(settingsOf(await locals.app.reference.read()));
  if (inks === now) return null;
  if (isAllowed(await locals.caller(), 'settings', 'publish')) return 'preview';
  return new URL(`/poster/${now}/${params['file'] ?? ''}`, url).pathname;
}
