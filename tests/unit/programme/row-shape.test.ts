import { describe, expect, it } from 'vitest';
import { rowShape, shapeOf } from '../../../src/layouts/programme/row-shape.ts';
import type { EventView } from '../../../src/lib/views/event-view.ts';

const text = (words: string) => ({ text: words, lang: undefined });

const poster = (change: Partial<EventView['picture']['poster']>): EventView['picture'] => ({
  image: null,
  poster: { theme: 'nature', kind: 'event', id: 12, face: '3', genre: 4, ...change },
});

const view = (change: Partial<EventView> = {}): EventView => ({
  id: 12,
  href: '/de/programm-karten/tosca/12',
  preline: text(''),
  title: text('Tosca'),
  subtitle: text('Oper in drei Akten'),
  day: '2026-11-22',
  start: '2026-11-22T18:00:00Z',
  end: null,
  room: 1,
  dateLabel: 'So., 22. Nov.',
  dayLabel: 'So 22.',
  span: null,
  timeLabel: '19:00 Uhr',
  place: 'Großer Saal',
  status: null,
  ticket: { label: 'Karten', href: '/de/programm-karten/tosca/12/karten', book: 12 },
  price: '12 €',
  age: null,
  labels: ['Oper'],
  picture: poster({}),
  children: [],
  ...change,
});

const keyOf = (change?: Partial<EventView>) => rowShape(view(change), 'de')?.key;

describe('the shapes of rows', () => {
  it('EV-01 events that differ in texts only are of one shape', () => {
    const other = keyOf({
      id: 13,
      href: '/x/13',
      title: text('Aida'),
      place: 'Foyer',
      price: '3 €',
      day: '2027-01-01',
      picture: poster({ id: 13, face: 't7', genre: 2 }),
    });
    expect(other).toBe(keyOf());
  });

  it('EV-01 whatever else a row shows makes another shape', () => {
    const changes: Partial<EventView>[] = [
      { href: null },
      { preline: text('Premiere') },
      { title: { text: 'Tosca', lang: 'en' } },
      { subtitle: text('') },
      { span: { from: '1. Nov.', to: '3. Nov.' } },
      { span: { from: null, to: 'bis 3. Nov.' } },
      { timeLabel: '' },
      { status: { key: 'sold_out', label: 'Ausverkauft', note: null, words: null } },
      { status: { key: 'cancelled', label: 'Abgesagt', note: null, words: null } },
      { status: { key: 'cancelled', label: 'Abgesagt', note: null, words: text('Krank.') } },
      { status: { key: 'moved', label: 'Verlegt', note: 'früher: Foyer', words: null } },
      { ticket: null },
      { ticket: { label: 'Karten', href: 'https://shop.example/12', book: null } },
      { price: null },
      { age: 'ab 5 J.' },
      { labels: [] },
      { labels: ['Oper', 'Premiere'] },
      { picture: poster({ theme: 'elegance' }) },
    ];
    const keys = [keyOf(), ...changes.map(keyOf)];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rowShape(view(), 'en')?.key).not.toBe(keyOf());
  });

  it('EV-08 a row with child events, or with more texts than places, is of no shape', () => {
    expect(rowShape(view({ children: [view()] }), 'de')).toBeNull();
    expect(rowShape(view({ labels: Array.from({ length: 40 }, () => 'Oper') }), 'de')).toBeNull();
  });

  it('no text of the event is left in its shape, and all are filled in, escaped', () => {
    const event = view({ title: text('Tosca & <Co>'), preline: text('Premiere') });
    const shape = JSON.stringify(shapeOf(event));
    for (const words of ['Tosca', 'Premiere', 'Akten', 'Saal', '12', 'Oper', '19:00'])
      expect(shape).not.toContain(words);
    const values = Object.values(rowShape(event, 'de')?.fill ?? {});
    expect(values).toContain('Tosca &#38; &#60;Co&#62;');
    expect(values).toContain('12 &#8364;');
    expect(values).toContain('Großer Saal');
  });
});
