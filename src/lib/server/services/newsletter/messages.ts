import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Subscription } from '../../repositories/visitors/newsletter.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import { settingsOf } from '../records/settings-of.ts';

/** Where a subscription is confirmed and ended; whoever has the address may do both. */
export const subscriptionPath = (token: string, locale: Locale): string =>
  pathTo('newsletter-subscription', locale, { token });

/**
 * What somebody is told who asked for the newsletter: to confirm it, or that they have it
 * already. Both go to the address alone, so that the page tells nobody who is on the list.
 */
export function messageTo(
  { email, token, state }: Pick<Subscription, 'email' | 'token' | 'state'>,
  locale: Locale,
  { data, siteOrigin }: { readonly data: ReferenceData; readonly siteOrigin: string },
): Pick<OutgoingMessage, 'to' | 'subject' | 'text' | 'topic' | 'locale'> {
  const t = translator(locale);
  const kind = state === 'asked' ? 'confirm' : 'known';
  const texts = {
    app: textIn(settingsOf(data).site_name, locale),
    link: siteOrigin + subscriptionPath(token, locale),
  };
  return {
    topic: 'newsletter',
    locale,
    to: email,
    subject: t(`forms:newsletter.mail.${kind}.subject`, texts),
    text: t(`forms:newsletter.mail.${kind}.text`, texts),
  };
}
