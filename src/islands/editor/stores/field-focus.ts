import { atom } from 'nanostores';
import { $language } from './content.ts';
import { locale } from '../api/record.ts';
import { openPanel } from './selection.ts';

/** The field of the record that is to have the focus in its panel; null: none. */
export const $fieldToFocus = atom<string | null>(null);

/** Opens the panel of the record at one of its fields, in the language of the page. */
export function openRecordField(key: string): void {
  $language.set(locale);
  $fieldToFocus.set(key);
  openPanel('page');
}
