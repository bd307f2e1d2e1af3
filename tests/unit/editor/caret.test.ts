import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAfterChange } from '../../../src/islands/editor/canvas/caret.ts';

/** What a text with its caret `|` becomes when somebody else changes it. */
function moved(marked: string, after: string): string {
  const place = placeAfterChange(marked.replace('|', ''), after, marked.indexOf('|'));
  return `${after.slice(0, place)}|${after.slice(place)}`;
}

describe('ED-07 the caret after a change by somebody else', () => {
  it.each([
    ['written before it', 'Klang| und Raum', 'Viel Klang und Raum', 'Viel Klang| und Raum'],
    ['written behind it', 'Klang| und Raum', 'Klang und viel Raum', 'Klang| und viel Raum'],
    ['written where it stands', 'Klang|', 'Klang und Raum', 'Klang| und Raum'],
    ['taken out before it', 'Viel Klang|', 'Klang', 'Klang|'],
    ['taken out around it', 'Klang und| Raum', 'Klang', 'Klang|'],
    ['nothing', 'Kl|ang', 'Klang', 'Kl|ang'],
    ['everything', 'Kl|ang', '', '|'],
  ])('%s', (_, before, after, wanted) => {
    expect(moved(before, after)).toBe(wanted);
  });

  it('is always a place of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), (before, after, at) => {
        const place = placeAfterChange(before, after, Math.min(at, before.length));
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(after.length);
      }),
    );
  });
});
