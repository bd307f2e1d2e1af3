import { CLOCK } from '../../../../content/fields/scalar.ts';
import { daysBetween } from '../../../dates/calendar.ts';
import type { Day } from '../../../dates/dates.ts';
import { failure, success, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SmallFormView } from '../../../views/hub/box-office-view.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import type { Caller } from '../../services/accounts/user.ts';
import {
  resetHours,
  setHours,
  type HoursOfDay,
} from '../../services/box-office/opening-exceptions.ts';
import type { PageContext } from '../page/page-context.ts';
import { requestedDay, dayHeading, hoursOf } from './days.ts';
import {
  errorsAt,
  inLanguages,
  smallField,
  textFields,
  translatedIn,
  typedIn,
  typedText,
  type Filled,
  type Typed,
} from './plain-fields.ts';
import { refusedForm, type SmallOutcome } from './small-form.ts';

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

const exceptionsOf = (day: Day, { data }: PageContext) =>
  [...data.opening_hours_exception.values()].filter((exception) => exception.day === day);

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

/** What a form begins with: what holds on the day by an exception that there is. */
function firstTyped(day: Day, context: PageContext): Typed {
  const [exception] = exceptionsOf(day, context);
  if (exception === undefined) return { day };
  return {
    day,
    closed: exception.closed ? 'true' : '',
    time_from: exception.time_from ?? '',
    time_to: exception.time_to ?? '',
    ...typedText('alternative_text', exception.alternative_text),
  };
}

function fieldsOf(filled: Filled): SmallFormView['fields'] {
  const { t } = filled;
  const label = (name: string) => t(`box_office:field.${name}`);
  return [
    smallField('day', label('day'), filled, { control: 'date', isRequired: true }),
    smallField('until', t('opening_week:until'), filled, {
      control: 'date',
      hint: t('opening_week:untilHint'),
    }),
    smallField('closed', label('closed'), filled, { control: 'checkbox' }),
    smallField('time_from', label('time_from'), filled, { control: 'time' }),
    smallField('time_to', label('time_to'), filled, { control: 'time' }),
    ...textFields('alternative_text', label('hoursText'), filled, {
      max: 256,
      hint: label('hoursHint'),
    }),
  ];
}

/** When the venue is open on a day, and the form that says otherwise. */
export function hoursView(
  context: PageContext,
  { day, done }: { readonly day: Day; readonly done: string | null },
  refused: Exclude<SmallOutcome, { readonly location: string }> | null,
): SmallFormView {
  const { locale, t } = context;
  const typed = refused?.typed ?? firstTyped(day, context);
  const fields = fieldsOf({ typed, errors: refused?.failure.fields ?? {}, t });
  const isDone = refused === null && (done === 'saved' || done === 'reset');
  const [exception] = exceptionsOf(day, context);
  return {
    title: t('box_office:hours.title'),
    lead: t('box_office:hours.lead'),
    action: pathTo('hub-hours', locale),
    fields,
    errors: errorsAt(refused?.failure ?? null, fields),
    message: refused?.failure.message ?? '',
    notice: isDone ? t(`box_office:hours.done.${done}`) : '',
    button: t('box_office:hours.button'),
    items:
      exception === undefined
        ? []
        : [
            {
              id: day,
              version: exception.version,
              text: dayHeading(day, context),
              detail: hoursOf(day, context),
              action: 'reset',
              label: t('box_office:hours.reset'),
            },
          ],
    itemsHeading: t('box_office:hours.items'),
    back: { label: t('box_office:back'), href: `${pathTo('hub-today', locale)}?day=${day}` },
  };
}
