import { z } from 'zod';
import { lineText } from '../../../../content/fields/plain-text.ts';
import type { CartLineId } from '../../ports/webshop.ts';

const part = lineText(64);
const parts = z.tuple([part, part, part, part]);

/** The key of a line of a cart or an order, as a form sends it. */
export const lineKey = ({
  id_jet: id,
  seat_group: group,
  block_id: block,
  sale_type_id: type,
}: CartLineId) => JSON.stringify([id, group, block, type]);

/** The line that a form names; null for an invalid key. */
export function lineOf(key: FormDataEntryValue | null): CartLineId | null {
  if (typeof key !== 'string') return null;
  try {
    const [id_jet, seat_group, block_id, sale_type_id] = parts.parse(JSON.parse(key));
    return { id_jet, seat_group, block_id, sale_type_id };
  } catch {
    return null;
  }
}
