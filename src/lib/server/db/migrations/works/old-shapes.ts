/*
 * What events held before works and people were records, and what they hold since: written
 * down here for good, whatever the descriptions of the records say later.
 */

export interface Texts {
  readonly de: string;
  readonly en: string;
}

export interface OldWork {
  readonly composer: Texts;
  readonly title: Texts;
  readonly note: Texts;
}

export interface OldPerformer {
  readonly name: string;
  readonly role: Texts;
  readonly person: number | null;
}

/** An entry of a programme as it is since. */
export interface NewEntry {
  readonly work: number | null;
  readonly text: Texts;
  readonly note: Texts;
}

export interface NewPerformer {
  /** Null: a draft that says only what somebody does. */
  readonly person: number | null;
  readonly role: Texts;
  readonly credited_as: string | null;
}

type Values = Readonly<Record<string, unknown>>;

export const NO_TEXTS: Texts = { de: '', en: '' };

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): Texts => {
  const { de, en } = valuesOf(value);
  return { de: textOf(de), en: textOf(en) };
};

/** The entries of a list; a draft can be of any form. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const oldWorks = (value: unknown): readonly OldWork[] =>
  listOf(value).map((entry) => {
    const { composer, title, note } = valuesOf(entry);
    return { composer: textsOf(composer), title: textsOf(title), note: textsOf(note) };
  });

export const oldPerformers = (value: unknown): readonly OldPerformer[] =>
  listOf(value).map((entry) => {
    const { name, role, person } = valuesOf(entry);
    return {
      name: textOf(name),
      role: textsOf(role),
      person: typeof person === 'number' ? person : null,
    };
  });

/** A text as it is compared: case and white space make no difference. */
export const folded = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();

/** Both languages as one key; empty for no text. */
export const foldedTexts = ({ de, en }: Texts): string =>
  de.trim() === '' && en.trim() === '' ? '' : `${folded(de)}\n${folded(en)}`;

/** What an entry without a work says: composer and title, in each language that has any. */
export function asText({ composer, title }: OldWork): Texts {
  const join = (locale: keyof Texts) =>
    [composer[locale], title[locale]].filter((text) => text.trim() !== '').join(': ');
  return { de: join('de'), en: join('en') };
}
