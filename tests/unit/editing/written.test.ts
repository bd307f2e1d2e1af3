import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { fitted, isOutdated, noteWritten } from '../../../src/lib/editing/translation/written.ts';

type Noted = Pick<StoredModule, 'data' | 'written'>;
const EMPTY: Noted = { data: { line: { de: '', en: '' } } };
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 2, hour)).toISOString();

/** Somebody writes a text in a language at an hour, as each save notes it. */
function write(before: Noted, locale: Locale, words: string, hour: number): Noted {
  const line = before.data['line'] as object;
  const data = { line: { ...line, [locale]: words } };
  return { data, written: noteWritten(before, { ...before, data }, at(hour)) };
}
const outdated = (module: Noted) => LOCALES.filter((locale) => isOutdated(module, locale));

/** German at nine, then English, word by word, as typing is saved. */
const translated = (): Noted =>
  ['The', 'The choir', 'The choir sings'].reduce(
    (module, words) => write(module, 'en', words, 10),
    write(EMPTY, 'de', 'Der Chor singt', 9),
  );

describe('ED-01 a translation is outdated where the other language says something else by now', () => {
  it('and not because it was written first, or later, or in several saves', () => {
    expect(outdated(translated())).toEqual([]);
    expect(outdated(write(translated(), 'en', 'The choir sings.', 11))).toEqual([]);
  });

  it('whichever language changed; bringing the other up to it marks neither', () => {
    const changed = write(translated(), 'de', 'Der Chor tanzt', 20);
    expect(outdated(changed)).toEqual(['en']);
    const followed = write(changed, 'en', 'The choir dances', 21);
    expect(outdated(followed)).toEqual([]);
    expect(outdated(write(followed, 'de', 'Der Chor ruht', 22))).toEqual(['en']);
    // Another day it is no translation any more, but news.
    expect(outdated(write(translated(), 'en', 'The choir rests', 48))).toEqual(['de']);
  });

  it('until somebody says that it still fits, or the old words are back', () => {
    const changed = write(translated(), 'de', 'Der Chor tanzt', 20);
    const looked = { ...changed, written: fitted(changed, 'en') };
    const saved = { ...looked, written: noteWritten(changed, looked, at(21)) };
    expect(outdated(saved)).toEqual([]);
    expect(saved.written).toMatchObject({ de: at(20), en: at(10) });
    expect(outdated(write(saved, 'de', 'Der Chor ruht', 22))).toEqual(['en']);
    expect(outdated(write(changed, 'de', 'Der Chor singt', 21))).toEqual([]);
  });

  it('which nobody says of another state than there is (control)', () => {
    const changed = write(translated(), 'de', 'Der Chor tanzt', 20);
    const stale = { ...changed, written: { ...changed.written, of: { en: 'x', de: 'x' } } };
    const saved = { ...changed, written: noteWritten(changed, stale, at(21)) };
    expect(outdated(saved)).toEqual(['en']);
  });

  it('and is not claimed of texts of which nothing was noted', () => {
    const { data } = translated();
    expect(outdated({ data, written: { de: at(20), en: at(9) } })).toEqual([]);
    expect(outdated(write({ data }, 'de', 'Der Chor tanzt', 20))).toEqual(['en']);
  });
});
