import type { PersonInput } from '../src/content/records/person.ts';
import { t } from './text.ts';

/** A person of the demo: name, role and biography, each text in German and English. */
export const person = (
  name: string,
  role: readonly [string, string],
  de: string,
  en: string,
): PersonInput & { name: string; role: { de: string; en: string } } => ({
  name,
  role: t(...role),
  biography: t(de, en),
});
