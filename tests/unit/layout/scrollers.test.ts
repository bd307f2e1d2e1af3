import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';

/** Rules of a sheet that scroll and are no containing block: what is hidden in them widens the page. */
const openScrollers = (css: string): readonly string[] =>
  [...css.matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/gu)]
    .filter(({ groups }) => {
      const body = groups?.['body'] ?? '';
      return /\boverflow(?:-x)?: auto/u.test(body) && !/\bposition:/u.test(body);
    })
    .map(({ groups }) => (groups?.['selector'] ?? '').trim());

describe('LY-14 what scrolls sideways', () => {
  it('holds the hidden texts that stand in it', () => {
    const sheets = ['src/layouts', 'src/content'].flatMap((folder) =>
      sourceFiles(folder, ['.css', '.astro']),
    );
    expect(sheets.filter(({ text }) => text.includes('overflow-x: auto')).length).toBeGreaterThan(
      5,
    );
    expect(
      sheets.flatMap(({ name, text }) => openScrollers(text).map((rule) => `${name} ${rule}`)),
    ).toEqual([]);
  });

  it('is found where it does not', () => {
    expect(
      openScrollers('.a { overflow-x: auto; } .b { overflow-x: auto; position: relative; }'),
    ).toEqual(['.a']);
  });
});
