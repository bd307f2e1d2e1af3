import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import RssParser from 'rss-parser';
import { dayForAddress, dayOf, instantText, moveDay } from '../../../src/lib/dates/dates.ts';
import { instantOfInput } from '../../../src/lib/venue-clock.ts';
import { searchPath } from '../../../src/lib/routing/search-path.ts';
import { byIcalJs, byNodeIcal } from '../../support/content/calendar-readers.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { violations } from '../support/axe.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { newEvent, uniqueWord, type TestEvent } from '../support/box-office.ts';
import { patch } from '../../support/site/write.ts';

/* What the box office does on a phone at six: in a few taps, and public at once. */

const PHONE = { width: 390, height: 844 };
const MAX_TAPS = 6;
const today = dayOf(new Date());
const TOMORROW = moveDay(today, 1);

/** What the page says to search engines, read by nothing but JSON. */
function eventLd(html: string): Record<string, unknown> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  const things = blocks.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  return things.find((thing) => 'eventStatus' in thing) ?? {};
}

/** What every channel says of an event, each by a reader of its own. */
async function channels(request: APIRequestContext, event: TestEvent) {
  const text = async (path: string) => (await request.get(path)).text();
  const date = dayForAddress(event.day);
  const [page, list, search, ics, programme, rss] = await Promise.all([
    text(event.path),
    text(`/de/programm-karten?date=${date}`),
    text(searchPath('de', { text: event.name })),
    text(`${event.path}/termin.ics`),
    text(`/de/programm-karten/kalender.ics?date=${date}`),
    text(`/de/programm-karten/feed.rss?date=${date}`),
  ]);
  const uid = `event-${event.id}@`;
  const own = (file: string, read: typeof byIcalJs) =>
    read(file).find((entry) => entry.uid.startsWith(uid));
  const item = (await new RssParser().parseString(rss)).items.find(({ title }) =>
    title?.endsWith(`: ${event.name}`),
  );
  const row = (html: string) => {
    const start = html.indexOf(event.path);
    // To its own end: what stands below it may be cancelled, too.
    return start === -1 ? '' : html.slice(start, html.indexOf('</article>', start));
  };
  return {
    page: page.includes('Abgesagt') && page.includes('muss leider entfallen'),
    list: row(list).includes('Abgesagt'),
    search: search.includes('Abgesagt'),
    ics: [byIcalJs, byNodeIcal].map((read) => own(ics, read)?.status),
    sequence: own(ics, byIcalJs)?.sequence,
    programme: [byIcalJs, byNodeIcal].map((read) => own(programme, read)?.status),
    rss: item?.contentSnippet?.includes('Abgesagt') ?? null,
    ld: eventLd(page)['eventStatus'],
  };
}

