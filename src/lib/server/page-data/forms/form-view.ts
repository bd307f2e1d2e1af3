import type { FormEntity } from '../../../../content/records/form.ts';
import type { Locale } from '../../../constants.ts';
import { askedFields, checkForm } from '../../../forms/check-form.ts';
import { formInfo } from '../../../forms/describe-form.ts';
import {
  CONSENT,
  FIELD,
  isList,
  type FieldInfo,
  type FieldValue,
  type FormInfo,
  type RawAnswers,
  stepsAsked,
} from '../../../forms/form-info.ts';
import { asLocal, localText, textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { slugOf } from '../../../routing/slug.ts';
import type { FormFieldView, FormView } from '../../../views/form-view.ts';
import type { PageContext } from '../page/page-context.ts';

/** What was typed so far, and what is wrong with it. */
export interface FormState {
  readonly step: number | null;
  readonly raw: RawAnswers;
  /** By slug, in the language of the page. */
  readonly messages: Readonly<Record<string, string>>;
  readonly note: string;
  /** Names of the files that were taken, by id. */
  readonly files: ReadonlyMap<string, string>;
  /** The last part of the address that it is sent to. */
  readonly draft: string;
}

/** A form that nobody has touched. */
export const UNTOUCHED: FormState = {
  step: null,
  raw: {},
  messages: {},
  note: '',
  files: new Map(),
  draft: 'new',
};

/** A form in the language of a page. */
export const formInfoIn = (form: FormEntity, { locale, t }: PageContext): FormInfo =>
  formInfo(form, locale, { honeypot: t('forms:honeypot') });

/** Where a form is sent, and where what was typed so far stands. */
export const entryPath = (form: FormEntity, draft: string, { locale }: PageContext): string =>
  pathTo('forms-entry', locale, { slug: slugOf(textIn(form.title, locale)), id: form.id, draft });

/** What a field shows: what was typed, else what it begins with. */
function valueOf(field: FieldInfo, { raw }: FormState): FieldValue {
  const typed = raw[field.slug];
  // Of a step that was not sent yet nothing is known.
  if (typed === undefined) return field.default;
  if (isList(field)) return (typeof typed === 'string' ? [typed] : typed) as readonly string[];
  if (field.field_type === FIELD.checkbox) return typed === 'on' || typed === true;
  return Array.isArray(typed) ? String(typed[0] ?? '') : (typed as FieldValue);
}

/** «Only where «Instrument» is: Tuba, Horn» */
function conditionText(
  { show_if: condition, step }: FieldInfo,
  { fields }: FormInfo,
  { t }: PageContext,
): string {
  const other = fields.find(({ slug }) => slug === condition?.field);
  // What an earlier step decided needs no words.
  if (condition === null || other?.step !== step) return '';
  const labels = condition.values.map(
    (value) => other.choices.find((choice) => choice.value === value)?.label ?? value,
  );
  const isYes = other.field_type === FIELD.checkbox || labels.length === 0;
  return isYes
    ? t('forms:onlyIfGiven', { field: other.label })
    : t('forms:onlyIf', { field: other.label, values: labels.join(', ') });
}

/** The fields of a step: without scripts those, too, that depend on others of the same step. */
function fieldsOfStep(info: FormInfo, step: number, raw: RawAnswers): readonly FieldInfo[] {
  const asked = askedFields(info.fields, raw);
  return info.fields.filter((field) => {
    if (field.step !== step || !field.visible) return false;
    const other = info.fields.find(({ slug }) => slug === field.show_if?.field);
    return asked.includes(field) || (other?.step === step && other.visible);
  });
}

/** The language of a field's own words, where that is not the page's. */
function languageOf({ fields, consent_text: consent }: FormEntity, slug: string, locale: Locale) {
  const label = slug === CONSENT ? consent : fields.find((one) => one.slug === slug)?.label;
  return label && localText(label, locale).lang;
}

const fieldView = (
  field: FieldInfo,
  form: FormEntity,
  state: FormState,
  context: PageContext,
): FormFieldView => {
  const value = valueOf(field, state);
  const ids = field.field_type === FIELD.file && Array.isArray(value) ? (value as string[]) : [];
  return {
    ...field,
    value,
    message: state.messages[field.slug] ?? '',
    lang: languageOf(form, field.slug, context.locale),
    condition: conditionText(field, formInfoIn(form, context), context),
    files: ids.flatMap((id) => {
      const name = state.files.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  };
};

/** One step of a form for a page. @param isSent shows what comes after it */
export function formView(
  form: FormEntity,
  context: PageContext,
  state: FormState = UNTOUCHED,
  isSent = false,
): FormView {
  const { t, locale } = context;
  const info = formInfoIn(form, context);
  const { answers } = checkForm(info.fields, state.raw);
  const steps = stepsAsked(info.fields, answers);
  const [first] = info.steps;
  const number = state.step ?? first?.step ?? 1;
  const fields = fieldsOfStep(info, number, state.raw);
  const isLast = (steps.at(-1) ?? number) <= number;
  const after = localText(form.after_text, locale);
  const own = localText(form.submit_text, locale);
  const isEnd = isLast && info.steps.at(-1)?.step === number;
  return {
    id: form.id,
    action: entryPath(form, state.draft, context),
    page: detailPath('form', form, locale),
    title: info.title,
    intro: localText(form.intro, locale),
    step: {
      number,
      title: info.steps.find(({ step }) => step === number)?.title ?? '',
      place: Math.max(0, steps.indexOf(number)) + 1,
      // Steps that only later answers ask for are not promised.
      count: Math.max(steps.length, info.steps.length),
    },
    fields: fields.map((field) => fieldView(field, form, state, context)),
    note: state.note,
    isMultipart: fields.some(({ field_type: type }) => type === FIELD.file),
    submit: isEnd && own.text !== '' ? own : asLocal(t(isEnd ? 'forms:send' : 'forms:next')),
    keep: t('forms:keep', { count: form.keep_days }),
    privacy: { label: t('layout:footer.privacy'), href: pathTo('legals-privacy', locale) },
    isSent,
    after: after.text === '' ? asLocal(t('forms:sent')) : after,
  };
}
