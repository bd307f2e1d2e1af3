import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved, started } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { create, createPage } from '../../support/site/write.ts';
import { mark } from '../support/unique.ts';

const both = (de: string, en = de) => ({ de, en });
const record = (page: Page, key: string) => page.locator(`main [data-record="${key}"]`);

/** Writes behind what stands in a text. */
async function write(page: Page, key: string, words: string): Promise<void> {
  await page.locator(`main [data-record-text="${key}"]`).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-16 an event is written where it stands; its date, hall, prices and performers open at their field @full', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const person = await create(request, 'person', { name: `Mira Faden ${mark()}` });
  const event = await create(request, 'event', {
    title: both(`Abend ${mark()}`, `Evening ${mark()}`),
    description: both('Erster Absatz.\n\nZweiter Absatz.'),
    date_start: '2027-03-01T18:00:00Z',
    room: 1,
    performers: [{ person: person.id, role: both('Klavier', 'Piano') }],
    prices: [{ id: 'a', price: '38.00', sale_type_id: 'full', text: 'Vollpreis', name: 'Kat. 1' }],
  });
  const path = `/de/programm-karten/abend/${event.id}`;
  await edit(page, path);
  await write(page, 'title', ' im Mai');
  await expect(page.locator('h1')).toBeFocused();
  await isSaved(page);
  // Nothing is taken away from under whoever writes, also once it is saved.
  await page.keyboard.type('!');
  await expect(page.locator('h1')).toHaveText(`Abend ${mark()} im Mai!`);
  // What is empty can be seen, and written.
  await write(page, 'subtitle', 'Mit Pause');
  await write(page, 'description', ' Und ein Satz mehr.');
  await isSaved(page);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 844 });

  for (const [key, name, field] of [
    ['date_start', 'Beginn', 'Beginn'],
    ['room', 'Saal', 'Saal'],
    ['prices', 'Preise', 'Preise'],
    ['performers', 'Mitwirkende', 'Mitwirkende'],
  ] as const) {
    await record(page, key)
      .getByRole('button', { name: `Bearbeiten: ${name}` })
      .click();
    const control = page.locator(`.ed-panel .ed-field[data-key="${key}"]`);
    await expect(control.locator(':focus')).toBeVisible();
    await expect(control).toContainText(field);
  }
  const panel = page.locator('.ed-panel');
  await expect(panel.locator('[data-key=prices] summary')).toHaveText(
    /1\. Kat\. 1 · Vollpreis · 38\s€/u,
  );
  await expect(panel.locator('[data-key=performers] summary')).toHaveText(
    `1. Klavier: Mira Faden ${mark()}`,
  );
  // An amount as people write it.
  await panel.locator('[data-key=prices] summary').click();
  await panel.locator('[data-key=price] input').fill('38,5');
  await page.keyboard.press('Tab');
  await expect(panel.locator('[data-key=price] input')).toHaveValue('38,50');
  // An end before the beginning is told where it is written.
  await panel.locator('[data-key=date_end] input').fill('2027-02-01T20:00');
  await isSaved(page);
  await expect(panel.locator('[data-key=date_end] .ed-field-error')).toBeVisible();
  await panel.locator('[data-key=date_end] input').fill('2027-03-01T22:00');
  await isSaved(page);
  await expect(panel.locator('[data-key=date_end] .ed-field-error')).toHaveCount(0);

  await page.locator('.ed-bar').getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
  const html = await (await request.get(path)).text();
  expect(html).toContain(`Abend ${mark()} im Mai!`);
  expect(html).toContain('Mit Pause');
  expect(html).toContain('Zweiter Absatz. Und ein Satz mehr.');
  expect(html).not.toContain('data-record');
  expect(complaints).toEqual([]);
});

