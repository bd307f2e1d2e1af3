import { expect, test } from '@playwright/test';
import { COOKIE, SHOP_TIMEOUT_MS } from '../../../src/lib/constants.ts';
import type { Offer } from '../../../src/lib/booking/offer.ts';
import { answer, FAULTS, openFaultShop, type Answer } from '../../support/booking/faults.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

/**
 * A request waits once for a shop that does not answer, which is 3 s: twice in turn would be this.
 * What is left is for the machine, whatever else it does.
 */
const TWICE_MS = 2 * SHOP_TIMEOUT_MS;
const VISITORS = 200;

// Each starts a product of its own, and a shop that hangs is waited for several times.

type FaultShop = Awaited<ReturnType<typeof openFaultShop>>;

/** The form of an event on sale, one of its tickets, and the event in the shop. */
async function somethingToBuy({ get }: Product) {
  const { body: list } = await get('/de/api/events/?page_size=100');
  const { results } = JSON.parse(list) as { results: { id: number; link: string }[] };
  for (const { id, link } of results) {
    const { status, body } = await get(`/de/api/booking/${id}/`);
    if (status !== 200) continue;
    const { seatGroups, ticketUrl } = JSON.parse(body) as Offer;
    const [group] = seatGroups;
    if (group !== undefined && group.timeslots.length === 0)
      return { form: `${link}/karten`, field: `tickets-${group.prices[0]?.id ?? ''}`, ticketUrl };
  }
  throw new Error('nothing is on sale');
}

async function withShop(first: Answer, use: (shop: FaultShop, product: Product) => Promise<void>) {
  const shop = await openFaultShop(first);
  const product = await openProduct({
    SHOP_URL: shop.url,
    SHOP_EVENTS: 'https://tickets.example/{locale}/{id}',
  });
  try {
    await use(shop, product);
  } finally {
    await product.close();
    await shop.stop();
  }
}

const VISITOR = new RegExp(`${COOKIE.visitor}=[^;,]+`, 'u');

/** Sends the form and goes where that leads, as the visitor whom it came from. */
async function post(product: Product, form: string, field: string) {
  const sent = await product.post(form, new URLSearchParams({ [field]: '2' }));
  const location = sent.headers.get('location');
  if (sent.status !== 303 || location === null) return sent;
  const [cookie = ''] = VISITOR.exec(sent.headers.get('set-cookie') ?? '') ?? [];
  return product.get(location, { cookie });
}

for (const mode of ['hangs', 'breaks down (500)', 'says garbage', 'never comes to an end'] as const)
  // ASVS 16.5.2
  test(`BK-08 a shop that ${mode}: error summary and a way to the shop after one wait of 3 s @full`, async () => {
    expect(SHOP_TIMEOUT_MS).toBe(3000);
    await withShop(answer({ groups: [] }), async (shop, product) => {
      const { form, field, ticketUrl } = await somethingToBuy(product);
      // The first page of a process takes its time, whatever it shows.
      await product.get('/de/merkliste');
      shop.from(FAULTS[mode]);
      for (const { ask, requests } of [
        { ask: () => product.get(form), requests: 1 },
        // The form, and the page that it leads to.
        { ask: () => post(product, form, field), requests: 2 },
      ]) {
        const began = performance.now();
        const { status, body } = await ask();
        expect(performance.now() - began).toBeLessThan(requests * TWICE_MS);
        expect([200, 503]).toContain(status);
        expect(body).toContain('In den Warenkorb');
        if (status === 200) continue;
        expect(body).toContain('Das hat leider nicht geklappt.');
        expect(body).toContain('Der Webshop antwortet gerade nicht.');
        expect(body).toContain(`href="${ticketUrl}"`);
        expect(body).toMatch(/<option[^>]* selected[^>]*>2</u);
      }
      expect((await post(product, form, field)).status).toBe(503);
    });
  });

test('BK-08 two hundred visitors at a shop that hangs make few calls, and take no memory @full', async () => {
  // One after the other they would wait for five minutes, which is more than a test has.
  await withShop(answer({ groups: [] }), async (shop, product) => {
    const { form, field } = await somethingToBuy(product);
    shop.from(FAULTS.hangs);
    const before = shop.arrived.length;
    const memory = process.memoryUsage().rss;
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) =>
        index % 2 === 0 ? product.get(form) : post(product, form, field),
      ),
    );
    // BK-14: one address holds only a share of an event, also while a shop hangs.
    for (const { status } of answers) expect([200, 429, 503]).toContain(status);
    // One look at what is left for all who look, and as many purchases as may be under way.
    expect(shop.arrived.length - before).toBeLessThanOrEqual(30);
    expect((process.memoryUsage().rss - memory) / (1 << 20)).toBeLessThan(200);
  });
});
