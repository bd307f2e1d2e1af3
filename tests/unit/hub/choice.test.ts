import { describe, expect, it } from 'vitest';
import { copyQuery, MAX_COPIES } from '../../../src/lib/server/page-data/hub/copies/copy-choice.ts';
import { matches } from '../../../src/lib/server/page-data/hub/lists/hub-list.ts';

describe('ED-12 what an address of the hub chooses', () => {
  const chosen = (text: string) => copyQuery(new URLSearchParams(text));

  it('tells one date too many from as many as can be copied, and cuts no number short', () => {
    const ids = Array.from({ length: MAX_COPIES + 50 }, (_, at) => 123_456_700 + at);
    expect(chosen(`ids=${ids.join(',')}`).ids).toEqual(ids.slice(0, MAX_COPIES + 1));
    expect(chosen('ids=7,7,8').ids).toEqual([7, 8]);
  });

  it('knows a choice of nothing from no choice', () => {
    expect(chosen('ids=abc')).toMatchObject({ ids: [], isNamed: true });
    expect(chosen('season=abc')).toMatchObject({ season: null, isNamed: true });
    expect(chosen('season=&days=364').isNamed).toBe(false);
  });

  it('finds nothing by signs without a word, and everything without a search', () => {
    expect(matches('Öffnungszeiten', 'öffn')).toBe(true);
    expect(matches('Öffnungszeiten', '🎻')).toBe(false);
    expect(matches('Öffnungszeiten', ' ')).toBe(true);
  });
});
