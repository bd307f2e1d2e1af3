import type { Locale } from '../constants.ts';
import { translator } from '../i18n/translator.ts';
import { writeSourceParts, type WriteSource } from './write-source.ts';

/** What wrote a version, in words; empty: it is not known. */
export function writeSourceText(source: WriteSource | null, locale: Locale): string {
  const parts = writeSourceParts(source);
  if (parts === null) return '';
  return translator(locale)(`editing:source.${parts.kind}`, { name: parts.name });
}
