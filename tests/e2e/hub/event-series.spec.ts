import { expect, test, type Page } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { unique } from '../support/unique.ts';

const FORM = '/de/cms-hub/event/series';

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

/** A Tuesday far enough ahead that nothing else is there, as browsers and as people write it. */
const DAYS = { first: '2027-08-03', left: '17.8.2027', extra: '19.08.2027' };

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titel (Deutsch)', { exact: true }).fill(title);
  await page.getByLabel('Titel (English)', { exact: true }).fill(`${title} <b>&amp; "x"</b>`);
  await page.getByRole('checkbox', { name: 'Dienstag' }).check();
  await page.getByLabel('Erster Tag').fill(DAYS.first);
  await page.getByLabel('Oder: Anzahl der Termine').fill('12');
  await page.getByLabel('Ausgelassene Tage').fill(DAYS.left);
  await page.getByLabel('Zusätzliche Tage').fill(DAYS.extra);
  await page.getByLabel('Einlass, Minuten vor Beginn').fill('30');
  await page.getByLabel('Dauer in Minuten').fill('120');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, actionTimeout: 5000 });

  test('US-02 twelve Tuesdays in one go, with a hall and its plan, a new performer and a new work, and all of it undone @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    await page.goto('/de/cms-hub/event');
    await page.getByRole('link', { name: 'Mehrere Termine anlegen' }).click();
    await expect(page).toHaveURL(FORM);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');

    // Nothing filled in: errors at their fields, nothing lost.
    await page.getByLabel('Zusätzliche Tage').fill('31.2.2027');
    await submit(page, 'Vorschau der Termine');
    await expect(page).toHaveTitle(/^Fehler/u);
    await expect(page.getByLabel('Zusätzliche Tage')).toHaveValue('31.2.2027');
    await expect(page.locator('main').getByRole('alert')).toContainText('„31.2.2027“ ist kein Tag');
    await expect(page.getByRole('group', { name: 'Titel', exact: true })).toContainText(
      'Pflichtfeld',
    );

    const title = unique('Lunchkonzert');
    const [person, work] = [unique('Ada Neu'), unique('Sonate')];
    await fillIn(page, title);
    await page.locator('select[name="room"]').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Hinzufügen\s*: Mitwirkende/u }).click();
    await page.getByLabel('Neue Person (Name)').fill(person);
    await page.getByRole('button', { name: /^Hinzufügen\s*: Programm/u }).click();
    await page.getByLabel('Neues Werk (Titel)').fill(work);
    await page.getByLabel('Komponist:in des neuen Werks').fill(unique('Clara Neu'));
    // No price is typed: the hall's plan and prices are taken with the dates.
    await page.getByLabel('Sofort öffentlich').check();
    await submit(page, 'Vorschau der Termine');

    await expect(page.getByText('12 Termine sind ausgewählt.')).toBeVisible();
    await expect(page.locator('main')).toContainText(person);
    const dates = page.locator('.hub-series-dates li');
    await expect(dates).toHaveCount(12);
    await expect(page.getByLabel('Donnerstag, 19. August 2027')).toBeChecked();
    await expect(page.getByLabel('Dienstag, 17. August 2027')).toHaveCount(0);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');

    // A look back loses nothing; one date begins later.
    await submit(page, 'Zurück zu den Angaben');
    await expect(page.getByLabel('Titel (Deutsch)', { exact: true })).toHaveValue(title);
    await submit(page, 'Vorschau der Termine');
    await dates.first().getByLabel('Beginn').fill('20:15');
    await submit(page, 'Ausgewählte Termine anlegen');
    await expect(page).toHaveURL(/\/cms-hub\/event\?.*done=create&count=12/u);
    await expect(page.locator('main').getByRole('status')).toContainText(
      '12 Einträge sind angelegt.',
    );
    await expect(page.getByText('12 Einträge', { exact: true })).toBeVisible();
    await expect(page.locator('main tbody')).toContainText('20:15');

    const search = await page.request.get(`/de/search?q=${encodeURIComponent(title)}`);
    expect(await search.text()).toContain(title);

    await submit(page, 'Rückgängig');
    await expect(page.locator('main').getByRole('status')).toContainText('Rückgängig gemacht');
    await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
    await page.goto(`/de/cms-hub/work?q=${encodeURIComponent(work)}`);
    await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
  });

  test('US-02 events of last season copied to the next one, looked at date by date, and undone @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    await page.goto('/de/cms-hub/event?period=all');
    await page.getByRole('link', { name: 'Spielzeit kopieren' }).click();
    await page.getByLabel('Spielzeit').selectOption({ index: 1 });
    await page.getByLabel('Reihe').selectOption({ index: 1 });
    await page.getByLabel('Tage später').fill('9999');
    await submit(page, 'Termine zeigen');
    await expect(page).toHaveTitle(/^Fehler/u);
    await expect(page.locator('main').getByRole('alert')).toContainText('ganze Zahl');
    await page.getByLabel('Tage später').fill('728');
    await submit(page, 'Termine zeigen');
    const rows = page.locator('.hub-series-dates > ol > li');
    const count = await rows.count();
    expect(count).toBeGreaterThan(1);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');

    // One is left out, one begins later; what is no date is told at its field, and nothing is lost.
    await rows.nth(1).getByRole('checkbox').uncheck();
    await rows.first().getByLabel('Beginn').fill('');
    await submit(page, 'Ausgewählte Termine kopieren');
    await expect(page).toHaveTitle(/^Fehler/u);
    await expect(rows.first()).toContainText('Bitte eine Uhrzeit wie 19:30.');
    await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
    await rows.first().getByLabel('Beginn').fill('11:15');
    const chosen = await page.locator('.hub-series-dates input:checked').count();
    await submit(page, 'Ausgewählte Termine kopieren');
    // Times that somebody chose may bring warnings that nobody has seen yet.
    if (!page.url().includes('done=create')) await submit(page, 'Ausgewählte Termine kopieren');
    await expect(page).toHaveURL(new RegExp(`done=create&count=${String(chosen)}`, 'u'));
    await expect(page.locator('main tbody')).toContainText('11:15');
    await submit(page, 'Rückgängig');
    await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
  });
});
