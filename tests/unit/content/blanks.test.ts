import { describe, expect, it } from 'vitest';
import { hasBlanks, withoutBlanks } from '../../../src/lib/text/blanks.ts';

describe('ED-12 the blanks of a text that is to be filled in', () => {
  it('are told from links and from words', () => {
    expect(hasBlanks('Name: [Name und Rechtsform]')).toBe(true);
    expect(hasBlanks('Siehe [Karten](/de/programm-karten).')).toBe(false);
    expect(hasBlanks('Ein Text [] ohne.')).toBe(false);
  });

  it('take their paragraph along, and a heading that nothing is left under', () => {
    const text = [
      '## Anbieter',
      '[Name], [Ort]',
      '## Aufsicht',
      'Ohne Lücke.',
      'Mit [Lücke].',
      '## Leer',
      '[Lücke]',
    ].join('\n\n');
    expect(withoutBlanks(text)).toBe('## Aufsicht\n\nOhne Lücke.');
    expect(withoutBlanks('[Alles]')).toBe('');
    expect(withoutBlanks('Nichts.')).toBe('Nichts.');
  });
});
