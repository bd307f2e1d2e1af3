import { z } from 'zod';
import { emailKey } from '../../../../content/fields/email.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import { canFollow } from '../../../booking/can-follow.ts';
import { textIn } from '../../../i18n/localized.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import type { EventNewsView } from '../../../views/event-news-view.ts';
import type { Page } from '../../../views/page.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { eventPartPage } from '../booking/event-part-page.ts';
import { onlineEvent } from '../events/online-event.ts';
import type { PageContext } from '../page/page-context.ts';

export interface AskPage {
  readonly page: Page;
  readonly event: EventEntity;
  readonly view: EventNewsView;
}

/** The page where somebody asks to be told of changes; null for an unknown or offline id. */
export async function askPage(context: PageContext, id: number): Promise<AskPage | null> {
  const { locale, t } = context;
  const event = await onlineEvent(context, id);
  if (event === null) return null;
  const title = textIn(event.title, locale);
  const page = eventPartPage(context, event, 'news', {
    title: t('event:news.pageTitle', { title }),
    crumb: t('event:news.headline'),
  });
  return {
    page,
    event,
    view: {
      state: canFollow(event, context.now) ? 'form' : 'closed',
      title,
      when: whenOf(event, context),
      email: '',
      fieldErrors: {},
      path: eventPartPath('news', event, locale),
      event: { label: t('booking:form.back'), href: detailPath('event', event, locale) },
    },
  };
}

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
