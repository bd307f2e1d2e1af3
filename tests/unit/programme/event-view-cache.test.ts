import { describe, expect, it } from 'vitest';
import { EVERYTHING, type Change } from '../../../src/lib/server/repositories/changes.ts';
import { recordTag } from '../../../src/lib/server/services/cache-tags/tags.ts';
import { EventViewCache } from '../../../src/lib/server/services/programme/event-view-cache.ts';
import type { EventView } from '../../../src/lib/views/event-view.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const CONDITIONS = { generation: 1, today: '2026-11-22' };

const note = (id: number, title = 'Tosca', moments: readonly string[] = []) => ({
  view: { id, title: { text: title, lang: undefined } } as EventView,
  tags: [recordTag('event', id), recordTag('room', 1)],
  moments,
});
const change = (kind: 'event' | 'room', record: number): Change =>
  ({ kind, record, tags: [recordTag(kind, record)] }) as Partial<Change> as Change;
const everything = { kind: EVERYTHING, record: 0, tags: [] } as Partial<Change> as Change;
const title = (cache: EventViewCache, id: number, conditions = CONDITIONS) =>
  cache.get(id, 'de', NOW, conditions)?.view.title.text;

describe('views of events that lists use again', () => {
  it('ED-11 go with a change of the event or of what it shows, and with nothing else', () => {
    const cache = new EventViewCache();
    for (const id of [1, 2]) cache.set(id, 'de', note(id), CONDITIONS);
    cache.onChanges([change('event', 3)]);
    expect([title(cache, 1), title(cache, 2)]).toEqual(['Tosca', 'Tosca']);
    cache.onChanges([change('event', 1)]);
    expect([title(cache, 1), title(cache, 2)]).toEqual([undefined, 'Tosca']);
    cache.onChanges([change('room', 1)]);
    expect(title(cache, 2)).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('ED-11 go with everything, with other reference data, on another day and at their moment', () => {
    const cache = new EventViewCache();
    const put = (moments: readonly string[] = []) =>
      cache.set(1, 'de', note(1, 'Tosca', moments), CONDITIONS);
    put();
    cache.onChanges([everything]);
    expect(title(cache, 1)).toBeUndefined();
    put();
    expect(title(cache, 1, { ...CONDITIONS, generation: 2 })).toBeUndefined();
    put();
    expect(title(cache, 1, { ...CONDITIONS, today: '2026-11-23' })).toBeUndefined();
    put(['2026-11-22T09:00:00Z']);
    expect(title(cache, 1)).toBeUndefined();
    put(['2026-11-22T11:00:00Z']);
    expect(title(cache, 1)).toBe('Tosca');
  });

  it('take no more than their bytes: the least recently used go first', () => {
    const cache = new EventViewCache(10_000);
    const long = 'x'.repeat(1000);
    for (const id of [1, 2, 3]) cache.set(id, 'de', note(id, long), CONDITIONS);
    expect(title(cache, 1)).toBe(long);
    cache.set(4, 'de', note(4, long), CONDITIONS);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(title(cache, 2)).toBeUndefined();
    expect(title(cache, 1)).toBe(long);
    expect(title(cache, 4)).toBe(long);
    // The same event again takes its own place.
    const { bytes } = cache;
    cache.set(4, 'de', note(4, long), CONDITIONS);
    expect(cache.bytes).toBe(bytes);
  });
});
