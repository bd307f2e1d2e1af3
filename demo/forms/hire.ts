import type { FormInput } from '../../src/content/records/form.ts';
import { t } from '../text.ts';
import { consent, emailField, field, nameField, phoneField, required } from './field.ts';

/** Three steps, a condition and a file. */
export const hire: FormInput = {
  title: t('Einen Raum anfragen', 'Ask for a space'),
  intro: t(
    'Drei kurze Schritte. Wir melden uns innerhalb einer Woche mit einem Angebot.',
    'Three short steps. You will hear from us within a week, with an offer.',
  ),
  step_titles: [
    { title: t('Ihr Anlass', 'Your occasion') },
    { title: t('Raum und Technik', 'Space and equipment') },
    { title: t('Über Sie', 'About you') },
  ],
  fields: [
    field('radio', 'occasion', t('Was haben Sie vor?', 'What are you planning?'), {
      ...required,
      choices: {
        concert: t('Ein Konzert', 'A concert'),
        congress: t('Eine Tagung', 'A conference'),
        party: t('Ein Fest', 'A party'),
        recording: t('Eine Aufnahme', 'A recording'),
      },
    }),
    field('date', 'date', t('Wann?', 'When?'), required),
    field(
      'number',
      'guests',
      t('Wie viele Gäste erwarten Sie?', 'How many guests do you expect?'),
      required,
    ),
    field('select', 'room', t('Welcher Raum?', 'Which space?'), {
      ...required,
      step: 2,
      choices: {
        great: t('Großer Saal', 'Great Hall'),
        chamber: t('Kammersaal', 'Chamber Hall'),
        foyer: t('Foyerbühne', 'Foyer Stage'),
        shed: t('Shedhalle', 'Weaving Shed'),
        church: t('Klosterkirche', 'Abbey Church'),
        open: t('Ich weiß es noch nicht', 'I do not know yet'),
      },
    }),
    field('checkboxes', 'equipment', t('Welche Technik?', 'Which equipment?'), {
      step: 2,
      choices: {
        sound: t('Ton', 'Sound'),
        light: t('Licht', 'Lighting'),
        screen: t('Leinwand und Projektor', 'Screen and projector'),
        piano: t('Flügel', 'Grand piano'),
      },
    }),
    field(
      'checkbox',
      'catering',
      t('Es soll etwas zu essen geben', 'There should be something to eat'),
      {
        step: 2,
      },
    ),
    field('textarea', 'diet', t('Was dürfen wir nicht vergessen?', 'What must we not forget?'), {
      ...required,
      step: 2,
      only: ['catering', 'true'],
      help_text: t(
        'Zum Beispiel Allergien, vegane Gerichte, die Uhrzeit.',
        'For example allergies, vegan dishes, the time.',
      ),
    }),
    field('file', 'plan', t('Ablaufplan oder Skizze', 'Schedule or sketch'), { step: 2 }),
    nameField({ step: 3 }),
    field('text', 'organisation', t('Verein, Firma oder Schule', 'Club, company or school'), {
      step: 3,
    }),
    emailField({ step: 3 }),
    phoneField({ step: 3 }),
    field('textarea', 'note', t('Noch etwas?', 'Anything else?'), { step: 3 }),
  ],
  submit_text: t('Anfrage senden', 'Send the request'),
  consent_text: consent,
  after_text: t(
    'Vielen Dank für Ihre Anfrage. Wir melden uns innerhalb einer Woche.',
    'Thank you for your request. You will hear from us within a week.',
  ),
  recipients: [{ email: 'vermietung@morgenfeld.example' }],
  sends_confirmation: true,
};
