import type { Kind } from '../../../../../content/records/kinds.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import { distanceOf, movedBy } from '../../../../editing/moved-dates.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';

/** The controls that say what moves with the start of an event. */
export const MOVES = {
  dates: '~moves-dates',
  sale: '~moves-sale',
  children: '~moves-children',
} as const;

/** What is counted from the start, by the control that says so. */
const DATES = { [MOVES.dates]: ['date_end', 'doors'], [MOVES.sale]: ['sale_start'] } as const;

type Values = Readonly<Record<string, unknown>>;

/** What may move with the start of an event. */
export interface Movable {
  readonly values: Values;
  /** How many events below it its caller may move. */
  readonly children: number;
  /** The form as it was sent; null: it is opened. */
  readonly sent: FormValues | null;
}

/** The controls of an event's form, and whether each is set at first. */
function movesOf({ values, children }: Movable): readonly (readonly [string, boolean])[] {
  const hasOneOf = (keys: readonly string[]) => keys.some((key) => (values[key] ?? null) !== null);
  const moves: readonly (readonly [name: string, isOn: boolean, isThere: boolean])[] = [
    [MOVES.dates, true, hasOneOf(DATES[MOVES.dates])],
    // Tickets are often on sale already: it is asked, not supposed.
    [MOVES.sale, false, hasOneOf(DATES[MOVES.sale])],
    [MOVES.children, false, children > 0],
  ];
  return moves.filter(([, , isThere]) => isThere).map(([name, isOn]) => [name, isOn] as const);
}

/** The fields of an event's form with those controls, where there is something to move. @param errors by field */
export function withMovesDates(
  fields: readonly HubField[],
  movable: Movable,
  errors: Readonly<Record<string, string>>,
  t: Translate,
): readonly HubField[] {
  const { children, sent } = movable;
  const labels = {
    [MOVES.dates]: t('hub_records:form.moves.dates'),
    [MOVES.sale]: t('hub_records:form.moves.sale'),
    [MOVES.children]: t('hub_records:form.moves.children', { count: children }),
  };
  return fields.flatMap((field) => {
    if (field.name !== 'all_day') return [field];
    const moves = movesOf(movable).map(([name, isOn]): HubField => {
      const isSet = sent === null ? isOn : sent.has(name);
      const error = errors[name] ?? '';
      const label = labels[name as keyof typeof labels];
      return { ...field, name, label, value: isSet ? 'true' : '', hint: '', error };
    });
    return [...moves, field];
  });
}

/** What a form says of an event, with its dates as far from the start as before, where nobody changed them. */
export function withMovedDates<V extends Values>(
  kind: Kind,
  form: FormValues,
  { before, typed }: { readonly before: Values; readonly typed: V },
): V {
  const distance = distanceOf(before['date_start'], typed['date_start']);
  if (kind !== 'event' || distance === 0) return typed;
  const keys = Object.entries(DATES)
    .filter(([control]) => form.has(control))
    .flatMap(([, counted]) => counted)
    .filter((key) => typed[key] === before[key]);
  return { ...typed, ...movedBy(before, keys, distance) };
}

/** How far the events below move with the start, in milliseconds; 0: they stay. */
export const childrenDistance = (
  form: FormValues,
  { before, after }: { readonly before: Values; readonly after: Values },
): number => (form.has(MOVES.children) ? distanceOf(before['date_start'], after['date_start']) : 0);
