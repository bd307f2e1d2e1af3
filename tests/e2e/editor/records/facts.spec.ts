import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, edit } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { create } from '../../../support/site/write.ts';
import { mark } from '../../support/unique.ts';

/* ED-16: what a page shows of records leads to the place where it is written. */

const both = (de: string, en = de) => ({ de, en });
const record = (page: Page, key: string) => page.locator(`main [data-record="${key}"]`);

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-16 the facts of an event open at their field, and a row of a list at its entry', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const people = [];
  for (const name of ['Ada', 'Berta', 'Carl'])
    people.push(await create(request, 'person', { name: `${name} Faden ${mark()}` }));
  const [tag, genre] = [
    await create(request, 'tag', { name: both(`Thema ${mark()}`) }),
    await create(request, 'genre', { name: both(`Genre ${mark()}`) }),
  ];
  const production = await create(request, 'production', { title: both(`Stück ${mark()}`) });
  const series = await create(request, 'series', { name: both(`Reihe ${mark()}`) });
  const event = await create(request, 'event', {
    title: both(`Tatsachen ${mark()}`),
    date_start: '2027-03-01T18:00:00Z',
    doors: '2027-03-01T17:00:00Z',
    duration: 90,
    interval: 20,
    age_from: 12,
    room: 1,
    production: production.id,
    series: [series.id],
    tags: [tag.id],
    genres: [genre.id],
    access: { wheelchair_places: 4 },
    access_note: both('Eingang links.', 'Entrance on the left.'),
    performers: people.map(({ id }, at) => ({ person: id, role: both(`Stimme ${at + 1}`) })),
    programme: ['Eins', 'Zwei', 'Drei'].map((text) => ({ text: both(text) })),
    prices: ['38.00', '12.00'].map((price, at) => ({
      id: `p${at}`,
      price,
      sale_type_id: 'full',
      text: 'Vollpreis',
      name: `Kat. ${at + 1}`,
    })),
  });
  await edit(page, `/de/programm-karten/x/${event.id}`);
  const panel = page.locator('.ed-panel');
  const focusIn = (key: string) => panel.locator(`.ed-field[data-path="${key}"] :focus`);
  for (const key of [
    'doors',
    'duration',
    'interval',
    'age_from',
    'access',
    'production',
    'series',
    'tags',
    'genres',
  ]) {
    // Not in its middle, where a link may stand that leads there, too.
    await record(page, key)
      .first()
      .click({ position: { x: 4, y: 4 } });
    await expect(focusIn(key)).toBeVisible();
    // From the keyboard, too.
    await expect(record(page, key).getByRole('button', { name: /^Bearbeiten: / })).toHaveCount(1);
  }
  await expect(page.locator('main [data-record-text=access_note]')).toHaveText('Eingang links.');

  for (const [key, at, words] of [
    ['performers', 2, 'Carl Faden'],
    ['performers', 1, 'Berta Faden'],
    ['programme', 2, 'Drei'],
    ['prices', 1, 'Kat. 2'],
  ] as const) {
    await page.locator(`main [data-record=${key}] [data-record-entry="${at}"]`).click();
    const entry = panel.locator(`[data-key=${key}] .ed-items > li`).nth(at);
    await expect(entry.locator(':focus')).toBeVisible();
    await expect(entry.locator('summary')).toContainText(words);
  }
  expect(complaints).toEqual([]);
});

test('ED-16 any part of an entry says which record holds it, its tickets and without a line, too @full', async ({
  page,
  context,
}) => {
  await page.goto('/de/programm-karten?edit');
  await expect(page.locator('[data-entries][data-started]')).toBeAttached();
  const entry = page
    .locator('main [data-event]')
    .filter({ has: page.locator('a[data-book]') })
    .filter({ has: page.getByRole('heading') })
    .first();
  const title = await entry.getByRole('heading').first().innerText();
  const dialog = page.locator('dialog[open]');
  const close = () => dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await entry.locator('a[data-book]:visible').first().click();
  await expect(dialog).toContainText('Veranstaltung');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await close();
  await entry.getByRole('heading').first().click();
  await expect(dialog).toContainText('Veranstaltung');
  await close();

  const before = page.url();
  await context.setOffline(true);
  await entry.getByRole('heading').first().click();
  await expect(dialog.getByRole('heading')).toHaveText(title);
  expect(page.url()).toBe(before);
  await expect(dialog.getByRole('link', { name: 'Dort bearbeiten' })).toBeVisible();
});
