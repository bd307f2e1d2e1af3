import { describe, expect, it } from 'vitest';
import { compareFigures, figuresIn, withFigures } from '../../../scripts/bench/figures.mjs';

const figures = {
  machine: 40,
  identity: 0.9,
  gzip: 1,
  br: 1,
  uncached: 0.6,
  own: 40,
  list: 60,
  start: 250,
  idle: 220,
};
const worse = (now: Partial<typeof figures>) =>
  compareFigures({ ...figures, ...now }, figures)
    .filter(({ isWorse }) => isWorse)
    .map(({ id }) => id);

describe('RL-01 the figures of the last release', () => {
  it('are kept in the document and read from it', () => {
    const empty =
      'Before\n<!-- figures: npm run bench -- guard --save -->\n<!-- /figures -->\nAfter';
    expect(figuresIn(empty)).toBeNull();
    const kept = withFigures(empty, figures);
    expect(figuresIn(kept)).toEqual({ ...figures, floors: {} });
    const floors = { start: 70 };
    const withFloor = withFigures(kept, { ...figures, floors });
    expect(withFloor).toMatch(/\| first page, warm store, ms +\| 70 +\| 250 +\| 200 +\|/u);
    // What was not measured this time stays.
    expect(figuresIn(withFigures(withFloor, { machine: 40 }))).toEqual({ ...figures, floors });
    expect(figuresIn(withFigures(kept, { ...figures, idle: 230 }))?.idle).toBe(230);
    expect(kept.startsWith('Before\n')).toBe(true);
    expect(kept.endsWith('\nAfter')).toBe(true);
  });

  it('say what got worse, whichever way is better', () => {
    expect(worse({})).toEqual([]);
    expect(worse({ gzip: 0.7, idle: 250 })).toEqual(['gzip', 'idle']);
    expect(worse({ gzip: 1.3, idle: 150, start: 100 })).toEqual([]);
    // A figure that could not be measured is none that is as good.
    expect(worse({ own: Number.NaN })).toEqual(['own']);
  });

  it('are held against those of the same tool where what asks takes a part of the machine', () => {
    const other = { ...figures, tool: 'wrk', gzip: 0.7, own: 90 };
    const found = compareFigures(other, { ...figures, tool: 'Node' });
    expect(found.find(({ id }) => id === 'gzip')).toMatchObject({
      before: null,
      isUncompared: true,
      isWorse: false,
    });
    expect(found.filter(({ isWorse }) => isWorse).map(({ id }) => id)).toEqual(['own']);
    const text = withFigures('<!-- figures: npm run bench -- guard --save -->\n<!-- /figures -->', {
      ...figures,
      tool: 'Node',
    });
    const { machine, tool } = other;
    const kept = figuresIn(withFigures(text, { machine, tool, gzip: 0.7 }));
    expect(kept).toMatchObject({ tool: 'wrk', gzip: 0.7, own: 40 });
    expect(kept).not.toHaveProperty('br');
  });

  it('are held against the pace of the machine where they are times', () => {
    expect(worse({ machine: 80, own: 80, list: 120, start: 500 })).toEqual([]);
    expect(worse({ own: 90, list: 130, start: 500 })).toEqual(['own', 'list', 'start']);
    expect(worse({ machine: 80, idle: 440 })).toEqual(['idle']);
  });
});
