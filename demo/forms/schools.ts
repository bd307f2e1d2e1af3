import type { FormInput } from '../../src/content/records/form.ts';
import { t } from '../text.ts';
import { consent, emailField, field, nameField, phoneField, required } from './field.ts';

export const schools: FormInput = {
  title: t('Anmeldung für Schulklassen und Kitagruppen', 'Booking for classes and nursery groups'),
  fields: [
    field('text', 'organisation', t('Schule oder Kita', 'School or nursery'), required),
    field('select', 'offer', t('Welches Angebot?', 'Which offer?'), {
      ...required,
      choices: {
        nursery: t('Krabbeln, hüpfen, horchen', 'Crawl, hop, hark'),
        concert: t('Schulkonzert', 'School concert'),
        backstage: t('Hinter die Bühne', 'Backstage'),
        van: t('Der Instrumentenwagen kommt zu uns', 'The instrument van comes to us'),
      },
    }),
    field('number', 'children', t('Wie viele Kinder?', 'How many children?'), required),
    field('number', 'adults', t('Wie viele Begleitpersonen?', 'How many adults?'), required),
    field(
      'checkbox',
      'wheelchairs',
      t('Es kommen Kinder im Rollstuhl mit', 'Some children use wheelchairs'),
    ),
    field('number', 'wheelchair_places', t('Wie viele Rollstühle?', 'How many wheelchairs?'), {
      ...required,
      only: ['wheelchairs', 'true'],
    }),
    field('textarea', 'dates', t('Welche Tage passen Ihnen?', 'Which days suit you?')),
    nameField(),
    emailField(),
    phoneField(),
  ],
  consent_text: consent,
  after_text: t(
    'Vielen Dank. Sie stehen auf der Liste; eine Zusage mit Material für den Unterricht kommt per E-Mail.',
    'Thank you. You are on the list; a confirmation with teaching material will come by e-mail.',
  ),
  recipients: [{ email: 'schulen@morgenfeld.example' }],
  sends_confirmation: true,
  keep_days: 365,
};
