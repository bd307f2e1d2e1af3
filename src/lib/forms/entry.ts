import { z } from 'zod';
import {
  FIELD,
  asks,
  type Answers,
  type FieldInfo,
  type FieldType,
  fieldsAsked,
} from './form-info.ts';

/** An answer as an entry keeps it: with the question that was asked, whatever becomes of the form. */
export const answerSchema = z.object({
  slug: z.string(),
  label: z.string(),
  field_type: z.int(),
  /** As people read it; of a file its name. */
  values: z.array(z.string()),
  /** Ids of files, in the order of `values`. */
  files: z.array(z.string()).default([]),
});
export type EntryAnswer = z.output<typeof answerSchema>;

/** How an answer reads where it is no text of its own. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
}

const isFile = (type: FieldType): boolean => type === FIELD.file;

function valuesOf(field: FieldInfo, answers: Answers, words: AnswerWords): readonly string[] {
  const value = answers[field.slug];
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? words.yes : words.no];
  const texts = typeof value === 'string' ? [value] : value;
  const labels = new Map(field.choices.map((choice) => [choice.value, choice.label]));
  return texts.map((text) => labels.get(text) ?? text);
}

/** The answers of the fields that were asked, with their questions, in the order of the form. */
export function entryAnswers(
  fields: readonly FieldInfo[],
  answers: Answers,
  words: AnswerWords,
  fileNames: ReadonlyMap<string, string>,
): readonly EntryAnswer[] {
  return fieldsAsked(fields, answers)
    .filter(asks)
    .map((field) => {
      const values = valuesOf(field, answers, words);
      const { slug, label, field_type: type } = field;
      return {
        slug,
        label,
        field_type: Number(type),
        values: isFile(type) ? values.map((id) => fileNames.get(id) ?? id) : [...values],
        files: isFile(type) ? [...values] : [],
      };
    });
}

/** The first e-mail address among the answers; null: none was given. */
export function emailIn(fields: readonly FieldInfo[], answers: Answers): string | null {
  for (const { field_type: type, slug } of fields) {
    const value = answers[slug];
    if (type === FIELD.email && typeof value === 'string' && value !== '') return value;
  }
  return null;
}
