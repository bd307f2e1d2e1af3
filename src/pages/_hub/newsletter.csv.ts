import type { APIRoute } from 'astro';
import { newsletterCsv } from '../../lib/server/page-data/hub/lists/newsletter.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';
import { logExport } from '../../lib/server/actions/hub/log-export.ts';

/** Who gets the newsletter, as a file for the program that sends it. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, { subject: 'newsletter_address', action: 'export' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const file = await newsletterCsv(context);
  await logExport(context, caller, { subject: 'newsletter_address' });
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter.csv"',
    },
  });
};
