import { records, type Kind } from '../../../../content/records/kinds.ts';
import { dayOf, formatMoment } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import { recordsWithFields } from '../../repositories/record-fields.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { PageContext } from '../page/page-context.ts';
import {
  HUB_PAGE_SIZE,
  type HubGroup,
  type HubList,
  type HubQuery,
} from '../hub-lists/hub-list.ts';
import { matches } from '../hub-lists/matches.ts';
import { cellOf, shortFormOf } from './record-lists.ts';

/**
 * ED-08: kinds that are edited on their own pages, and what their list shows beside their
 * name. A row leads to the page to be edited, or to the short form of who changes no more.
 */
const PAGE_ROWS: readonly (readonly [Kind, HubGroup, readonly string[]])[] = [
  ['event', 'programme', ['date_start', 'status']],
  ['production', 'programme', []],
  ['series', 'programme', []],
  ['venue', 'programme', []],
  ['person', 'programme', []],
  ['article', 'site', []],
];

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const dayIn = (row: Row): string => {
  const at = row['date_start'];
  return typeof at === 'string' ? dayOf(at) : '';
};

/** What is to come first, the next one before all; what is over behind it, the last one first. */
function byDay(today: string) {
  return (left: Row, right: Row): number => {
    const [one, other] = [dayIn(left), dayIn(right)];
    const [isToCome, isOtherToCome] = [one >= today, other >= today];
    if (isToCome !== isOtherToCome) return isToCome ? -1 : 1;
    return isToCome ? one.localeCompare(other) : other.localeCompare(one);
  };
}

/** Where a record is changed by its caller. */
function placeOf(kind: Kind, record: Row, caller: Caller, { locale }: PageContext): string | null {
  const path = pathOfRecord(kind, record, locale);
  if (path !== null && isAllowed(caller, kind, 'write')) return `${path}?edit`;
  return shortFormOf(kind) === null
    ? null
    : pathTo('hub-record', locale, { list: kind, id: record.id });
}

async function pageRows(
  [kind, , keys]: (typeof PAGE_ROWS)[number],
  context: PageContext,
  { text, page }: HubQuery,
  caller: Caller,
) {
  const { app, locale, now, t } = context;
  const { title, card } = records[kind];
  const found = (await recordsWithFields(app.database.db, kind, [title, ...card, ...keys]))
    .map((record) => ({ record: record as unknown as Row, name: titleOf(kind, record, locale) }))
    .filter(({ record, name }) => matches(`${name} ${dayIn(record)}`, text));
  const order = byDay(dayOf(now));
  found.sort(
    (left, right) =>
      order(left.record, right.record) || left.name.localeCompare(right.name, locale),
  );
  const start = (page - 1) * HUB_PAGE_SIZE;
  const rows = found.slice(start, start + HUB_PAGE_SIZE).map(({ record, name }) => ({
    id: String(record.id),
    href: placeOf(kind, record, caller, context),
    cells: [
      name,
      ...keys.map((key) => cellOf(kind, key, record, context)),
      t(record['is_online'] === true ? 'hub:yes' : 'hub:no'),
      formatMoment(String(record['updated_at']), locale),
    ],
  }));
  return { rows, total: found.length };
}

const pageList = (facts: (typeof PAGE_ROWS)[number]): HubList => {
  const [kind, group, keys] = facts;
  return {
    key: kind,
    group,
    right: { subject: kind, action: 'write', isByField: true },
    columns: ['name', ...keys, 'is_online', 'updated_at'],
    rows: (context, query, caller) => pageRows(facts, context, query, caller),
  };
};

export const PAGE_LISTS: readonly HubList[] = PAGE_ROWS.map(pageList);
