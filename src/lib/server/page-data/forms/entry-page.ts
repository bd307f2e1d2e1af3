import type { AstroCookies } from 'astro';
import type { FormEntity } from '../../../../content/records/form.ts';
import { checkForm } from '../../../forms/check-form.ts';
import { FIELD } from '../../../forms/form-info.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import { filesOfVisitor } from '../../repositories/forms/files.ts';
import { visitorOf } from '../../services/booking/visitor.ts';
import { formFileFailure } from '../../services/forms/check-file.ts';
import { draftOf, type Draft, type DraftNote } from '../../services/forms/drafts.ts';
import { ownerOf } from '../../services/forms/form-parts.ts';
import { isUploadFailureReason } from '../../services/media/upload-failure.ts';
import type { PageContext } from '../page/page-context.ts';
import { refusedPage } from '../page/page.ts';
import { draftPage, type FormPage } from './form-page.ts';
import { formInfoIn, type FormState } from './form-view.ts';

/** Who asks for a draft. */
export interface DraftVisit {
  readonly draft: string;
  readonly cookies: Pick<AstroCookies, 'get'>;
  readonly clientAddress: string;
}

const STATUS: Readonly<Record<DraftNote, number>> = {
  '': 200,
  refused: FAILURE_STATUS.invalid,
  gone: FAILURE_STATUS.invalid,
  quick: FAILURE_STATUS.too_many,
  tooMany: FAILURE_STATUS.too_many,
};

/** What is wrong with the step that is shown, in words. */
function messagesOf(
  form: FormEntity,
  { raw, step, note, fileErrors }: Draft,
  context: PageContext,
): Readonly<Record<string, string>> {
  const { t } = context;
  if (note !== 'refused') return {};
  const { fields } = formInfoIn(form, context);
  const { problems } = checkForm(fields, raw, [step]);
  const entries = fields
    .filter((field) => field.step === step)
    .flatMap(({ slug }) => {
      const reason = fileErrors[slug];
      const problem = problems[slug];
      if (reason !== undefined) return [[slug, fileMessage(reason, context)] as const];
      return problem === undefined ? [] : [[slug, t(`validation:message.${problem}`)] as const];
    });
  return Object.fromEntries(entries);
}

/** Why a file was refused, in words; the reason was sent, and may be anything. */
function fileMessage(reason: string, { t, locale }: PageContext): string {
  if (reason === 'gone') return t('validation:message.fileGone');
  return formFileFailure(isUploadFailureReason(reason) ? reason : 'form', locale).message;
}

async function stateOf(
  form: FormEntity,
  draft: Draft,
  context: PageContext,
  visitor: { readonly id: string },
): Promise<FormState> {
  const { step, raw, note, key } = draft;
  const { fields } = formInfoIn(form, context);
  const ids = fields
    .filter(({ field_type: type }) => type === FIELD.file)
    .flatMap(({ slug }) => raw[slug] ?? []);
  const files = await filesOfVisitor(context.app.database.db, ownerOf(visitor), ids);
  return {
    step,
    raw,
    messages: messagesOf(form, draft, context),
    note: note === '' || note === 'refused' ? '' : context.t(`forms:note.${note}`),
    files: new Map(files.map(({ id, name }) => [id, name])),
    draft: key,
  };
}

/**
 * What one visitor typed so far; null: there is no such draft, or it is somebody else's.
 * The status says whether something is wrong with it.
 */
export async function entryPage(
  context: PageContext,
  form: FormEntity,
  { draft: key, cookies, clientAddress }: DraftVisit,
): Promise<(FormPage & { readonly status: number }) | null> {
  const visitor = await visitorOf({ cookies, clientAddress }, context.app);
  const draft = await draftOf(context.app, key, visitor);
  if (draft?.form !== form.id) return null;
  const page = draftPage(context, form, await stateOf(form, draft, context, visitor));
  const status = STATUS[draft.note];
  return { ...page, page: status === 200 ? page.page : refusedPage(page.page, context), status };
}
