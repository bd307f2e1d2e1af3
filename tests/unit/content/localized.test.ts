import { describe, expect, it } from 'vitest';
import { isTranslated, localText, paragraphsOf, textIn } from '../../../src/lib/i18n/localized.ts';

describe('RT-11 texts in two languages', () => {
  const both = { de: 'Konzert', en: 'Concert' };
  const german = { de: 'Liederabend', en: '' };

  it('are shown in the page’s language, else in the other one, which is then named', () => {
    expect(textIn(both, 'en')).toBe('Concert');
    expect(localText(both, 'en')).toEqual({ text: 'Concert', lang: undefined });
    expect(textIn(german, 'en')).toBe('Liederabend');
    expect(localText(german, 'en')).toEqual({ text: 'Liederabend', lang: 'de' });
    expect(localText({ de: '', en: 'Talk' }, 'de')).toEqual({ text: 'Talk', lang: 'en' });
  });

  it('that are missing altogether are empty and in no other language', () => {
    expect(localText({ de: '', en: '' }, 'de')).toEqual({ text: '', lang: undefined });
    expect(textIn({ de: '', en: '' }, 'de')).toBe('');
  });

  it('know whether they are translated', () => {
    expect(isTranslated(german, 'de')).toBe(true);
    expect(isTranslated(german, 'en')).toBe(false);
  });

  it('fall into paragraphs at blank lines', () => {
    expect(paragraphsOf('Eins\nnoch eins\n\n \n  Zwei  \n\n')).toEqual(['Eins\nnoch eins', 'Zwei']);
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });
});
