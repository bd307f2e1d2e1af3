import type { EventEntity } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import { type ReferenceData, settingsOf } from '../records/reference-data.ts';
import { placeName } from '../programme/place.ts';

export interface MessageContext {
  readonly event: EventEntity;
  readonly data: ReferenceData;
  /** The origin of links. */
  readonly siteOrigin: string;
}

/** Subjects are short; the longest titles are cut. */
const MAX_TITLE_LENGTH = 120;

/** Day, time and place of an event, as one line. */
export function whenAndWhere({ event, data }: MessageContext, locale: Locale): string {
  const day = formatDay(dayOf(event.date_start), locale, 'full');
  const time = event.all_day ? '' : formatTime(event.date_start, locale);
  return [day, time, placeName(data, event.room, locale)].filter(Boolean).join(', ');
}

/** An instant as a text: «Samstag, 21. November 2026, 23 Uhr». */
export const untilText = (instant: string, locale: Locale): string =>
  `${formatInstant(instant, locale, 'full')}, ${formatTime(instant, locale)}`;

/** The fields of an entry that messages need. */
type EntryDetails = Pick<WaitingEntry, 'token' | 'email' | 'tickets' | 'locale'>;

function valuesOf(context: MessageContext, entry: EntryDetails) {
  const { locale, token, tickets } = entry;
  const title = textIn(context.event.title, locale);
  return {
    title,
    subject: title.slice(0, MAX_TITLE_LENGTH),
    when: whenAndWhere(context, locale),
    tickets: translator(locale)('waiting:tickets', { count: tickets }),
    venue: textIn(settingsOf(context.data).site_name, locale),
    link: context.siteOrigin + pathTo('waiting-entry', locale, { token }),
  };
}

type WaitingMessage = Pick<OutgoingMessage, 'to' | 'subject' | 'text' | 'topic' | 'locale'>;

type Kind = 'confirm' | 'known' | 'offer';

/** A message to somebody on the waiting list. @param seats of an offer, a line each */
export function messageTo(
  entry: EntryDetails & { readonly offered_until?: string | null },
  kind: Kind,
  context: MessageContext,
  seats: readonly string[] = [],
): WaitingMessage {
  const t = translator(entry.locale);
  const values = valuesOf(context, entry);
  const until = entry.offered_until ? untilText(entry.offered_until, entry.locale) : '';
  const texts = { ...values, until, seats: seats.join('\n') };
  return {
    topic: 'waiting',
    locale: entry.locale,
    to: entry.email,
    subject: t(`waiting:mail.${kind}.subject`, texts),
    text: t(`waiting:mail.${kind}.text`, texts),
  };
}

/** A message to the venue with the note of an entry. */
export function messageToVenue(
  entry: WaitingEntry,
  context: MessageContext,
  to: string,
): WaitingMessage {
  const t = translator(entry.locale);
  const texts = { ...valuesOf(context, entry), email: entry.email, note: entry.needs.note };
  return {
    topic: 'waiting',
    locale: entry.locale,
    to,
    subject: t('waiting:mail.note.subject', texts),
    text: t('waiting:mail.note.text', texts),
  };
}
