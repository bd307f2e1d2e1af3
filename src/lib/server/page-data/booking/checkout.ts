import { FAILURE_STATUS } from '../../../result.ts';
import type { CheckOutForm } from '../../../views/test-shop-view.ts';
import { readCheckOut } from '../../services/test-shop/read-check-out.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';
import type { CartInput } from './own-cart.ts';

/** What the checkout itself says of a failure, with the status; everything else is said by the cart. */
export const FAILURES = {
  silent: FAILURE_STATUS.unavailable,
  calledOff: FAILURE_STATUS.conflict,
} as const;

/** Which form it is, as it is kept. */
export const checkoutPlace = ({ cart }: Pick<CartInput, 'cart'>): string => `checkout ${cart}`;

/** The form of the checkout again, with what is wrong with it. */
export function checkoutAgain(
  { t }: PageContext,
  { data, note }: RestoredForm,
): { readonly form: CheckOutForm; readonly status: number } {
  const { form, buyer, status } = readCheckOut(data, t);
  if (buyer === null) return { form, status };
  if (note !== 'silent' && note !== 'calledOff') return { form, status: 200 };
  const fieldErrors = { _: t(`shop:fieldError.${note}`) };
  return { form: { ...form, fieldErrors }, status: FAILURES[note] };
}
