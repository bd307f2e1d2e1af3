import type { FormValues } from '../../../forms/form-values.ts';
import type { Failure } from '../../../result.ts';
import type { CartLineId } from '../../ports/webshop.ts';
import { CART_FIELDS } from '../../../views/booking-view.ts';
import { lineKey, lineOf } from '../../services/booking/cart-units.ts';

/** A change that was not made, and of which line; null: of the whole cart. */
export interface CartFailure extends Failure {
  readonly line: string | null;
}

const textsOf = (data: FormValues, name: string): readonly string[] =>
  data.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));

/** The lines of the form, each once, with the number that it is to have; null: it is no such form. */
export function lineRequests(data: FormValues): readonly LineRequest[] | null {
  const numbers = textsOf(data, CART_FIELDS.tickets);
  const removed = data.get(CART_FIELDS.remove);
  const lines = new Map<string, LineRequest>();
  for (const [index, text] of textsOf(data, CART_FIELDS.line).entries()) {
    const line = lineOf(text);
    if (line === null) return null;
    const key = lineKey(line);
    lines.set(key, { key, line, tickets: text === removed ? '0' : (numbers[index] ?? '') });
  }
  return lines.size === 0 ? null : [...lines.values()];
}

/** What the form says of one line. */
export interface LineRequest {
  readonly key: string;
  readonly line: CartLineId;
  readonly tickets: string;
}
