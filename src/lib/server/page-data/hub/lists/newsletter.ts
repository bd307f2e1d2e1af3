import { formatInstant } from '../../../../dates/dates.ts';
import { csvOf } from '../../../../forms/csv.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../../constants.ts';

import { pathTo } from '../../../../routing/routes.ts';
import {
  countSubscribers,
  subscribers,
  type Subscription,
} from '../../../repositories/visitors/newsletter.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import { subscriptionPath } from '../../../services/newsletter/newsletter.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

/** Subscribers that are read at once for a file. */
const CSV_AT_ONCE = 1000;

const cellsOf = (one: Subscription, { locale }: PageContext): readonly string[] => [
  one.email,
  one.locale,
  one.confirmed_at === null ? '' : formatInstant(one.confirmed_at, locale, 'numeric'),
];

/** Who gets the newsletter. */
export const NEWSLETTER: HubList = {
  key: 'newsletter',
  group: 'visitors',
  right: { subject: 'newsletter_address', action: 'read' },
  columns: ['email', 'language', 'confirmed_at'],
  rows: async (context, { text, page }) => {
    const { db } = context.app.database;
    const wanted = text.trim().toLowerCase();
    const offset = (page - 1) * HUB_PAGE_SIZE;
    const found = await subscribers(db, { text: wanted, limit: HUB_PAGE_SIZE, offset });
    return {
      total: await countSubscribers(db, wanted),
      rows: found.map((one) => ({
        id: String(one.id),
        href: null,
        cells: cellsOf(one, context),
        actions: ['delete_subscriber'],
      })),
    };
  },
  links: ({ locale, t }, caller) =>
    isAllowed(caller, 'newsletter_address', 'export')
      ? [{ label: t('hub:csv'), href: pathTo('hub-newsletter-csv', locale) }]
      : [],
  actions: [
    {
      name: 'delete_subscriber',
      right: { subject: 'newsletter_address', action: 'delete' },
    },
  ],
};

/** All of them as CSV for the program that sends: each with the address at which it is unsubscribed. */
export async function newsletterCsv(context: PageContext): Promise<string> {
  const { app, t } = context;
  const rows: (readonly string[])[] = [
    [...NEWSLETTER.columns, 'unsubscribe'].map((column) => t(`hub:column.${column}`)),
  ];
  for (let offset = 0; ; offset += CSV_AT_ONCE) {
    const part = await subscribers(app.database.db, { text: '', limit: CSV_AT_ONCE, offset });
    for (const one of part) {
      const locale = LOCALES.find((known) => known === one.locale) ?? DEFAULT_LOCALE;
      const link = app.env.siteOrigin + subscriptionPath(one.token, locale);
      rows.push([...cellsOf(one, context), link]);
    }
    if (part.length < CSV_AT_ONCE) return csvOf(rows);
  }
}
