import { expect, test, type Page } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { unique } from '../support/unique.ts';

/* ED-12: lists, forms, history and undo of records, with scripts off. */

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const told = (page: Page) => page.locator('main').getByRole('status').first();
const rows = (page: Page) => page.locator('.hub-table tbody tr');
const names = (page: Page) => rows(page).locator('th').allInnerTexts();
const inList = (list: string, text: string) =>
  `/de/cms-hub/${list}?period=all&q=${encodeURIComponent(text)}`;

/** Makes a record of a kind by its form. @returns its address */
async function make(page: Page, list: string, fields: Readonly<Record<string, string>>) {
  await page.goto(`/de/cms-hub/${list}/new`);
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Öffentlich', { exact: true }).uncheck();
  await submit(page, 'Speichern');
  await expect(page).toHaveURL(/\/\d+\?done=saved$/u);
  return new URL(page.url()).pathname;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 a list is searched and sorted by its address, and several records are changed and put back', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const name = unique('Marke');
    for (const letter of ['A', 'B'])
      await make(page, 'article_tag', { 'Name (Deutsch)': `${name} ${letter}` });
    await page.goto(inList('article_tag', name));
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('link', { name: /^Name/u }).click();
    const once = await names(page);
    await page.getByRole('link', { name: /^Name/u }).click();
    expect(await names(page)).toEqual([...once].reverse());

    await submit(page, 'Veröffentlichen');
    await expect(page.getByRole('alert')).toHaveText('Wählen Sie zuerst Einträge aus.');
    for (const box of await page.locator('input[name="id"]').all()) await box.check();
    await submit(page, 'Veröffentlichen');
    await expect(told(page)).toContainText('2 Einträge sind veröffentlicht.');
    await expect(page.locator('.hub-offline')).toHaveCount(0);
    await submit(page, 'Rückgängig');
    await expect(told(page)).toContainText('Rückgängig gemacht: 2 Einträge');
    await expect(page.locator('.hub-offline')).toHaveCount(2);
  });

  test('ED-12 a list is narrowed, kept as a view and taken away as a file @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const name = unique('Absagen');
    await page.goto('/de/cms-hub/event?period=all&sort=date_start');
    await page.getByText('Filter', { exact: true }).click();
    await page.locator('#filter-status').selectOption({ label: 'Abgesagt' });
    await submit(page, 'Anwenden');
    await expect(rows(page).filter({ hasNotText: 'Abgesagt' })).toHaveCount(0);
    const address = page.url();

    await page.getByText('Ansicht speichern', { exact: true }).first().click();
    await page.getByLabel('Name der Ansicht').fill(name);
    await submit(page, 'Ansicht speichern');
    await page.goto('/de/cms-hub/event');
    await page.getByRole('link', { name }).click();
    await expect(rows(page).filter({ hasNotText: 'Abgesagt' })).toHaveCount(0);

    const csv = await context.request.get(
      (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
    );
    const lines = (await csv.text()).trim().split('\r\n').slice(1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes('Abgesagt'))).toEqual([]);
    expect((await context.request.get(`${address}&cursor=99`)).status()).toBe(404);
  });

  test('ED-12 an event is made with prices, keeps what was typed beside an error, is copied, compared and restored @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const title = unique('Serenade');
    await page.goto('/de/cms-hub/event/new');
    await page.getByLabel('Titel (Deutsch)', { exact: true }).fill(title);
    await page.locator('button[value="add:prices"]').click();
    const price = page.locator('[id="prices.0"]');
    await price.locator('input[name="prices.0.price"]').fill('viel');
    await submit(page, 'Speichern');
    await expect(page).toHaveTitle(/^Fehler/u);
    await expect(page.getByLabel('Titel (Deutsch)', { exact: true })).toHaveValue(title);
    await expect(price.locator('input[name="prices.0.price"]')).toHaveValue('viel');
    await price.locator('input[name="prices.0.price"]').fill('38.00');
    for (const field of ['id', 'sale_type_id', 'text'])
      await price.locator(`[name="prices.0.${field}"]`).fill('1');
    await page.getByLabel('Beginn', { exact: true }).fill('2027-03-01T20:00');
    await page.getByLabel('Öffentlich', { exact: true }).uncheck();
    await submit(page, 'Speichern');
    await expect(told(page)).toHaveText('Gespeichert.');
    await expect(price.locator('summary')).toContainText('38');
    const address = new URL(page.url()).pathname;

    await page.getByLabel('Untertitel (Deutsch)').fill('Im Innenhof');
    await submit(page, 'Speichern');
    await page.getByRole('link', { name: 'Verlauf' }).click();
    await page.getByRole('link', { name: 'Mit jetzt vergleichen' }).first().click();
    await expect(page.locator('ins')).toContainText('Im Innenhof');
    await page.getByLabel('Zurückholen: Untertitel').check();
    await submit(page, 'Gewählte Felder zurückholen');
    await expect(told(page)).toHaveText('Die gewählten Felder sind wieder, wie sie damals waren.');
    await page.goto(address);
    await expect(page.getByLabel('Untertitel (Deutsch)')).toHaveValue('');

    await submit(page, 'Duplizieren');
    await expect(page).not.toHaveURL(address);
    await expect(page.getByLabel('Titel (Deutsch)', { exact: true })).toHaveValue(/Kopie/u);
    await page.getByText('Löschen …').click();
    await submit(page, 'Löschen');
    await expect(told(page)).toContainText('1 Eintrag ist gelöscht.');
    await submit(page, 'Rückgängig');
    await page.goto(inList('event', title));
    await expect(rows(page)).toHaveCount(2);
  });

  test('ED-12 a person, a tag and an article: the same form sent twice makes one, what is named is not deleted, what is deleted comes back @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const name = unique('Ensemble');
    await page.goto('/de/cms-hub/person/new');
    await page.getByLabel('Name', { exact: true }).fill(name);
    const twin = await context.newPage();
    const form = Object.fromEntries(
      await page
        .locator('.hub-record-form')
        .evaluate((element) => [...new FormData(element as HTMLFormElement)] as [string, string][]),
    );
    await twin.close();
    const headers = { origin: new URL(page.url()).origin };
    const send = () =>
      context.request.post('/de/cms-hub/person/new', { form, headers, maxRedirects: 0 });
    const answers = [await send(), await send()].map((answer) => [
      answer.status(),
      answer.headers()['location'],
    ]);
    expect(answers[0]?.[0]).toBe(303);
    expect(answers[1]).toEqual(answers[0]);
    await page.goto(inList('person', name));
    await expect(rows(page)).toHaveCount(1);

    const tag = unique('Hausmusik');
    await make(page, 'article_tag', { 'Name (Deutsch)': tag });
    await page.goto('/de/cms-hub/article');
    await page.locator('.hub-table tbody th a').first().click();
    const article = new URL(page.url()).pathname;
    await page.getByLabel(tag, { exact: true }).check();
    await submit(page, 'Speichern');
    await expect(told(page)).toHaveText('Gespeichert.');
    await page.goto(inList('article_tag', tag));
    await page.locator('input[name="id"]').check();
    await submit(page, 'Löschen');
    await expect(page.getByRole('alert')).toContainText('kann deshalb nicht gelöscht werden');
    await page.getByRole('link', { name: tag }).click();
    await page.getByText('Löschen …').click();
    await expect(page.locator(`.hub-danger a[href="${article}"]`)).toBeVisible();
    await page.goto(article);
    await page.getByLabel(tag, { exact: true }).uncheck();
    await submit(page, 'Speichern');
    await page.goto(inList('article_tag', tag));
    await page.getByRole('link', { name: tag }).click();
    await page.getByText('Löschen …').click();
    await submit(page, 'Löschen');
    await submit(page, 'Rückgängig');
    await page.goto(inList('article_tag', tag));
    await expect(rows(page)).toHaveCount(1);
  });

  test('ED-12 a form that is shown again keeps the version that was seen, so that nobody is saved over unseen @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const address = await make(page, 'event', {
      'Titel (Deutsch)': unique('Zwei Fenster'),
      Beginn: '2027-03-02T20:00',
    });
    const other = await context.newPage();
    await other.goto(address);
    await other.getByLabel('Untertitel (Deutsch)').fill('vom anderen');
    await submit(other, 'Speichern');
    await page.getByLabel('Untertitel (Deutsch)').fill('von mir');
    await page.locator('button[value="add:prices"]').click();
    await submit(page, 'Speichern');
    await expect(page.locator('main').getByRole('alert')).toContainText('Jemand anderes');
    await expect(page.getByLabel('Untertitel (Deutsch)')).toHaveValue('von mir');
  });

  test('ED-12 list, form and history are valid and accessible at 320 and 1280 pixels @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const address = await make(page, 'event', {
      'Titel (Deutsch)': unique('Nachtkonzert'),
      Beginn: '2027-03-03T20:00',
    });
    await page.getByLabel('Untertitel (Deutsch)').fill('spät');
    await page.locator('button[value="add:prices"]').click();
    const documents: [string, string][] = [['a form shown again', await page.content()]];
    await submit(page, 'Speichern');
    await page.goto(`${address}/history`);
    await page.getByRole('link', { name: 'Mit jetzt vergleichen' }).first().click();
    const history = page.url().replace(new URL(page.url()).origin, '');
    for (const path of ['/de/cms-hub/event?status=cancelled', address, history]) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        await page.goto(path);
        expect([path, width, await violationsWithoutScripts(page)]).toEqual([path, width, []]);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect([path, wide]).toEqual([path, width]);
      }
      documents.push([path, await page.content()]);
    }
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });
});

