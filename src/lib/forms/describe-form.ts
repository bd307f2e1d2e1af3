import type { FormEntity } from '../../content/records/form.ts';
import { CALLING_PAGE } from '../../content/records/form-defaults.ts';
import type { StoredField } from '../../content/records/form-parts.ts';
import type { Locale } from '../constants.ts';
import { textIn } from '../i18n/localized.ts';
import { CONSENT, FIELD, HONEYPOT, isList, type FieldInfo, type FormInfo } from './form-info.ts';
import type { FieldType, FieldValue } from './form-info.ts';

/** Words of the fields that every form gets by itself. */
export interface FormWords {
  readonly honeypot: string;
}

function defaultOf({ default: stored }: StoredField, type: FieldType): FieldValue {
  const text = stored === CALLING_PAGE ? '' : stored;
  if (type === FIELD.checkbox) return text === 'true';
  if (isList({ field_type: type })) return text === '' || type === FIELD.file ? [] : [text];
  return type === FIELD.radio && text === '' ? null : text;
}

const fieldInfo = (field: StoredField, index: number, locale: Locale): FieldInfo => {
  const type = Number(field.field_type) as FieldType;
  const { field: other, values } = field.show_if;
  return {
    id: index + 1,
    label: textIn(field.label, locale),
    slug: field.slug,
    field_type: type,
    required: field.required && type !== FIELD.heading,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: textIn(label, locale) })),
    default: defaultOf(field, type),
    placeholder_text: textIn(field.placeholder_text, locale),
    help_text: textIn(field.help_text, locale),
    step: field.step,
    show_if: other === '' ? null : { field: other, values: values.map(({ value }) => value) },
  };
};

const added = (facts: Pick<FieldInfo, 'id' | 'label' | 'slug' | 'field_type' | 'step'>) => ({
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
  show_if: null,
  ...facts,
});

/** A form in one language, with the consent that it asks for and the field that nobody sees. */
export function formInfo(form: FormEntity, locale: Locale, words: FormWords): FormInfo {
  const own = form.fields.map((field, index) => fieldInfo(field, index, locale));
  const steps = [...new Set(own.map(({ step }) => step))].sort((left, right) => left - right);
  const last = steps.at(-1) ?? 1;
  const consent = textIn(form.consent_text, locale);
  const next = own.length + 1;
  return {
    id: form.id,
    title: textIn(form.title, locale),
    intro: textIn(form.intro, locale),
    fields: [
      ...own,
      ...(consent === ''
        ? []
        : [
            {
              ...added({ id: next, label: consent, slug: CONSENT, field_type: 4, step: last }),
              required: true,
              default: false,
            },
          ]),
      ...[
        added({
          id: consent === '' ? next : next + 1,
          label: words.honeypot,
          slug: HONEYPOT,
          field_type: 'emailconfirm',
          step: last,
        }),
      ],
    ],
    steps: steps.map((step, index) => {
      const title = form.step_titles[index]?.title;
      return { step, title: title === undefined ? '' : textIn(title, locale) };
    }),
    keep_days: form.keep_days,
  };
}
