import { languageTag, optionalInteger, optionalName } from '../fields/scalar.ts';
import { optionalReference, references } from '../fields/reference.ts';
import { line } from '../fields/translated.ts';
import { defineRecord, type InputOf } from './define.ts';

/** Most characters of a title: as many as texts of a programme ever had. */
const MAX_CHARACTERS = 500;
const MAX_OF_A_NAME = 300;

/** Who wrote a work: known by name, in each language as programmes there spell it. */
export const composer = defineRecord({
  kind: 'composer',
  label: { de: 'Komponist:in', en: 'Composer' },
  title: 'name',
  card: ['born', 'died'],
  fields: {
    name: line({ required: true, max: MAX_OF_A_NAME }),
    /** The same one as an artist of the venue, with a page. */
    person: optionalReference('person'),
    /** Years. */
    born: optionalInteger(1, 2999),
    died: optionalInteger(1, 2999),
  },
});
export type ComposerInput = InputOf<typeof composer>;

/** What is played: written once, on as many evenings as there are. */
export const work = defineRecord({
  kind: 'work',
  label: { de: 'Werk', en: 'Work' },
  title: 'title',
  card: ['composers', 'catalogue_number'],
  fields: {
    title: line({ required: true, max: MAX_CHARACTERS }),
    /** None: traditional, or nobody knows. */
    composers: references('composer'),
    /** As its catalogue has it: «BWV 244», «op. 67». */
    catalogue_number: optionalName(64),
    original_title: optionalName(MAX_OF_A_NAME),
    original_language: languageTag(),
    /** Minutes. */
    duration: optionalInteger(1, 24 * 60),
  },
});
export type WorkInput = InputOf<typeof work>;
