import type { APIRoute } from 'astro';
import { changesSince } from '../../lib/server/services/records/changes-since.ts';

/** What has changed since a change, for the front at the edge. */
export const GET: APIRoute = async ({ locals, url }) => {
  const since = /^\d{1,15}$/u.exec(url.searchParams.get('since') ?? '')?.[0];
  return Response.json(await changesSince(locals.app, since === undefined ? null : Number(since)), {
    headers: { 'cache-control': 'private, no-store' },
  });
};