test.describe('at 390 px', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('ED-12 cancelling takes at most 6 taps from «Heute», and is on every channel within a second', async ({
    page,
    context,
    request,
  }) => {
    const event = await newEvent(request);
    // All of it is kept before: what comes after is not a first look.
    const before = await channels(request, event);
    expect(before).toMatchObject({
      page: false,
      list: false,
      search: false,
      ics: ['CONFIRMED', 'CONFIRMED'],
      programme: ['CONFIRMED', 'CONFIRMED'],
      rss: false,
      ld: 'https://schema.org/EventScheduled',
    });
    await logIn(context, 'box_office');
    await page.goto('/de/cms-hub/today');
    let taps = 0;
    const tap = async (
      name: string,
      role: 'link' | 'button',
      within: Page | ReturnType<Page['locator']> = page,
    ) => {
      taps += 1;
      await within.getByRole(role, { name, exact: true }).tap();
    };
    await tap('Absagen', 'link', page.getByRole('article', { name: event.name }));
    await tap('Jetzt absagen', 'button');
    await page.waitForURL(/\?done=/u, { waitUntil: 'commit' });
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await expect
      .poll(() => channels(request, event), { intervals: [50, 100] })
      .toEqual({
        page: true,
        list: true,
        search: true,
        ics: ['CANCELLED', 'CANCELLED'],
        sequence: (before.sequence ?? 0) + 1,
        programme: ['CANCELLED', 'CANCELLED'],
        rss: true,
        ld: 'https://schema.org/EventCancelled',
      });
    await expect(page.getByRole('status')).toContainText('Stand: Abgesagt');
    expect(await violations(page)).toEqual([]);

    // And back, as nobody was written to.
    await page.getByRole('button', { name: 'Zurücknehmen' }).tap();
    await expect(page.getByRole('status')).toContainText('Zurückgenommen');
    expect(eventLd(await (await request.get(event.path)).text())['eventStatus']).toBe(before.ld);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const examined: (readonly [string, string])[] = [];
  const examine = async (page: Page) => {
    examined.push([page.url(), await page.content()]);
    expect([page.url(), await violationsWithoutScripts(page)]).toEqual([page.url(), []]);
  };
  test.afterAll(async () => {
    const found = await htmlErrors(examined);
    expect(found).toBe('');
  });

  test('ED-12 postponing keeps the old date; what is wrong is told at its field, in the page’s language @full', async ({
    page,
    context,
    request,
  }) => {
    const event = await newEvent(request);
    const form = `/de/cms-hub/event/${event.id}/status?to=postponed`;
    await logIn(context, 'box_office');
    await page.goto('/en/cms-hub/today');
    await examine(page);
    await page.goto(form.replace('/de/', '/en/'));
    await page.getByLabel('Message to visitors (Deutsch)').fill('');
    await press(page, 'Postpone it now');
    await expect(page.getByRole('alert')).toContainText('Please say when it starts now');
    await expect(page.getByRole('alert')).toContainText('Please tell visitors in German');
    await examine(page);

    await page.goto(form);
    const later = moveDay(TOMORROW, 30);
    const words = 'Ersatztermin: <b>& „Größe“ 😀';
    await page.getByLabel('Worte an die Besucher:innen (Deutsch)').fill(words);
    await page.getByLabel('Neuer Beginn').fill(`${later}T20:00`);
    await page.getByLabel('Neues Ende').fill(`${later}T19:00`);
    await press(page, 'Jetzt verschieben');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Neues Ende')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Worte an die Besucher:innen (Deutsch)')).toHaveValue(words);
    await page.getByLabel('Neues Ende').fill('');
    // Somebody else is quicker.
    await patch(request, 'event', event, { status: 'few_left' });
    await press(page, 'Jetzt verschieben');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Jemand anderes hat diese Veranstaltung geändert');
    await expect(alert).toContainText('Restkarten');
    await press(page, 'Jetzt verschieben');
    await expect(page.getByRole('status')).toContainText('Stand: Verschoben');
    await examine(page);
    const html = await (await request.get(event.path)).text();
    const ld = eventLd(html);
    expect(ld['eventStatus']).toBe('https://schema.org/EventRescheduled');
    expect(ld['previousStartDate']).toBe(event.start);
    expect(ld['startDate']).toBe(instantText(instantOfInput(later, '20:00')));
    expect(ld['endDate']).toBe(instantText(instantOfInput(later, '22:00')));
    expect(html).not.toContain('<b>&');
  });

  test('ED-12 an alert and the hours of a day are changed by small forms, and taken back @full', async ({
    page,
    context,
    request,
  }) => {
    const title = uniqueWord();
    await logIn(context, 'box_office');
    await page.goto('/de/cms-hub/today/alert');
    await press(page, 'Einschalten');
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie auf Deutsch an');
    await page.getByLabel('Überschrift (Deutsch)').fill(title);
    await page.getByLabel('Link').fill('javascript:alert(1)');
    await press(page, 'Einschalten');
    await expect(page.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Link').fill('');
    await press(page, 'Einschalten');
    await expect(page.getByRole('status')).toContainText('über jeder Seite');
    await examine(page);
    const home = async () => (await request.get('/de')).text();
    await expect.poll(home).toContain(title);
    const item = page.getByRole('listitem').filter({ hasText: title });
    await item.getByRole('button', { name: 'Ausschalten' }).click();
    await expect.poll(home).not.toContain(title);

    const day = moveDay(today, 200);
    const address = `/de/cms-hub/today/hours?day=${day}`;
    await page.goto(address);
    await page.getByLabel('Geöffnet von').fill('18:00');
    await page.getByLabel('bis', { exact: true }).fill('17:00');
    await press(page, 'Speichern');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('bis', { exact: true }).fill('21:00');
    await press(page, 'Speichern');
    await expect(page.getByRole('status').first()).toContainText('Gespeichert');
    await examine(page);
    await press(page, 'Wieder wie jede Woche');
    await expect(page.getByRole('status').first()).toContainText('Zeit der Woche');
  });

  test('ED-12 the day’s sheet is one page of paper; days that are none lead to today @full', async ({
    page,
    context,
    request,
  }) => {
    // A day that no other test fills.
    const event = await newEvent(request, moveDay(today, 333));
    await logIn(context, 'box_office');
    await page.goto(`/de/cms-hub/today/sheet?day=${event.day}`);
    const section = page.getByRole('region', { name: event.name });
    await expect(section).toContainText('Einlass');
    await expect(section).toContainText('19:30');
    await examine(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu)?.length).toBe(1);
    for (const day of ['2026-02-31', 'gestern', '99999-01-01', "1' or 1=1"]) {
      await page.goto(`/de/cms-hub/today?day=${encodeURIComponent(day)}`);
      await expect(page).toHaveURL(/\/de\/cms-hub\/today$/u);
    }
  });
});
