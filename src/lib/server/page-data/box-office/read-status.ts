import type { EventEntity } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import type { StatusTarget, StatusWish } from '../../../event-status/status-change.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { PageContext } from '../page/page-context.ts';
import { translatedIn, type Errors, type Typed } from './plain-fields.ts';
import { hasRefund, NEEDS_WORDS } from './status-form.ts';
import { typedMoment } from '../../../dates/typed-moment.ts';

const isSet = (typed: Typed, name: string): boolean => (typed[name] ?? '') !== '';

/** What is wrong with the times of a postponed event, by field. */
function dateErrors(event: EventEntity, typed: Typed, { t, now }: PageContext): Errors {
  const errors: Record<string, string> = {};
  for (const name of ['date_end', 'doors'])
    if (isSet(typed, name) && typedMoment(typed[name] ?? '') === null)
      errors[name] = t('box_office:error.moment');
  if (isSet(typed, 'open')) return errors;
  const start = typedMoment(typed['date_start'] ?? '');
  if (start === null)
    errors['date_start'] = t(
      isSet(typed, 'date_start') ? 'box_office:error.moment' : 'box_office:error.dateNeeded',
    );
  // The date that falls away is no new one, however often it is handed in.
  else if (start === event.date_start && (event.status !== 'postponed' || isDateOpen(event)))
    errors['date_start'] = t('box_office:error.dateSame');
  else if (start !== event.date_start && Date.parse(start) <= now.getTime())
    errors['date_start'] = t('box_office:error.datePast');
  return errors;
}

function roomErrors(event: EventEntity, typed: Typed, { t, data }: PageContext): Errors {
  const text = typed['room'] ?? '';
  const id = /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0;
  if (!data.room.has(id)) return { room: t('box_office:error.roomNeeded') };
  const isSame = id === event.room && event.status !== 'moved';
  return isSame ? { room: t('box_office:error.roomSame') } : {};
}

/** What somebody wants to change of an event, or what is wrong with it at each field. */
export function readStatus(
  event: EventEntity,
  to: StatusTarget,
  typed: Typed,
  context: PageContext,
): Result<StatusWish> {
  const { t } = context;
  const words = translatedIn(typed, 'status_note');
  const errors: Record<string, string> = {
    ...(to === 'postponed' && dateErrors(event, typed, context)),
    ...(to === 'moved' && roomErrors(event, typed, context)),
    ...(NEEDS_WORDS.includes(to) &&
      words.de === '' && { 'status_note.de': t('box_office:error.wordsNeeded') }),
  };
  if (Object.keys(errors).length > 0)
    return failure('invalid', t('box_office:error.whole'), errors);
  const moment = (name: string) => typedMoment(typed[name] ?? '');
  return success({
    to,
    status_note: words,
    // What was said of tickets holds on, unless the event takes place after all.
    refund_note: hasRefund(to)
      ? translatedIn(typed, 'refund_note')
      : event.status === 'cancelled'
        ? { de: '', en: '' }
        : event.refund_note,
    date_start: isSet(typed, 'open') ? null : moment('date_start'),
    date_end: moment('date_end'),
    doors: moment('doors'),
    room: Number(typed['room'] ?? event.room),
    moved_from: translatedIn(typed, 'moved_from'),
  });
}
