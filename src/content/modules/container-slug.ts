import { withHint } from '../fields/inner/hint.ts';
import { anchorName } from '../fields/inner/link.ts';

/** The key by which other systems fetch what stands in a container (`container/by-slug`); null: none. */
export const containerSlug = () =>
  withHint(anchorName.nullable().default(null), {
    control: 'anchor',
    label: { de: 'Schlüssel', en: 'Slug' },
    help: {
      de: 'Darunter rufen andere Systeme den Inhalt ab.',
      en: 'Other systems fetch the content by it.',
    },
  });
