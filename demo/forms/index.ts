import type { FormInput } from '../../src/content/records/form.ts';
import { CALLING_PAGE } from '../../src/content/records/form-defaults.ts';
import { numbered } from '../numbered.ts';
import { t } from '../text.ts';
import { consent, emailField, field, nameField, phoneField, required } from './field.ts';
import { hire } from './hire.ts';
import { schools } from './schools.ts';
import { subscription } from './subscription.ts';

const to = (...names: readonly string[]) =>
  names.map((name) => ({ email: `${name}@morgenfeld.example` }));

const contact: FormInput = {
  title: t('Nachricht an das Haus', 'A message to the house'),
  intro: t(
    'Ein Mensch liest das, meist am selben Tag.',
    'A human being reads this, usually on the same day.',
  ),
  fields: [
    field('select', 'topic', t('Worum geht es?', 'What is it about?'), {
      ...required,
      choices: {
        praise: t('Lob oder Kritik', 'Praise or complaint'),
        lost: t('Etwas verloren', 'Something lost'),
        tickets: t('Karten', 'Tickets'),
        other: t('Etwas anderes', 'Something else'),
      },
    }),
    field('date', 'visit', t('An welchem Tag waren Sie bei uns?', 'On which day were you here?'), {
      ...required,
      only: ['topic', 'lost'],
    }),
    field('textarea', 'message', t('Ihre Nachricht', 'Your message'), required),
    nameField(),
    emailField(),
    phoneField({
      help_text: t('Nur wenn wir Sie anrufen sollen.', 'Only if we should call you.'),
    }),
  ],
  consent_text: consent,
  after_text: t(
    'Vielen Dank. Ihre Nachricht ist angekommen; wir antworten in den nächsten Tagen.',
    'Thank you. Your message has arrived, and we will answer within the next few days.',
  ),
  recipients: to('haus'),
  sends_confirmation: true,
};

const newsletter: FormInput = {
  title: t('Newsletter bestellen', 'Subscribe to the newsletter'),
  fields: [
    emailField(),
    field('radio', 'language', t('In welcher Sprache?', 'In which language?'), {
      ...required,
      default: 'de',
      choices: { de: t('Deutsch', 'German'), en: t('Englisch', 'English') },
    }),
  ],
  submit_text: t('Newsletter bestellen', 'Subscribe'),
  consent_text: t(
    'Ich möchte den Newsletter einmal im Monat per E-Mail bekommen. Abbestellen kann ich ihn jederzeit.',
    'I would like to get the newsletter by e-mail once a month. I can unsubscribe at any time.',
  ),
  after_text: t(
    'Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen einen Link geschickt. Erst wenn Sie dort bestätigen, bekommen Sie den Newsletter. Der Link gilt 48 Stunden.',
    'Please look into your mailbox: we have sent you a link. You will get the newsletter once you have confirmed it there. The link is valid for 48 hours.',
  ),
  action: 'newsletter',
};

const access: FormInput = {
  title: t('Barriere melden', 'Report a barrier'),
  intro: t(
    'Auf dieser Website oder im Haus: Sagen Sie uns, was nicht geht. Sie bekommen innerhalb eines Monats eine Antwort, meist innerhalb einer Woche.',
    'On this website or in the house: tell us what does not work. You will have an answer within a month, usually within a week.',
  ),
  fields: [
    field('radio', 'place', t('Wo ist die Barriere?', 'Where is the barrier?'), {
      ...required,
      default: 'website',
      choices: {
        website: t('Auf der Website', 'On the website'),
        house: t('Im Haus', 'In the house'),
      },
    }),
    field('text', 'address', t('Adresse der Seite', 'Address of the page'), {
      only: ['place', 'website'],
      default: CALLING_PAGE,
      placeholder_text: t('https://…', 'https://…'),
    }),
    field('text', 'spot', t('An welcher Stelle?', 'At which spot?'), {
      ...required,
      only: ['place', 'house'],
    }),
    field('textarea', 'problem', t('Was geht nicht?', 'What does not work?'), required),
    field('checkboxes', 'aids', t('Was benutzen Sie?', 'What do you use?'), {
      choices: {
        reader: t('Screenreader', 'Screen reader'),
        zoom: t('Vergrößerung', 'Magnification'),
        keyboard: t('Nur die Tastatur', 'Keyboard only'),
        wheelchair: t('Rollstuhl', 'Wheelchair'),
        hearing: t('Hörgerät', 'Hearing aid'),
      },
    }),
    emailField({
      required: false,
      help_text: t(
        'Ohne Adresse können wir nicht antworten; lesen werden wir es trotzdem.',
        'Without an address we cannot answer; we will read it all the same.',
      ),
    }),
  ],
  after_text: t(
    'Vielen Dank. Theodora Papadaki-Groß kümmert sich darum.',
    'Thank you. Theodora Papadaki-Groß will see to it.',
  ),
  recipients: to('barrierefrei'),
  sends_confirmation: true,
};

const press: FormInput = {
  title: t('Akkreditierung', 'Press accreditation'),
  intro: t(
    'Bitte bis zwei Werktage vor dem Abend. Die Zusage kommt per E-Mail.',
    'Please send it two working days ahead. The confirmation comes by e-mail.',
  ),
  fields: [
    nameField(),
    field('text', 'organisation', t('Redaktion oder Medium', 'Newsroom or medium'), required),
    emailField(),
    phoneField(),
    field('text', 'event', t('Für welche Veranstaltung?', 'For which event?'), required),
    field('date', 'date', t('An welchem Tag?', 'On which day?'), required),
    field('checkboxes', 'needs', t('Was brauchen Sie?', 'What do you need?'), {
      choices: {
        seat: t('Pressekarte', 'Press ticket'),
        photo: t(
          'Fotoerlaubnis während der ersten drei Minuten',
          'Photographs in the first three minutes',
        ),
        interview: t('Gespräch mit Mitwirkenden', 'Interview with performers'),
      },
    }),
    field('file', 'card', t('Presseausweis oder Auftrag', 'Press card or commission'), {
      help_text: t('Ein Foto genügt.', 'A photograph will do.'),
    }),
  ],
  consent_text: consent,
  recipients: to('presse'),
  sends_confirmation: true,
};

const friends: FormInput = {
  title: t('Mitglied werden', 'Become a member'),
  fields: [
    field('radio', 'kind', t('Als was?', 'As what?'), {
      ...required,
      choices: {
        listener: t('Zuhörer:in, 48 Euro im Jahr', 'Listener, 48 euros a year'),
        turner: t('Notenwender:in, 120 Euro im Jahr', 'Page turner, 120 euros a year'),
        maestro: t('Kapellmeister:in, 600 Euro im Jahr', 'Maestro, 600 euros a year'),
      },
    }),
    nameField(),
    emailField(),
    field('text', 'street', t('Straße und Hausnummer', 'Street and number'), required),
    field('text', 'postal_code', t('Postleitzahl', 'Postcode'), required),
    field('text', 'city', t('Ort', 'Town'), required),
  ],
  consent_text: consent,
  after_text: t(
    'Willkommen. Den Mitgliedsausweis schicken wir Ihnen mit der Post.',
    'Welcome. Your membership card will come by post.',
  ),
  recipients: to('freundeskreis'),
  sends_confirmation: true,
};

export const forms = numbered({
  contact,
  newsletter,
  schools,
  hire,
  access,
  press,
  friends,
  subscription,
});
