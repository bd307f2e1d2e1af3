import type { Translated } from '../fields/field.ts';
import { select } from '../fields/inner/choice.ts';
import { requiredFile } from '../fields/inner/file.ts';
import { items } from '../fields/inner/items.ts';

const LANGUAGES = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} as const satisfies Readonly<Record<string, Translated>>;

/** The captions of a video of the media library, as text tracks. */
export const captions = () =>
  items(
    {
      file: requiredFile(['captions'], { label: { de: 'Untertiteldatei', en: 'Caption file' } }),
      language: select(LANGUAGES, 'de', { label: { de: 'Sprache', en: 'Language' } }),
    },
    { label: { de: 'Untertitel', en: 'Captions' }, max: 4 },
  );
