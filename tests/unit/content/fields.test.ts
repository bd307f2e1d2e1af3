import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { optionalImage } from '../../../src/content/fields/image.ts';
import { name, optionalName, optionalUrl } from '../../../src/content/fields/scalar.ts';
import { line, paragraphs, url } from '../../../src/content/fields/translated.ts';
import { menuItem, settings } from '../../../src/content/records/site.ts';

const takes = ({ schema }: { schema: z.ZodType }, value: unknown): boolean =>
  schema.safeParse(value).success;

const INSIDE = [
  'a\r\nX-EVIL:1',
  'a\nb',
  'a\tb',
  'a\0b',
  'a\u0007b',
  'a\u0085b',
  'a\u2028b',
  'a\u007fb',
];

describe('EV-13 texts of one line', () => {
  it.each(INSIDE)('do not hold %j', (text) => {
    expect(takes(line(), { de: text })).toBe(false);
    expect(takes(line({ required: true }), { de: 'gut', en: text })).toBe(false);
    expect(takes(name(), text)).toBe(false);
    expect(takes(optionalName(), text)).toBe(false);
  });

  it('of a picture are held to the same', () => {
    const image = { src: '/media/a.jpg', width: 1, height: 1, alt: { de: 'Saal' } };
    expect(takes(optionalImage(), image)).toBe(true);
    expect(takes(optionalImage(), { ...image, alt: { de: 'Saal\0' } })).toBe(false);
    expect(takes(optionalImage(), { ...image, credit: 'a\r\nb' })).toBe(false);
  });

  it('are trimmed and otherwise kept as they are', () => {
    expect(line().schema.parse({ de: ' Čaj für 2 – «ja» 🎻\n' })).toEqual({
      de: 'Čaj für 2 – «ja» 🎻',
      en: '',
    });
    expect(takes(name(), ' ')).toBe(false);
  });
});

describe('paragraphs', () => {
  const { schema } = paragraphs();

  it('end their lines with \\n, whatever was typed', () => {
    expect(schema.parse({ de: 'eins\r\n\r\nzwei\rdrei' }).de).toBe('eins\n\nzwei\ndrei');
  });

  it.each(['a\0b', 'a\u0007b', 'a\u001bb', 'a\u0085b'])('do not hold %j', (text) => {
    expect(takes(paragraphs(), { de: text })).toBe(false);
  });

  it('hold no other control character after any text was read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = schema.safeParse({ de: text });
        if (read.success) expect(read.data.de).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });
});

const RUNNING = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'events',
  'https://a\0b',
];

describe('LY-04 addresses in menus and settings', () => {
  const entry = (link: object) => menuItem.fields.url.schema.safeParse(link);

  it.each(RUNNING)('are not %s', (link) => {
    const read = entry({ de: '/de', en: link });
    expect(read.error?.issues).toMatchObject([{ path: ['en'], message: 'Invalid address!' }]);
    expect(takes(optionalUrl(), link)).toBe(false);
    expect(takes(settings.fields.whistleblower_url, link)).toBe(false);
    expect(takes(settings.fields.logo_link, link)).toBe(false);
  });

  // ASVS 1.2.2
  it('are paths and web addresses, in one language at least', () => {
    expect(entry({ de: '/de/team?x=1', en: 'https://example.org/ü' }).success).toBe(true);
    expect(entry({ en: '/en/team' }).data).toEqual({ de: '', en: '/en/team' });
    expect(entry({}).success).toBe(false);
    expect(entry({ de: ' ', en: '' }).error?.issues).toMatchObject([{ path: [] }]);
    expect(takes(url(), {})).toBe(true);
  });
});
