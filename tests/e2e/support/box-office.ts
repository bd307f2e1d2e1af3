import type { APIRequestContext } from '@playwright/test';
import { dayOf, instantText, moveDay } from '../../../src/lib/dates/dates.ts';
import { instantOfInput } from '../../../src/lib/venue-clock.ts';
import { detailPath } from '../../../src/lib/routing/record-routes.ts';
import { create } from '../../support/site/write.ts';

/** A word that nothing else has. */
export const uniqueWord = () => `Zwurbelkonzert${process.pid}${Date.now() % 1_000_000}`;

/** An event of tomorrow evening with a name that nothing else has. */
export async function newEvent(request: APIRequestContext, day = moveDay(dayOf(new Date()), 1)) {
  const name = uniqueWord();
  const title = { de: name, en: `${name} English` };
  const at = (time: string) => instantText(instantOfInput(day, time));
  const { id, version } = await create(request, 'event', {
    title,
    date_start: at('20:00'),
    date_end: at('22:00'),
    doors: at('19:30'),
    room: 1,
  });
  const path = detailPath('event', { id, title }, 'de');
  return { id, version, title, name, day, path, start: at('20:00') };
}
export type TestEvent = Awaited<ReturnType<typeof newEvent>>;
