import { csvOf } from '../../../../forms/csv.ts';
import { HUB_PAGE_SIZE } from '../lists/hub-list.ts';
import type { PageContext } from '../../page/page-context.ts';
import { PAGE_SIZE } from '../../../services/resources/list-query.ts';
import type { HubKind } from './hub-kinds.ts';
import { listQuery, type RecordQuery } from './list-query.ts';
import { listHeadings, listRows } from './list-view.ts';

/** Everything that a list's address asks for, beyond its first part, as a file. */
export async function recordsCsv(
  context: PageContext,
  row: HubKind,
  query: RecordQuery,
): Promise<string> {
  const { columns } = query;
  const headings = listHeadings(row, columns, context).map(([, label]) => label);
  const rows: (readonly string[])[] = [['ID', ...headings]];
  for (let cursor = ''; ;) {
    const size = Math.max(HUB_PAGE_SIZE, PAGE_SIZE.most);
    const asked = listQuery(row, { ...query, cursor }, context, size);
    if (asked === null) break;
    const part = await context.app.resources.list(row.kind, asked);
    const cells = await listRows(row, part.results, columns, context);
    rows.push(...part.results.map(({ id }, index) => [String(id), ...(cells[index] ?? [])]));
    if (part.next === null) break;
    cursor = part.next;
  }
  return csvOf(rows);
}
