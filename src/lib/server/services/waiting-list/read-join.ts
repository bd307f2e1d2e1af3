import type { Sale } from '../../../booking/sale-state.ts';
import type { FormValues } from '../../../forms/form-values.ts';
import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import { maxToWaitFor } from '../../../booking/max-per-order.ts';
import { joinSchema, type Join } from '../../../booking/waiting.ts';
import type { JoinForm } from '../../../views/waiting-view.ts';
import { unmetNeedsOf } from '../../../booking/waiting-seats.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import type { WaitingList } from './waiting-list.ts';

/** Whether visitors can join the waiting list of an event. */
export const canWait = (
  event: Pick<EventEntity, 'id_jet' | 'seat_groups'>,
  sale: Sale,
  app: { readonly waiting: Pick<WaitingList, 'isOpen'> },
): boolean =>
  app.waiting.isOpen &&
  (sale.isWaiting || sale.isSoldOut) &&
  !sale.isOver &&
  !sale.isDateOpen &&
  sale.status !== 'cancelled' &&
  event.id_jet !== null &&
  event.seat_groups.length > 0;

export interface ParsedJoin {
  /** Null when anything is wrong. */
  readonly join: Join | null;
  readonly form: JoinForm;
}

/** Longer than every limit; more is not shown again. */
const MAX_FIELD_LENGTH = 5000;

const textIn = (data: FormValues, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : '';
};

/** The form of an event that gives fewer tickets to one order than others do. */
const joinSchemaOf = (event: EventEntity) =>
  joinSchema.refine(({ tickets }) => tickets <= maxToWaitFor(event), { path: ['tickets'] });

/** Messages for a valid form where the event has no such seats. */
function unmetNeeds(
  event: EventEntity,
  join: Join,
  locale: Locale,
): Readonly<Record<string, string>> {
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const kind = unmetNeedsOf(groups, join);
  return kind === null ? {} : { [kind]: translator(locale)(`waiting:fieldError.no.${kind}`) };
}

/** Parses the form of the waiting list; messages are by field, and the input is returned for the form. */
export function readJoin(event: EventEntity, data: FormValues, locale: Locale): ParsedJoin {
  const input = {
    email: textIn(data, 'email'),
    tickets: textIn(data, 'tickets'),
    features: data.getAll('features').filter((value) => typeof value === 'string'),
    note: textIn(data, 'note'),
  };
  const { data: join, error } = joinSchemaOf(event).safeParse(input, { error: errorsIn(locale) });
  const errors = error ? fieldErrorsOf(error.issues, locale) : unmetNeeds(event, join, locale);
  const { tickets, ...others } = errors;
  const ticketsMessage =
    error && tickets !== undefined
      ? translator(locale)('waiting:fieldError.tickets', {
          most: maxToWaitFor(event),
        })
      : tickets;
  const fieldErrors =
    ticketsMessage === undefined ? others : { ...others, tickets: ticketsMessage };
  const isValid = Object.keys(fieldErrors).length === 0;
  return { join: isValid && join ? join : null, form: { ...input, fieldErrors } };
}
