import type { APIRoute } from 'astro';
import { favouritesFile } from '../../lib/server/page-data/feeds/favourites-calendar.ts';
import { open } from '../_open.ts';

/** Whoever has the address has the calendar: it is told to nobody, and no search engine lists it. */
const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const CALENDAR = { ...HEADERS, 'cache-control': 'private, no-cache' };
const REFUSAL = {
  ...HEADERS,
  'cache-control': 'private, no-store',
  'content-type': 'text/plain; charset=utf-8',
};

const RETRY_AFTER = { 'retry-after': '3600' };

/** IN-04: a list of favourites for the calendar programs that follow it. */
export const GET: APIRoute = async (astro) => {
  const context = await open(astro);
  const { app, t } = context;
  const secret = astro.params['token'] ?? '';
  const found = await app.calendars.find(secret);
  if (found.state === 'unknown') {
    const isAllowed = app.calendars.allowsMiss(astro.clientAddress);
    const text = t(isAllowed ? 'favourites:calendar.unknown' : 'favourites:calendar.tooMany');
    const headers = isAllowed ? REFUSAL : { ...REFUSAL, ...RETRY_AFTER };
    return new Response(`${text}\n`, { status: isAllowed ? 404 : 429, headers });
  }
  if (found.state === 'revoked')
    return new Response(`${t('favourites:calendar.over')}\n`, { status: 410, headers: REFUSAL });
  const { file, etag, told } = await favouritesFile(context, found.ids, found.told);
  await app.calendars.noteRead(secret, found, told);
  const headers = { ...CALENDAR, etag };
  const known = astro.request.headers.get('if-none-match') ?? '';
  if (known.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(file, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  });
};
