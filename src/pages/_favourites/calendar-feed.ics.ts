import type { APIRoute } from 'astro';
import { subscribedFile } from '../../lib/server/page-data/feeds/favourites-calendar.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';

/** Whoever has the address has the calendar: it is told to nobody, and no search engine lists it. */
const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
/** Programs may keep it, and ask each time whether it is still the same. */
const CALENDAR = { ...HEADERS, 'cache-control': 'private, no-cache' };
const RETRY_AFTER = { 'retry-after': '3600' };

const refused = (status: number, text: string, headers = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...HEADERS,
      'cache-control': 'private, no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });

/** A list of favourites for the calendar programs that follow it. */
export const GET: APIRoute = async (astro) => {
  const { params, request, clientAddress } = astro;
  const context = await createPageContext(astro);
  const { app, t } = context;
  const found = await subscribedFile(context, params['token'] ?? '');
  if (found.state === 'revoked') return refused(410, t('favourites:calendar.over'));
  if (found.state === 'unknown')
    return (await app.calendars.allowsMiss(clientAddress))
      ? refused(404, t('favourites:calendar.unknown'))
      : refused(429, t('favourites:calendar.tooMany'), RETRY_AFTER);
  const headers = { ...CALENDAR, etag: found.etag };
  if (request.headers.get('if-none-match')?.includes(found.etag) === true)
    return new Response(null, { status: 304, headers });
  const type = 'text/calendar; charset=utf-8';
  return new Response(found.file, { headers: { ...headers, 'content-type': type } });
};
