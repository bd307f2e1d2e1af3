import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { fileOfEntry } from '../../lib/server/repositories/forms/files.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';

/** A name in a header: in ASCII, and as it is (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;

/** A file that came with an entry: downloaded by editors, and never opened here. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, { subject: 'form_entry', action: 'read' });
  if (caller instanceof Response) return caller;
  const { params, locals } = astro;
  const context = await createPageContext(astro);
  const row = await fileOfEntry(context.app.database.db, params['file'] ?? '');
  if (row?.entry !== Number(params['entry']))
    return astro.rewrite(pathTo('not-found', context.locale));
  const content = locals.app.formFiles.open(row.id);
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': disposition(row.name),
      'content-length': String(row.bytes),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
};
