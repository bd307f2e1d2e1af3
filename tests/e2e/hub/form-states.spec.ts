import { expect, test, type Page } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { logIn, newUser, signIn } from '../support/login.ts';
import { mark, unique } from '../support/unique.ts';

/* ED-12: what forms of the hub do for people who make mistakes, click twice or come too late. */

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
const told = (page: Page) => page.locator('main').getByRole('status').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 «Duplicate» clicked twice makes one copy, and prices need no codes', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const title = unique('Doppelklick');
    await page.goto('/de/cms-hub/event/new');
    await save(page);
    // Each error is named by its field.
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(
      'Titel: Dieses Feld ist ein Pflichtfeld!',
    );
    await page.getByLabel('Titel (Deutsch)', { exact: true }).fill(title);
    await page.getByLabel('Beginn', { exact: true }).fill('2027-05-01T20:00');
    await page.getByLabel('Öffentlich', { exact: true }).uncheck();
    await page.locator('button[value="add:prices"]').click();
    await page.locator('input[name="prices.0.price"]').fill('38,5');
    await save(page);
    await expect(told(page)).toHaveText('Gespeichert.');
    await expect(page.locator('input[name="prices.0.price"]')).toHaveValue('38,50');
    await expect(page.locator('input[name="prices.0.text"]')).toHaveValue('Vollpreis');

    const form = page.locator('form[action$="/duplicate"]');
    const address = (await form.getAttribute('action')) ?? '';
    const key = await form.locator('input[name="~key"]').inputValue();
    const send = () =>
      context.request.post(address, {
        form: { '~key': key },
        headers: { origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
    const answers = await Promise.all([send(), send()]);
    const places = answers.map((answer) => answer.headers()['location']);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    expect(places[0]).toBe(places[1]);
    await page.goto(`/de/cms-hub/event?period=all&q=${encodeURIComponent(title)}`);
    await expect(page.locator('.hub-table tbody tr')).toHaveCount(2);
  });

  test('US-01 somebody is invited: a role has to be chosen, and the invitation is sent again from the list @full', async ({
    page,
    context,
  }) => {
    await logIn(context, 'admin');
    const email = `kim-${mark()}@example.org`;
    await page.goto('/de/cms-hub/users');
    await page.getByRole('link', { name: 'Jemanden einladen' }).click();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Vorname').fill('Kim');
    await page.getByLabel('Nachname').fill('Weit');
    const invite = page.getByRole('button', { name: 'Einladung senden' });
    await invite.click();
    await expect(page.locator('#role-field-error')).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Kim');
    await page.getByLabel('Rolle').selectOption('box_office');
    await page.getByLabel('Sprache der E-Mails').selectOption('en');
    await invite.click();
    // The server under test sends no mail, and says so.
    await expect(told(page)).toContainText(`die Einladung an ${email}`, { ignoreCase: true });
    const links = () =>
      keptMails(process.env['E2E_DATA'] ?? '')
        .filter(({ to }) => to === email)
        .map(({ text }) => /\/en\/login\/password\/\w+/u.exec(text)?.[0] ?? '');
    await expect.poll(() => links().length).toBe(1);
    const [first = ''] = links();
    await page.goto(`/de/cms-hub/users?q=${encodeURIComponent(email)}`);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Eingeladen');
    await row.getByRole('button', { name: /Einladung erneut senden/u }).click();
    await expect(told(page)).toContainText('noch einmal hinaus');
    await expect.poll(() => links().length).toBe(2);
    const second = links().find((link) => link !== first) ?? '';
    expect((await context.request.get(first)).status()).toBe(404);
    const welcome = await page.goto(second);
    expect(welcome?.status()).toBe(200);
    await expect(page.locator('main')).toContainText(email);
  });
});

test('ED-12 a session that is over in the middle loses nothing: the login says so, and the form offers what was typed @full', async ({
  page,
  context,
}) => {
  const user = await newUser();
  await signIn(context.request, user);
  const title = unique('Spät am Abend');
  await page.goto('/de/cms-hub/article_tag/new');
  await page.getByLabel('Name (Deutsch)').fill(title);
  await expect(page.locator('.hub-record-form').getByText('Nicht gespeichert')).toBeVisible();
  await page.waitForTimeout(600);
  await context.clearCookies();
  await save(page);
  await expect(page.getByRole('status').first()).toContainText('nichts ist gespeichert');
  await page.getByLabel('E-Mail-Adresse').fill(user.email);
  await page.getByLabel('Passwort', { exact: true }).fill(user.password);
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/de/cms-hub/article_tag/new');
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue(title);
  await save(page);
  await expect(told(page)).toHaveText('Gespeichert.');
});

for (const { name, address, label, text } of [
  {
    name: 'copies',
    address: '/de/cms-hub/event/copies?ids=1%2C2&days=364',
    label: 'Neuer Tag',
    text: '2028-02-03',
  },
  {
    name: 'several events',
    address: '/de/cms-hub/event/series',
    label: 'Titel (Deutsch)',
    text: 'Spät am Abend',
  },
])
  test(`ED-12 a session that is over loses nothing of the form of ${name} @full`, async ({
    page,
    context,
  }) => {
    const user = await newUser();
    await signIn(context.request, user);
    await page.goto(address);
    const field = page.locator('main').getByLabel(label, { exact: true }).first();
    await field.fill(text);
    await expect(page.locator('.hub-record-form').getByText('Nicht gespeichert')).toBeVisible();
    await context.clearCookies();
    await page.locator('.hub-record-form .hub-form-end button').first().click();
    await expect(page.getByRole('status').first()).toContainText('nichts ist gespeichert');
    await page.getByLabel('E-Mail-Adresse').fill(user.email);
    await page.getByLabel('Passwort', { exact: true }).fill(user.password);
    await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(field).not.toHaveValue(text);
    await page.getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(field).toHaveValue(text);
    if (name !== 'copies') return;
    // What was made is not offered again, and is not made twice.
    const create = page.getByRole('button', { name: 'Ausgewählte Termine kopieren' });
    await create.click();
    await page.waitForLoadState();
    // New warnings of the day are shown before.
    if (await create.isVisible()) await create.click();
    const undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
    await expect(undo).toBeVisible();
    await page.goto(address);
    await expect(create).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wiederherstellen' })).toBeHidden();
    await page.goBack();
    await undo.click();
    await expect(undo).toBeHidden();
  });