test('ED-12 what was typed and not saved comes back after the tab was closed, and who else is here is shown @full', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context);
  const address = await make(page, 'event', {
    'Titel (Deutsch)': unique('Offene Probe'),
    Beginn: '2027-03-04T20:00',
  });
  const form = page.locator('.hub-record-form');
  await expect(form.getByText('Nicht gespeichert')).toHaveCount(0);
  await page.locator('button[value="add:prices"]').click();
  await page.locator('[id="prices.0"]').locator('input[name="prices.0.price"]').fill('12.00');
  await page.getByLabel('Untertitel (Deutsch)').fill('nicht verlieren');
  await expect(form.getByText('Nicht gespeichert')).toBeVisible();
  // Closed as by a crash: nobody is asked.
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('Untertitel (Deutsch)')).toHaveValue('');
  await again.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(again.getByLabel('Untertitel (Deutsch)')).toHaveValue('nicht verlieren');
  await expect(again.locator('[id="prices.0"] input[name="prices.0.price"]')).toHaveValue('12,00');
  const asked = again.waitForEvent('dialog');
  void again.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  const other = await browser.newContext();
  await logIn(other, 'admin');
  const colleague = await other.newPage();
  await colleague.goto(address);
  await expect(colleague.getByText('Gerade auch hier: Mira Test')).toBeVisible();
  await other.close();

  await again.locator('[id="prices.0"] > summary').click();
  for (const field of ['id', 'sale_type_id', 'text'])
    await again.locator(`[name="prices.0.${field}"]`).fill('1');
  await again
    .locator('.hub-form-end')
    .getByRole('button', { name: 'Speichern', exact: true })
    .click();
  await expect(again.locator('main').getByText('Gespeichert.', { exact: true })).toBeVisible();
  await again.goto(address);
  await expect(again.getByLabel('Untertitel (Deutsch)')).toHaveValue('nicht verlieren');
  await expect(again.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0);

  await again.goto('/de/cms-hub/article_tag');
  await again.getByLabel('Alle auf dieser Seite auswählen').check();
  await expect(again.locator('input[name="id"]:not(:checked)')).toHaveCount(0);
});
