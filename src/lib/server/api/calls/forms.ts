import { z } from 'zod';
import { failure, success } from '../../../result.ts';
import { formInfoIn } from '../../page-data/forms/form-view.ts';
import { endpoint, type PostEndpoint } from '../core/endpoint.ts';
import { id } from '../core/paging.ts';

const value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);
const field = z.object({
  id: z.int(),
  label: z.string(),
  slug: z.string(),
  field_type: z.union([z.int().min(1).max(14), z.literal('emailconfirm')]),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  default: value,
  placeholder_text: z.string(),
  help_text: z.string(),
  step: z.int(),
  show_if: z
    .object({ field: z.string(), values: z.array(z.string()) })
    .nullable()
    .meta({ description: 'Asked only where an earlier field has one of these values' }),
});

const PROBLEMS = [
  ...(['required', 'email', 'tooLong', 'tooMany', 'controlCharacters'] as const),
  ...(['notOffered', 'date', 'number', 'phone', 'wrongType', 'fileGone'] as const),
];

/** A form in one language; brings the cookies that an entry is sent with. */
export const formOfId = endpoint({
  summary: 'A form: its fields, and what is said of wrong answers',
  query: z.object({ id }),
  answer: z.object({
    id: z.int(),
    title: z.string(),
    intro: z.string(),
    fields: z.array(field),
    steps: z.array(z.object({ step: z.int(), title: z.string() })),
    keep_days: z.int().meta({ description: 'Days that an entry is kept' }),
    messages: z.record(z.enum(PROBLEMS), z.string()),
  }),
  missing: 'There is no such form',
  load(context, { id }) {
    const { data, t } = context;
    const form = data.form.get(id);
    if (form === undefined) return Promise.resolve(failure('not_found', t('forms:noForm')));
    const messages = Object.fromEntries(
      PROBLEMS.map((problem) => [problem, t(`validation:message.${problem}`)]),
    );
    return Promise.resolve(success({ ...formInfoIn(form, context), messages }));
  },
});

/** What is sent with a form; which values fit is said by the form itself. */
export const entryBody = z.strictObject({
  form: z.int().positive().max(999_999_999),
  field_values: z.record(z.string().max(60), z.unknown()),
});

export const formsEntries: PostEndpoint = {
  summary:
    'Sends a form (header x-csrftoken from the cookie csrftoken; the cookies of GET forms/{id}); files by the ids of temp-files; 429 when it comes sooner than anybody types, or too often',
  body: entryBody,
  answer: z.object({
    text: z.string().meta({ description: 'What is said then' }),
    url: z.string().nullable().meta({ description: 'A page to go on at' }),
  }),
};

export const tempFiles: PostEndpoint = {
  summary:
    'Uploads files for a form, each told by its content (header x-csrftoken): only the same visitor can send them, once, within a day; 413, 415 for what is not taken, 429 and 507 when too many wait',
  bodyType: 'multipart/form-data',
  status: 201,
  body: z.object({
    file: z.array(z.string().meta({ format: 'binary' })).meta({ description: 'Any names' }),
  }),
  answer: z.object({
    files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int() })),
  }),
};
