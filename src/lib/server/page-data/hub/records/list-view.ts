import { records } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type {
  RecordColumn,
  RecordListView,
  RecordRow,
} from '../../../../views/hub/record-list-view.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { sortsOf } from '../../../services/resources/list-filters.ts';
import type { RecordPart, ResourceRecord } from '../../../services/resources/list-records.ts';
import { redirectTools } from '../redirects/redirect-tools.ts';
import { hubListLink } from '../lists/hub-link.ts';
import type { PageContext } from '../../page/page-context.ts';
import { type HubKind, formPath } from './hub-kinds.ts';
import { cellOf, columnLabel, nameCell, namesIn, type Names } from './list-cells.ts';
import { listFilters, targetOptions } from './list-filters.ts';
import { columnsOfKind, listQuery, PERIODS, recordSearch, type RecordQuery } from './list-query.ts';
import { bulkActions } from './list-bulk.ts';
import { viewLinks } from './list-views.ts';

/** Who asks, and what is told above the list. */
export interface ListTold {
  readonly caller: Caller;
  readonly notice: string;
  /** How to undo what was done; null: it cannot be. */
  readonly undo: string | null;
  readonly error: string;
}

/** A row's cells: the name, the columns, whether it is public, and when it was changed. */
function cellsOf(
  { kind }: HubKind,
  record: ResourceRecord,
  { columns, names }: { readonly columns: readonly string[]; readonly names: Names },
  { locale, t }: PageContext,
): readonly string[] {
  const context = { locale, t, names };
  return [
    nameCell(kind, record, context),
    ...columns.map((key) => cellOf(kind, key, record, context)),
    t(record['is_online'] === true ? 'hub:yes' : 'hub:no'),
    formatMoment(String(record['updated_at']), locale),
  ];
}

/** The headings of a list in the order of its cells. */
export const listHeadings = (
  { kind }: HubKind,
  columns: readonly string[],
  { locale, t }: PageContext,
): readonly (readonly [name: string, label: string])[] => [
  [records[kind].title, t('hub:column.name')],
  ...columns.map((key) => [key, columnLabel(kind, key, locale)] as const),
  ['is_online', t('hub:column.is_online')],
  ['updated_at', t('hub:column.updated_at')],
];

/** What a part of a list shows, with the names of what its records point to. */
export async function listRows(
  row: HubKind,
  results: readonly ResourceRecord[],
  columns: readonly string[],
  context: PageContext,
): Promise<readonly (readonly string[])[]> {
  const names = await namesIn(context, row.kind, results, columns);
  return results.map((record) => cellsOf(row, record, { columns, names }, context));
}

function columnViews(
  row: HubKind,
  query: RecordQuery,
  context: PageContext,
  at: (change: Partial<RecordQuery>) => string,
) {
  const sorts = Object.keys(sortsOf(row.kind));
  const isDescending = query.sort.startsWith('-');
  const sorted = query.sort.replace(/^-/u, '');
  return listHeadings(row, query.columns, context).map(([name, label]): RecordColumn => {
    const isSorted = name === sorted;
    const next = isSorted && !isDescending ? `-${name}` : name;
    return {
      label,
      href: sorts.includes(name) ? at({ sort: next }) : null,
      order: isSorted ? (isDescending ? 'descending' : 'ascending') : null,
    };
  });
}

/** Ways from a list to what is new, where its caller may make one. */
function linksOf(row: HubKind, caller: Caller, context: PageContext) {
  const { locale, t } = context;
  const { kind } = row;
  const links: Link[] = [];
  if (!records[kind].isSingle && isAllowed(caller, kind, 'write'))
    links.push({ label: t('hub:new'), href: pathTo('hub-new', locale, { list: kind }) });
  if (kind === 'event' && isAllowed(caller, kind, 'write'))
    links.push(
      { label: t('event_series:link'), href: pathTo('hub-event-series', locale) },
      { label: t('event_copies:link'), href: pathTo('hub-event-copies', locale) },
    );
  return links;
}

/** The list as a file. */
function csvOf(row: HubKind, query: RecordQuery, caller: Caller, { locale, t }: PageContext) {
  if (!isAllowed(caller, row.kind, 'export')) return null;
  const path = pathTo('hub-list-csv', locale, { list: row.kind });
  return { label: t('hub_records:csv'), href: path + recordSearch(row, query) };
}

