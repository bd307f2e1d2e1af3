import type { FormInput } from '../../src/content/records/form.ts';
import { t } from '../text.ts';
import { consent, emailField, field, nameField, phoneField, required } from './field.ts';

/** What the form is called, which is in its address. */
export const SUBSCRIPTION = t('Abonnement bestellen', 'Order a subscription');

/** Orders a subscription: the box office looks for the seats and sends an invoice. */
export const subscription: FormInput = {
  title: SUBSCRIPTION,
  intro: t(
    'Wir suchen Ihnen die besten freien Plätze und schicken innerhalb von drei Werktagen einen Vorschlag mit Rechnung. Bis Sie bezahlen, ist nichts verbindlich.',
    'We look for the best free seats and send you an offer with an invoice within three working days. Nothing is binding until you pay.',
  ),
  fields: [
    field('select', 'series', t('Welches Abonnement?', 'Which subscription?'), {
      ...required,
      choices: {
        abende: t('Philharmonische Abende', 'Philharmonic Evenings'),
        kammer: t('Kammermusik um acht', 'Chamber at Eight'),
        tasten: t('Achtundachtzig', 'Eighty-Eight'),
        aegidien: t('Alte Musik in St. Ägidien', 'Early Music at St. Ägidien'),
        jazz: t('Jazz in der Weberei', 'Jazz at the Mill'),
        familie: t('Familiensonntagsvormittagskonzert', 'Sunday Family Concerts'),
        matinee: t('Sonntagsmatinee', 'Sunday Matinee'),
        leinwand: t('Leinwand & Orchester', 'Screen & Orchestra'),
      },
    }),
    field('number', 'seats', t('Wie viele Plätze?', 'How many seats?'), required),
    field('radio', 'category', t('Welche Preisgruppe?', 'Which price category?'), {
      ...required,
      choices: {
        first: t('Die beste', 'The best'),
        middle: t('Eine mittlere', 'A middle one'),
        cheapest: t('Die günstigste', 'The cheapest'),
      },
    }),
    field('checkboxes', 'needs', t('Was brauchen Sie?', 'What do you need?'), {
      choices: {
        wheelchair: t('Rollstuhlplatz', 'Wheelchair space'),
        aisle: t('Platz am Gang', 'Seat at the aisle'),
        loop: t('Höranlage', 'Hearing loop'),
      },
    }),
    nameField(),
    field('text', 'street', t('Straße und Hausnummer', 'Street and number'), required),
    field('text', 'postal_code', t('Postleitzahl', 'Postcode'), required),
    field('text', 'city', t('Ort', 'Town'), required),
    emailField(),
    phoneField(),
  ],
  submit_text: t('Unverbindlich bestellen', 'Send the order'),
  consent_text: consent,
  after_text: t(
    'Vielen Dank. Ihr Vorschlag kommt innerhalb von drei Werktagen per E-Mail.',
    'Thank you. You will have our offer by e-mail within three working days.',
  ),
  recipients: [{ email: 'abo@morgenfeld.example' }],
  sends_confirmation: true,
};
