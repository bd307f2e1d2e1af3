import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { FIRST_EMAILS } from '../../../src/lib/server/services/accounts/first-login.ts';
import { setPassword } from '../../../src/lib/server/services/accounts/users.ts';
import { parsed } from '../../support/mail/mail-folder.ts';
import { smtpServer } from '../../support/mail/smtp-server.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { emptyHouse, OWNER } from '../support/house/empty-house.ts';
import { expectPublic, Newcomer } from '../support/house/newcomer.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const FIRST_EMAIL = FIRST_EMAILS.at(-1) ?? '';

const step = (page: Page, key: string) => page.locator(`[data-step="${key}"]`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 a venue of one’s own begins closed and without the demo, is named, says what is missing, and opens @full', async ({
    page,
  }) => {
    const { origin, end } = await emptyHouse();
    try {
      expect((await fetch(`${origin}/de`)).status).toBe(503);
      await page.goto(`${origin}/de/anmelden?next=/de/cms-hub/house`);
      await page.getByLabel('E-Mail-Adresse').fill(OWNER.email);
      await page.getByLabel('Passwort', { exact: true }).fill(OWNER.password);
      await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/de/cms-hub/house`);
      await expect(step(page, 'name')).toContainText('Fehlt');
      await expect(step(page, 'impressum')).toContainText('Fehlt');
      expect(await violationsWithoutScripts(page)).toEqual([]);

      const save = page.getByRole('button', { name: 'Speichern' });
      await page.getByLabel('Name des Hauses (Deutsch)').fill('');
      await page.getByLabel('Name des Hauses (English)').fill('');
      await page.getByLabel('Leitsatz (Deutsch)').fill('Musik am Fluss');
      await save.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Leitsatz (Deutsch)')).toHaveValue('Musik am Fluss');
      await page.getByLabel('Name des Hauses (Deutsch)').fill('Kulturhaus Süd');
      await page.getByLabel('Name des Hauses (English)').fill('Kulturhaus South');
      await save.click();
      await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');
      await expect(step(page, 'name')).toContainText('Erledigt');

      // With points left it is asked back, with what is left; nothing is open until then.
      await page.getByRole('button', { name: 'Website öffnen' }).click();
      const question = page.getByRole('alert');
      await expect(question).toContainText('Punkte sind noch offen');
      expect(await violationsWithoutScripts(page)).toEqual([]);
      expect((await fetch(`${origin}/de`)).status).toBe(503);
      await page.getByRole('link', { name: 'Noch nicht' }).click();
      await page.getByRole('button', { name: 'Website öffnen' }).click();
      await page.getByRole('button', { name: 'Trotzdem öffnen' }).click();
      await expect(page.locator('main').getByRole('status')).toContainText('ist jetzt öffentlich');
      await expect.poll(async () => (await fetch(`${origin}/de`)).status).toBe(200);
      const home = await (await fetch(`${origin}/de`)).text();
      expect(home).toContain('Kulturhaus Süd');
      expect(home).not.toContain('Morgenfeld');
      // What is to be filled in is nobody's to read.
      for (const path of ['/de/impressum', '/en/privacy-policy', '/de/pageeditor-api/imprint'])
        expect(await (await fetch(origin + path)).text()).not.toMatch(/\[[A-Z]/u);
      expect(await (await fetch(`${origin}/de/impressum`)).text()).toContain('noch ergänzt');
      await page.getByRole('button', { name: 'schließen' }).click();
      await expect(question).toContainText('niemand kann mehr Karten kaufen');
      expect((await fetch(`${origin}/de`)).status).toBe(200);
    } finally {
      await end();
    }
  });

  test('ED-12 an empty venue is valid and accessible: what is missing, and lists in which nothing is yet, in both languages @full', async ({
    page,
  }) => {
    const { origin, end } = await emptyHouse();
    try {
      await new Newcomer(page).logIn(origin);
      const documents: [string, string][] = [];
      for (const [width, locale] of [
        [1440, 'de'],
        [390, 'en'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        for (const list of ['house', 'event', 'room/new', 'media', 'menus', 'form', 'users', '']) {
          const path = `/${locale}/cms-hub${list && `/${list}`}`;
          await page.goto(origin + path);
          expect([path, await violationsWithoutScripts(page)]).toEqual([path, []]);
          const wide = await page.evaluate('document.documentElement.scrollWidth');
          expect([path, wide]).toEqual([path, width]);
          documents.push([path, await page.content()]);
        }
      }
      const errors = await htmlErrors(documents);
      expect(errors).toBe('');
    } finally {
      await end();
    }
  });
});

/** What is filled in for a blank of a legal text. */
const FILLED = 'Verein Haus am Fluss';
const LEGAL = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'] as const;

/** Fills all blanks of a legal text in both languages. */
async function fillBlanks(ina: Newcomer): Promise<void> {
  for (const language of ['Deutsch', 'English']) {
    const field = ina.main.getByLabel(`Text (${language})`);
    await field.fill((await field.inputValue()).replaceAll(/\[[^\]]+\]/gu, FILLED));
  }
  await ina.save();
}

test('ED-12 an empty venue is made ready by the links of what is missing until nothing is, and opened @full', async ({
  page,
  browser,
}) => {
  const mail = await smtpServer('takes');
  // Any name of this machine but the one that means that nobody chose one.
  const env = { SITE_ORIGIN: 'http://haus.localhost:PORT', MAIL_URL: mail.url };
  const house = await emptyHouse(env, false);
  const { origin } = house;
  const site = origin.replace('localhost', 'haus.localhost');
  const first = new Newcomer(page);
  const context = await browser.newContext({ locale: 'de-DE' });
  const ina = new Newcomer(await context.newPage());
  const go = async (key: string) => {
    await ina.open('Ihr Haus');
    await step(ina.page, key).getByRole('link').click();
  };
  const done = async (key: string) => {
    await ina.open('Ihr Haus');
    await expect(step(ina.page, key)).toHaveAttribute('data-done', '');
  };
  try {
    // The first account, whose password is printed at the start, lets in whom the venue is.
    const database = await openDatabase({ databaseUrl: null, dataDir: house.dataDir });
    await setPassword(database, FIRST_EMAIL, OWNER.password);
    await database.db.destroy();
    await first.logIn(site, { ...OWNER, email: FIRST_EMAIL });
    await first.open('Ihr Haus');
    await step(page, 'account').getByRole('link').click();
    await first.fill({ 'E-Mail-Adresse': OWNER.email, Vorname: 'Ina', Nachname: 'Neu' });
    await first.fill({ Rolle: 'Verwaltung' });
    await first.press('Einladung senden');
    await expect(first.main.getByRole('status').first()).toContainText('ist unterwegs');
    await expect.poll(() => mail.messages.length).toBe(1);
    const { subject, text } = parsed(mail.messages[0]?.text ?? '');
    expect(subject).toContain('Einladung');
    await ina.page.goto(/http:\S+\/passwort\/\S+/u.exec(text)?.[0] ?? '');
    await ina.fill({ 'Neues Passwort': OWNER.password });
    await ina.press('Passwort speichern');
    await ina.logIn(site);
    await ina.open('Konten', 'Betrieb');
    await ina.main.getByRole('row').filter({ hasText: FIRST_EMAIL }).getByRole('link').click();
    await ina.main.getByRole('checkbox', { name: /Gesperrt/u }).check();
    await ina.save();
    await done('account');

    await go('name');
    await ina.fill({
      'Name des Hauses (Deutsch)': 'Haus am Fluss',
      'Name des Hauses (English)': 'House by the River',
    });
    await ina.save();
    await go('venue');
    await ina.fill({ 'Name (Deutsch)': 'Alte Mühle', 'Name (English)': 'Old Mill' });
    await ina.save();
    const venue = await ina.publicPath();
    await go('room');
    await ina.fill({ 'Name (Deutsch)': 'Mühlensaal', 'Name (English)': 'Mill Hall' });
    await ina.save();
    await go('hours');
    await ina.main.getByLabel('Dienstag, 1. Zeit: von').fill('10:00');
    await ina.main.getByLabel('Dienstag, 1. Zeit: bis').fill('14:00');
    await ina.press('Woche speichern');
    await done('hours');
    for (const key of LEGAL) {
      await go(key);
      await fillBlanks(ina);
      await done(key);
    }
    await go('event');
    await ina.fill({
      'Titel (Deutsch)': 'Eröffnung',
      'Titel (English)': 'Opening',
      Beginn: '2027-09-03T19:30',
    });
    await ina.press(/^Hinzufügen\s*: Preise$/u);
    await ina.fill({ Preis: '12' });
    await ina.save();
    const event = await ina.publicPath();
    await go('home');
    await ina.page.getByRole('button', { name: 'Jetzt schreiben' }).click();
    await expect(ina.main.getByRole('heading', { level: 1 })).toHaveText('Haus am Fluss');
    // From the editor back to the hub, as from any page.
    await ina.page.getByRole('link', { name: 'Fertig' }).click();
    await ina.page.locator('header').getByText('Ina Neu').click();
    await ina.page.getByRole('link', { name: 'Verwaltung', exact: true }).click();
    await ina.open('Ihr Haus');
    await expect(ina.page.locator('[data-step]:not([data-done])')).toHaveCount(0);

    expect((await fetch(`${origin}${event}`)).status).toBe(503);
    await ina.press('Website öffnen');
    await expectPublic(origin, '/de', ['Haus am Fluss', 'Eröffnung']);
    await expectPublic(origin, '/de/impressum', [FILLED], ['[Name']);
    await expectPublic(origin, '/en/datenschutz', [FILLED], ['[Name']);
    await expectPublic(origin, venue, ['Alte Mühle']);
    await expectPublic(origin, '/de/programm-karten', ['Eröffnung', 'Mühlensaal']);
    await expectPublic(origin, event, ['12']);
  } finally {
    await context.close();
    await house.end();
    mail.close();
  }
});
