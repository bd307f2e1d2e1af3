import { LOCALES, type Locale } from '../constants.ts';
import { isSame } from './content.ts';
import type { FieldForm } from './library.ts';

/** What stands between two texts of one field, by its control; of others only one can stay. */
const BETWEEN: Readonly<Partial<Record<FieldForm['control'], string>>> = {
  line: ' / ',
  paragraphs: '\n\n',
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (value as readonly unknown[]).length === 0;

/** One text behind the other, in one language; undefined: they cannot stand so. */
function joined({ control }: FieldForm, mine: unknown, theirs: unknown): unknown {
  if (isEmpty(theirs) || isSame(mine, theirs)) return mine;
  if (isEmpty(mine)) return theirs;
  if (isList(mine) && isList(theirs))
    return [...mine, ...theirs.filter((entry) => !mine.some((one) => isSame(one, entry)))];
  const between = BETWEEN[control];
  return between === undefined ? undefined : `${String(mine)}${between}${String(theirs)}`;
}

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/**
 * What two people wrote into the same field of a record, one behind the other: texts in each
 * language, the paragraphs of rich texts, the entries of lists, each once.
 * @returns undefined where only one can stay: dates, choices, addresses, and what would be too long
 */
export function bothValues(field: FieldForm, mine: unknown, theirs: unknown): unknown {
  const fits = (value: unknown): boolean =>
    value !== undefined && (field.max === null || lengthOf(value) <= field.max);
  if (!field.isTranslated) {
    const value =
      ['list', 'references', 'richtext'].includes(field.control) || field.control in BETWEEN
        ? joined(field, mine, theirs)
        : undefined;
    return fits(value) ? value : undefined;
  }
  type Texts = Readonly<Partial<Record<Locale, unknown>>>;
  const [first, second] = [mine as Texts, theirs as Texts];
  const entries = LOCALES.map((one) => [one, joined(field, first[one], second[one])] as const);
  // A language that a draft leaves out stays out.
  const said = entries.filter(([one]) => one in first || one in second);
  return said.every(([, value]) => fits(value)) ? Object.fromEntries(said) : undefined;
}
