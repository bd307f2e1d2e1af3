import type { AstroCookies } from 'astro';
import { describe, expect, it, vi } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { answerCartForm } from '../../../src/lib/server/actions/booking/change-cart.ts';
import { changeCart } from '../../../src/lib/server/services/booking/change-cart.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import {
  readFormState,
  saveFormState,
} from '../../../src/lib/server/services/forms/form-states.ts';
import { isOrderKey, orderKey } from '../../../src/lib/server/services/test-shop/order-key.ts';
import { cartPage } from '../../../src/lib/server/page-data/booking/cart.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { eventWith, groupOf, seatNumbers, shopHouse } from '../../support/booking/shop.ts';
import { inPairs, pairGroup } from '../../support/booking/pair-groups.ts';
import { valueOf } from '../../support/content/records.ts';
import { ENGINES } from '../../support/database/house.ts';

const open = (app: AppContext) => PageContext.open(app, 'de', '/de/warenkorb');
const VISITOR = { id: 'v'.repeat(22), network: 'n', isReturned: true };
const STRANGER = { id: 's'.repeat(22), network: 'n', isReturned: true };

describe.each(ENGINES)('BK-12 the cart is changed on %s', (engine) => {
  it('to more and fewer, said twice is said once, under the limit of an order', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')], { most_per_order: 4 });
    const order = {
      event_jet_id: event.id_jet,
      quantities: [2],
      sale_type_ids: ['1'],
      seat_group: 'parkett',
    };
    const asked = { cart: null, key: null, visitor: VISITOR };
    const { cart_url: cart } = valueOf(await addToCart(await open(app), order, asked));
    const line = {
      id_jet: event.id_jet,
      seat_group: 'parkett',
      block_id: '',
      sale_type_id: '1',
    };
    const change = async (tickets: number) =>
      changeCart(await open(app), { line, tickets }, { cart, key: null, visitor: VISITOR });
    const taken = async () => (await seatNumbers(app, event.id_jet)).length;
    valueOf(await change(4));
    expect(await taken()).toBe(4);
    expect(await change(5)).toMatchObject({ ok: false, failure: { reason: 'most_per_order' } });
    expect(await taken()).toBe(4);
    await Promise.all([change(1), change(1)]);
    expect(await taken()).toBe(1);
    // What was given back counts no more: the allowance has room again.
    valueOf(await change(4));
    valueOf(
      await changeCart(await open(app), { line: null }, { cart, key: null, visitor: VISITOR }),
    );
    expect(await taken()).toBe(0);
    valueOf(await change(0));
    expect(await change(1)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
    expect(await app.database.db.selectFrom('reservation').selectAll().execute()).toEqual([]);
  });

  it('BK-12 a line that is as it was is not judged again, and one that comes often is changed once', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')], { most_per_order: 4 });
    const id = { id_jet: event.id_jet, seat_group: 'parkett', block_id: '', sale_type_id: '1' };
    const order = {
      event_jet_id: id.id_jet,
      quantities: [4],
      sale_type_ids: ['1'],
      seat_group: 'parkett',
    };
    const asked = { cart: null, key: null, visitor: VISITOR };
    const { cart_url: cart } = valueOf(await addToCart(await open(app), order, asked));
    // The limit of an order falls meanwhile.
    await app.database.db
      .updateTable('event')
      .set({ most_per_order: 2 })
      .where('id_jet', '=', id.id_jet)
      .execute();
    const reduce = vi.spyOn(app.shop, 'reduce');
    const send = async (numbers: readonly string[]) => {
      const data = new FormData();
      for (const [index, tickets] of numbers.entries()) {
        // Written in two ways it is one line still.
        const key = [id.id_jet, id.seat_group, id.block_id, id.sale_type_id];
        data.append('line', JSON.stringify(key, null, index % 2));
        data.append('tickets', tickets);
      }
      data.append('pay', 'yes');
      const values = new Map<string, string>([[COOKIE.cartUrl, cart]]);
      const cookies = {
        get: (name: string) => values.has(name) && { value: values.get(name) },
        set: (name: string, value: string) => values.set(name, value),
        delete: (name: string) => values.delete(name),
      } as unknown as AstroCookies;
      return answerCartForm(await open(app), { data, cookies, clientAddress: '192.0.2.1' });
    };
    expect(await send(['4'])).toMatchObject({ to: 'checkout' });
    expect(await send(['3'])).toMatchObject({ failure: { code: 'invalid' } });
    expect(reduce).not.toHaveBeenCalled();
    expect(await send(Array.from({ length: 500 }, (_, index) => String(1 + (index % 2))))).toEqual(
      expect.objectContaining({ to: 'checkout' }),
    );
    expect(reduce).toHaveBeenCalledTimes(1);
    expect(await seatNumbers(app, id.id_jet)).toHaveLength(2);
  });

  it('BK-11 BK-12 pairs are one line, and each seat is changed with the companion’s', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 6)], { most_per_order: 9 });
    const order = { event_jet_id: event.id_jet, seat_group: 'rolli', ...inPairs(1) };
    const asked = { cart: null, key: null, visitor: VISITOR };
    const { cart_url: cart } = valueOf(await addToCart(await open(app), order, asked));
    const line = { id_jet: event.id_jet, seat_group: 'rolli', block_id: '', sale_type_id: '1' };
    const change = async (tickets: number) =>
      changeCart(await open(app), { line, tickets }, { cart, key: null, visitor: VISITOR });
    const view = async () => {
      const visit = { cart, ended: null, amount: 0, notice: new URLSearchParams(), again: null };
      return (await cartPage(await open(app), visit)).view;
    };
    const types = async () =>
      (await app.database.db.selectFrom('shop_seat').select('sale_type_id').execute())
        .map(({ sale_type_id: type }) => type)
        .toSorted();
    valueOf(await change(3));
    expect(await types()).toEqual(['1', '1', '1', '9', '9', '9']);
    const { items, amount } = await view();
    expect(amount).toBe('6 Karten');
    expect(items).toEqual([
      expect.objectContaining({
        tickets: '3 Paare: je zwei Plätze nebeneinander',
        amount: '45\u00a0€',
        // Nine tickets of one order are four pairs.
        form: expect.objectContaining({ quantity: 3, most: 4 }) as unknown,
      }),
    ]);
    expect(items[0]?.text).toMatch(/Reihe 1, Platz 1.*\nBegleitperson: Reihe 1, Platz 2/u);
    valueOf(await change(2));
    expect(await types()).toEqual(['1', '1', '9', '9']);
    // Control: one who comes along no more makes the rest single tickets.
    const companion = { ...line, sale_type_id: '9', tickets: 1 };
    await app.shop.reduce(cart, companion, 'de');
    expect((await view()).items.map(({ tickets }) => tickets)).toEqual([
      '2 × Vollpreis',
      '1 × Begleitperson',
    ]);
    valueOf(await change(0));
    expect(await types()).toEqual([]);
  });

  it('BK-13 a form that was kept is for its visitor and its place, for two hours', async () => {
    const { app, pass } = await shopHouse(engine);
    const sent = { raw: { name: ['Ada'] }, note: 'silent' };
    const key = (await saveFormState(app, 'checkout a', sent, VISITOR)) ?? '';
    expect(await readFormState(app, 'checkout a', key, VISITOR)).toMatchObject(sent);
    expect(await readFormState(app, 'checkout a', key, STRANGER)).toBeNull();
    expect(await readFormState(app, 'checkout b', key, VISITOR)).toBeNull();
    const [row] = await app.database.db.selectFrom('form_state').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(key);
    pass(121);
    expect(await readFormState(app, 'checkout a', key, VISITOR)).toBeNull();
  });

  it('BK-12 the key of an order opens this one only', async () => {
    const { app } = await shopHouse(engine);
    const key = await orderKey(app.env, 'ABCD2345');
    expect(await isOrderKey(app.env, 'ABCD2345', key)).toBe(true);
    expect(await isOrderKey(app.env, 'ABCD2346', key)).toBe(false);
    expect(await isOrderKey(app.env, 'ABCD2345', '')).toBe(false);
  });
});
