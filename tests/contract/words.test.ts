import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const source = ['src', 'demo'].flatMap((folder) =>
  sourceFiles(folder, ['.ts', '.tsx', '.astro', '.css', '.mjs']),
);

/** Ids of docs/requirements.md; `UTF-16` and the like are longer and no ids. */
const REQUIREMENT_ID = /\b(?:[A-Z]{2}|API)-\d\d\b/gu;
const idsOf = (text: string): readonly string[] => text.match(REQUIREMENT_ID) ?? [];

describe('requirement ids', () => {
  it('stand in tests and docs, never in the source', () => {
    expect(source.length).toBeGreaterThan(1000);
    expect(source.flatMap(({ name, text }) => idsOf(text).map((id) => `${name}: ${id}`))).toEqual(
      [],
    );
  });

  it('are recognised', () => {
    expect(idsOf('/** The cart (BK-05), by API-01; in UTF-16. */')).toEqual(['BK-05', 'API-01']);
  });
});
