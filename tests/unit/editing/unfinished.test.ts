import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { module as eventlist } from '../../../src/content/modules/eventlist/module.ts';
import { module as faq } from '../../../src/content/modules/faq/module.ts';
import { module as twocolumns } from '../../../src/content/modules/twocolumns/module.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { isUnfinished, isWithinWhole } from '../../../src/lib/editing/missing-fields/unfinished.ts';

/** Whether a module with these data may be kept as a draft. */
function isKept(schema: z.ZodType, data: unknown): boolean {
  const parsed = schema.safeParse(data, { reportInput: true });
  return (parsed.error?.issues ?? []).every((issue) =>
    isUnfinished(issue, isWithinWhole(schema, issue.path)),
  );
}

const linkTo = (href: unknown) => [
  { type: 'paragraph', children: [{ type: 'link', href, children: [{ text: 'dort' }] }] },
];
const said = (de: unknown) => ({ de, en: [] });
const picture = { src: '/media/a.jpg', width: 4, height: 3 };

describe('ED-06 what is not finished is kept', () => {
  it.each([
    ['nothing at all', twocolumns, {}],
    ['a picture that does not say what it shows', twocolumns, { image: picture }],
    ['a link to an address that is not one yet', twocolumns, { text: said(linkTo('exam')) }],
    ['an anchor with a blank in it', twocolumns, { anchor: 'so nicht' }],
    [
      'a window that ends before it starts',
      twocolumns,
      { online_from: '2026-01-02T00:00:00Z', online_to: '2026-01-01T00:00:00Z' },
    ],
    [
      'a title that is somewhat too long',
      twocolumns,
      { headline: { de: 'x'.repeat(300), en: '' } },
    ],
    ['a list without entries', faq, { children: [] }],
    [
      'an entry that nobody filled in',
      faq,
      { children: [{ question: { de: '', en: '' }, answer: said([]) }] },
    ],
    ['a number that is too high', eventlist, { most: 99 }],
    ['half a number', eventlist, { most: 1.5 }],
  ] as const)('%s', (_, { schema }, data) => {
    expect(schema.safeParse(data).success).toBe(false);
    expect(isKept(schema, data)).toBe(true);
  });
});

describe('ED-06 what nobody can have made in an editor is refused', () => {
  it.each([
    ['a text of another type', twocolumns, { headline: 'Nur so' }],
    ['a field that is not there', twocolumns, { onclick: 'x' }],
    ['a choice that is not there', twocolumns, { extra_class: 'evil' }],
    ['half a picture', twocolumns, { image: { src: '/media/a.jpg' } }],
    [
      'a picture from elsewhere',
      twocolumns,
      { image: { ...picture, src: '//evil.example/a.jpg', decorative: true } },
    ],
    ['a paragraph without words', twocolumns, { text: said([{ type: 'paragraph' }]) }],
    ['a block that is not there', twocolumns, { text: said([{ type: 'script', children: [] }]) }],
    [
      'a link without words',
      twocolumns,
      { text: said([{ type: 'paragraph', children: [{ type: 'link', href: '/' }] }]) },
    ],
    [
      'a mark that is not there',
      twocolumns,
      { text: said([{ type: 'paragraph', children: [{ text: 'x', onclick: 'y' }] }]) },
    ],
    ['a title many times too long', twocolumns, { headline: { de: 'x'.repeat(3000), en: '' } }],
    ['a list that is none', faq, { children: { 0: {} } }],
    [
      'an answer of another type, in an entry',
      faq,
      { children: [{ question: { de: '', en: '' }, answer: 'x' }] },
    ],
    ['a number that is a text', eventlist, { most: '1.5' }],
  ] as const)('%s', (_, { schema }, data) => {
    expect(isKept(schema, data)).toBe(false);
  });

  it('but not what is right', () => {
    expect(
      twocolumns.schema.safeParse({
        text: said(richTextFrom('Gut')),
        image: { ...picture, decorative: true },
      }).success,
    ).toBe(true);
  });
});
