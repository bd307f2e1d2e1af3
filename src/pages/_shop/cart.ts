import type { APIRoute } from 'astro';
import { pathForCart } from '../../lib/server/page-data/booking/own-cart.ts';
import { enter } from '../../lib/server/page-data/booking/test-shop.ts';

/** The shop has no cart of its own: its address leads to the one that there is. */
export const GET: APIRoute = async (astro) => {
  const entered = await enter(astro);
  if (entered instanceof Response) return entered;
  const { cookies, clientAddress } = astro;
  return astro.redirect(await pathForCart({ ...entered, cookies, clientAddress }), 303);
};
