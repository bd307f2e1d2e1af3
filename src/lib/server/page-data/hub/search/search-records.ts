import type { HubSearchView } from '../../../../views/hub/search-view.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { HUB_KINDS, type HubKind } from '../records/hub-kinds.ts';
import { cellOf, nameCell, namesIn } from '../records/list-cells.ts';
import { listQuery, recordQuery, recordSearch } from '../records/list-query.ts';
import { formPath, RECORD_LISTS } from '../records/record-lists.ts';
import type { PageContext } from '../../page/page-context.ts';

type Group = HubSearchView['groups'][number];

/** Of each kind the first ones; its list has all. */
const MAX_SHOWN = 5;

/** What one kind has; null: nothing. */
async function groupOf(
  context: PageContext,
  row: HubKind,
  text: string,
  caller: Caller,
): Promise<Group | null> {
  const { app, t, locale } = context;
  const { kind, columns } = row;
  const query = recordQuery(row, new URLSearchParams({ q: text, period: 'all' }));
  const asked = listQuery(row, query, context, MAX_SHOWN);
  const part = asked && (await app.resources.list(kind, asked));
  if (part === null || part.results.length === 0) return null;
  const names = await namesIn(context, kind, part.results, columns);
  const { label, href } = hubListLink(kind, context);
  const count = t('hub:count', { count: part.count });
  return {
    key: kind,
    heading: label,
    count,
    all: { label: t('hub_search:all', { list: label }), href: href + recordSearch(row, query) },
    rows: part.results.map((record) => ({
      label: nameCell(kind, record, context),
      href: formPath(kind, record.id, caller, context),
      // «Yes» says nothing where no column says to what.
      text: columns
        .filter((key) => typeof (record as Record<string, unknown>)[key] !== 'boolean')
        .map((key) => cellOf(kind, key, record, { locale, t, names }))
        .filter(Boolean)
        .join(' · '),
    })),
  };
}

/**
 * The records of all kinds that a caller may see, kind by kind in the order of the menu. A kind
 * that fails is named, and the others are shown.
 */
export async function searchRecords(
  context: PageContext,
  text: string,
  caller: Caller,
): Promise<{ readonly groups: readonly Group[]; readonly failed: readonly string[] }> {
  const groups: Group[] = [];
  const failed: string[] = [];
  const rights = new Map(RECORD_LISTS.map(({ key, right }) => [key, right]));
  for (const row of HUB_KINDS) {
    const right = rights.get(row.kind);
    if (right === undefined || !hasRight(caller, right)) continue;
    try {
      const group = await groupOf(context, row, text, caller);
      if (group !== null) groups.push(group);
    } catch (error) {
      context.app.report.report('A kind could not be searched in the hub.', {
        kind: row.kind,
        error,
      });
      failed.push(hubListLink(row.kind, context).label);
    }
  }
  return { groups, failed };
}
