import type { Locale } from '../../../constants.ts';
import { testCartOf, testCartPath, testEventPath } from '../../../routing/test-shop-routes.ts';
import type { CartContent, TestShop } from './test-shop.ts';
import type { ShopCart, ShopResult, Webshop } from '../../ports/webshop.ts';

function shopCartOf({ cart, lines, tickets, total }: CartContent, locale: Locale): ShopCart {
  return {
    url: testCartPath('cart', cart.id, locale),
    checkOut: testCartPath('checkout', cart.id, locale),
    tickets_quantity: tickets,
    reserved_until: cart.reserved_until,
    items: lines.map((line) => ({
      line: line.line,
      title: line.title,
      text: [
        [line.group, line.seats].filter(Boolean).join(', '),
        [line.when, line.place].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join('\n'),
      price_text: line.price_text,
      quantity: line.quantity,
      total: line.total,
    })),
    total,
  };
}

const mapResult = <From, To>(result: ShopResult<From>, map: (value: From) => To): ShopResult<To> =>
  result.ok ? { ok: true, value: map(result.value) } : result;

/** The test shop behind the interface of all webshops. */
export const openEmbeddedShop = (shop: TestShop): Webshop => ({
  announcesChanges: true,
  hasOwnCart: false,
  add: async (order, cart, locale) =>
    mapResult(
      await shop.reserve(order, cart === null ? null : testCartOf(cart), locale),
      ({ cart: id, tickets, until }) => ({
        tickets_quantity: tickets,
        cart_url: testCartPath('cart', id, locale),
        reserved_until: until,
      }),
    ),
  read: async (cart, locale) =>
    mapResult(await shop.read(testCartOf(cart) ?? '', locale), (content) =>
      shopCartOf(content, locale),
    ),
  reduce: async (cart, { tickets, ...line }) =>
    mapResult(await shop.remove(testCartOf(cart) ?? '', line, tickets), () => null),
  availability: (idJet) => shop.availability(idJet),
  eventAddress: testEventPath,
  isCart: (address) => testCartOf(address) !== null,
  cartKey: (address) => testCartOf(address) ?? address,
});
