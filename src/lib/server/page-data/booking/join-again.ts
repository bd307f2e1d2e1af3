import { FAILURE_STATUS } from '../../../result.ts';
import type { JoinForm } from '../../../views/waiting-view.ts';
import { readJoin } from '../../services/waiting-list/read-join.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';
import type { JoinPage } from './waiting.ts';

/** Why somebody was not put on the list though nothing is wrong with the form, with the status. */
const FAILURES = {
  tooMany: FAILURE_STATUS.too_many,
  failed: FAILURE_STATUS.unavailable,
} as const;

/** Which form it is, as it is kept. */
export const joinPlace = ({ event }: JoinPage): string => `waiting ${event.id}`;

/** The form of the waiting list again, with what is wrong with it. */
export function joinAgain(
  { locale, t }: PageContext,
  { event, view }: JoinPage,
  { data, note }: RestoredForm,
): { readonly form: JoinForm; readonly status: number } {
  const { join, form } = readJoin(event, data, locale);
  if (view.state === 'closed') return { form, status: FAILURE_STATUS.conflict };
  if (join === null) return { form, status: FAILURE_STATUS.invalid };
  if (note !== 'tooMany' && note !== 'failed') return { form, status: 200 };
  const fieldErrors = { _: t(`waiting:fieldError.${note}`) };
  return { form: { ...form, fieldErrors }, status: FAILURES[note] };
}
