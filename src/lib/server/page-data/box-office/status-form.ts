import type { EventEntity } from '../../../../content/records/event.ts';
import { perLocale } from '../../../../content/i18n/locales.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import { ticketingSchema } from '../../../../content/records/site.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import type { StatusTarget } from '../../../event-status/status-change.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import type { HubField } from '../../../views/hub/hub-view.ts';
import { placeName } from '../../services/programme/place.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import {
  inLanguages,
  smallField,
  textFields,
  typedText,
  type Filled,
  type Typed,
} from './plain-fields.ts';
import { shownMoment } from '../../../dates/typed-moment.ts';

const MAX_NOTE = 300;
const MAX_REFUND = 2000;

/** Where words to visitors are needed, and where something is to be said of tickets. */
export const NEEDS_WORDS: readonly StatusTarget[] = ['cancelled', 'postponed'];
const HAS_REFUND: readonly StatusTarget[] = ['cancelled', 'postponed', 'moved'];
/** How many tickets are left: the page says it by itself, so that there is no template of words. */
const STOCK: readonly StatusTarget[] = ['few_left', 'sold_out'];
/** Statuses whose words still hold when few are left, or none. */
const GOES_ON: readonly string[] = ['postponed', 'moved', ...STOCK];

export const hasRefund = (to: StatusTarget): boolean => HAS_REFUND.includes(to);

/** The names of the fields that a form of this change has. */
export const fieldNames = (to: StatusTarget): readonly string[] => [
  ...inLanguages('status_note'),
  ...(hasRefund(to) ? inLanguages('refund_note') : []),
  ...(to === 'postponed' ? ['date_start', 'open', 'doors', 'date_end'] : []),
  ...(to === 'moved' ? ['room', ...inLanguages('moved_from')] : []),
];

const template = (key: string): Translated => perLocale((locale) => translator(locale)(key));

/** What the venue says of refunds, in its own words where it has any. */
function refundOf(to: StatusTarget, { data }: PageContext): Translated {
  const { refund } = ticketingSchema.parse(settingsOf(data).ticketing);
  const ours = template(`box_office:template.refund.${to}`);
  return to === 'cancelled' ? perLocale((locale) => refund[locale] || ours[locale]) : ours;
}

const NO_WORDS: Translated = { de: '', en: '' };

/** The words that a form begins with: those that there are, else a template where there is one. */
function wordsOf(event: EventEntity, to: StatusTarget): Translated {
  if (event.status === to) return event.status_note;
  if (STOCK.includes(to)) return GOES_ON.includes(event.status) ? event.status_note : NO_WORDS;
  if (to === 'on_sale' && event.status !== 'cancelled') return NO_WORDS;
  return template(`box_office:template.words.${to}`);
}

/** The place of an event in each language, as it is said to be moved from. */
const placeNames = ({ room }: EventEntity, { data }: PageContext): Translated =>
  perLocale((locale) => placeName(data, room, locale));

/** What a form is filled with before anybody typed anything. */
export function firstTyped(event: EventEntity, to: StatusTarget, context: PageContext): Typed {
  const isSame = event.status === to;
  const refund = () => (isSame ? event.refund_note : refundOf(to, context));
  return {
    ...typedText('status_note', wordsOf(event, to)),
    ...(hasRefund(to) && typedText('refund_note', refund())),
    ...(to === 'postponed' && {
      date_start: isSame && !isDateOpen(event) ? shownMoment(event.date_start) : '',
      open: isDateOpen(event) ? 'true' : '',
    }),
    ...(to === 'moved' && {
      room: isSame ? String(event.room) : '',
      ...typedText('moved_from', isSame ? event.moved_from : placeNames(event, context)),
    }),
  };
}

/** Halls by their venue, but for the event's own. */
function roomOptions(event: EventEntity, { data, locale, t }: PageContext): HubField['options'] {
  const rooms = [...data.room.values()]
    .filter(({ id }) => id !== event.room || event.status === 'moved')
    .map(({ id, name, venue }) => {
      const place = data.venue.get(venue);
      const label = [place && textIn(place.name, locale), textIn(name, locale)];
      return { value: String(id), label: label.filter(Boolean).join(', ') };
    })
    .sort((left, right) => left.label.localeCompare(right.label, locale));
  return [{ value: '', label: t('box_office:field.roomChoose') }, ...rooms];
}

function dateFields(filled: Filled): readonly HubField[] {
  const { t } = filled;
  const moment = (name: string, more: Partial<HubField> = {}) =>
    smallField(name, t(`box_office:field.${name}`), filled, { control: 'moment', ...more });
  return [
    moment('date_start'),
    smallField('open', t('box_office:field.open'), filled, { control: 'checkbox' }),
    moment('doors', { hint: t('box_office:field.alongHint') }),
    moment('date_end', { hint: t('box_office:field.alongHint') }),
  ];
}

function roomFields(event: EventEntity, filled: Filled, context: PageContext): readonly HubField[] {
  const { t } = filled;
  return [
    smallField('room', t('box_office:field.room'), filled, {
      control: 'select',
      isRequired: true,
      options: roomOptions(event, context),
      hint: t('box_office:field.roomHint'),
    }),
    ...textFields('moved_from', t('box_office:field.moved_from'), filled, { max: 256 }),
  ];
}

/** The fields of a change, as they are filled in. */
export function statusFields(
  event: EventEntity,
  to: StatusTarget,
  filled: Filled,
  context: PageContext,
): readonly HubField[] {
  const { t } = context;
  const needs = NEEDS_WORDS.includes(to) ? { needs: 'de' as const } : {};
  return [
    ...(to === 'postponed' ? dateFields(filled) : []),
    ...(to === 'moved' ? roomFields(event, filled, context) : []),
    ...textFields('status_note', t('box_office:field.status_note'), filled, {
      control: 'textarea',
      max: MAX_NOTE,
      ...needs,
    }),
    ...(hasRefund(to)
      ? textFields('refund_note', t('box_office:field.refund_note'), filled, {
          control: 'textarea',
          max: MAX_REFUND,
        })
      : []),
  ];
}
