import { weekdayNames } from '../../../../dates/dates.ts';
import { REPEATS } from '../../../../programme/repeat.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { smallField, type Errors } from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { SeriesState } from './series-form.ts';
import { PARENT_TYPES } from './series-order.ts';

const NTH = ['1', '2', '3', '4', '5', '-1'] as const;

const nthKey = (value: string): string => (value === '-1' ? 'last' : value);

/** The fields that say when the events are. */
export function scheduleFields(
  { typed, weekdays }: SeriesState,
  errors: Errors,
  { locale, t }: PageContext,
): readonly HubField[] {
  const filled = { typed, errors, t };
  const field = (name: string, more: Partial<HubField> = {}) =>
    smallField(name, t(`event_series:field.${name}`), filled, more);
  const hint = (name: string) => ({ hint: t(`event_series:hint.${name}`) });
  const number = (name: string, range: [number, number], more: Partial<HubField> = {}) =>
    field(name, { control: 'number', range, ...more });
  return [
    field('repeat', {
      control: 'select',
      options: REPEATS.map((value) => ({ value, label: t(`event_series:repeat.${value}`) })),
    }),
    number('every', [1, 99], hint('every')),
    field('weekdays', {
      control: 'choices',
      isMultiple: true,
      value: weekdays.join(' '),
      options: weekdayNames[locale].map(({ long }, day) => ({ value: String(day), label: long })),
      ...hint('weekdays'),
    }),
    field('nth', {
      control: 'select',
      options: NTH.map((value) => ({ value, label: t(`event_series:nth.${nthKey(value)}`) })),
      ...hint('nth'),
    }),
    field('from', { control: 'date', isRequired: true }),
    field('to', { control: 'date', ...hint('to') }),
    number('times', [1, 200]),
    field('extra', { control: 'textarea', ...hint('extra') }),
    field('without', { control: 'textarea', ...hint('without') }),
    field('start', { control: 'time', isRequired: true }),
    field('end', { control: 'time', ...hint('end') }),
    number('duration', [1, 1440], hint('duration')),
    number('doors', [0, 1440]),
  ];
}

/** Whether the events stand alone, and whether they are public at once. */
export function endFields(
  { typed }: SeriesState,
  errors: Errors,
  { t }: PageContext,
): readonly HubField[] {
  const filled = { typed, errors, t };
  const label = (name: string) => t(`event_series:field.${name}`);
  return [
    smallField('shape', label('shape'), filled, {
      control: 'select',
      options: ['single', 'children'].map((value) => ({
        value,
        label: t(`event_series:shape.${value}`),
      })),
      hint: t('event_series:hint.shape'),
    }),
    smallField('event_type_new', label('event_type_new'), filled, {
      control: 'select',
      options: PARENT_TYPES.map((value) => ({
        value,
        label: t(`fields:option.${value.replaceAll('-', '_')}`),
      })),
      hint: t('event_series:hint.event_type_new'),
    }),
    smallField('is_online', label('is_online'), filled, {
      control: 'checkbox',
      hint: t('event_series:hint.is_online'),
    }),
  ];
}
