import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '../../../src/lib/programme/programme-query.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { calendarFile } from '../../../src/lib/server/page-data/feeds/calendar.ts';
import { feedChoice } from '../../../src/lib/server/page-data/feeds/choice.ts';
import { saleReminder } from '../../../src/lib/server/page-data/feeds/sale-reminder.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { byIcalJs, byNodeIcal } from '../../support/content/calendar-readers.ts';
import { inputOf, modelEvent, stored, valueOf } from '../../support/content/records.ts';
import { appFor } from '../../support/database/house.ts';

describe('the names of events in calendars', () => {
  async function uidsOf(app: AppContext): Promise<readonly string[]> {
    const context = await PageContext.open(app, 'de', '/');
    const { title, events } = await feedChoice(context, EMPTY_QUERY);
    return byIcalJs(calendarFile(title, events, context)).map(({ uid }) => uid);
  }

  it('EV-13 stay when the site moves to another host, and follow the setting of the venue', async () => {
    const app = await appFor('sqlite', 'demo');
    const before = await uidsOf(app);
    const moved = { ...app, env: { ...app.env, siteOrigin: 'https://neu.example' } };
    expect(await uidsOf(moved)).toEqual(before);
    const settings = await stored(app, 'settings', 1);
    const change = { ...inputOf('settings', settings), calendar_domain: 'haus.example' };
    valueOf(await app.records.update('settings', { id: 1, version: settings.version }, change));
    expect((await uidsOf(app)).every((uid) => uid.endsWith('@haus.example'))).toBe(true);
    // Control: without a setting they are those of the host.
    const current = await stored(app, 'settings', 1);
    const without = { ...inputOf('settings', current), calendar_domain: null };
    valueOf(await app.records.update('settings', { id: 1, version: current.version }, without));
    expect((await uidsOf(moved)).every((uid) => uid.endsWith('@neu.example'))).toBe(true);
  });

  it('EV-13 an alarm stands behind everything that is said of its event', async () => {
    const app = await appFor('sqlite', 'demo');
    const model = await modelEvent(app);
    const change = {
      parent: null,
      status: 'on_sale',
      is_free: false,
      date_start: '2027-02-03T19:00:00Z',
      date_end: null,
      sale_start: '2026-12-01T09:00:00Z',
    } as const;
    const { id } = valueOf(await app.records.create('event', { ...model, ...change }));
    const context = await PageContext.open(app, 'de', '/');
    const file = saleReminder(await stored(app, 'event', id), context) ?? '';
    const lines = file.split('\r\n');
    expect(lines.slice(lines.indexOf('END:VALARM'))).toEqual([
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(lines.findIndex((line) => line.startsWith('URL'))).toBeGreaterThan(0);
    expect(file).toContain(`UID:sale-${id}@www.example.org`);
    expect(byIcalJs(file)).toHaveLength(1);
    expect(byNodeIcal(file)).toEqual(byIcalJs(file));
  });
});
