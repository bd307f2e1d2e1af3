import type { Kind } from '../../../../../content/records/kinds.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import { movedDates } from '../../../../editing/moved-dates.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';

/** The control that says whether what is counted from the start of an event moves with it. */
export const MOVES_DATES = '~moves-dates';

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields of an event's form with that control, where there is an end or a time of the doors.
 * @param sent the form as it was sent; null: it is opened
 */
export function withMovesDates(
  fields: readonly HubField[],
  { date_end: end, doors }: Values,
  sent: FormValues | null,
  t: Translate,
): readonly HubField[] {
  if ((end ?? null) === null && (doors ?? null) === null) return fields;
  return fields.flatMap((field) => {
    if (field.name !== 'all_day') return [field];
    const moves: HubField = {
      ...field,
      name: MOVES_DATES,
      label: t('hub_records:form.movesDates'),
      value: sent === null || sent.has(MOVES_DATES) ? 'true' : '',
      hint: '',
      error: '',
    };
    return [moves, field];
  });
}

/** What a form says of an event, with its end and doors as far from the start as before, where nobody changed them. */
export function withMovedDates<V extends Values>(
  kind: Kind,
  form: FormValues,
  { before, typed }: { readonly before: Values; readonly typed: V },
): V {
  if (kind !== 'event' || !form.has(MOVES_DATES)) return typed;
  const moved = movedDates(before, 'date_start', typed['date_start'])
    .filter(({ path: [key = ''] }) => typed[key] === before[key])
    .map(({ path: [key = ''], after }) => [key, after] as const);
  return { ...typed, ...Object.fromEntries(moved) };
}
