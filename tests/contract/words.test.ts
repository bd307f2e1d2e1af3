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

/** Words of this project alone, in names of files and identifiers; `house` in names of files only. */
const BANNED =
  /[Rr]ehears|[Tt]idied|[Mm]ended|leadBack|formAgain|TEXT_HERE|\bMOST_|\btried\b|\b[Hh]op\b|[a-z]Lane\b|\b[Ll]anes?\b/gu;
const BANNED_IN_PATHS = /(?:^|[/._-])(?:house|door|doors|tried|told|hop|lanes?|mend)(?=[/._-])/giu;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/gu;
describe('private words', () => {
  // Texts that people read speak of rehearsals; names of migrations stay as databases have them.
  const code = source.filter(
    ({ name }) => name.startsWith('src/') && !/\/i18n\/|examples\.ts$|\/migrations\//u.test(name),
  );

  it('stand in no name of the source', () => {
    const found = code.flatMap(({ name, text }) =>
      [
        ...(name.match(BANNED_IN_PATHS) ?? []),
        ...(text.replaceAll(COMMENT, '').match(BANNED) ?? []),
      ].map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('are recognised', () => {
    expect('isRehearsed MOST_FILES'.match(BANNED)).toHaveLength(2);
    expect('src/lib/house-view.ts'.match(BANNED_IN_PATHS)).toHaveLength(1);
  });
});
