import { weekdayNames } from '../../../../dates/dates.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { REPEATS } from '../../../../programme/repeat.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { SeriesSection, SeriesView } from '../../../../views/hub/series-view.ts';
import { smallField, type Errors } from '../../box-office/plain-fields.ts';
import { namedErrors } from '../form-help/form-context.ts';
import { filled } from '../records/form-fields.ts';
import { targetsOf } from '../records/form-targets.ts';
import { hubListLink } from '../lists/hub-link.ts';
import type { PageContext } from '../../page/page-context.ts';
import { allSeriesFields, type SeriesFields } from './series-fields.ts';
import type { SeriesState } from './series-form.ts';
import { PARENT_TYPES } from './series-order.ts';

const NTH = ['1', '2', '3', '4', '5', '-1'] as const;

const nthKey = (value: string): string => (value === '-1' ? 'last' : value);

/** The fields that say when the events are. */
function scheduleFields(
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
function endFields(
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

/** What the first step shows. */
export interface ShownForm {
  readonly state: SeriesState;
  readonly failure: Failure | null;
  /** What was sent, where somebody looked for something. */
  readonly form: FormValues | null;
  /** The field that is looked at; empty: the beginning. */
  readonly place: string;
  readonly notice: string;
  readonly key: string;
}

/** What both steps have around them. */
export const frameOf = (context: PageContext) => ({
  title: context.t('event_series:title'),
  action: pathTo('hub-event-series', context.locale),
  back: hubListLink('event', context),
});

/** The names of fields and of all in them: what an error can lead to. */
const namesOf = (fields: readonly HubField[]): readonly string[] =>
  fields.flatMap(({ name, fields: inner }) => [name, ...namesOf(inner)]);

/** Errors with a place to go to: the field itself, its first language, or the list that it is in. */
function errorsAt(
  failure: Failure | null,
  sections: readonly SeriesSection[],
  context: PageContext,
) {
  const fields = sections.flatMap(({ fields: own }) => own);
  const names = new Set(namesOf(fields));
  return namedErrors(failure, fields, context).map(({ name: path, text }) => {
    const places = [path, `${path}.de`, path.split('.').slice(0, 2).join('.'), path.split('.')[0]];
    return { name: places.find((name) => name !== undefined && names.has(name)) ?? '', text };
  });
}

const buttonOf = (key: string, { t }: PageContext) =>
  key === 'prices'
    ? { value: 'plan', label: t('event_series:plan'), hint: t('event_series:planHint') }
    : null;

async function sectionsOf(
  context: PageContext,
  fields: SeriesFields,
  { state, failure, form, place }: ShownForm,
): Promise<readonly SeriesSection[]> {
  const { t } = context;
  const errors = failure?.fields ?? {};
  const targets = await targetsOf(context, allSeriesFields(fields), state.values, form);
  const filling = { context, targets, errors, older: new Map(), open: place };
  const shown = (group: readonly FieldForm[]) => filled(group, state.values, filling);
  const section = (key: string, own: readonly HubField[]): SeriesSection => ({
    key,
    heading: t(`event_series:section.${key}.heading`),
    text: t(`event_series:section.${key}.text`),
    fields: own,
    button: buttonOf(key, context),
  });
  return [
    section('what', shown(fields.what)),
    section('when', scheduleFields(state, errors, context)),
    section('prices', [...shown(fields.place), ...shown(fields.prices)]),
    section('cast', shown(fields.cast)),
    section('facts', shown(fields.facts)),
    section('end', endFields(state, errors, context)),
  ];
}

/** The first step: a form of what the events are and when. */
export async function seriesView(
  context: PageContext,
  fields: SeriesFields,
  shown: ShownForm,
): Promise<SeriesView> {
  const { t } = context;
  const { state, failure, notice, key } = shown;
  const sections = await sectionsOf(context, fields, shown);
  const carried = (['plan_of', 'copy_of'] as const).flatMap((name) => {
    const value = state.typed[name] ?? '';
    return value === '' ? [] : [{ name, value }];
  });
  return {
    ...frameOf(context),
    lead: t('event_series:lead'),
    notice,
    message: failure?.message ?? '',
    errors: errorsAt(failure, sections, context),
    hidden: [{ name: 'key', value: key }, ...carried],
    sections,
    preview: null,
  };
}
