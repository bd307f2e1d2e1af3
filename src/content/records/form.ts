import { optionalReference } from '../fields/reference.ts';
import { checkedList, choice, flag, integer, list } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';
import { formFields, MAX_STEPS, recipient, stepTitle } from './form-parts.ts';

/** What else happens with an entry (`services/forms/actions.ts`), a row each. */
export const FORM_ACTIONS = ['none', 'newsletter'] as const;
export type FormAction = (typeof FORM_ACTIONS)[number];

/** How long entries are kept where a form says nothing else, in days. */
export const FORM_KEEP_DAYS = 180;

/** A form that visitors fill in. Its entries are no records: `repositories/form-entries.ts`. */
export const form = defineRecord({
  kind: 'form',
  label: { de: 'Formular', en: 'Form' },
  title: 'title',
  isReference: true,
  isLinkable: true,
  searchFields: ['intro', 'fields'],
  fields: {
    title: line({ required: true }),
    intro: paragraphs({ max: 3000 }),
    fields: checkedList(formFields),
    step_titles: list(stepTitle, { max: MAX_STEPS }),
    submit_text: line({ max: 60 }),
    /** What has to be agreed to; without it nothing is asked. */
    consent_text: paragraphs({ max: 2000 }),
    after_text: paragraphs({ max: 2000 }),
    /** Instead of the text a page. */
    after_page: optionalReference('page'),
    recipients: list(recipient, { max: 10 }),
    /** Whether the first e-mail address typed gets a message, too. */
    sends_confirmation: flag(false),
    confirmation_subject: line({ max: 200 }),
    confirmation_text: paragraphs({ max: 5000 }),
    keep_days: integer(1, 3650, FORM_KEEP_DAYS),
    action: choice(FORM_ACTIONS, 'none'),
  },
});
export type FormEntity = EntityOf<typeof form>;
export type FormInput = InputOf<typeof form>;
