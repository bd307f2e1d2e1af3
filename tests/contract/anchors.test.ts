import { expect, it } from 'vitest';
import { anchorName, RESERVED_ANCHORS } from '../../src/content/fields/inner/link.ts';
import { sourceFiles } from '../support/source-files.ts';

/** What stands around modules on some page. */
const AROUND =
  /layouts\/(?:Default|components\/.*|records\/.*|magazine\/.*|search\/SearchForm|favourites\/HeartForm)\.astro$/u;

it('CM-03 no anchor of a module can be a place that the layouts have', () => {
  const ids = sourceFiles('src/layouts', ['.astro'])
    .filter(({ name }) => AROUND.test(name))
    .flatMap(({ text }) => [...text.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => anchorName.safeParse(id).success)).toEqual([]);
  expect(RESERVED_ANCHORS.filter((name) => !ids.includes(name))).toEqual([]);
});
