import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { chamberConcerts } from '../../../demo/concerts-chamber.ts';
import { genres } from '../../../demo/genres.ts';
import { pricingOf } from '../../../demo/prices.ts';
import { dayOf, instantText, moveDay } from '../../../src/lib/dates/dates.ts';
import { instantOfInput } from '../../../src/lib/venue-clock.ts';
import { LIST } from '../../support/site/pages.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

const EVENTS = 10;
const MAX_BYTES = 15 * 1024;
/** Beyond the programme of the demo. */
const DAYS_AHEAD = 500;

/** Evenings of the demo, each once, in a hall of its own: its list has the same rows every day. */
async function createEvenings({ app: { records } }: Product): Promise<number> {
  const room = await records.create('room', {
    name: { de: 'Der Saal', en: 'The hall' },
    slug: 'der-saal',
    venue: 1,
  });
  if (!room.ok) throw new Error(room.failure.message);
  for (const [index, concept] of chamberConcerts.slice(0, EVENTS).entries()) {
    const start = instantOfInput(moveDay(dayOf(new Date()), DAYS_AHEAD + index), concept.time);
    const idJet = String(990_000 + index);
    const event = await records.create('event', {
      title: concept.title,
      subtitle: concept.subtitle,
      preline: { de: 'Zehn Abende', en: 'Ten evenings' },
      date_start: instantText(start),
      date_end: instantText(new Date(start.getTime() + concept.duration * 60_000)),
      room: room.value.id,
      exhibition_type: 1,
      genres: concept.genres.map(genres.idOf),
      age_from: 6,
      id_jet: idJet,
      ...pricingOf(concept.prices, idJet, concept.room, undefined),
    });
    if (!event.ok) throw new Error(event.failure.message);
  }
  return room.value.id;
}

test('budget of the list: ten events in 15 KB of HTML', async () => {
  const product = await openProduct();
  try {
    const room = await createEvenings(product);
    for (const list of Object.values(LIST)) {
      const { body } = await product.get(`${list}?room=${room}`);
      for (const part of ['data-event=', 'data-book='])
        expect(body.split(part).length - 1, part).toBe(EVENTS);
      const bytes = gzipSync(body, { level: 9 }).length;
      expect(bytes, list).toBeLessThanOrEqual(MAX_BYTES);
    }
  } finally {
    await product.close();
  }
});
