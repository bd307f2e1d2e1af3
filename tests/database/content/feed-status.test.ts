import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import { EMPTY_QUERY } from '../../../src/lib/programme/programme-query.ts';
import { calendarFile } from '../../../src/lib/server/page-data/feeds/calendar.ts';
import { feedChoice } from '../../../src/lib/server/page-data/feeds/choice.ts';
import { newsFeed } from '../../../src/lib/server/page-data/feeds/news.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { ORIGIN } from '../../support/env.ts';
import { appFor } from '../../support/database/house.ts';
import { modelEvent, text, valueOf } from '../../support/content/records.ts';

describe('what became of an event', () => {
  const STATUSES = {
    cancelled: { de: 'Abgesagt', en: 'Cancelled' },
    postponed: { de: 'Verschoben', en: 'Postponed' },
    moved: { de: 'Verlegt', en: 'New venue' },
    sold_out: { de: 'Ausverkauft', en: 'Sold out' },
    on_sale: { de: '', en: '' },
  } as const;

  it('EV-13 EV-05 is what its name begins with, in calendars and in the feed', async () => {
    const app = await appFor('sqlite', 'demo');
    const model = await modelEvent(app);
    const plain = {
      parent: null,
      date_end: null,
      all_day: false,
    } as const;
    const date_start = '2027-02-03T19:00:00Z';
    for (const status of Object.keys(STATUSES) as (keyof typeof STATUSES)[]) {
      const title = text(`Abend ${status}`);
      valueOf(await app.records.create('event', { ...model, ...plain, status, title, date_start }));
    }
    for (const locale of LOCALES) {
      const context = await PageContext.open(app, locale, '/');
      const choice = await feedChoice(context, EMPTY_QUERY);
      const calendar = ICAL.parse(calendarFile(choice.title, choice.events, context)) as unknown[];
      const entries = new ICAL.Component(calendar)
        .getAllSubcomponents('vevent')
        .map((entry) => new ICAL.Event(entry));
      const { items } = await new Parser().parseString(newsFeed(choice, ORIGIN, context));
      for (const [status, { [locale]: word }] of Object.entries(STATUSES)) {
        const name = `Abend ${status}`;
        const [entry] = entries.filter(({ summary }) => summary.endsWith(name));
        const [item] = items.filter(({ title }) => title?.endsWith(name));
        const start = word === '' ? '' : `${word}: `;
        expect(entry?.summary, `${locale} ${status}`).toBe(start + name);
        expect(item?.title, `${locale} ${status}`).toMatch(new RegExp(`^${start}\\d`, 'u'));
      }
    }
  });
});
