import type { APIRoute } from 'astro';
import { auditCsv } from '../../lib/server/page-data/hub/lists/audit.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';
import { logExport } from '../../lib/server/actions/hub/log-export.ts';

/** The audit log as a file. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, { subject: 'audit_entry', action: 'export' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const text = (astro.url.searchParams.get('q') ?? '').slice(0, 200);
  const file = await auditCsv(context, text);
  await logExport(context, caller, { subject: 'audit_entry' });
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    },
  });
};
