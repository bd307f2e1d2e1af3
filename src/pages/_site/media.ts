import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { mediaResponse } from '../../lib/server/http/media/media-response.ts';
import { openMedia } from '../../lib/server/services/media/library.ts';

let library: ReturnType<typeof openMedia> | undefined;

/** Uploaded files in development, where Astro's own server stands in front of the pages. */
export const GET: APIRoute = async ({ locals, request, url }) => {
  library ??= openMedia(locals.app.env.dataDir);
  const requestHeaders = Object.fromEntries(request.headers);
  const { status, headers, body } = await mediaResponse(
    library,
    'GET',
    url.pathname,
    requestHeaders,
  );
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
};
