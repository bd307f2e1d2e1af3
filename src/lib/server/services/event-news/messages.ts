import type { EventEntity } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Follower } from '../../repositories/box-office/followers.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import { type ReferenceData, settingsOf } from '../records/reference-data.ts';

/** Where somebody who follows an event confirms it and ends it; whoever has the address may do both. */
export const followerPath = (token: string, locale: Locale): string =>
  pathTo('event-news', locale, { token });

/**
 * What somebody is told who wants to hear of changes: to confirm it, or that they follow the
 * event already. Both go to the address alone, so that the page tells nobody who follows what.
 * @param when day, time and place as one line
 */
export function askMessage(
  { email, token, state, locale }: Pick<Follower, 'email' | 'token' | 'state' | 'locale'>,
  { event, when }: { readonly event: EventEntity; readonly when: string },
  { data, siteOrigin }: { readonly data: ReferenceData; readonly siteOrigin: string },
): OutgoingMessage {
  const t = translator(locale);
  const kind = state === 'asked' ? 'confirm' : 'known';
  const title = textIn(event.title, locale);
  const texts = {
    title,
    when,
    venue: textIn(settingsOf(data).site_name, locale),
    link: siteOrigin + followerPath(token, locale),
  };
  return {
    topic: 'event_news',
    locale,
    to: email,
    subject: t(`event:news.mail.${kind}.subject`, texts),
    text: t(`event:news.mail.${kind}.text`, texts),
  };
}
