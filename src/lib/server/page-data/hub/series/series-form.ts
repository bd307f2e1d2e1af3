import type { FormValues } from '../../../../forms/form-values.ts';
import { accessSchema } from '../../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../../content/records/event.ts';
import type { Failure } from '../../../../result.ts';
import { recordById } from '../../../repositories/records.ts';
import { lastWithPlan } from '../../../repositories/hub/hall-events.ts';
import { asSaid } from '../../../repositories/hub/unconfirmed-access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { typedIn, type Typed } from '../../box-office/plain-fields.ts';
import { namedKindsOf } from '../form-help/new-name-fields.ts';
import { inputOf } from '../records/form-input.ts';
import { chosenMedia } from '../records/form-media.ts';
import type { PageContext } from '../../page/page-context.ts';
import { allSeriesFields, type SeriesFields } from './series-fields.ts';
import { PARENT_TYPES, type SeriesParts } from './series-order.ts';
import { SCHEDULE_FIELDS } from './series-schedule.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Fields of the form beside those of the event and of its dates. */
const OTHER_FIELDS = ['shape', 'event_type_new', 'is_online', 'plan_of', 'copy_of'] as const;

/** A form as somebody left it. */
export interface SeriesState {
  readonly values: Values;
  readonly typed: Typed;
  readonly weekdays: readonly string[];
}

/** What a form says, as far as it can be read. */
export async function stateOf(
  { app }: Pick<PageContext, 'app'>,
  fields: SeriesFields,
  form: FormValues,
  keepsEmpty: boolean,
): Promise<SeriesState> {
  const media = await chosenMedia(app, form);
  return {
    values: inputOf(allSeriesFields(fields), { form, media, keepsEmpty }),
    typed: typedIn(form, [...SCHEDULE_FIELDS, ...OTHER_FIELDS]),
    weekdays: form.getAll('weekdays').filter((value): value is string => typeof value === 'string'),
  };
}

/** The event of an id that a form or an address names, as others are made of it; null: none. */
export async function eventOf(
  { app }: Pick<PageContext, 'app'>,
  id: unknown,
): Promise<EventEntity | null> {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (!/^[1-9]\d{0,8}$/u.test(text)) return null;
  const { db } = app.database;
  const event = await recordById(db, 'event', Number(text));
  return event === null ? null : asSaid(db, event.id, event);
}

/** The event whose seat groups and prices are taken: the chosen one, else the hall's last one. */
export async function planEvent(
  context: Pick<PageContext, 'app'>,
  { values }: SeriesState,
): Promise<EventEntity | null> {
  const chosen = await eventOf(context, values['template']);
  if (chosen !== null) return chosen;
  return planOfHall(context, values['room']);
}

/** The last event of a hall that has seat groups with prices; null: there is none. */
export async function planOfHall(
  context: Pick<PageContext, 'app'>,
  room: unknown,
): Promise<EventEntity | null> {
  if (typeof room !== 'number' || !Number.isSafeInteger(room)) return null;
  const id = await lastWithPlan(context.app.database.db, room);
  return id === null ? null : eventOf(context, id);
}

/** Whether nothing was said yet of what is offered to people who need it. */
export const isUsualAccess = (values: Values): boolean =>
  JSON.stringify(accessSchema.safeParse(values['access']).data) ===
  JSON.stringify(accessSchema.parse({}));

/** Whether nobody has said yet what seats there are and what they cost. */
export const lacksPrices = ({ values }: SeriesState): boolean =>
  values['is_free'] !== true && ((values['prices'] ?? []) as unknown[]).length === 0;

/** What the events are made of. */
export async function partsOf(
  context: Pick<PageContext, 'app'>,
  { values, typed }: SeriesState,
  caller: Caller,
): Promise<SeriesParts> {
  const duration = typed['duration'] ?? '';
  const children = PARENT_TYPES.find((type) => type === typed['event_type_new']);
  const isOnline = (typed['is_online'] ?? '') !== '';
  return {
    values,
    isOnline,
    publicKinds: isOnline ? namedKindsOf(caller, 'publish') : [],
    children: typed['shape'] === 'children' ? (children ?? PARENT_TYPES[0] ?? null) : null,
    duration: /^\d{1,4}$/u.test(duration) ? Number(duration) : null,
    plan: await eventOf(context, typed['plan_of']),
    copied: await eventOf(context, typed['copy_of']),
  };
}

/** Errors of an event at the fields of this form. */
export function atFields({ fields = {}, ...failure }: Failure): Failure {
  const at = (name: string): string =>
    /^(?:seat_groups|prices)/u.test(name)
      ? 'prices'
      : name === 'date_start' || name === 'date_end'
        ? 'start'
        : name;
  const found = Object.entries<string>(fields).map(([name, text]) => [at(name), text] as const);
  return { ...failure, fields: Object.fromEntries(found) };
}
