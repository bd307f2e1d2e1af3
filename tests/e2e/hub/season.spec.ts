import { expect, test } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { emptyHouse } from '../support/house/empty-house.ts';
import { expectPublic, Newcomer } from '../support/house/newcomer.ts';
import {
  cancelOne,
  postponeOne,
  twelveEvents,
  venueAndHall,
  type Season,
} from '../support/house/season-programme.ts';

/* A season by the hands of somebody new, all of it in the hub, and what visitors see of it. */

/** An article, in a section of its own. @returns where it is public */
async function article({ house: { origin }, ina }: Season): Promise<string> {
  await ina.open('Beiträge', 'Website');
  await ina.follow('Den ersten Eintrag anlegen');
  await ina.follow('Neu: Rubrik der Mediathek');
  await ina.fill({ 'Name (Deutsch)': 'Aus dem Haus', 'Name (English)': 'From the house' });
  await ina.save();
  await ina.open('Beiträge', 'Website');
  await ina.make({
    'Titel (Deutsch)': 'Wie der Fluss klingt',
    'Titel (English)': 'How the river sounds',
    'Anreißer (Deutsch)': 'Ein Nachmittag mit Mikrofonen.',
    'Veröffentlicht am': '2026-01-05T10:00',
  });
  const path = await ina.publicPath();
  await expectPublic(origin, path, ['Wie der Fluss klingt', 'Ein Nachmittag mit Mikrofonen.']);
  return path;
}

async function menuEntry({ house: { origin }, ina }: Season, target: string): Promise<void> {
  await ina.open('Menüs');
  await ina.follow('Neuer Menüeintrag');
  // As it is copied from the bar of the browser.
  await ina.fill({
    'Name im Menü (Deutsch)': 'Flussklang',
    'Name im Menü (English)': 'River sound',
    'Adresse (Deutsch)': origin + target,
    'Adresse (English)': '/en/media-library',
  });
  await ina.save();
  await expectPublic(origin, '/de/spielstaedte', ['Flussklang', `href="${target}"`]);
}

async function redirect({ house: { origin }, ina }: Season, target: string): Promise<void> {
  await ina.open('Weiterleitungen', 'Website');
  await ina.make({ 'Alte Adresse': '/de/fluss', Ziel: origin + target });
  const answer = async () => {
    const { status, headers } = await fetch(`${origin}/de/fluss`, { redirect: 'manual' });
    return [status, new URL(headers.get('location') ?? '/', origin).pathname];
  };
  await expect.poll(answer).toEqual([301, target]);
}

async function hoursAndAlert({ house: { origin }, ina }: Season): Promise<void> {
  await ina.open('Öffnungszeiten');
  await ina.main.locator('a[aria-current="date"]').click();
  // Times are told by the clock of whoever looks; words stand there all day.
  await ina.fill({
    'Geöffnet von': '11:00',
    bis: '15:30',
    'Hinweis dazu (freiwillig) (Deutsch)': 'Heute nur bis zum Hochwasser',
  });
  await ina.press('Speichern');
  await expect(ina.main.getByRole('status').first()).toBeVisible();
  await expectPublic(origin, '/de/programm-karten', ['Heute nur bis zum Hochwasser']);

  await ina.open('Heute');
  await ina.follow('Eilmeldung ändern');
  await ina.fill({
    'Überschrift (Deutsch)': 'Hochwasser am Uferweg',
    'Überschrift (English)': 'Flood',
  });
  await ina.press('Einschalten');
  await expectPublic(origin, '/de/programm-karten', ['Hochwasser am Uferweg']);
  await ina.press('Ausschalten');
  await expectPublic(origin, '/de/programm-karten', [], ['Hochwasser am Uferweg']);
}

