import { requiredReference } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'form',
  label: { de: 'Formular', en: 'Form' },
  synonyms: {
    de: ['Anmeldung', 'Kontakt', 'Kontaktformular', 'Umfrage', 'Eingabe'],
    en: ['contact', 'registration', 'sign-up', 'survey', 'input'],
  },
  group: 'programme',
  heading: 'title',
  fields: {
    form: requiredReference('form', { label: { de: 'Formular', en: 'Form' } }),
    title: words({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Ohne Angabe: der des Formulars.', en: 'Left out: that of the form.' },
    }),
  },
});
