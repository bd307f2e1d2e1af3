import { expect, test, type Page } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/** Sooner than this a form is taken for a program's (FORM_LEAST_MS). */
const LEAST_MS = 3000;
const LINK = /https?:\/\/[^/]+(\/\w\w\/newsletter\/[\w-]{22})/u;

test.use({ javaScriptEnabled: false });
// It waits as long as somebody types, and until a message is sent.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('FO-08 FO-09 without scripts: the newsletter is ordered, confirmed and ended; what there is of a person is found, handed out and deleted @full', async ({
  page,
  context,
}) => {
  const states: (readonly [string, string])[] = [];
  const examine = async (state: string) => {
    states.push([state, await page.content()]);
    expect([state, await violationsWithoutScripts(page)]).toEqual([state, []]);
  };
  const email = `anna-${process.pid}-${Date.now()}@example.org`;
  await page.goto('/en/newsletter');
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('English').check();
  await page.getByLabel(/I would like to get the newsletter/u).check();
  await page.waitForTimeout(LEAST_MS);
  await press(page, 'Subscribe');
  await expect(page.locator('main')).toContainText('Please look into your mailbox');

  const mailTo = () => keptMails(process.env['E2E_DATA'] ?? '').findLast(({ to }) => to === email);
  await expect.poll(mailTo).toMatchObject({ to: email });
  const path = LINK.exec(mailTo()?.text ?? '')?.[1] ?? '';
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await examine('a subscription to be confirmed');
  await press(page, 'Yes, I would like the newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You receive our newsletter');
  await examine('a subscription');

  await logIn(context);
  const csv = await context.request.get('/de/cms-hub/newsletter/newsletter.csv');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect(await csv.text()).toContain(`"${email}";"en"`);
  expect((await context.request.get('/de/cms-hub/personal_data')).status()).toBe(403);
  expect((await context.request.get('/de/cms-hub/personal_data/person')).status()).toBe(403);
  expect((await context.request.get('/de/cms-hub/personal_data/person.json')).status()).toBe(403);
  await context.clearCookies();

  await logIn(context, 'admin');
  await page.goto('/de/cms-hub/personal_data');
  await examine('the protocol');
  await page.getByRole('link', { name: 'Adresse suchen' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('keine');
  await press(page, 'Adresse suchen');
  await expect(page.getByText('Bitte geben Sie eine E-Mail-Adresse an.')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('keine');
  await examine('a wrong address');
  await page.getByLabel('E-Mail-Adresse').fill(email.toUpperCase());
  await press(page, 'Adresse suchen');
  expect(page.url()).not.toContain('anna');
  await expect(page.locator('#found')).toContainText(email);
  for (const source of ['Newsletter', 'Einträge aus Formularen'])
    await expect(page.getByRole('heading', { name: source, exact: true })).toBeVisible();
  await examine('a person');
  const file = await context.request.get('/de/cms-hub/personal_data/person.json');
  expect(file.headers()['content-disposition']).toContain('attachment');
  const { sources } = (await file.json()) as { sources: Record<string, unknown> };
  expect(Object.keys(sources)).toEqual(expect.arrayContaining(['forms', 'newsletter']));

  await page.getByText('Alles löschen …').click();
  await page.getByLabel('Ja, das alles soll weg.').check();
  await press(page, 'Endgültig löschen');
  await expect(page).toHaveURL('/de/cms-hub/personal_data');
  await expect(page.getByRole('row').nth(1)).toContainText('Gelöscht');
  await expect(page.getByRole('row').nth(1)).toContainText('Newsletter: 1');
  expect((await page.goto(path))?.status()).toBe(404);
  expect(await htmlErrors(states)).toBe('');
});
