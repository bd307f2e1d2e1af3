import { setTimeout as pause } from 'node:timers/promises';

const BUYERS = 16;
/** A hall of 1,400 seats is gone in a quarter of a minute then. */
const PURCHASES_PER_SECOND = 50;
/** Small enough to leave connected seats for the next ones. */
const TICKETS = 2;

/**
 * @typedef {object} Wanted tickets of one seat group that many want
 * @property {number} event
 * @property {string} form address of the page with its form
 * @property {{ event_jet_id: string, seat_group: string, sale_type_ids: string[], quantities: number[] }} order
 */

/** Seat groups with seats for everybody, the largest halls among them. @param {string} origin */
export async function wanted(origin) {
  const { results } = await (await fetch(`${origin}/de/api/events/?page_size=100`)).json();
  /** @type {Wanted[]} */
  const found = [];
  for (const { id, link } of results) {
    const response = await fetch(`${origin}/de/api/booking/${id}/`);
    if (!response.ok) continue;
    const { idJet, seatGroups } = await response.json();
    for (const { seat_group, left, prices, timeslots } of seatGroups)
      if (left === null && timeslots.length === 0)
        found.push({
          event: id,
          form: `${link}/karten`,
          order: {
            event_jet_id: idJet,
            seat_group,
            sale_type_ids: [prices[0].sale_type_id],
            quantities: [TICKETS],
          },
        });
  }
  return found;
}

/** Another address for each purchase. @param {number} number */
export const addressOf = (number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The cookie that calls have to show. @param {string} origin @param {number} event */
async function tokenFor(origin, event) {
  const response = await fetch(`${origin}/de/api/booking/${event}/`);
  return /csrftoken=([\w-]+)/u.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/**
 * Visitors who buy one after the other, each with a cart of their own, until the time is over.
 * @param {string} origin @param {readonly Wanted[]} goods @param {number} seconds
 * @param {number} [pauseMs] of each visitor between two purchases
 */
async function buy(origin, goods, seconds, pauseMs = 0) {
  const token = await tokenFor(origin, goods[0]?.event ?? 0);
  const end = performance.now() + seconds * 1000;
  const counts = { sold: 0, refused: 0, failed: 0 };
  let number = 0;
  const buyer = async () => {
    while (performance.now() < end) {
      const { order } = goods[(number += 1) % goods.length] ?? {};
      const response = await fetch(`${origin}/de/api/shop-cart/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number),
          'x-csrftoken': token,
          cookie: `csrftoken=${token}`,
        },
        body: JSON.stringify(order),
      }).catch(() => null);
      if (response?.ok) counts.sold += 1;
      else if (response?.status === 409) counts.refused += 1;
      else counts.failed += 1;
      await response?.arrayBuffer();
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return { ...counts, perSecond: (counts.sold + counts.refused) / seconds };
}

/** An evening's purchases, so many a second, until the time is over. @param {string} origin @param {number} seconds */
export async function buyPaced(origin, seconds) {
  const pauseMs = (BUYERS / PURCHASES_PER_SECOND) * 1000;
  return buy(origin, await wanted(origin), seconds, pauseMs);
}
