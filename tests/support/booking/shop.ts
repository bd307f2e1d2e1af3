import { onTestFinished } from 'vitest';
import type { EventInput } from '../../../src/content/records/event.ts';
import { seatGroupSchema, type SeatGroup } from '../../../src/content/records/event-parts.ts';
import type { ShopResult } from '../../../src/lib/server/ports/webshop.ts';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import type { TestShop } from '../../../src/lib/server/services/test-shop/test-shop.ts';
import { envFor, NOW } from '../env.ts';
import { databaseFor, type Engine } from '../database/house.ts';
import { text, valueOf } from '../content/records.ts';

/** A venue whose clock is in the test's hand. */
export interface ShopHouse {
  readonly app: AppContext;
  readonly shop: TestShop;
  readonly place: DatabaseConfig;
  /** Moves the clock on. */
  pass(minutes: number): void;
}

export async function shopHouse(engine: Engine): Promise<ShopHouse> {
  const place = await databaseFor(engine, 'demo');
  let now = NOW;
  const app = await createApp(envFor(place), { now: () => now });
  onTestFinished(() => app.close());
  if (app.testShop === null) throw new Error('another shop sells here');
  return {
    app,
    shop: app.testShop,
    place,
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

/** A seat group with a full price of 30 € and a reduced one of 20 €; free choice unless told otherwise. */
export const groupOf = (name: string, change: Partial<SeatGroup> = {}): SeatGroup =>
  seatGroupSchema.parse({
    id: name,
    seat_group: name,
    status: '1',
    text: name,
    seats: 50,
    prices: [
      { id: `${name}-1`, price: '30.00', sale_type_id: '1', seat_group: name, text: 'Vollpreis' },
      { id: `${name}-2`, price: '20.00', sale_type_id: '2', seat_group: name, text: 'Ermäßigt' },
    ],
    ...change,
  });

let made = 0;

/** An event that is sold: next Friday evening, with these seat groups. */
export async function eventWith(
  app: AppContext,
  seat_groups: readonly SeatGroup[],
  change: Partial<EventInput> = {},
): Promise<Entity<'event'> & { readonly id_jet: string }> {
  made += 1;
  const id_jet = `t-${made}`;
  const event = await app.records.create('event', {
    title: text('Probeabend', 'Trial night'),
    room: 1,
    date_start: '2026-11-27T18:30:00Z',
    date_end: '2026-11-27T20:30:00Z',
    id_jet,
    seat_groups: [...seat_groups],
    prices: seat_groups.flatMap(({ prices }) => prices),
    ...change,
  });
  return { ...valueOf(event), id_jet };
}

/** The value of an answer of the shop that must be good. */
export function had<Value>(result: ShopResult<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The code with which the shop must have refused. */
export function codeOf(result: ShopResult<unknown>): number {
  if (result.ok || result.failure.kind !== 'rejected')
    throw new Error(`not refused: ${JSON.stringify(result)}`);
  return result.failure.code;
}

/** The seats of an event that are taken, by group. */
export async function seatNumbers(app: AppContext, idJet: string): Promise<readonly number[]> {
  const rows = await app.database.db
    .selectFrom('shop_seat')
    .select('seat')
    .where('id_jet', '=', idJet)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
}
