import { describe, expect, it } from 'vitest';
import { event } from '../../src/content/records/event.ts';
import {
  EVENT_GROUPS,
  FILTER_GROUPS,
  idsIn,
  type FilterGroup,
} from '../../src/lib/programme/filter-groups.ts';
import { openApi } from '../../src/lib/server/api/openapi/document.ts';
import { ENDPOINTS } from '../../src/lib/server/api/endpoints.ts';
import {
  buildIndex,
  groupKey,
  indexedEvent,
} from '../../src/lib/server/services/programme/index-data.ts';
import type { ProgrammeRow } from '../../src/lib/server/repositories/programme.ts';
import { programmeListTag } from '../../src/lib/server/services/cache-tags/tags.ts';
import {
  describedKeys,
  filterProblems,
  queryProblems,
  readAgain,
} from '../support/routing/filter-checks.ts';
import { ORIGIN } from '../support/env.ts';

const GROUPS: readonly FilterGroup[] = FILTER_GROUPS;
const document = openApi(ENDPOINTS, {}, ORIGIN);
const ID = 7;

/** An event with nothing but an id in one field. */
const eventWith = (field: string, value: unknown): ProgrammeRow => {
  const none = (name: keyof typeof event.fields) =>
    event.fields[name].keep === 'links' ? [] : null;
  const empty = EVENT_GROUPS.map((group): [string, unknown] => [group.field, none(group.field)]);
  const dates = { id: 1, parent: null, date_start: '2026-11-20T18:30:00Z', date_end: null };
  const row: Record<string, unknown> = { ...dates, ...Object.fromEntries(empty), [field]: value };
  return row as unknown as ProgrammeRow;
};

describe.each(GROUPS.map((group) => [group.key, group] as const))(
  'EV-03 the filter «%s»',
  (key, group) => {
    const hasMany = event.fields[group.field as keyof typeof event.fields].keep === 'links';

    it('is about a field of events, has a name, and stands in the index', () => {
      expect(filterProblems(group, event.fields)).toEqual([]);
    });

    it('is read by every route of the programme', () => {
      expect(queryProblems(group)).toEqual([]);
    });

    it('is the same after it was written into an address', () => {
      expect(readAgain(key, ID)).toEqual({ [key]: ID });
    });

    it('stands in the OpenAPI document', () => {
      expect(describedKeys(document, '/{locale}/api/events/')).toContain(key);
      expect(describedKeys(document, '/{locale}/api/calendar/').includes(key)).toBe(
        group.narrowsCalendar,
      );
    });

    it('finds events in the index by their field, and has a tag of its own', () => {
      const row = eventWith(group.field, hasMany ? [ID, 8] : ID);
      expect(idsIn(row, group)).toEqual(hasMany ? [ID, 8] : [ID]);
      const { groups } = buildIndex([indexedEvent(row)]);
      const keys = (hasMany ? [ID, 8] : [ID]).map((id) => groupKey(group.key as never, id));
      expect([...groups.keys()]).toEqual(keys);
      expect(programmeListTag({ [key]: ID })).not.toBe(programmeListTag({}));
    });
  },
);

describe('the filters', () => {
  it('have each a key and a field of their own, and so have all groups of the index', () => {
    expect(new Set(EVENT_GROUPS.map(({ key }) => key)).size).toBe(EVENT_GROUPS.length);
    expect(new Set(EVENT_GROUPS.map(({ field }) => field)).size).toBe(EVENT_GROUPS.length);
    expect(GROUPS.length).toBeGreaterThan(4);
  });

  it('of the calendar are some, and not all', () => {
    const narrowing = GROUPS.filter(({ narrowsCalendar }) => narrowsCalendar);
    expect(narrowing.length).toBeGreaterThan(0);
    expect(narrowing.length).toBeLessThan(GROUPS.length);
  });
});

describe('control: the checks of the filters find', () => {
  const made: FilterGroup = {
    key: 'New',
    field: 'title',
    kind: 'nothing' as never,
    label: { de: '', en: 'New' },
    narrowsCalendar: true,
  };

  it('a row that is about nothing', () => {
    expect(filterProblems(made, event.fields)).toEqual([
      'no label in de',
      'New is no word for addresses',
      'nothing is no kind of record',
      'events have no field title that refers to records',
      'the index does not know it',
    ]);
    const wrong: FilterGroup = { ...made, key: 'room', field: 'tags', kind: 'room' };
    expect(filterProblems(wrong, event.fields)).toEqual(['no label in de', 'tags refers to tag']);
  });

  it('a key that no route reads, that is lost in addresses, and that the document lacks', () => {
    expect(queryProblems(made)).toEqual([
      'events',
      'events-calendar',
      'events-feed',
      'api events',
      'api calendar',
    ]);
    expect(readAgain('new', ID)).toEqual({});
    expect(describedKeys(document, '/{locale}/api/events/')).not.toContain('New');
    expect(describedKeys(document, '/{locale}/api/nothing/')).toEqual([]);
  });
});
