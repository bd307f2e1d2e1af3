import { z } from 'zod';
import { emailText } from '../fields/email.ts';
import { number, select, toggle } from '../fields/inner/choice.ts';
import { withHint, type LabelOptions } from '../fields/inner/hint.ts';
import { items } from '../fields/inner/items.ts';
import { longWords, words } from '../fields/inner/text.ts';
import { MESSAGES } from '../fields/messages.ts';
import { lineText } from '../fields/plain-text.ts';

/** What a field of a form can be, by the number that the specification gives it. */
export const FIELD_TYPES = {
  '1': { de: 'Text', en: 'Text' },
  '2': { de: 'Längerer Text', en: 'Longer text' },
  '3': { de: 'E-Mail-Adresse', en: 'E-mail address' },
  '4': { de: 'Kästchen', en: 'Checkbox' },
  '5': { de: 'Mehrere Kästchen', en: 'Checkboxes' },
  '6': { de: 'Auswahlliste', en: 'Select' },
  '7': { de: 'Auswahlliste, mehrfach', en: 'Multi-select' },
  '8': { de: 'Datei', en: 'File' },
  '9': { de: 'Eines von mehreren', en: 'Radio buttons' },
  '10': { de: 'Datum', en: 'Date' },
  '11': { de: 'Zahl', en: 'Number' },
  '12': { de: 'Telefonnummer', en: 'Telephone number' },
  '13': { de: 'Versteckter Wert', en: 'Hidden value' },
  '14': { de: 'Überschrift oder Absatz', en: 'Heading or paragraph' },
} as const;
export type FieldTypeKey = keyof typeof FIELD_TYPES;

/** Types whose answer is one of the choices, or several of them. */
export const WITH_CHOICES: readonly FieldTypeKey[] = ['5', '6', '7', '9'];
/** The names of the fields that every form gets by itself: the honeypot and the consent. */
export const RESERVED_SLUGS: readonly string[] = ['email2', 'consent'];
export const MAX_STEPS = 10;

const SLUG = /^[a-z][a-z0-9_]*$/u;
const SLUG_OR_NONE = /^(?:[a-z][a-z0-9_]*)?$/u;
const fieldName = () => lineText(60).regex(SLUG, { message: MESSAGES.slug });

/** One line that is the same in both languages, in a list of entries. */
const plain = (max: number, labelled: LabelOptions) =>
  withHint(lineText(max).min(1, { message: MESSAGES.required }), {
    ...labelled,
    control: 'line',
    max,
    isRequired: true,
  });

const value = () => plain(120, { label: { de: 'Wert', en: 'Value' } });

/** One field of a form. Its `id` in the API is its place in the list, from 1. */
const fieldSchema = z.strictObject({
  label: words({ label: { de: 'Beschriftung', en: 'Label' }, isRequired: true, max: 300 }),
  slug: withHint(fieldName(), {
    label: { de: 'Name des Feldes', en: 'Name of the field' },
    control: 'line',
    isRequired: true,
  }),
  field_type: select(FIELD_TYPES, '1', { label: { de: 'Art', en: 'Type' } }),
  required: toggle({ label: { de: 'Pflichtfeld', en: 'Required' } }),
  visible: toggle({ label: { de: 'Sichtbar', en: 'Visible' } }, true),
  choices: items(
    {
      value: value(),
      label: words({ label: { de: 'Beschriftung', en: 'Label' }, isRequired: true }),
    },
    { label: { de: 'Auswahl', en: 'Choices' }, max: 100 },
  ),
  default: lineText(500).default(''),
  placeholder_text: words({ label: { de: 'Beispiel im Feld', en: 'Placeholder' }, max: 120 }),
  help_text: longWords({ label: { de: 'Hilfe oder Absatz', en: 'Help or paragraph' }, max: 1000 }),
  step: number(1, MAX_STEPS, 1, { label: { de: 'Schritt', en: 'Step' } }),
  /** Asked only where an earlier field has one of these values; without values: any answer. */
  show_if: z
    .strictObject({
      field: withHint(lineText(60).regex(SLUG_OR_NONE, { message: MESSAGES.slug }).default(''), {
        label: { de: 'Feld', en: 'Field' },
        control: 'line',
      }),
      values: items({ value: value() }, { label: { de: 'Werte', en: 'Values' }, max: 20 }),
    })
    .default({ field: '', values: [] }),
});
export type StoredField = z.output<typeof fieldSchema>;

type Issue = readonly [path: string, message: string];

/** What is wrong with a field beside the others of its form. */
function issuesOf(field: StoredField, earlier: readonly StoredField[]): readonly Issue[] {
  const issues: Issue[] = [];
  const values = field.choices.map((choice) => choice.value);
  const hasChoices = WITH_CHOICES.includes(field.field_type);
  if (RESERVED_SLUGS.includes(field.slug)) issues.push(['slug', MESSAGES.slugReserved]);
  if (earlier.some((other) => other.slug === field.slug)) issues.push(['slug', MESSAGES.twice]);
  if (hasChoices && values.length === 0) issues.push(['choices', MESSAGES.required]);
  if (new Set(values).size < values.length) issues.push(['choices', MESSAGES.twice]);
  if (hasChoices && field.default !== '' && !values.includes(field.default))
    issues.push(['default', MESSAGES.notOffered]);
  const { field: other } = field.show_if;
  if (other !== '' && !earlier.some(({ slug: known }) => known === other))
    issues.push(['show_if.field', MESSAGES.earlierField]);
  return issues;
}

/** The fields of a form in their order; conditions name fields that stand before them. */
export const formFields = z
  .array(fieldSchema)
  .min(1, { message: MESSAGES.required })
  .max(100, { message: MESSAGES.tooMany })
  .check(({ value: fields, issues }) => {
    for (const [index, field] of fields.entries())
      for (const [place, message] of issuesOf(field, fields.slice(0, index)))
        issues.push({
          code: 'custom',
          path: [index, ...place.split('.')],
          message,
          input: field,
        });
  });

/** The title of a step, in the order of their numbers. */
export const stepTitle = z.strictObject({
  title: words({ label: { de: 'Titel', en: 'Title' }, isRequired: true, max: 120 }),
});

/** Who is told of each entry; never public. */
export const recipient = z.strictObject({
  email: withHint(emailText(), {
    control: 'line',
    label: { de: 'E-Mail-Adresse', en: 'E-mail address' },
    isRequired: true,
  }),
});
