import { CLOCK } from '../../../../../content/fields/scalar.ts';
import type { Weekday } from '../../../../../content/records/notices.ts';
import { WEEKDAYS, type OpeningSpan } from '../../../../dates/opening-hours.ts';
import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import {
  fieldName,
  typedWeek,
  type TypedWeek,
  type WeekOutcome,
} from '../../../page-data/hub/hours/hours-page.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { setWeek, type OpeningWeek } from '../../../services/box-office/opening-week.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';

/** What is wrong with a day: an end is missing, it would end first, two spans overlap. */
function dayErrors(
  weekday: Weekday,
  spans: readonly OpeningSpan[],
  { t }: Pick<PageContext, 't'>,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const filled = spans
    .map((span, index) => ({ ...span, index }))
    .filter(({ from, to }) => from + to);
  for (const { index, ...span } of filled) {
    for (const end of ['from', 'to'] as const)
      if (!CLOCK.test(span[end]))
        errors[fieldName(weekday, index, end)] = t('opening_week:error.time');
    const others = filled.filter((other) => other.index < index);
    if (span.from >= span.to)
      errors[fieldName(weekday, index, 'to')] ??= t('opening_week:error.order');
    else if (others.some(({ from, to }) => span.from < to && from < span.to))
      errors[fieldName(weekday, index, 'from')] ??= t('opening_week:error.overlap');
  }
  return errors;
}

function readWeek(typed: TypedWeek, context: PageContext): Result<OpeningWeek> {
  const errors = Object.assign(
    {},
    ...WEEKDAYS.map((day) => dayErrors(day, typed[day], context)),
  ) as Record<string, string>;
  if (Object.keys(errors).length > 0)
    return failure('invalid', context.t('opening_week:error.whole'), errors);
  const spansOf = (day: Weekday): readonly OpeningSpan[] =>
    typed[day]
      .filter(({ from }) => from !== '')
      .sort((left, right) => left.from.localeCompare(right.from));
  const week: Record<string, readonly OpeningSpan[]> = Object.fromEntries(
    WEEKDAYS.map((day) => [day, spansOf(day)]),
  );
  return success(week as OpeningWeek);
}

/** Says when the venue is open in every week. */
export async function sendWeek(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<WeekOutcome> {
  const { app, locale } = context;
  const typed = typedWeek(form);
  const stamp = form.get('stamp');
  const week = readWeek(typed, context);
  const order = { stamp: typeof stamp === 'string' ? stamp : '' };
  const saved = week.ok
    ? await setWeek(
        app.records,
        { ...order, week: week.value },
        { locale, actor: actorOf(caller, locale), source: 'hub' },
      )
    : week;
  if (saved.ok) return { location: `${pathTo('hub-opening-hours', locale)}?done=saved` };
  return { status: FAILURE_STATUS[saved.failure.code], failure: saved.failure, typed };
}
