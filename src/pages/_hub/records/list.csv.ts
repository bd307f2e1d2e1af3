import type { APIRoute } from 'astro';
import { pathTo } from '../../../lib/routing/routes.ts';
import { hubKind } from '../../../lib/server/page-data/hub/records/hub-kinds.ts';
import { recordsCsv } from '../../../lib/server/page-data/hub/records/list-csv.ts';
import { recordQuery } from '../../../lib/server/page-data/hub/records/list-query.ts';
import { hubAccess } from '../../../lib/server/page-data/hub/hub-access.ts';
import { logExport } from '../../../lib/server/actions/hub/log-export.ts';
import {
  localeOf,
  createPageContext,
} from '../../../lib/server/page-data/page/create-page-context.ts';

/** The list of a kind of record as a file for spreadsheets: what its address asks for. */
export const GET: APIRoute = async (astro) => {
  const row = hubKind(astro.params['list'] ?? '');
  if (row === undefined) return astro.rewrite(pathTo('not-found', localeOf(astro)));
  const caller = await hubAccess(astro, { subject: row.kind, action: 'export' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const file = await recordsCsv(context, row, recordQuery(row, astro.url.searchParams));
  await logExport(context, caller, { subject: row.kind });
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${row.kind}.csv"`,
    },
  });
};
