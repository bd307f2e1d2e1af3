import { requiredEmbedId } from '../../fields/inner/embed.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'hubspot',
  label: { de: 'Formular (HubSpot)', en: 'Form (HubSpot)' },
  synonyms: {
    de: ['Newsletter', 'Kontakt', 'Anmeldung', 'Kontaktformular'],
    en: ['newsletter', 'contact', 'sign-up'],
  },
  group: 'embed',
  heading: 'title',
  width: 'text',
  fields: {
    hubspot_id: requiredEmbedId('form', 'https://share.hsforms.com/', {
      label: { de: 'HubSpot-ID', en: 'HubSpot id' },
    }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
  },
});