/** What a list says where there is nothing in it, and the way on. */
function emptyOf(row: HubKind, query: RecordQuery, action: string, context: PageContext) {
  const { t, locale } = context;
  const isNarrowed = isNarrow(query) || (row.isAhead && query.period !== 'all');
  const [text, label] = isNarrowed ? ['noMatch', 'showAll'] : ['none', 'makeFirst'];
  const href = isNarrowed
    ? action + (row.isAhead ? '?period=all' : '')
    : pathTo('hub-new', locale, { list: row.kind });
  return {
    text: t(`hub_records:empty.${text}`),
    link: { label: t(`hub_records:empty.${label}`), href },
  };
}

const isNarrow = ({ text, from, to, filters }: RecordQuery): boolean =>
  text + from + to !== '' || Object.keys(filters).length > 0;

/** What the form of a list takes along beside its own fields. */
function keptOf(row: HubKind, query: RecordQuery) {
  const search = new URLSearchParams(recordSearch(row, query));
  return ['sort', 'columns']
    .map((name) => ({ name, value: search.get(name) ?? '' }))
    .filter(({ value }) => value !== '');
}

async function tagsOf({ kind, tags }: HubKind, caller: Caller, context: PageContext) {
  if (tags === null || !isAllowed(caller, kind, 'publish')) return null;
  const { target } =
    (records[kind].fields as Readonly<Record<string, { target?: string }>>)[tags] ?? {};
  const options = await targetOptions(context, target as typeof kind);
  if (options === null || options.length === 0) return null;
  return { label: columnLabel(kind, tags, context.locale), options };
}

/** The days that a list of what is to come can show. */
const periodsOf = (
  row: HubKind,
  query: RecordQuery,
  { t }: PageContext,
  at: (change: Partial<RecordQuery>) => string,
): RecordListView['periods'] =>
  row.isAhead
    ? PERIODS.map((period) => ({
        label: t(`hub_records:period.${period}`),
        href: at({ period, sort: period === 'past' ? '-date_start' : 'date_start' }),
        isCurrent: period === query.period,
      }))
    : [];

/** The columns that a list can have. */
const choicesOf = (
  { kind }: HubKind,
  { columns }: RecordQuery,
  { locale }: PageContext,
): RecordListView['columnChoices'] =>
  columnsOfKind(kind).map((name) => ({
    name,
    label: columnLabel(kind, name, locale),
    isShown: columns.includes(name),
  }));

/** A part of the list of a kind of record; null where its address asks for none. */
export async function recordListView(
  context: PageContext,
  row: HubKind,
  query: RecordQuery,
  told: ListTold,
): Promise<RecordListView | null> {
  const { app, t } = context;
  const { kind } = row;
  const { caller } = told;
  const asked = listQuery(row, query, context);
  if (asked === null) return null;
  const part: RecordPart = await app.resources.list(kind, asked);
  const cells = await listRows(row, part.results, query.columns, context);
  const { label: title, href: action } = hubListLink(kind, context);
  const views = await viewLinks(context, row, recordSearch(row, query), caller);
  // An address that asks for nothing leads to one's own default view.
  const plain = views.some(({ id }) => id === 0) ? '?view=0' : '';
  const at = (change: Partial<RecordQuery>) => action + (recordSearch(row, query, change) || plain);
  const shown = at({ cursor: query.cursor });
  const unread = query.unread.map((name) => t('hub_records:unread', { name })).join(' ');
  return {
    kind,
    title,
    text: t(`hub:about.${kind}`),
    redirects: kind === 'redirect' ? await redirectTools(context) : null,
    action,
    address: shown,
    query: query.text,
    periods: periodsOf(row, query, context, at),
    views,
    filters: await listFilters(context, row, query),
    kept: keptOf(row, query),
    isNarrowed: isNarrow(query),
    columns: columnViews(row, query, context, at),
    columnChoices: choicesOf(row, query, context),
    rows: part.results.map((record, index): RecordRow => ({
      id: String(record.id),
      href: formPath(kind, record.id, caller, context),
      cells: cells[index] ?? [],
      isOnline: record['is_online'] === true,
    })),
    summary: t('hub:count', { count: part.count }),
    previousHref: part.previous && at({ cursor: part.previous }),
    nextHref: part.next && at({ cursor: part.next }),
    links: linksOf(row, caller, context),
    csv: csvOf(row, query, caller, context),
    actions: bulkActions(row, caller, context),
    tags: await tagsOf(row, caller, context),
    notice: told.notice,
    undo: told.undo,
    error: [told.error, unread].filter(Boolean).join(' '),
    canSaveView: caller.user !== null,
    empty: emptyOf(row, query, action, context),
  };
}
