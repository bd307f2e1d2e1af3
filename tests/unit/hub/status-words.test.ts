import { describe, expect, it } from 'vitest';
import { inputSchema } from '../../../src/content/records/define.ts';
import {
  event as description,
  EVENT_STATUSES,
  type EventEntity,
  type EventStatus,
} from '../../../src/content/records/event.ts';
import { settings } from '../../../src/content/records/site.ts';
import { STATUS_TARGETS } from '../../../src/lib/event-status/status-change.ts';
import { firstTyped } from '../../../src/lib/server/page-data/box-office/status-form.ts';
import type { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';

const NOTE = { de: 'Bitte den Eingang im Hof nehmen.', en: 'Please come in by the yard.' };

const eventWith = (status: EventStatus): EventEntity => ({
  ...({ id: 1, version: 1 } as EventEntity),
  ...inputSchema(description).parse({
    title: { de: 'Ein Abend', en: 'An evening' },
    date_start: '2026-11-20T18:30:00Z',
    room: 1,
    status,
    status_note: NOTE,
  }),
});

const context = {
  data: {
    settings: new Map([
      [1, inputSchema(settings).parse({ site_name: { de: 'Haus', en: 'House' } })],
    ]),
    room: new Map(),
    venue: new Map(),
  },
} as unknown as PageContext;

const wordsOf = (typed: Readonly<Record<string, string>>) => ({
  de: typed['status_note.de'],
  en: typed['status_note.en'],
});

describe('the words that a change of status begins with', () => {
  describe.each(STATUS_TARGETS)('to %s', (to) => {
    it.each(EVENT_STATUSES)('ED-12 are texts, from %s', (from) => {
      const typed = firstTyped(eventWith(from), to, context);
      for (const text of Object.values(typed)) expect(text).not.toMatch(/^\w+:\w|\w\.\w/u);
    });
  });

  it.each(['few_left', 'sold_out'] as const)('ED-12 are none for %s', (to) => {
    expect(wordsOf(firstTyped(eventWith('on_sale'), to, context))).toEqual({ de: '', en: '' });
  });

  it.each(['few_left', 'sold_out'] as const)('ED-12 still hold for %s after a move', (to) => {
    expect(wordsOf(firstTyped(eventWith('moved'), to, context))).toEqual(NOTE);
  });
});
