import { withFee } from '../../../booking/price.ts';
import {
  OLDEST_CHILD_YEARS,
  type ChosenNumbers,
  hasAccess,
} from '../../../programme/filter-groups.ts';
import type { IndexedEvent } from './index-data.ts';

/** For whom, at what price, with what access. */
export interface Limits extends Pick<ChosenNumbers, 'age' | 'price' | 'access'> {
  /** What is added to every ticket, a decimal amount: prices are compared as visitors pay them. */
  readonly fee: string;
}

interface Limit {
  /** Names all that it depends on. */
  readonly key: string;
  readonly matches: (event: IndexedEvent) => boolean;
}

/** Meant for children, and for those of an age, too: what is recommended for nobody is for adults. */
const isForAge = ({ age_from: from }: IndexedEvent, age: number): boolean =>
  from !== null && from <= Math.min(age, OLDEST_CHILD_YEARS);

/** The price that is asked of whom the list is for: of a child, where it is for children. */
function costsUnder(event: IndexedEvent, { age, price = 0, fee }: Limits): boolean {
  const { fullPrice, childPrice } = event;
  const asked = age === undefined ? fullPrice : (childPrice ?? fullPrice);
  if (asked === null) return false;
  const amount = Number(withFee(asked, fee));
  return price === 0 ? amount === 0 : amount < price;
}

/** What an event has to be like, a condition for each limit; none for no limits. */
export function limitsOf(limits: Limits | null): readonly Limit[] {
  if (limits === null) return [];
  const { age, price, access, fee } = limits;
  const list: Limit[] = [];
  if (age !== undefined) list.push({ key: `age ${age}`, matches: (event) => isForAge(event, age) });
  if (price !== undefined)
    list.push({
      key: `price ${price} ${fee} ${age === undefined ? 'full' : 'child'}`,
      matches: (event) => costsUnder(event, limits),
    });
  if (access !== undefined)
    list.push({ key: `access ${access}`, matches: (event) => hasAccess(event.access, access) });
  return list;
}
