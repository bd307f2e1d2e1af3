import { withoutCalendarSecrets } from '../../../programme/calendar-secret.ts';

/** In characters; what is longer is no address that somebody could lead elsewhere. */
const MAX_LENGTH = 200;
/** A part that may be an address of mail, a token, or a number of a person. */
const isPersonal = (part: string): boolean =>
  part.includes('@') ||
  part.toLowerCase().includes('%40') ||
  /\d{10}/u.test(part) ||
  (part.length >= 20 && /\d/u.test(part) && /[a-z]/u.test(part) && /[A-Z]/u.test(part));

/**
 * An address as it is written down: its path, with what may be personal left out.
 * @param path starts with a slash, without query, percent-encoded
 * @returns null for what is too long, and for files of the build, which are nobody's to redirect
 */
export function missingPath(path: string): string | null {
  if (path.length > MAX_LENGTH || path.startsWith('/_astro/')) return null;
  return withoutCalendarSecrets(path)
    .split('/')
    .map((part) => (isPersonal(part) ? '…' : part))
    .join('/');
}
