import { millisecondsInDay } from 'date-fns/constants';
import { SUBJECTS } from '../../../../accounts/permissions.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { instantOfInput, instantText } from '../../../../venue-clock.ts';
import { csvOf } from '../../../../forms/csv.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { AuditChoice, AuditRow } from '../../../repositories/access/audit.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import { AUDIT_ACTIONS } from '../../../services/audit/audit-log.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

/** Entries that are read at once for a file. */
const CSV_AT_ONCE = 500;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const COLUMNS = ['at', 'who', 'what', 'subject', 'record', 'from', 'before', 'after'] as const;

const isWhat = (word: string): boolean =>
  [...SUBJECTS, ...AUDIT_ACTIONS].some((known) => known === word);

/** What is searched for: a day, a subject or an action by its name, and whose name has the rest in it. */
export function auditChoice(text: string, { t }: Pick<PageContext, 't'>): AuditChoice {
  const words = text.trim().split(/\s+/u).filter(Boolean);
  const named = AUDIT_ACTIONS.find(
    (action) => t(`hub:audit.action.${action}`).toLowerCase() === text.trim().toLowerCase(),
  );
  const day = words.find((word) => DAY.test(word) && !Number.isNaN(Date.parse(word)));
  const what = named ?? words.find(isWhat) ?? '';
  const who = named ? '' : words.filter((word) => word !== day && word !== what).join(' ');
  const from = day === undefined ? null : instantOfInput(day, '00:00');
  const before = from && new Date(from.getTime() + millisecondsInDay);
  return { who, what, from: from && instantText(from), before: before && instantText(before) };
}

const nameOf = ({ actor, actor_name: name }: AuditRow, { t }: PageContext): string =>
  name || t(actor === 'command' ? 'hub:access.command' : 'hub:access.nobody');

/** The changed fields as one line. */
const fieldsText = (json: string | null): string =>
  json === null
    ? ''
    : Object.entries(JSON.parse(json) as Record<string, unknown>)
        .map(
          ([name, value]) =>
            `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
        )
        .join('; ');

const cellsOf = (row: AuditRow, context: PageContext): readonly string[] => [
  formatMoment(row.at, context.locale),
  nameOf(row, context),
  context.t(`hub:audit.action.${row.action}`),
  row.subject,
  row.record ?? '',
  row.address,
  fieldsText(row.before),
  fieldsText(row.after),
];

/** Who did what, the newest first. */
export const AUDIT: HubList = {
  key: 'audit',
  group: 'operations',
  right: { subject: 'audit_entry', action: 'read' },
  columns: COLUMNS,
  async rows(context, { text, page }) {
    const part = { limit: HUB_PAGE_SIZE, offset: (page - 1) * HUB_PAGE_SIZE };
    const { rows, total } = await context.app.audit.list(auditChoice(text, context), part);
    return {
      rows: rows.map((row) => ({
        id: String(row.id),
        href: null,
        cells: cellsOf(row, context),
      })),
      total,
    };
  },
  links: ({ locale, t }, caller) =>
    isAllowed(caller, 'audit_entry', 'export')
      ? [{ label: t('hub:access.csv'), href: pathTo('hub-audit-csv', locale) }]
      : [],
};

/** The chosen entries as a file. */
export async function auditCsv(context: PageContext, text: string): Promise<string> {
  const choice = auditChoice(text, context);
  const rows: (readonly string[])[] = [COLUMNS.map((name) => context.t(`hub:column.${name}`))];
  for (let below: number | null = null; ;) {
    const part = await context.app.audit.list(choice, { limit: CSV_AT_ONCE, below });
    rows.push(...part.rows.map((row) => [row.at, ...cellsOf(row, context).slice(1)]));
    below = part.rows.at(-1)?.id ?? null;
    if (part.rows.length < CSV_AT_ONCE || below === null) return csvOf(rows);
  }
}
