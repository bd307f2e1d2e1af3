import type { Day } from '../../../dates/dates.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SmallFormView } from '../../../views/hub/box-office-view.ts';
import type { PageContext } from '../page/page-context.ts';
import { dayHeading, hoursOf } from './days.ts';
import {
  errorsAt,
  smallField,
  textFields,
  typedText,
  type Filled,
  type Typed,
  type SmallOutcome,
} from './plain-fields.ts';

const exceptionsOf = (day: Day, { data }: PageContext) =>
  [...data.opening_hours_exception.values()].filter((exception) => exception.day === day);

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
