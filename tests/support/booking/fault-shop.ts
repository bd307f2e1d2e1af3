import { onTestFinished } from 'vitest';
import { openFaultShop, type Answer } from './faults.ts';

/** A webshop that answers as it is told; closed after the test. */
export async function faultShop(first: Answer) {
  const shop = await openFaultShop(first);
  onTestFinished(shop.stop);
  return shop;
}
