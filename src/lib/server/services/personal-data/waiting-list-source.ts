import { deleteEntry, entriesOf } from '../../repositories/visitors/waiting.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import type { PersonalDataSource } from './source.ts';

/** @param testShop gets back the seats that were held for the person */
export const waitingListSource = (testShop: TestShop | null): PersonalDataSource => ({
  key: 'waiting_list',
  find: async (db, email) =>
    (await entriesOf(db, email)).map(({ event, tickets, needs, locale, state, asked_at }) => ({
      event,
      tickets,
      needs: JSON.stringify(needs),
      locale,
      state,
      asked_at,
    })),
  erase: async (tx, email) => {
    const carts: string[] = [];
    const entries = await entriesOf(tx, email);
    for (const { id } of entries) {
      const deleted = await deleteEntry(tx, id);
      if (deleted?.state === 'offered' && deleted.cart !== null) carts.push(deleted.cart);
    }
    return {
      rows: entries.length,
      after: async () => {
        for (const cart of carts) await testShop?.cancel(cart);
      },
    };
  },
});
