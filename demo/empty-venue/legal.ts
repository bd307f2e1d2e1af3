import type { LegalTextInput } from '../../src/content/records/notices.ts';
import { prose, t } from '../text.ts';

/*
 * The texts that the law asks for, with blanks: what stands in square brackets is for the house
 * to fill in, and the list of what is missing counts it. They say what this software does, and
 * nothing of a house that nobody knows yet.
 */

const imprint = prose(
  [
    '## Angaben nach § 5 DDG',
    '[Name und Rechtsform], [Straße und Hausnummer], [Postleitzahl und Ort]',
    'Vertreten durch: [Namen]',
    '## Kontakt',
    'Telefon: [Nummer]. E-Mail: [Adresse]',
    '## Register und Steuern',
    '[Registergericht und Nummer, Umsatzsteuer-Identifikationsnummer]',
    '## Redaktionell verantwortlich nach § 18 Abs. 2 MStV',
    '[Name und Anschrift]',
  ],
  [
    '## Information under section 5 DDG (German Digital Services Act)',
    '[Name and legal form], [street and number], [postal code and town], Germany',
    'Represented by: [names]',
    '## Contact',
    'Telephone: [number]. E-mail: [address]',
    '## Register and tax',
    '[Court of registration and number, VAT identification number]',
    '## Responsible for editorial content under section 18(2) MStV (German Interstate Media Treaty)',
    '[Name and address]',
  ],
);

const privacy = prose(
  [
    '## 1. Verantwortliche Stelle',
    '[Name, Anschrift, Telefon, E-Mail-Adresse; Datenschutzbeauftragte]',
    '## 2. Aufruf der Website',
    'Beim Aufruf einer Seite verarbeitet der Server die IP-Adresse, Datum und Uhrzeit, die angeforderte Adresse und die Kennung des Browsers, um die Seite auszuliefern und Angriffe abzuwehren. [Rechtsgrundlage und Dauer der Speicherung]',
    '## 3. Cookies und Ihr Gerät',
    'Welche eigenen Cookies diese Website setzt, wozu sie dienen und wie lange sie gelten, steht am Ende dieser Seite. Ohne Ihre Einwilligung wird keine Verbindung zu Dritten aufgebaut; Ihre Entscheidung ändern Sie jederzeit über „Cookie-Einstellungen“ in der Fußzeile.',
    '## 4. Kartenkauf, Formulare, Newsletter',
    '[Welche Angaben Sie verarbeiten, wozu, auf welcher Rechtsgrundlage und wie lange]',
    '## 5. Ihre Rechte',
    '[Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit, Widerspruch; zuständige Aufsichtsbehörde]',
  ],
  [
    '## 1. Controller',
    '[Name, address, telephone, e-mail address; data protection officer]',
    '## 2. Visiting the website',
    'When you open a page, the server processes your IP address, date and time, the address you asked for and your browser’s identification, in order to deliver the page and to fend off attacks. [Legal basis and how long it is kept]',
    '## 3. Cookies and your device',
    'Which cookies of its own this website sets, what they are for and how long they last stands at the end of this page. Without your consent no connection to third parties is made; you can change your decision at any time through ‘Cookie settings’ at the foot of each page.',
    '## 4. Tickets, forms, newsletter',
    '[Which data you process, for what, on which legal basis and for how long]',
    '## 5. Your rights',
    '[Access, rectification, erasure, restriction, portability, objection; the supervisory authority]',
  ],
);

const terms = prose(
  [
    '## Geltung',
    '[Wer an wen Karten verkauft, und wann der Vertrag zustande kommt]',
    '## Rückgabe und Absage',
    '[Was gilt, wenn eine Veranstaltung abgesagt, verschoben oder verlegt wird]',
  ],
  [
    '## Scope',
    '[Who sells tickets to whom, and when a contract is made]',
    '## Returns and cancellation',
    '[What applies when an event is cancelled, postponed or moved]',
  ],
);

const accessibility = prose(
  [
    '## Stand der Vereinbarkeit',
    '[Wann und nach welchem Verfahren die Website geprüft wurde, und was noch nicht barrierefrei ist]',
    '## Barrieren melden',
    '[E-Mail-Adresse und Telefon]',
    '## Durchsetzung',
    '[Zuständige Stelle]',
  ],
  [
    '## State of conformity',
    '[When and how the website was tested, and what is not accessible yet]',
    '## Reporting barriers',
    '[E-mail address and telephone]',
    '## Enforcement',
    '[The body in charge]',
  ],
);

export const legalTexts: readonly (LegalTextInput & { readonly id: number })[] = [
  {
    id: 1,
    key: 'agb',
    title: t('Allgemeine Geschäftsbedingungen', 'General terms and conditions'),
    body: terms,
  },
  { id: 2, key: 'datenschutz', title: t('Datenschutzerklärung', 'Privacy policy'), body: privacy },
  { id: 3, key: 'impressum', title: t('Impressum', 'Imprint'), body: imprint },
  {
    id: 4,
    key: 'barrierefreiheit',
    title: t('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
    body: accessibility,
  },
];
