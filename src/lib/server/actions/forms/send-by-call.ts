import type { AstroCookies } from 'astro';
import { textIn } from '../../../i18n/localized.ts';
import { failure, success, type Result } from '../../../result.ts';
import { afterPath } from '../../page-data/forms/form-page.ts';
import { formKeyIn, formKeyTime, setFormKey } from '../../services/booking/form-key.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { hashed } from '../../services/forms/form-parts.ts';
import { sendForm } from '../../services/forms/send-form.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { formInfoIn } from '../../page-data/forms/form-view.ts';

/** An entry as a call sends it. */
export interface EntryCall {
  readonly form: number;
  readonly field_values: Readonly<Record<string, unknown>>;
}

export interface EntryReply {
  readonly text: string;
  readonly url: string | null;
}

interface Caller {
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** Takes an entry; what is wrong is said at its fields. */
export async function sendByCall(
  context: PageContext,
  { form: id, field_values: raw }: EntryCall,
  { cookies, clientAddress }: Caller,
): Promise<Result<EntryReply>> {
  const { app, data, locale, t } = context;
  const form = data.form.get(id);
  if (form === undefined)
    return failure('not_found', t('forms:noForm'), { form: t('forms:noForm') });
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  await setVisitor(cookies, app, visitor);
  const formKey = await formKeyIn(cookies, app.env);
  const result = await sendForm(app, {
    form,
    info: formInfoIn(form, context),
    raw,
    locale,
    visitor,
    key: hashed('form call', formKey ?? visitor.id, String(id), JSON.stringify(raw)),
    begunAt: formKeyTime(formKey),
  });
  if (result.kind === 'refused') {
    const messages = Object.entries(result.problems).map(([slug, problem]): [string, string] => [
      slug,
      t(`validation:message.${problem}`),
    ]);
    return failure('invalid', t('forms:errors'), Object.fromEntries(messages));
  }
  if (formKey === undefined) await setFormKey(cookies, app.env);
  if (result.kind !== 'sent') {
    const seconds = Math.ceil(result.waitMs / 1000);
    const isQuick = result.kind === 'quick';
    const message = isQuick ? t('forms:tooQuick', { seconds }) : t('forms:note.tooMany');
    const { failure: reason } = failure('too_many', message);
    return {
      ok: false,
      failure: { ...reason, reason: isQuick ? 'quick' : 'place_limit', retryAfterSeconds: seconds },
    };
  }
  const after = textIn(form.after_text, locale);
  return success({
    text: after === '' ? t('forms:sent') : after,
    url: form.after_page === null ? null : afterPath(form, context),
  });
}
