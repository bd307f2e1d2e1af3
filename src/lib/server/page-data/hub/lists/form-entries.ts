import { millisecondsInDay } from 'date-fns/constants';
import type { FormEntity } from '../../../../../content/records/form.ts';
import { csvOf } from '../../../../forms/csv.ts';
import { dayOf, formatMoment, instantText } from '../../../../dates/dates.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { foldedWords } from '../../../../search/fold.ts';
import type { HubListView, HubEntryView } from '../../../../views/hub/hub-view.ts';
import * as entries from '../../../repositories/forms/entries.ts';
import { recordById, allRecords } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';
import { pagerView } from '../../page/pager.ts';
import { HUB_PAGE_SIZE, type HubList, type HubQuery, listHref, partsOf } from './hub-list.ts';

const SPAM_DAYS = 30;

/** Days of the part «new» of a form's entries, as the overview counts them. */
const NEW_DAYS = 7;
export const NEW_ENTRIES = 'new';

/** Since when an entry is new. */
export const newSince = (now: Date): string =>
  instantText(new Date(now.getTime() - NEW_DAYS * millisecondsInDay));

/** Entries that are read at once for a file. */
const CSV_AT_ONCE = 500;

/** As much of an entry as a row of a list shows. */
const SUMMARY_CHARACTERS = 160;

const spamOf = ({ app, now }: PageContext, form: number): Promise<number> =>
  entries.formSpamSince(
    app.database.db,
    form,
    dayOf(instantText(new Date(now.getTime() - SPAM_DAYS * millisecondsInDay))),
  );

const entriesPath = (form: number, { locale }: PageContext): string =>
  pathTo('hub-entries', locale, { id: form });

/** All forms with what came in through them. */
export const FORM_ENTRIES: HubList = {
  key: 'form_entries',
  group: 'visitors',
  right: { subject: 'form_entry', action: 'read' },
  columns: ['name', 'entries', 'spam'],
  async rows(context, query) {
    const { db } = context.app.database;
    const counts = await entries.entryCounts(db);
    const words = foldedWords(query.text);
    const rows = await Promise.all(
      (await allRecords(db, 'form')).map(async (form) => ({
        id: String(form.id),
        href: entriesPath(form.id, context),
        cells: [
          textIn(form.title, context.locale),
          String(counts.get(form.id) ?? 0),
          String(await spamOf(context, form.id)),
        ],
      })),
    );
    const found = rows.filter(({ cells }) =>
      words.every((word) => foldedWords(cells[0] ?? '').some((other) => other.startsWith(word))),
    );
    const start = (query.page - 1) * HUB_PAGE_SIZE;
    return { rows: found.slice(start, start + HUB_PAGE_SIZE), total: found.length };
  },
};

/** A form by its id, also one that is offline; null: there is none. */
export const formOf = ({ app }: PageContext, id: number): Promise<FormEntity | null> =>
  recordById(app.database.db, 'form', id);

export const DELETE = 'delete_entry';

/** The entries of a form, the newest first; null where there are not so many pages. */
export async function entriesView(
  context: PageContext,
  form: FormEntity,
  query: HubQuery,
  done: string | null,
): Promise<HubListView | null> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const part = query.part === NEW_ENTRIES ? NEW_ENTRIES : '';
  const choice = {
    form: form.id,
    words: foldedWords(query.text),
    ...(part !== '' && { since: newSince(context.now) }),
  };
  const total = await entries.countFormEntries(db, choice);
  const pages = Math.max(1, Math.ceil(total / HUB_PAGE_SIZE));
  if (query.page > pages) return null;
  const offset = (query.page - 1) * HUB_PAGE_SIZE;
  const found = await entries.formEntries(db, choice, { limit: HUB_PAGE_SIZE, offset });
  const action = entriesPath(form.id, context);
  const hrefOf = (change: Partial<HubQuery>, page = 1) =>
    listHref(action, { ...query, part, ...change }, page);
  return {
    title: t('hub:entries.title', { title: textIn(form.title, locale) }),
    text: t('hub:entries.spam', { count: await spamOf(context, form.id) }),
    action,
    query: query.text,
    parts: partsOf([NEW_ENTRIES], part, (name) => hrefOf({ part: name }), context),
    part,
    columns: [t('hub:column.received_at'), t('hub:column.entry')],
    rows: found.map((entry) => ({
      id: String(entry.id),
      href: pathTo('hub-entry', locale, { id: form.id, entry: entry.id }),
      cells: [
        formatMoment(entry.received_at, context.locale),
        entry.answers
          .flatMap(({ values }) => values)
          .join(' · ')
          .slice(0, SUMMARY_CHARACTERS),
      ],
      actions: [{ name: DELETE, label: t(`hub:action.${DELETE}`) }],
    })),
    summary: t('hub:count', { count: total }),
    pager: pagerView(context, query.page, pages, (page) => hrefOf({}, page)),
    listActions: [],
    links: [
      {
        label: t('hub:entries.csv'),
        href: pathTo('hub-entries-csv', locale, { id: form.id }),
      },
    ],
    notice: done === DELETE ? t(`hub:done.${DELETE}`) : '',
    error: '',
  };
}

/** One entry as editors read it; null: there is none, or it is of another form. */
export async function entryView(
  context: PageContext,
  form: FormEntity,
  id: number,
): Promise<HubEntryView | null> {
  const { app, locale, t } = context;
  const entry = await entries.formEntryById(app.database.db, id);
  if (entry?.form !== form.id) return null;
  const fileHref = (file: string) =>
    pathTo('hub-entry-file', locale, { id: form.id, entry: id, file });
  return {
    title: t('hub:entries.one', { date: formatMoment(entry.received_at, context.locale) }),
    answers: entry.answers.map(({ label, values, files }) => ({
      label,
      values: values.map((text, index) => {
        const file = files[index];
        return { text, href: file === undefined ? null : fileHref(file) };
      }),
    })),
    facts: [
      { label: t('hub:entries.deleteAt'), text: formatMoment(entry.delete_at, context.locale) },
      { label: t('hub:entries.language'), text: entry.locale },
    ],
    none: t('hub:entries.none'),
    list: {
      label: t('hub:back', { list: textIn(form.title, locale) }),
      href: entriesPath(form.id, context),
    },
    delete: { id: String(id), name: DELETE, label: t(`hub:action.${DELETE}`) },
  };
}

/** All entries of a form as CSV: a column for each question that was ever asked. */
export async function entriesCsv(context: PageContext, form: FormEntity): Promise<string> {
  const { app, t } = context;
  const columns = new Map<string, string>();
  const rows: { readonly at: string; readonly values: ReadonlyMap<string, string> }[] = [];
  for (let offset = 0; ; offset += CSV_AT_ONCE) {
    const page = await entries.formEntries(
      app.database.db,
      { form: form.id, words: [] },
      { limit: CSV_AT_ONCE, offset },
    );
    for (const { answers, received_at: at } of page) {
      for (const { slug, label } of answers) if (!columns.has(slug)) columns.set(slug, label);
      rows.push({
        at,
        values: new Map(answers.map(({ slug, values }) => [slug, values.join(', ')])),
      });
    }
    if (page.length < CSV_AT_ONCE) break;
  }
  const slugs = [...columns.keys()];
  return csvOf([
    [t('hub:column.received_at'), ...columns.values()],
    ...rows.map(({ at, values }) => [
      formatMoment(at, context.locale),
      ...slugs.map((slug) => values.get(slug) ?? ''),
    ]),
  ]);
}
