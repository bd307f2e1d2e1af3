import type { FormValues } from '../../../../forms/form-values.ts';
import { LOCALES } from '../../../../constants.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';
import { fileOf, pictureOf } from '../../../services/editing/media-value.ts';
import type { MediaValues } from './form-types.ts';

/*
 * Pictures and files of a plain form. `image.media` is the file of the library that was
 * chosen, `keep` the one that is there, empty: none; `image.now` is that one as it is.
 */

type MediaOf = MediaValues extends ReadonlyMap<number, infer Media> ? Media : never;

const ID = /^[1-9]\d{0,8}$/u;
const MAX_NOW = 4000;

/** The files that a form chose from the library. */
export async function chosenMedia(
  { database: { db } }: PageContext['app'],
  form: FormValues,
): Promise<MediaValues> {
  const names = [...form.keys()].filter((name) => name.endsWith('.media'));
  const chosen = new Map<number, MediaOf>();
  for (const name of names) {
    const id = form.get(name);
    if (typeof id !== 'string' || !ID.test(id) || chosen.has(Number(id))) continue;
    const media = await recordById(db, 'media', Number(id));
    if (media !== null) chosen.set(media.id, media);
  }
  return chosen;
}

const text = (form: FormValues, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What stood there when the form was handed out. */
function nowIn(form: FormValues, name: string): Readonly<Record<string, unknown>> | null {
  const json = text(form, `${name}.now`);
  if (json === '' || json.length > MAX_NOW) return null;
  try {
    return JSON.parse(json) as Readonly<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}

/** What was typed beside a picture: what it shows, and whose it is. */
function wordsIn(form: FormValues, name: string, otherwise: Readonly<Record<string, unknown>>) {
  if (!form.has(`${name}.credit`)) return {};
  const alt = Object.fromEntries(
    LOCALES.map((locale) => [locale, text(form, `${name}.alt.${locale}`)]),
  );
  const isUntouched = Object.values(alt).every((words) => words === '');
  return {
    // A picture that was chosen just now brings its own words.
    alt: isUntouched ? (otherwise['alt'] ?? alt) : alt,
    credit: text(form, `${name}.credit`) || (otherwise['credit'] ?? ''),
    decorative: form.has(`${name}.decorative`) || otherwise['decorative'] === true,
  };
}

/** The picture or file that a form names; null: none. */
export function imageIn(form: FormValues, name: string, media: MediaValues): unknown {
  const choice = text(form, `${name}.media`);
  const now = nowIn(form, name);
  if (choice === 'keep' && now !== null) {
    if (!form.has(`${name}.credit`)) return now;
    const alt = Object.fromEntries(
      LOCALES.map((locale) => [locale, text(form, `${name}.alt.${locale}`)]),
    );
    const credit = text(form, `${name}.credit`);
    return { ...now, alt, credit, decorative: form.has(`${name}.decorative`) };
  }
  const chosen = ID.test(choice) ? media.get(Number(choice)) : undefined;
  if (chosen === undefined) return null;
  const isPicture = chosen.type === 'picture' || chosen.type === 'vector';
  if (!isPicture) return fileOf(chosen);
  const picture = pictureOf(chosen);
  // What was typed beside another picture says nothing of this one.
  return now === null ? { ...picture, ...wordsIn(form, name, picture) } : picture;
}
