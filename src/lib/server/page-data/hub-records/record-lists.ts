import type { Fields } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import { PERMISSIONS, type Right } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { formatDay, formatMoment } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { recordField } from '../../../editing/form.ts';
import { pathTo } from '../../../routing/routes.ts';
import { linkedNames, linkField } from '../../repositories/names/linked-names.ts';
import { allRecords } from '../../repositories/records.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { PageContext } from '../page/page-context.ts';
import { matches } from '../hub-lists/matches.ts';
import {
  HUB_PAGE_SIZE,
  type HubGroup,
  type HubList,
  type HubQuery,
} from '../hub-lists/hub-list.ts';

/** Kinds without a public page of their own, and what their list shows beside their name. */
const RECORD_ROWS: readonly (readonly [Kind, HubGroup, readonly string[]])[] = [
  ['room', 'programme', []],
  ['exhibition_type', 'programme', ['slug']],
  ['tag', 'programme', ['show_in_filter']],
  ['genre', 'programme', []],
  ['season', 'programme', ['first_day', 'last_day']],
  ['production_tag', 'programme', ['show_in_filter']],
  ['composer', 'programme', ['born', 'died']],
  ['work', 'programme', ['composers', 'catalogue_number']],
  ['person_category', 'programme', []],
  ['teaser', 'site', ['position']],
  ['breaking_news', 'site', ['position']],
  ['opening_hours', 'site', ['time_from', 'time_to']],
  ['opening_hours_exception', 'site', ['time_from', 'time_to']],
  ['menu_item', 'site', ['place', 'position']],
  ['html_snippet', 'site', []],
  ['redirect', 'site', ['new_path']],
  ['consent_service', 'visitors', ['category', 'provider']],
  ['settings', 'site', []],
  ['form', 'visitors', ['keep_days']],
];

type Values = Readonly<Record<string, unknown>>;

/** A value as a cell of a list shows it. */
export function cellOf(
  kind: Kind,
  key: string,
  record: object,
  { locale, t }: PageContext,
): string {
  const value = (record as Values)[key];
  const field = (records[kind].fields as Fields)[key];
  if (field === undefined || value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'hub:yes' : 'hub:no');
  if (field.keep === 'translated') return textIn(value as Record<Locale, string>, locale);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  if (field.control === 'day') return formatDay(text, locale, 'numeric');
  if (field.control === 'moment') return formatMoment(text, locale);
  const { options } = recordField(key, field, locale);
  return options.find((option) => option.value === text)?.label ?? text;
}

/** The name of a record as lists show it: a choice or a day by its words. */
const nameCell = (kind: Kind, record: object, context: PageContext): string =>
  cellOf(kind, records[kind].title, record, context) || titleOf(kind, record, context.locale);

async function recordRows(kind: Kind, keys: readonly string[], context: PageContext, q: HubQuery) {
  const { app, locale, t } = context;
  const { db } = app.database;
  const link = linkField(kind, keys);
  const names = link === null ? null : await linkedNames(db, link, null, locale);
  const found = (await allRecords(db, kind))
    .map((record) => ({
      id: String(record.id),
      href: pathTo('hub-record', locale, { list: kind, id: record.id }),
      cells: [
        nameCell(kind, record, context),
        ...keys.map((key) =>
          key === link?.field
            ? (names?.get(record.id) ?? []).join(', ')
            : cellOf(kind, key, record, context),
        ),
        t(record.is_online ? 'hub:yes' : 'hub:no'),
        formatMoment(record.updated_at, locale),
      ],
    }))
    .filter(({ cells }) => matches(cells.join(' '), q.text))
    .sort((left, right) => (left.cells[0] ?? '').localeCompare(right.cells[0] ?? '', locale));
  const start = (q.page - 1) * HUB_PAGE_SIZE;
  return { rows: found.slice(start, start + HUB_PAGE_SIZE), total: found.length };
}

/** The list of a kind of record, made from its description. */
const recordList = ([kind, group, keys]: (typeof RECORD_ROWS)[number]): HubList => ({
  key: kind,
  group,
  right: { subject: kind, action: 'write', isByField: true },
  columns: ['name', ...keys, 'is_online', 'updated_at'],
  rows: (context, query) => recordRows(kind, keys, context, query),
  // There is one record of settings, and no second one.
  links: ({ locale, t }, caller) =>
    kind === 'settings' || !isAllowed(caller, kind, 'write')
      ? []
      : [{ label: t('hub:new'), href: pathTo('hub-new', locale, { list: kind }) }],
});

export const RECORD_LISTS: readonly HubList[] = RECORD_ROWS.map(recordList);

/** The kind of record that a list holds and that its form changes; null: another list. */
export const kindOfList = (key: string): Kind | null =>
  RECORD_ROWS.find(([kind]) => kind === key)?.[0] ??
  (isKind(key) && shortFormOf(key) !== null ? key : null);

/**
 * The fields of a form that is shorter than its kind: what is changed on the evening itself,
 * by the box office, too. Null: its form has all fields.
 */
export const shortFormOf = (kind: Kind): readonly string[] | null =>
  PERMISSIONS[kind].boxOfficeFields ?? null;

/** What a form of a list takes: a new one everything, one that is there a field of it. */
export function recordRight(key: string, id: string | undefined): Right | undefined {
  const subject = kindOfList(key);
  if (subject === null) return undefined;
  return { subject, action: 'write', ...(id !== undefined && { isByField: true as const }) };
}
