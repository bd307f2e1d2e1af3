import type { APIRoute } from 'astro';
import { isKind } from '../../content/records/kinds.ts';
import { posterPath, posterSeed } from '../../lib/poster/poster.ts';
import { isAllowed } from '../../lib/server/services/accounts/access.ts';
import { drawPoster } from '../../lib/server/services/design/draw-poster.ts';
import { posterState, inksIn, inOtherColours } from '../../lib/server/page-data/site/poster.ts';

const FILE =
  /^([a-z_]{1,30})-([1-9]\d{0,8})(?:-(t?(?:0|[1-9]\d{0,8}))-(0|[1-9]\d{0,8}))?\.(svg|png)$/u;
/** A poster is the same for ever: its drawing follows from its address. */
const MAX_AGE_S = 31_536_000;
const KEPT = { 'cache-control': `public, max-age=${MAX_AGE_S}, immutable` };
const UNKEPT = { 'cache-control': 'private, no-store' };
/** The generated poster of a record: SVG for pages, PNG for social media. Nothing is drawn for any other address. */
export const GET: APIRoute = async (context) => {
  const { params, locals, cache } = context;
  const theme = inksIn(params['theme'] ?? '');
  const [, kind = '', id, face, genre, format] = FILE.exec(params['file'] ?? '') ?? [];
  const by = face === undefined ? {} : { face, genre: Number(genre) };
  const of = { kind, id: Number(id), ...by };
  const state = theme && (await posterState(locals.app, of));
  // The same for what is not public as for what is not there: nobody learns what is prepared.
  if (
    !state ||
    !(state.isPublic || (isKind(kind) && isAllowed(await locals.caller(), kind, 'read')))
  )
    return new Response('404 Not Found', { status: 404 });
  const own = posterPath(theme, state.own, format === 'svg' ? 'svg' : 'png');
  const other = own === context.url.pathname ? await inOtherColours(context, theme) : own;
  if (other !== null && other !== 'preview')
    return new Response(null, { status: 302, headers: { location: other, ...UNKEPT } });
  const isKept = state.isPublic && other === null;
  if (isKept) cache.set({ maxAge: MAX_AGE_S, tags: [...state.tags] });
  const type = format === 'svg' ? 'image/svg+xml' : 'image/png';
  const order = { ...posterSeed(of), theme, isPicture: format === 'png' };
  const drawing = await drawPoster(locals.app.media, order);
  return new Response(drawing, { headers: { ...(isKept ? KEPT : UNKEPT), 'content-type': type } });
};
