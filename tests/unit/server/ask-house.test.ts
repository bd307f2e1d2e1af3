import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asksForHouse, houseOf } from '../../../scripts/start/ask-house.mjs';

describe('the first start', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'foyer-first-'));

  it('ED-12 asks what to begin with where there is nothing yet and somebody to ask', () => {
    expect(asksForHouse({ DATA_DIR }, true)).toBe(true);
    expect(asksForHouse({ DATA_DIR }, false)).toBe(false);
    for (const known of [{ HOUSE: 'empty' }, { DEMO: 'false' }, { DATABASE_URL: 'postgres://x' }])
      expect(asksForHouse({ DATA_DIR, ...known }, true)).toBe(false);
    writeFileSync(path.join(DATA_DIR, 'foyer.db'), '');
    expect(asksForHouse({ DATA_DIR }, true)).toBe(false);
  });

  it('ED-12 takes the demo unless the other one is meant', () => {
    expect(['', '1', 'demo', 'ja'].map(houseOf)).toEqual(['demo', 'demo', 'demo', 'demo']);
    expect(['2', ' empty', 'Leer', 'e'].map(houseOf)).toEqual(['empty', 'empty', 'empty', 'empty']);
  });
});
