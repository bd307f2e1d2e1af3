import type { Kysely } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import type { Locale } from '../../../constants.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Database } from '../../db/schema.ts';
import { followersOfEvent } from '../../repositories/box-office/followers.ts';
import { waitingOrOffered } from '../../repositories/visitors/waiting.ts';
import { followerPath } from '../event-news/messages.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import { settingsOf } from '../records/reference-data.ts';
import { whenAndWhere, type MessageContext } from '../waiting-list/messages.ts';

/** Somebody who is told of a change, and by what they can end it. */
export interface Recipient {
  readonly email: string;
  readonly locale: Locale;
  readonly token: string;
  readonly as: 'waiting' | 'follower';
}

/** Which sentence says what became of it. */
const kindOf = (event: EventEntity): string => (isDateOpen(event) ? 'postponedOpen' : event.status);

/** What somebody is told of an event's new status, in their language. */
export function statusMessage(
  { email, locale, token, as }: Recipient,
  context: MessageContext,
): OutgoingMessage {
  const { event, data, siteOrigin } = context;
  const t = translator(locale);
  const kind = kindOf(event);
  const title = textIn(event.title, locale);
  const old = event.postponed_from;
  const texts = {
    title,
    when: whenAndWhere(context, locale),
    old: old === null ? '' : formatMoment(old, locale, 'full'),
    oldPlace: textIn(event.moved_from, locale),
  };
  const leave =
    as === 'waiting' ? pathTo('waiting-entry', locale, { token }) : followerPath(token, locale);
  const parts = [
    t('event:news.mail.change.hello'),
    t(`event:news.mail.change.text.${kind}`, texts),
    [title, texts.when].join('\n'),
    textIn(event.status_note, locale),
    textIn(event.refund_note, locale),
    `${t('event:news.mail.change.more')}\n${siteOrigin}${detailPath('event', event, locale)}`,
    `${t(`event:news.mail.change.leave.${as}`)}\n${siteOrigin}${leave}`,
    textIn(settingsOf(data).site_name, locale),
  ];
  return {
    topic: 'event_news',
    locale,
    to: email,
    // Nobody gives up their place in a waiting list by a button of the mail program.
    ...(as === 'follower' && { unsubscribe: siteOrigin + leave }),
    subject: t(`event:news.mail.change.subject.${kind}`, texts),
    text: parts.filter(Boolean).join('\n\n'),
  };
}

/** How many would be told of a change, each address once. */
interface RecipientCounts {
  readonly waiting: number;
  readonly followers: number;
  readonly messages: number;
}

/** Everybody who waits for an event or follows it; who does both is told as somebody who waits. */
export async function recipientsOf(
  db: Kysely<Database>,
  event: number,
): Promise<{ readonly recipients: readonly Recipient[]; readonly counts: RecipientCounts }> {
  const waiting = await waitingOrOffered(db, event);
  const followers = await followersOfEvent(db, event);
  const byEmail = new Map<string, Recipient>();
  for (const { email, locale, token } of followers)
    byEmail.set(email.toLowerCase(), { email, locale, token, as: 'follower' });
  for (const { email, locale, token } of waiting)
    byEmail.set(email.toLowerCase(), { email, locale, token, as: 'waiting' });
  const counts = {
    waiting: waiting.length,
    followers: followers.length,
    messages: byEmail.size,
  };
  return { recipients: [...byEmail.values()], counts };
}
