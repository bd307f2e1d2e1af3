import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { violations } from '../support/axe.ts';
import { create } from '../../support/site/write.ts';

/** axe runs as a script of the page. */
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

const DAY_MS = 86_400_000;

/** An event next week with two seats, one of them by itself, that nobody else knows of. */
async function smallEvent(request: APIRequestContext): Promise<string> {
  const mark = `w-${process.pid}-${Date.now()}`;
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const prices = [
    { id: `${mark}-1`, price: '30.00', sale_type_id: '1', seat_group: 'saal', text: 'Vollpreis' },
  ];
  const { id } = await create(request, 'event', {
    title: { de: `Kleiner Abend ${mark}`, en: `Small night ${mark}` },
    room: 1,
    date_start: `${day}T18:30:00Z`,
    date_end: `${day}T20:30:00Z`,
    id_jet: mark,
    prices,
    seat_groups: [
      {
        id: 'saal',
        seat_group: 'saal',
        status: '1',
        text: 'Saal',
        seats: 2,
        features: ['step_free', 'aisle'],
        prices,
      },
    ],
  });
  return `/de/programm-karten/x/${id}`;
}

/** Somebody puts both seats into their cart. */
async function buyAll(page: Page, event: string): Promise<void> {
  await page.goto(`${event}/karten`);
  await page.locator('select[name^="tickets-"]').selectOption('2');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page).toHaveURL(/\/de\/warenkorb/u);
}

const mailTo = async (address: string, subject: RegExp) => {
  const find = () =>
    keptMails(process.env['E2E_DATA'] ?? '').findLast(
      (mail) => mail.to === address && subject.test(mail.subject),
    );
  await expect.poll(() => find()?.token ?? '').not.toBe('');
  return `/de/warteliste/${find()?.token ?? ''}`;
};

async function join(page: Page, event: string, address: string): Promise<void> {
  await page.goto(`${event}/warteliste`);
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByLabel('Anzahl der Karten').selectOption('2');
  await page.getByRole('button', { name: 'Auf die Warteliste setzen' }).click();
}

async function seenByAxe(browser: Browser, address: string): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  const found = await violations(page);
  await context.close();
  return found;
}

test.describe('without scripts', () => {
  test.use(WITHOUT_SCRIPTS);

  test('BK-08 without scripts: join the waiting list, confirm by mail, be offered seats, take them @full', async ({
    page,
    request,
    browser,
  }) => {
    const event = await smallEvent(request);
    const other = await browser.newContext(WITHOUT_SCRIPTS);
    const buyer = await other.newPage();
    await buyAll(buyer, event);

    const address = `anna-${Date.now()}@example.org`;
    await page.goto(event);
    await page.getByRole('link', { name: 'Auf die Warteliste' }).first().click();
    await expect(page).toHaveURL(/\/warteliste$/u);
    await join(page, event, address);
    await expect(page).toHaveURL(/\/warteliste\?sent$/u);
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();

    const entry = await mailTo(address, /^Bitte bestätigen/u);
    await page.goto(entry);
    await page.goto(entry);
    await expect(page.getByRole('heading', { level: 1 }), 'looking changes nothing').toHaveText(
      'Noch ein Schritt',
    );
    await page.getByRole('button', { name: 'Ja, ich möchte' }).click();
    await expect(page.getByText('Sie sind die Nummer 1 auf der Liste.')).toBeVisible();
    expect(await seenByAxe(browser, page.url())).toEqual([]);

    await buyer.goto('/de/warenkorb');
    await buyer.getByRole('button', { name: 'Warenkorb leeren' }).click();
    expect(await mailTo(address, /^Plätze für Sie frei/u)).toBe(entry);
    await page.goto(entry);
    await expect(page.getByText('2 × Saal, Vollpreis')).toBeVisible();
    expect(await seenByAxe(browser, page.url())).toEqual([]);
    await page.getByRole('button', { name: 'In den Warenkorb legen' }).click();
    await expect(page).toHaveURL(/\/de\/warenkorb$/u);
    await expect(page.getByRole('main')).toContainText('2 Karten');
    await page.goto(entry);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ihre Plätze liegen im Warenkorb',
    );
    await other.close();
  });

  test('BK-08 without scripts: leave the waiting list, and nothing is left of it', async ({
    page,
    request,
  }) => {
    const event = await smallEvent(request);
    await buyAll(page, event);
    const address = `berta-${Date.now()}@example.org`;
    await join(page, event, address);
    await page.goto(await mailTo(address, /^Bitte bestätigen/u));
    const entry = page.url();
    await page.getByRole('button', { name: 'Ja, ich möchte' }).click();
    await page.getByRole('button', { name: 'Von der Warteliste streichen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sie stehen nicht mehr auf der Warteliste',
    );
    const response = await page.goto(entry);
    expect(response?.status()).toBe(404);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diesen Eintrag gibt es nicht mehr',
    );
  });
});

test('BK-08 a form with mistakes says them at its fields and keeps what was filled in @full', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const event = await smallEvent(request);
  await buyAll(page, event);
  for (const [width, path] of [
    [320, `${event}/warteliste`],
    [1280, event.replace('/de/programm-karten', '/en/programme-tickets') + '/waiting-list'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await page.locator('#email').fill('nobody');
    await page.locator('#note').fill('Two steps are too many.');
    await page.locator('[name=features][value=aisle]').check();
    const sent = page.waitForResponse((answer) => answer.url().includes('?again='));
    await page
      .locator('form')
      .filter({ has: page.locator('#email') })
      .getByRole('button')
      .click();
    expect((await sent).status()).toBe(400);
    await expect(page.locator('#field-errors a')).toHaveAttribute('href', '#email');
    await expect(page.locator('#field-errors a')).toHaveText(/^E-(Mail-Adresse|mail address)$/u);
    await expect(page.locator('#field-errors')).toBeFocused();
    await expect(page).toHaveTitle(/^(Fehler|Error): /u);
    await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#email')).toHaveValue('nobody');
    await expect(page.locator('#note')).toHaveValue('Two steps are too many.');
    await expect(page.locator('[name=features][value=aisle]')).toBeChecked();
    expect(await violations(page)).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, path).toBe(false);
  }
});

test('BK-08 an event that is on sale has no waiting list, and says so', async ({
  page,
  request,
}) => {
  const event = await smallEvent(request);
  await page.goto(`${event}/warteliste`);
  await expect(page.getByRole('main')).toContainText('Sie müssen nicht warten');
  await expect(page.locator('#email')).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  const form = { email: 'anna@example.org', tickets: '1', note: '' };
  const own = { origin: new URL(page.url()).origin };
  expect((await request.post(path, { form, headers: own })).status()).toBe(409);
  expect((await request.post(path, { form })).status(), 'from elsewhere').toBe(403);
  expect((await request.get('/de/warteliste/no-such-token')).status()).toBe(404);
});
