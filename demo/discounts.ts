import type { Ticketing } from '../src/content/records/site.ts';
import { t } from './text.ts';

/** Who gets a price, by its name in the ticketing system. */
export const discountConditions: Ticketing['conditions'] = [
  {
    text: 'Ermäßigt',
    condition: t(
      'Für Menschen mit Schwerbehinderung ab 50, Arbeitsuchende und Freiwilligendienste. Bitte den Nachweis mitbringen.',
      'For people with a disability of 50 % or more, jobseekers and volunteers. Please bring proof.',
    ),
  },
  {
    text: 'Schüler:innen und Studierende',
    condition: t(
      'Bis 30 Jahre, mit Ausweis von Schule oder Hochschule.',
      'Up to the age of 30, with a school or university card.',
    ),
  },
  {
    text: 'Kinder bis 14 Jahre',
    condition: t('Das Alter am Tag der Veranstaltung zählt.', 'The age on the day counts.'),
  },
  {
    text: 'Kinder unter 6 Jahren',
    condition: t(
      'Auf eigenem Platz; auf dem Schoß brauchen Kinder unter 6 keine Karte.',
      'In a seat of their own; on a lap, children under 6 need no ticket.',
    ),
  },
  {
    text: 'Inhaber:innen des Morgenfeld-Passes',
    condition: t('Mit gültigem Pass, eine Karte je Person.', 'With a valid pass, one ticket each.'),
  },
  {
    text: 'Begleitperson',
    condition: t(
      'Mit Merkzeichen B im Ausweis der Person, die Sie begleiten.',
      'With mark B in the card of the person you accompany.',
    ),
  },
];
