import type { FormInput } from '../../src/content/records/form.ts';
import type { FieldTypeKey } from '../../src/content/records/form-parts.ts';
import type { Translated } from '../../src/content/fields/field.ts';
import { t } from '../text.ts';

type FieldInput = NonNullable<FormInput['fields']>[number];
type Facts = Partial<Omit<FieldInput, 'slug' | 'field_type' | 'label' | 'choices' | 'show_if'>> & {
  readonly choices?: Readonly<Record<string, Translated>>;
  /** The slug of an earlier field, and the values with which this one is asked. */
  readonly only?: readonly [field: string, ...values: string[]];
};

const TYPES = {
  text: '1',
  textarea: '2',
  email: '3',
  checkbox: '4',
  checkboxes: '5',
  select: '6',
  file: '8',
  radio: '9',
  date: '10',
  number: '11',
  phone: '12',
  hidden: '13',
  heading: '14',
} as const satisfies Record<string, FieldTypeKey>;

/** A field of a form of the demo. */
export function field(
  type: keyof typeof TYPES,
  slug: string,
  label: Translated,
  { choices = {}, only, ...facts }: Facts = {},
): FieldInput {
  const [other = '', ...values] = only ?? [];
  return {
    ...facts,
    slug,
    field_type: TYPES[type],
    label,
    choices: Object.entries(choices).map(([value, text]) => ({ value, label: text })),
    show_if: { field: other, values: values.map((value) => ({ value })) },
  };
}

export const required = { required: true } as const;

export const nameField = (facts: Facts = {}) =>
  field('text', 'name', t('Name', 'Name'), { ...required, ...facts });
export const emailField = (facts: Facts = {}) =>
  field('email', 'email', t('E-Mail-Adresse', 'E-mail address'), { ...required, ...facts });
export const phoneField = (facts: Facts = {}) =>
  field('phone', 'phone', t('Telefon', 'Telephone'), facts);

export const consent = t(
  'Ich bin einverstanden, dass das Konzerthaus meine Angaben für die Antwort verwendet.',
  'I agree that the Konzerthaus uses what I enter here to answer me.',
);
