import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { isKind } from '../../content/records/kinds.ts';
import { THEMES } from '../../content/records/site.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../lib/poster/poster.ts';
import { isAllowed } from '../../lib/server/services/accounts/access.ts';
import { posterState } from './poster-state.ts';

const FILE = /^([a-z_]{1,30})-([1-9]\d{0,8})\.(svg|png)$/u;
/** A poster is the same for ever: its drawing follows from its address. */
const MAX_AGE_S = 31_536_000;
const KEPT = { 'cache-control': `public, max-age=${MAX_AGE_S}, immutable` };
const UNKEPT = { 'cache-control': 'private, no-store' };

/** The generated poster of a record: SVG for pages, PNG for social media. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const theme = THEMES.find((candidate) => candidate === params['theme']);
  const [, kind = '', id = '', format] = FILE.exec(params['file'] ?? '') ?? [];
  const state = theme && (await posterState(locals.app, kind, Number(id)));
  // The same for what is not public as for what is not there: nobody learns what is prepared.
  if (
    !state ||
    !(state.isPublic || (isKind(kind) && isAllowed(await locals.caller(), kind, 'read')))
  )
    return new Response('404 Not Found', { status: 404 });
  if (state.isPublic) cache.set({ maxAge: MAX_AGE_S, tags: [...state.tags] });
  const headers = state.isPublic ? KEPT : UNKEPT;
  const seed = `${kind}-${id}`;
  if (format === 'svg')
    return new Response(poster({ seed, theme, ...POSTER_SIZE }), {
      headers: { ...headers, 'content-type': 'image/svg+xml' },
    });
  const drawing = Buffer.from(poster({ seed, theme, ...SOCIAL_SIZE }));
  const png = await sharp(drawing).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'content-type': 'image/png' },
  });
};