test('ED-16 the headline of a page, the words of a production, a series, a venue and a person are written where they stand @full', async ({
  page,
  request,
}) => {
  const { de, en } = await createPage(request, []);
  const production = await create(request, 'production', { title: both(`Stück ${mark()}`) });
  const series = await create(request, 'series', { name: both(`Reihe ${mark()}`) });
  const venue = await create(request, 'venue', { name: both(`Ort ${mark()}`) });
  const person = await create(request, 'person', { name: `Wer ${mark()}`, in_team: true });
  for (const [path, title, text] of [
    [de, 'title', 'intro'],
    [`/de/produktionen/x/${production.id}`, 'title', 'description'],
    [`/de/abos/x/${series.id}`, 'name', 'description'],
    [`/de/spielstaedte/x/${venue.id}`, 'name', 'description'],
    [`/de/team/x/${person.id}`, 'name', 'biography'],
  ] as const) {
    await page.goto(path);
    await page.goto(`${new URL(page.url()).pathname}?edit`);
    await started(page);
    await write(page, title, ' neu');
    await write(page, text, 'Ein Satz dazu.');
    await isSaved(page);
    await page.reload();
    await started(page);
    await expect(page.locator('h1')).toHaveText(/ neu$/u);
    await expect(page.locator(`main [data-record-text="${text}"]`)).toHaveText('Ein Satz dazu.');
  }
  // Words that stand in for missing ones are not written over in the wrong language.
  await edit(page, en);
  await expect(page.locator('h1')).toHaveText(/^Trial/u);
});

test('ED-16 an entry of a list says which record holds it, and leads to its editing', async ({
  page,
}) => {
  // A list of which nobody has written anything: it has no editor of its own.
  await page.goto('/de/produktionen?edit');
  await expect(page.locator('[data-entries][data-started]')).toBeAttached();
  const entry = page.locator('main a[href*="/produktionen/"]').first();
  await entry.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('Produktion');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Dort bearbeiten' }).click();
  await started(page);
  await expect(page).toHaveURL(/\/de\/produktionen\/.+\/\d+\?edit$/u);
  await expect(page.locator('h1[data-record-text]')).toBeVisible();
});

test('ED-16 the headline of the programme is written where it stands, and no visitor gets its mark @full', async ({
  page,
  browser,
}) => {
  // Alternating, because the head of the programme is kept from one page to the next.
  const visitor = await browser.newPage();
  for (const locale of ['de/programm-karten', 'en/programme-tickets'] as const)
    for (const [query, edited] of [
      ['', '?edit'],
      ['?price=15', '?edit&price=15'],
    ] as const) {
      await visitor.goto(`/${locale}${query}`);
      await expect(visitor.locator('h1[data-record]')).toHaveCount(0);
      await page.goto(`/${locale}${edited}`);
      await started(page);
      await expect(page.locator('h1')).toHaveAttribute('data-record-text', 'headline');
      // Of another choice, which takes the same head.
      await visitor.goto(`/${locale}${query === '' ? '?price=0' : '?price=15&age=6'}`);
      await expect(visitor.locator('h1')).toBeVisible();
      await expect(visitor.locator('h1[data-record]')).toHaveCount(0);
    }
  await visitor.close();
});

test('ED-16 what is changed while the page is fetched anew stays on it @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Vorher', 'Before')]);
  await edit(page, de);
  const answer = Promise.withResolvers<null>();
  await page.route(`**${de}?edit`, async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest((one) => one.url().endsWith(`${de}?edit`));
  await write(page, 'title', ' neu');
  await page.locator('main h2').click();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const text = page.locator('.ed-panel [data-key=content] input').first();
  await text.click();
  await asked;
  await page.locator('main').evaluate((main) => main.setAttribute('data-old', ''));
  await text.fill('Nachher');
  await expect(page.locator('main h2')).toHaveText('Nachher');
  answer.resolve(null);
  await expect(page.locator('main[data-old]')).toHaveCount(0);
  await expect(page.locator('main h2')).toHaveText('Nachher');
});
