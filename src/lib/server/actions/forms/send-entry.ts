import type { AstroCookies, APIContext } from 'astro';
import type { FormEntity } from '../../../../content/records/form.ts';
import { askedFields, checkForm } from '../../../forms/check-form.ts';
import { FIELD, HONEYPOT, isList, type FormInfo, stepsAsked } from '../../../forms/form-info.ts';
import { failure } from '../../../result.ts';
import { afterPath } from '../../page-data/forms/form-page.ts';
import type { TypedAnswers } from '../../repositories/forms/drafts.ts';
import { hasFormEntry } from '../../repositories/forms/entries.ts';
import { formKeyIn, formKeyTime, setFormKey } from '../../services/booking/form-key.ts';
import { setVisitor, visitorOf, type Visitor } from '../../services/booking/visitor.ts';
import * as drafts from '../../services/forms/drafts.ts';
import { hashed } from '../../services/forms/form-parts.ts';
import { sendForm, type Sending } from '../../services/forms/send-form.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { entryPath, formInfoIn } from '../../page-data/forms/form-view.ts';
import { formRefused, readForm } from '../../services/request/read-form.ts';

/** A form that was sent without scripts, and what is known of who sent it. */
export interface SentEntry {
  readonly data: FormData;
  /** The last part of the address: `new`, or the key of a draft. */
  readonly draft: string;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** Where to go on; `tooMany`: nothing more can be kept for this client address. */
export type EntryAnswer = { readonly to: string } | 'tooMany';

/** Longer than every limit; more is not kept to be shown again. */
const MAX_CHARACTERS = 6000;

const MAX_ITEMS = 120;

const textsIn = (data: FormData, name: string): readonly string[] =>
  data
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .slice(0, MAX_ITEMS)
    .map((value) => value.slice(0, MAX_CHARACTERS));

/** What was typed into the fields of one step; a field that was not sent is empty. */
function typedIn(info: FormInfo, step: number, data: FormData): TypedAnswers {
  const typed: Record<string, string | readonly string[]> = {};
  for (const field of info.fields) {
    if (field.step !== step || !field.visible || field.field_type === FIELD.heading) continue;
    const values = textsIn(data, field.slug);
    typed[field.slug] = isList(field) ? values.filter(Boolean) : (values[0] ?? '');
  }
  return typed;
}

/** Why files of a step were refused: `FormUploads` puts the reasons under these names. */
const fileErrorsIn = (info: FormInfo, data: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    info.fields.flatMap(({ slug, field_type: type }) => {
      const [reason] = type === FIELD.file ? textsIn(data, `${slug}!`) : [];
      return reason === undefined ? [] : [[slug, reason]];
    }),
  );

const stepOf = (info: FormInfo, data: FormData): number => {
  const sent = Number(textsIn(data, 'step')[0]);
  return info.steps.find(({ step }) => step === sent)?.step ?? info.steps[0]?.step ?? 1;
};

/** One step that was sent, put together with what came before it. */
interface Entry {
  readonly form: FormEntity;
  readonly info: FormInfo;
  readonly step: number;
  readonly raw: TypedAnswers;
  readonly fileErrors: Readonly<Record<string, string>>;
  readonly key: string;
  readonly visitor: Visitor;
}

/** Shows the form again, at a step, with everything that was typed. */
async function again(
  context: PageContext,
  { form, raw, fileErrors, key, visitor }: Entry,
  step: number,
  note: drafts.DraftNote,
): Promise<EntryAnswer> {
  const { [HONEYPOT]: _, ...kept } = raw;
  const draft = { key, form: form.id, step, raw: kept, note, fileErrors };
  await drafts.writeFormDraft(context.app, draft, visitor);
  return { to: entryPath(form, key, context) };
}

/** The step of the first field among those that something is wrong with. */
const stepWith = (info: FormInfo, slugs: readonly string[], fallback: number): number =>
  info.fields.find(({ slug }) => slugs.includes(slug))?.step ?? fallback;

/** Without the ids of files that are not this visitor's any more. */
const withoutFiles = (raw: TypedAnswers, slugs: readonly string[]): TypedAnswers =>
  Object.fromEntries(Object.entries(raw).map(([k, v]) => [k, slugs.includes(k) ? [] : v]));

/** The last step was sent. */
async function send(
  context: PageContext,
  entry: Entry,
  { cookies, draft }: SentEntry,
): Promise<EntryAnswer> {
  const { app, locale } = context;
  const { form, info, raw, visitor, key } = entry;
  const formKey = await formKeyIn(cookies, app.env);
  const sending: Sending = {
    form,
    info,
    raw,
    locale,
    visitor,
    // A double click sends the same twice: from a draft by its key, else by the cookie of the form.
    key:
      draft === key
        ? drafts.sendingKeyOf(key)
        : hashed('form entry', formKey ?? key, JSON.stringify(raw)),
    begunAt: formKeyTime(formKey),
  };
  const result = await sendForm(app, sending);
  if (result.kind === 'refused') {
    const gone = Object.keys(result.problems).filter(
      (slug) => result.problems[slug] === 'fileGone',
    );
    const fileErrors = Object.fromEntries(gone.map((slug) => [slug, 'gone']));
    const step = stepWith(info, Object.keys(result.problems), entry.step);
    return again(context, { ...entry, raw: withoutFiles(raw, gone), fileErrors }, step, 'refused');
  }
  // Whoever has no cookie of the form yet gets one to send again with.
  if (formKey === undefined) await setFormKey(cookies, app.env);
  if (result.kind !== 'sent') return again(context, entry, entry.step, result.kind);
  await drafts.dropDraft(app, key);
  await setFormKey(cookies, app.env);
  return { to: afterPath(form, context) };
}

/** What comes after a step that is right as far as it goes. */
async function goOn(context: PageContext, entry: Entry, sent: SentEntry): Promise<EntryAnswer> {
  const { info, raw, step, fileErrors } = entry;
  const upToHere = info.steps.map((one) => one.step).filter((one) => one <= step);
  const { problems } = checkForm(info.fields, raw, upToHere);
  const asked = askedFields(info.fields, raw).map(({ slug }) => slug);
  const refusedFiles = Object.keys(fileErrors).filter((slug) => asked.includes(slug));
  const wrong = [...Object.keys(problems), ...refusedFiles];
  if (wrong.length > 0) return again(context, entry, stepWith(info, wrong, step), 'refused');
  const { answers } = checkForm(info.fields, raw);
  const next = stepsAsked(info.fields, answers).find((candidate) => candidate > step);
  return next === undefined ? send(context, entry, sent) : again(context, entry, next, '');
}

/**
 * Answers one step of a form that was sent without scripts, always by an address to go
 * on at, so that no browser asks whether to send it again. Nothing that was typed is lost.
 */
export async function answerEntry(
  context: PageContext,
  form: FormEntity,
  sent: SentEntry,
): Promise<EntryAnswer> {
  const { app } = context;
  const { data, cookies, clientAddress } = sent;
  const info = formInfoIn(form, context);
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  await setVisitor(cookies, app, visitor);
  const known = await drafts.draftOf(app, sent.draft, visitor);
  const draft = known?.form === form.id ? known : null;
  if (draft === null && !(await drafts.mayBeginDraft(app, visitor))) return 'tooMany';
  const step = stepOf(info, data);
  const entry: Entry = {
    form,
    info,
    step,
    raw: { ...draft?.raw, ...typedIn(info, step, data) },
    fileErrors: fileErrorsIn(info, data),
    // A draft that is not there any more: sent already, expired, or somebody else's.
    key: draft?.key ?? drafts.newDraftKey(),
    visitor,
  };
  if (draft === null && sent.draft !== 'new' && (await isSent(context, sent.draft)))
    return { to: afterPath(form, context) };
  if (data.get('action') !== 'back') return goOn(context, entry, sent);
  const { answers } = checkForm(info.fields, entry.raw);
  const back = stepsAsked(info.fields, answers).findLast((candidate) => candidate < step);
  return again(context, { ...entry, fileErrors: {} }, back ?? step, '');
}

/** Whether a draft was sent: the second of two clicks comes too late for it. */
const isSent = (context: PageContext, draft: string): Promise<boolean> =>
  hasFormEntry(context.app.database.db, drafts.sendingKeyOf(draft));

type AstroRequest = Pick<
  APIContext,
  'request' | 'redirect' | 'params' | 'cookies' | 'clientAddress'
>;

/** One step of a form that somebody sent; leads to where it goes on. */
export async function takeEntry(
  { request, redirect, params, cookies, clientAddress }: AstroRequest,
  form: FormEntity,
  context: PageContext,
): Promise<Response> {
  const sent = await readForm(request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const draft = params['draft'] ?? '';
  const answer = await answerEntry(context, form, {
    data: sent.value,
    draft,
    cookies,
    clientAddress,
  });
  return answer === 'tooMany'
    ? formRefused(failure('too_many', context.t('forms:note.tooMany')).failure)
    : redirect(answer.to, 303);
}
