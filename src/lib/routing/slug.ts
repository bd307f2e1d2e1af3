import { fold } from '../text/fold.ts';

/** The part of an address that people read: lower case, letters, digits and hyphens only; never empty. */
export function slugOf(text: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/gu, '');
  return slug || '-';
}
