import type { EventEntity } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Message } from '../../ports/mailer.ts';
import type { WaitingEntry } from '../../repositories/waiting.ts';
import { settingsOf } from '../records/settings-of.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import { placeName } from '../test-shop/cart-lines.ts';

export interface About {
  readonly event: EventEntity;
  readonly data: ReferenceData;
  /** The one origin that links are made of. */
  readonly siteOrigin: string;
}

/** Subjects are short; the longest titles are cut. */
const MOST_OF_TITLE = 120;

/** Day, time and place of an event, as one line. */
export function whenAndWhere({ event, data }: About, locale: Locale): string {
  const day = formatDay(dayOf(event.date_start), locale, 'full');
  const time = event.all_day ? '' : formatTime(event.date_start, locale);
  return [day, time, placeName(data, event.room, locale)].filter(Boolean).join(', ');
}

/** An instant as people are told of it: «Samstag, 21. November 2026, 23 Uhr». */
export const untilText = (instant: string, locale: Locale): string =>
  `${formatInstant(instant, locale, 'full')}, ${formatTime(instant, locale)}`;

/** What messages need of an entry. */
type Known = Pick<WaitingEntry, 'token' | 'email' | 'tickets' | 'locale'>;

function valuesOf(about: About, entry: Known) {
  const { locale, token, tickets } = entry;
  const title = textIn(about.event.title, locale);
  return {
    title,
    subject: title.slice(0, MOST_OF_TITLE),
    when: whenAndWhere(about, locale),
    tickets: translator(locale)('waiting:tickets', { count: tickets }),
    app: textIn(settingsOf(about.data).site_name, locale),
    link: about.siteOrigin + pathTo('waiting-entry', locale, { token }),
  };
}

type Kind = 'confirm' | 'known' | 'offer';

/** What somebody on the list is told. @param seats of an offer, a line each */
export function messageTo(
  entry: Known & { readonly offered_until?: string | null },
  kind: Kind,
  about: About,
  seats: readonly string[] = [],
): Message {
  const t = translator(entry.locale);
  const values = valuesOf(about, entry);
  const until = entry.offered_until ? untilText(entry.offered_until, entry.locale) : '';
  const say = { ...values, until, seats: seats.join('\n') };
  return {
    to: entry.email,
    subject: t(`waiting:mail.${kind}.subject`, say),
    text: t(`waiting:mail.${kind}.text`, say),
  };
}

/** Somebody's own words about what they need, for the people of the house. */
export function messageToHouse(entry: WaitingEntry, about: About, to: string): Message {
  const t = translator(entry.locale);
  const say = { ...valuesOf(about, entry), email: entry.email, note: entry.needs.note };
  return {
    to,
    subject: t('waiting:mail.note.subject', say),
    text: t('waiting:mail.note.text', say),
  };
}
