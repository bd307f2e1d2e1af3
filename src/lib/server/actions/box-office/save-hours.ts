import { CLOCK } from '../../../../content/fields/scalar.ts';
import { daysBetween } from '../../../dates/calendar.ts';
import type { Day } from '../../../dates/dates.ts';
import { failure, success, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import {
  resetHours,
  setHours,
  type HoursOfDay,
} from '../../services/box-office/opening-exceptions.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { requestedDay } from '../../page-data/box-office/days.ts';
import {
  inLanguages,
  translatedIn,
  typedIn,
  type Typed,
  refusedForm,
  type SmallOutcome,
} from '../../page-data/box-office/plain-fields.ts';

/** Of so many days other times can be said at once. */
const MAX_DAYS = 92;

const NAMES = [
  'day',
  'until',
  'closed',
  'time_from',
  'time_to',
  ...inLanguages('alternative_text'),
];

/** What a form says of a day, or what is wrong with it at each field. */
function readHours(
  typed: Typed,
  context: PageContext,
): Result<HoursOfDay & { readonly until: Day }> {
  const { t } = context;
  const [from, to] = [(typed['time_from'] ?? '').slice(0, 5), (typed['time_to'] ?? '').slice(0, 5)];
  const day = requestedDay(typed['day'] ?? '', context);
  const closed = (typed['closed'] ?? '') !== '';
  const until = (typed['until'] ?? '') === '' ? day : requestedDay(typed['until'] ?? '', context);
  const errors: Record<string, string> = {};
  if (day === null) errors['day'] = t('box_office:error.day');
  if (day !== null && (until === null || until < day || daysBetween(day, until) >= MAX_DAYS))
    errors['until'] = t('opening_week:error.until', { days: MAX_DAYS });
  for (const [name, time] of [
    ['time_from', from],
    ['time_to', to],
  ] as const) {
    if (closed || CLOCK.test(time)) continue;
    errors[name] = t(time === '' ? 'box_office:error.timesNeeded' : 'box_office:error.time');
  }
  if (day === null || until === null || Object.keys(errors).length > 0)
    return failure('invalid', t('box_office:error.whole'), errors);
  return success({
    day,
    until,
    closed,
    time_from: closed ? null : from,
    time_to: closed ? null : to,
    alternative_text: translatedIn(typed, 'alternative_text'),
  });
}

/** Says when the venue is open on a day, or that the times of the week hold again. */
export async function sendHours(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<SmallOutcome> {
  const { app, locale, t } = context;
  const how = { locale, actor: actorOf(caller, locale), source: 'box_office' } as const;
  const typed = typedIn(form, NAMES);
  const address = (day: Day, done: string) =>
    ({ location: `${pathTo('hub-hours', locale)}?day=${day}&done=${done}` }) as const;
  if (form.get('action') === 'reset') {
    const id = form.get('id');
    const day = requestedDay(typeof id === 'string' ? id : '', context);
    if (day === null)
      return refusedForm(failure('invalid', t('box_office:error.day')).failure, typed);
    const reset = await resetHours(app.records, day, how);
    return reset.ok ? address(day, 'reset') : refusedForm(reset.failure, typed);
  }
  const hours = readHours(typed, context);
  if (!hours.ok) return refusedForm(hours.failure, typed);
  const saved = await setHours(app.records, hours.value, how);
  return saved.ok ? address(hours.value.day, 'saved') : refusedForm(saved.failure, typed);
}
