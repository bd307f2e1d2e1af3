import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { THEMES } from '../../content/records/site.ts';
import { records } from '../../content/records/kinds.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../lib/poster/poster.ts';

const FILE = /^([a-z_]{1,30})-([1-9]\d{0,8})\.(svg|png)$/u;
/** A poster is the same for ever: its drawing follows from its address. */
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };
const isKind = (kind: string): boolean => kind === 'site' || kind in records;

/** The generated poster of a record: SVG for pages, PNG for social media. */
export const GET: APIRoute = async ({ params }) => {
  const theme = THEMES.find((candidate) => candidate === params['theme']);
  const [, kind = '', id = '', format] = FILE.exec(params['file'] ?? '') ?? [];
  if (theme === undefined || !isKind(kind)) return new Response('404 Not Found', { status: 404 });
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
