import type { APIRoute } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { entriesCsv, formOf } from '../../lib/server/page-data/hub/lists/form-entries.ts';
import { idOf, createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';
import { logExport } from '../../lib/server/actions/hub/log-export.ts';

/** The entries of a form as a file for spreadsheets. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, { subject: 'form_entry', action: 'export' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const form = await formOf(context, idOf(astro));
  if (form === null) return astro.rewrite(pathTo('not-found', context.locale));
  const file = await entriesCsv(context, form);
  await logExport(context, caller, { subject: 'form_entry', record: form.id });
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="form-${form.id}.csv"`,
    },
  });
};