async function formWithEntries({ house: { origin }, ina, browser }: Season): Promise<void> {
  await ina.open('Formulare', 'Besucher:innen');
  await ina.follow('Den ersten Eintrag anlegen');
  await ina.fill({ 'Titel (Deutsch)': 'Mitsingen', 'Titel (English)': 'Sing along' });
  for (const [label, kind] of [
    ['Ihr Name', 'Text'],
    ['Ihre Stimme', 'Längerer Text'],
  ] as const) {
    await ina.press(/^Hinzufügen\s*: Felder$/u);
    await ina.fill({ 'Beschriftung (Deutsch)': label, Art: kind });
  }
  await ina.save();
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(origin + (await ina.publicPath()));
  await page.getByLabel('Ihr Name').pressSequentially('Bo Tief');
  await page.getByLabel('Ihre Stimme').pressSequentially('Bass, "ganz tief"; auch sonntags');
  // Sooner than this a form is taken for a program's.
  await page.waitForTimeout(3100);
  await page.locator('main').getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('main')).toContainText('Vielen Dank');
  await visitor.close();

  await ina.follow('Einträge ansehen');
  await expect(ina.main.locator('tbody tr')).toHaveCount(1);
  const [file] = await Promise.all([
    ina.page.waitForEvent('download'),
    ina.follow('Alle als CSV-Datei'),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString();
  expect(csv).toContain('Ihr Name');
  expect(csv).toContain('Bo Tief');
  expect(csv).toContain('"Bass, ""ganz tief""; auch sonntags"');
}

async function invitation({ house: { origin, dataDir }, ina, browser }: Season): Promise<void> {
  await ina.open('Konten', 'Betrieb');
  await ina.follow('Jemanden einladen');
  await ina.fill({ 'E-Mail-Adresse': 'kim@house.example', Vorname: 'Kim', Nachname: 'Weit' });
  await ina.fill({ Rolle: 'Redaktion', 'Sprache der E-Mails': 'English' });
  await ina.press('Einladung senden');
  await expect(ina.main.getByRole('status').first()).toContainText('kim@house.example');
  const mail = () => keptMails(dataDir).find(({ to }) => to === 'kim@house.example');
  await expect.poll(mail).toBeDefined();
  expect(mail()?.subject).toContain('Invitation');
  const link = /http:\S+\/en\/login\/password\/\S+/u.exec(mail()?.text ?? '')?.[0] ?? '';

  const theirs = await browser.newContext();
  const page = await theirs.newPage();
  const main = page.locator('main');
  await page.goto(link);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await main.getByLabel('New password').fill('eight loud trombones');
  await main.getByRole('button', { name: 'Save the password' }).click();
  await main.getByLabel('E-mail address').fill('kim@house.example');
  await main.getByLabel('Password', { exact: true }).fill('eight loud trombones');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/en/cms-hub`);
  const menu = page.locator('nav.hub-menu');
  await menu.locator('summary', { hasText: 'Programme' }).click();
  await expect(menu.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  await expect(menu.locator('a[href$="/cms-hub/users"], a[href$="/cms-hub/house"]')).toHaveCount(0);
  const refused = await page.goto(`${origin}/en/cms-hub/users`);
  expect(refused?.status()).toBe(403);
  const again = await page.goto(link);
  expect(again?.status()).toBe(404);
  await theirs.close();
}

test('ED-12 US-02 RT-10 somebody new makes a season in the hub, by its menus and labels alone, and visitors see it at once @full', async ({
  page,
  browser,
}) => {
  const house = await emptyHouse();
  const ina = new Newcomer(page);
  const season: Season = { house, ina, browser };
  const step = test.step.bind(test);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await ina.logIn(house.origin);
    await ina.open('Website einrichten');
    await ina.press('Website öffnen');
    await ina.press('Trotzdem öffnen');
    await step('a venue and a hall', () => venueAndHall(season));
    await step('twelve events', () => twelveEvents(season));
    await step('one is cancelled', () => cancelOne(season));
    await step('one is postponed', () => postponeOne(season));
    const path = await step('an article', () => article(season));
    await step('a menu entry', () => menuEntry(season, path));
    await step('a redirect', () => redirect(season, path));
    await step('other hours and an alert', () => hoursAndAlert(season));
    await step('a form with entries', () => formWithEntries(season));
    await step('an invitation', () => invitation(season));
    expect(complaints).toEqual([]);
  } finally {
    await house.end();
  }
});
