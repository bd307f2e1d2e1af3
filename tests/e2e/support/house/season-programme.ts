import { expect, type Browser } from '@playwright/test';
import { dayForAddress, moveDay } from '../../../../src/lib/dates/dates.ts';
import { byIcalJs } from '../../../support/content/calendar-readers.ts';
import type { EmptyHouse } from './empty-house.ts';
import { expectPublic, publicText, type Newcomer } from './newcomer.ts';

/* The programme of a season by the hands of somebody new, and what visitors see of it. */

const TITLE = 'Lunchkonzert';
/** Twelve weeks from here there is nothing else; a Tuesday. */
const FIRST = '2027-08-03';
const DAYS = Array.from({ length: 12 }, (_, week) => moveDay(FIRST, 7 * week));

export interface Season {
  readonly house: EmptyHouse;
  readonly ina: Newcomer;
  readonly browser: Browser;
}

export async function venueAndHall({ house: { origin }, ina }: Season): Promise<void> {
  // A hall stands in a venue: its form says so, and leads there.
  await ina.open('Säle', 'Programm');
  await ina.follow('Den ersten Eintrag anlegen');
  await ina.follow('Neu: Spielstätte');
  await ina.fill({
    'Name (Deutsch)': 'Haus am Fluss',
    'Name (English)': 'House by the River',
    'Straße und Hausnummer': 'Uferweg 3',
    Postleitzahl: '12345',
    Ort: 'Morgenfeld',
  });
  await ina.save();
  await expectPublic(origin, await ina.publicPath(), ['Haus am Fluss', 'Uferweg 3']);
  await ina.open('Säle', 'Programm');
  // No key of an address has to be thought of.
  await ina.make({
    'Name (Deutsch)': 'Kleiner Saal',
    'Name (English)': 'Small Hall',
    Plätze: '80',
  });
  await expect(ina.page.getByLabel('Kürzel für Adressen')).toHaveValue('kleiner-saal');
}

export async function twelveEvents({ house: { origin }, ina }: Season): Promise<void> {
  await ina.open('Veranstaltungen', 'Programm');
  await ina.follow('Mehrere Termine anlegen');
  await ina.fill({
    'Titel (Deutsch)': TITLE,
    'Titel (English)': 'Lunch concert',
    'Erster Tag': FIRST,
    'Oder: Anzahl der Termine': '12',
    Beginn: '12:30',
    'Dauer in Minuten': '45',
    Saal: 'Kleiner Saal',
  });
  await ina.main.getByRole('checkbox', { name: 'Dienstag' }).check();
  for (const [kind, price] of [
    ['', '17,50 €'],
    ['Ermäßigt', '9,50'],
  ] as const) {
    await ina.press(/^Hinzufügen\s*: Preise$/u);
    await ina.fill({ Platzgruppe: 'Parkett', 'Art (leer: Vollpreis)': kind });
    await ina.fill({ 'Preis in Euro': price, Plätze: '80' });
  }
  await ina.press(/^Hinzufügen\s*: Mitwirkende$/u);
  await ina.fill({ 'Neue Person (Name)': 'Ada Lenz', 'Rolle (Deutsch)': 'Klavier' });
  await ina.press(/^Hinzufügen\s*: Programm$/u);
  await ina.fill({
    'Neues Werk (Titel)': 'Sonate in Blau',
    'Komponist:in des neuen Werks': 'Clara Neu',
  });
  await ina.main.getByLabel('Sofort öffentlich').check();
  await ina.press('Vorschau der Termine');
  await expect(ina.main.getByText('12 Termine sind ausgewählt.')).toBeVisible();
  await ina.press('Ausgewählte Termine anlegen');
  await expect(ina.main.getByRole('status')).toContainText('12 Einträge sind angelegt.');
  for (const day of [DAYS[0], DAYS[11]])
    await expectPublic(origin, `/de/programm-karten?date=${dayForAddress(day ?? '')}`, [
      TITLE,
      'Kleiner Saal',
    ]);
}

/** Opens the form of one of the twelve from their list. @returns where it is public */
async function openEvent({ ina }: Season, number: number): Promise<string> {
  await ina.open('Veranstaltungen', 'Programm');
  await ina.main.locator('tbody th a').nth(number).click();
  return ina.publicPath();
}

const ldOf = (html: string): Record<string, unknown> => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  const things = blocks.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  return things.find((thing) => 'eventStatus' in thing) ?? {};
};

const icsOf = async ({ origin }: EmptyHouse, path: string) =>
  byIcalJs(await publicText(origin, `${path}/termin.ics`))[0];

export async function cancelOne(season: Season): Promise<void> {
  const { house, ina } = season;
  const path = await openEvent(season, 2);
  await expectPublic(house.origin, path, [
    '17,50',
    '9,50',
    'Ada Lenz',
    'Sonate in Blau',
    'Clara Neu',
  ]);
  await ina.follow('Absagen, verschieben …');
  await ina.follow('Absagen');
  const refund = 'Das Geld kommt von selbst zurück, bis zum Ende des Monats.';
  await ina.fill({ 'Was mit gekauften Karten geschieht (Deutsch)': refund });
  await ina.press('Jetzt absagen');
  await expect(ina.main.getByRole('status').first()).toContainText('Abgesagt');
  await expectPublic(house.origin, path, ['Abgesagt', refund]);
  expect(ldOf(await publicText(house.origin, path))['eventStatus']).toBe(
    'https://schema.org/EventCancelled',
  );
  expect(await icsOf(house, path)).toMatchObject({ status: 'CANCELLED' });
  const day = dayForAddress(DAYS[2] ?? '');
  await expectPublic(house.origin, `/de/programm-karten?date=${day}`, ['Abgesagt']);
}

export async function postponeOne(season: Season): Promise<void> {
  const { house, ina } = season;
  const path = await openEvent(season, 4);
  await ina.follow('Absagen, verschieben …');
  await ina.follow('Verschieben');
  await ina.fill({ 'Neuer Beginn': '2027-11-05T13:00' });
  await ina.press('Jetzt verschieben');
  await expect(ina.main.getByRole('status').first()).toContainText('Verschoben');
  await expectPublic(house.origin, path, ['Verschoben', '5. November 2027']);
  expect(ldOf(await publicText(house.origin, path))).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2027-11-05T12:00:00Z',
  });
  await ina.follow('Zum Termin');
  await expect(ina.page.getByLabel('Beginn', { exact: true })).toHaveValue('2027-11-05T13:00');
}
