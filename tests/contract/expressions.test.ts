import { describe, expect, it } from 'vitest';
import { expressionsIn, expressionsMadeBy } from '../support/expressions/expressions.ts';
import { explosionOf } from '../support/expressions/explosion.ts';
import { sourceFiles } from '../support/source-files.ts';

const files = sourceFiles('src', ['.ts', '.tsx', '.astro']);
const written = files.flatMap((file) => [...expressionsIn(file)]);
/** The same one in two places is tried once. */
const once = [...new Map(written.map((one) => [String(one.expression), one])).values()];

const groupsOf = <Value>(all: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  );

/** Files that put expressions together while they are loaded. */
const LOADED = {
  'src/lib/server/services/media/renditions.ts': () =>
    import('../../src/lib/server/services/media/renditions.ts'),
  'src/lib/editing/page-tokens.ts': () => import('../../src/lib/editing/page-tokens.ts'),
  'src/lib/consent/cookie.ts': () => import('../../src/lib/consent/cookie.ts'),
  'src/lib/editing/mark-up.ts': () => import('../../src/lib/editing/mark-up.ts'),
  'src/lib/routing/api-routes.ts': () => import('../../src/lib/routing/api-routes.ts'),
  'src/lib/routing/route-pattern.ts': () => import('../../src/lib/routing/resolve-route.ts'),
};
/** Those that do so when they are called, with an example of what they make. */
const CALLED: Readonly<Record<string, RegExp>> = {
  'src/islands/csrf-token.ts': /\bcsrftoken=([\w-]+)/u,
  'src/lib/server/page-data/modules/links.ts': /"event:(\d{1,9})"/gu,
};

describe('RL-05 case 17 no expression takes more than time in proportion to its input', () => {
  it('of the source are looked at', () => {
    expect(once.length).toBeGreaterThan(200);
  });

  // Each of several hundred is tried with what could make it slow.
  it.for(groupsOf(once, 8))('of those that are written in the source: %#', (group) => {
    const exploding = group.flatMap(({ place, expression }) => {
      const attack = explosionOf(expression);
      return attack === null ? [] : [{ place, attack }];
    });
    expect(exploding).toEqual([]);
  });

  it('and of those that are put together', async () => {
    const building = files.filter(({ text }) => /\bnew RegExp\(/u.test(text));
    expect(building.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(LOADED), ...Object.keys(CALLED)].sort(),
    );
    const made = await expressionsMadeBy(() =>
      Promise.all(Object.values(LOADED).map((load) => load())),
    );
    expect(made.length).toBeGreaterThan(50);
    for (const expression of [...made, ...Object.values(CALLED)])
      expect({ expression, attack: explosionOf(expression) }).toEqual({ expression, attack: null });
  });

  it.each([
    // Those that stood here once, and what every textbook has.
    /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gsu,
    /\u{E000}[^\u{E001}]*\u{E001}|[\u{E000}-\u{E002}]/gu,
    /^\s*(?:<!--[\s\S]*?-->\s*)*(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/u,
    /<!--[\s\S]*?-->/gu,
    /\/+$/u,
    /^(?:a+)+$/u,
    /^(?:a|a)*$/u,
    /^[^@]+@[^@]+\.[^@]+$/u,
    /\s+$/u,
  ])('and the test tells one that does: %s', (expression) => {
    expect(explosionOf(expression)).not.toBeNull();
  });
});
