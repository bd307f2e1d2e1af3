import { perLocale } from '../../../../content/i18n/locales.ts';
import type { Page } from '../../../views/page.ts';
import type { SubscriptionView } from '../../../views/newsletter-view.ts';
import { subscriptionPath } from '../../services/newsletter/newsletter.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** What became of a subscription of the newsletter: for whoever has its address. */
export async function subscriptionPage(
  context: PageContext,
  { token, hasLeft }: { readonly token: string; readonly hasLeft: boolean },
): Promise<{ readonly page: Page; readonly view: SubscriptionView }> {
  const { app, locale, t } = context;
  const subscription = await app.newsletter.find(token);
  const state = subscription?.state ?? (hasLeft ? 'left' : 'gone');
  const translations = perLocale((other) => subscriptionPath(token, other));
  const page = makePage(context, {
    route: 'newsletter-subscription',
    path: translations[locale],
    title: t(`forms:newsletter.state.${state}.title`),
    crumb: t('forms:newsletter.headline'),
    description: t('forms:newsletter.headline'),
    translations,
  });
  return { page, view: { state, email: subscription?.email ?? '', path: translations[locale] } };
}
