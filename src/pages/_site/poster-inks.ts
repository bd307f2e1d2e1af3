import type { APIContext } from 'astro';
import sharp from 'sharp';
import { THEMES } from '../../content/records/site.ts';
import { inksOf, ownColoursIn, type Inks } from '../../lib/design/design.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../lib/poster/poster.ts';
import { BoundedQueue } from '../../lib/server/concurrency/bounded-queue.ts';
import { isAllowed } from '../../lib/server/services/accounts/access.ts';
import { settingsOf } from '../../lib/server/services/records/settings-of.ts';

/** The inks that an address names; undefined: there are none of this name. */
export function inksIn(name: string): Inks | undefined {
  const theme = THEMES.find((candidate) => candidate === name);
  return theme ?? (ownColoursIn(name) === null ? undefined : (name as Inks));
}

/**
 * Where a poster in colours that the house does not have leads: to the one that it has now.
 * Whoever gives the house its colours sees them before. Null: these are its colours, or a theme's.
 */
export async function inOtherColours({ locals, params, url }: APIContext, inks: Inks) {
  if (!inks.startsWith('own-')) return null;
  const now = inksOf(settingsOf(await locals.app.reference.read()));
  if (inks === now) return null;
  if (isAllowed(await locals.caller(), 'settings', 'publish')) return 'preview';
  return new URL(`/poster/${now}/${params['file'] ?? ''}`, url).pathname;
}

/** A picture takes a processor for some 50 ms: strangers' pages and forms go on beside it. */
const pictures = new BoundedQueue({ atOnce: 1, mostWaiting: 24, waitMs: 8000 });

interface PosterOrder {
  readonly seed: string;
  readonly genre?: number;
  readonly theme: Inks;
  /** A PNG for social media, else an SVG for pages. */
  readonly isPicture: boolean;
}

/**
 * The bytes of a poster.
 * @throws Overloaded when too many pictures wait
 */
export async function drawPoster({ isPicture, ...order }: PosterOrder): Promise<BodyInit> {
  if (!isPicture) return poster({ ...order, ...POSTER_SIZE });
  const drawing = Buffer.from(poster({ ...order, ...SOCIAL_SIZE }));
  const picture = await pictures.run(() => sharp(drawing).png({ palette: true }).toBuffer());
  return new Uint8Array(picture);
}
