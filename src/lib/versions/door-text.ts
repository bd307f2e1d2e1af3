import type { Locale } from '../constants.ts';
import { translator } from '../i18n/translator.ts';
import { doorParts, type Door } from './door.ts';

/** Through which door a version was written, in words; empty: it is not known. */
export function doorText(door: Door | null, locale: Locale): string {
  const parts = doorParts(door);
  if (parts === null) return '';
  return translator(locale)(`editing:door.${parts.kind}`, { name: parts.name });
}
