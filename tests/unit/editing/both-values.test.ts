import { describe, expect, it } from 'vitest';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { bothValues } from '../../../src/lib/editing/both-values.ts';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { fieldForm } from '../../support/editing/field-form.ts';

const field = (control: FieldForm['control'], more: Partial<FieldForm> = {}): FieldForm =>
  fieldForm('title', control, { label: 'Titel', ...more });

describe('ED-07 both values of a field that two people changed', () => {
  it('of a title stand behind each other, in the languages that differ', () => {
    expect(
      bothValues(
        field('line', { isTranslated: true }),
        { de: 'Wald', en: 'Forest' },
        { de: 'Wiese', en: 'Forest' },
      ),
    ).toEqual({ de: 'Wald / Wiese', en: 'Forest' });
    expect(
      bothValues(field('line', { isTranslated: true }), { de: '' }, { de: 'Wiese', en: 'Meadow' }),
    ).toEqual({ de: 'Wiese', en: 'Meadow' });
  });

  it('of texts are paragraphs below each other', () => {
    expect(bothValues(field('paragraphs'), 'Eins.', 'Zwei.')).toBe('Eins.\n\nZwei.');
    expect(
      bothValues(
        field('richtext', { isTranslated: true }),
        { de: richTextFrom('Eins.', 'Drei.'), en: [] },
        { de: richTextFrom('Eins.', 'Zwei.'), en: [] },
      ),
    ).toEqual({ de: richTextFrom('Eins.', 'Drei.', 'Zwei.'), en: [] });
  });

  it('of lists are all entries, each once', () => {
    expect(
      bothValues(field('list'), [{ name: 'Kat. 1' }], [{ name: 'Kat. 1' }, { name: 'Kat. 2' }]),
    ).toEqual([{ name: 'Kat. 1' }, { name: 'Kat. 2' }]);
  });

  it('are not there where one only can stay, or both would be too long', () => {
    for (const control of ['day', 'time', 'url', 'select', 'number', 'image', 'link'] as const)
      expect(bothValues(field(control), 'eins', 'zwei')).toBeUndefined();
    expect(bothValues(field('line', { max: 10 }), 'Waldwege', 'Wiesen')).toBeUndefined();
    expect(bothValues(field('line', { max: 17 }), 'Waldwege', 'Wiesen')).toBe('Waldwege / Wiesen');
    expect(bothValues(field('list', { max: 1 }), [1], [2])).toBeUndefined();
  });
});
