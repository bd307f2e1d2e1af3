import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { THEMES } from '../../content/records/site.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../lib/poster/poster.ts';
import { posterTags } from './poster-tags.ts';

const FILE = /^([a-z_]{1,30})-([1-9]\d{0,8})\.(svg|png)$/u;
/** A poster is the same for ever: its drawing follows from its address. */
const MAX_AGE_S = 31_536_000;
const HEADERS = { 'cache-control': `public, max-age=${MAX_AGE_S}, immutable` };

/** The generated poster of a record: SVG for pages, PNG for social media. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const theme = THEMES.find((candidate) => candidate === params['theme']);
  const [, kind = '', id = '', format] = FILE.exec(params['file'] ?? '') ?? [];
  const tags = theme && (await posterTags(locals.app, kind, Number(id)));
  if (!tags) return new Response('404 Not Found', { status: 404 });
  cache.set({ maxAge: MAX_AGE_S, tags: [...tags] });
  const seed = `${kind}-${id}`;
  if (format === 'svg')
    return new Response(poster({ seed, theme, ...POSTER_SIZE }), {
      headers: { ...HEADERS, 'content-type': 'image/svg+xml' },
    });
  const drawing = Buffer.from(poster({ seed, theme, ...SOCIAL_SIZE }));
  const png = await sharp(drawing).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { ...HEADERS, 'content-type': 'image/png' },
  });
};
