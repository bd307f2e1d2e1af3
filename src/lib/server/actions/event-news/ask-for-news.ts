import { z } from 'zod';
import { emailKey } from '../../../../content/fields/email.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import type { EventNewsView } from '../../../views/event-news-view.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import type { AskPage } from '../../page-data/event-news/ask.ts';

const askSchema = z.object({
  email: emailKey(),
});

/** Longer than any address; more is not shown again. */
const MAX_SHOWN = 300;

/** The form again with what is wrong with it, and the status to answer with; or that it was sent. */
export type AskOutcome =
  { readonly location: string } | { readonly view: EventNewsView; readonly status: number };

/** Somebody asks to be told; leads to «please check your e-mail», whoever they are. */
export async function askForNews(
  context: PageContext,
  { event, view }: AskPage,
  form: FormData,
  visitor: string,
): Promise<AskOutcome> {
  const { app, locale, t, data } = context;
  if (view.state === 'closed') return { view, status: FAILURE_STATUS.conflict };
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.slice(0, MAX_SHOWN) : '';
  const parsed = askSchema.safeParse({ email }, { error: errorsIn(locale) });
  const refused = (fieldErrors: EventNewsView['fieldErrors'], status: number) => ({
    view: { ...view, email, fieldErrors },
    status,
  });
  if (!parsed.success)
    return refused(fieldErrorsOf(parsed.error.issues, locale), FAILURE_STATUS.invalid);
  const asked = { email: parsed.data.email, locale, visitor };
  const isNoted = await app.eventNews.ask({ event, when: view.when }, asked, data);
  return isNoted
    ? { location: `${view.path}?sent` }
    : refused({ _: t('waiting:fieldError.tooMany') }, FAILURE_STATUS.too_many);
}
