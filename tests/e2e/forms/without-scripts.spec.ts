import { expect, test, type Page } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const HIRE = '/de/forms/einen-raum-anfragen/4';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** Sooner than this a form is taken for a program's (FORM_LEAST_MS). */
const LEAST_MS = 3000;

test.use({ javaScriptEnabled: false });
// It waits as long as somebody types, and looks at every step.

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const statesOf: (readonly [string, string])[] = [];

/** What a screen reader and the validator would find on the page as it is now. */
async function examine(page: Page, state: string): Promise<void> {
  statesOf.push([state, await page.content()]);
  expect([state, await violationsWithoutScripts(page)]).toEqual([state, []]);
}

test('FO-06 FO-08 three steps, a condition, a file and an error without scripts: nothing typed is lost @full', async ({
  page,
  context,
}) => {
  const mail = `ada-${process.pid}-${Date.now()}@example.org`;
  const started = Date.now();
  await page.goto('/de/haus/vermietung');
  await examine(page, 'on a page');
  await page.getByLabel('Wie viele Gäste').fill('120');
  await page.getByLabel('Wann?').fill('2027-12-31');
  await next(page, 'Weiter');
  // Answered by an address that can be read again, and by no other visitor.
  await page.waitForURL(/\/de\/forms\/einen-raum-anfragen\/4\/[\w-]{22}(?:#|$)/u);
  const draft = page.url().replace(/#.*$/u, '');
  const answer = await page.goto(draft);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([
    400,
    'private, no-store',
  ]);
  await expect(page.locator('#field-errors')).toBeFocused();
  await expect(page.locator('#field-errors a')).toHaveText('Was haben Sie vor');
  await expect(page.getByLabel('Wie viele Gäste')).toHaveValue('120');
  await examine(page, 'with an error');
  await page.locator('#field-errors a').click();
  await expect(page.locator('fieldset#form-occasion')).toBeFocused();
  await page.getByLabel('Ein Fest').check();
  await next(page, 'Weiter');

  await expect(page.getByRole('heading', { name: /Schritt 2 von 3/u })).toBeVisible();
  await page.getByLabel('Welcher Raum?').selectOption('Großer Saal');
  await page.getByLabel('Es soll etwas zu essen geben').check();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'virus.exe', mimeType: 'application/pdf', buffer: PDF },
  ]);
  await next(page, 'Weiter');
  await expect(page.locator('#field-errors a')).toHaveText([
    'Was dürfen wir nicht …',
    'Ablaufplan oder Skizze',
  ]);
  await expect(page.locator('.field-error:visible')).toHaveText([
    'Dieses Feld ist ein Pflichtfeld!',
    'Der Name der Datei endet anders, als ihr Inhalt es sagt.',
  ]);
  await expect(page.getByLabel('plan.pdf')).toBeChecked();
  await examine(page, 'the second step with errors');
  await page.getByLabel('Was dürfen wir nicht vergessen?').fill('Nüsse: keine');
  await next(page, 'Weiter');

  await next(page, 'Zurück');
  await expect(page.getByLabel('Was dürfen wir nicht vergessen?')).toHaveValue('Nüsse: keine');
  await expect(page.getByLabel('plan.pdf')).toBeChecked();
  await next(page, 'Weiter');
  await page.getByLabel('Name').fill('Ada Redlich');
  await page.getByLabel('E-Mail-Adresse').fill(mail.replace('@', ' at '));
  await page.getByLabel('Ich bin einverstanden').check();
  await next(page, 'Anfrage senden');
  await expect(page.locator('#form-email-field-error')).toHaveText('Ungültige E-Mail-Adresse!');
  await page.getByLabel('E-Mail-Adresse').fill(mail);
  await page.waitForTimeout(Math.max(0, LEAST_MS - (Date.now() - started)));
  await next(page, 'Anfrage senden');
  await expect(page).toHaveURL(`${HIRE}?sent=1`);
  await expect(page.getByRole('status').filter({ hasText: 'Abgeschickt' })).toContainText(
    'Vielen Dank für Ihre Anfrage.',
  );
  // The draft is gone with it; the second of two clicks is told the same.
  await page.goto(draft);
  await expect(page).toHaveURL(HIRE);

  const mails = () => keptMails(process.env['E2E_DATA'] ?? '');
  const toHouse = () =>
    mails().find(({ to, text }) => to === 'vermietung@morgenfeld.example' && text.includes(mail));
  await expect.poll(() => toHouse()?.text ?? '').toContain('Nüsse: keine');
  const confirmation = () => mails().find(({ to }) => to === mail);
  await expect
    .poll(() => confirmation()?.subject)
    .toBe('Angekommen: Einen Raum anfragen – Konzerthaus Morgenfeld');
  // Our mail carries nothing that a stranger typed to an address that may not be theirs.
  expect(confirmation()?.text).not.toContain('Ada');

  await logIn(context);
  await page.goto(`/de/cms-hub/entries/4?q=${encodeURIComponent(mail)}`);
  await page.locator('tbody a').click();
  await expect(page.getByText('Nüsse: keine')).toBeVisible();
  const href = (await page.getByRole('link', { name: 'plan.pdf' }).getAttribute('href')) ?? '';
  const file = await context.request.get(href);
  expect([file.status(), file.headers()['content-disposition'], await file.body()]).toEqual([
    200,
    expect.stringContaining('attachment; filename="plan.pdf"'),
    PDF,
  ]);
  const csv = await context.request.get('/de/cms-hub/entries/4/entries.csv');
  expect((await csv.text()).startsWith('\uFEFF')).toBe(true);
  await next(page, 'Löschen');
  await expect(page.getByRole('status').filter({ hasText: 'Gelöscht.' })).toBeVisible();
  expect((await context.request.get(href)).status()).toBe(404);
  expect(await htmlErrors(statesOf)).toBe('');
});

test('FO-03 the form of a program is answered like any other, and is in no list', async ({
  page,
  context,
}) => {
  await page.goto('/en/forms/subscribe-to-the-newsletter/2');
  const trap = page.locator('input[name=email2]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.locator('[aria-hidden=true]').filter({ has: trap })).toHaveCount(1);
  const mail = `bot-${process.pid}@example.org`;
  await page.getByLabel('E-mail address').fill(mail);
  await page.getByLabel('I would like to get').check();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'spam';
  });
  // Too quick, too: it is asked to look again, and everything stands there.
  await next(page, 'Subscribe');
  await expect(page.locator('#field-errors')).toContainText('Please look through');
  await expect(page.getByLabel('E-mail address')).toHaveValue(mail);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'spam';
  });
  await page.waitForTimeout(LEAST_MS);
  await next(page, 'Subscribe');
  await expect(page).toHaveURL(/\/2\?sent=1$/u);
  await logIn(context);
  await page.goto(`/en/cms-hub/entries/2?q=${mail}`);
  await expect(page.getByText('0 entries')).toBeVisible();
  await expect(page.getByText(/submissions? by programs/u)).toBeVisible();
});

test('FO-06 who refuses cookies is told so, and finds what was typed one step back', async ({
  request,
}) => {
  const form = '/de/forms/nachricht-an-das-haus/1';
  const origin = `http://localhost:${process.env['E2E_PORT'] ?? ''}`;
  const answer = await request.post(`${form}/new`, {
    form: { step: '1', message: 'Guten Abend' },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const refused = await fetch(`${origin}${answer.headers()['location'] ?? ''}`, {
    redirect: 'manual',
  });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([
    400,
    'private, no-store',
  ]);
  expect(await refused.text()).toContain('nimmt keine Cookies');
});
