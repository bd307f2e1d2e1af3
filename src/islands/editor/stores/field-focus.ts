import { atom } from 'nanostores';
import type { Locale } from '../../../lib/constants.ts';
import { $language } from './content.ts';
import { locale } from '../api/record.ts';
import { openPanel } from './selection.ts';

/** The field of the record that is to have the focus in its panel, or an entry of it (`performers.2`); null: none. */
export const $fieldToFocus = atom<string | null>(null);

/** Opens the panel of the record at one of its fields, in a language; usually that of the page. */
export function openRecordField(key: string, language: Locale = locale): void {
  $language.set(language);
  $fieldToFocus.set(key);
  openPanel('page');
}
