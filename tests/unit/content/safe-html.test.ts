import { describe, expect, it } from 'vitest';
import { safeHeadHtml, safeHtml } from '../../../src/lib/server/services/site/safe-html.ts';

describe('what an editor typed for the head', () => {
  it.each([
    '<meta name="google-site-verification" content="a-B_1" />',
    '<link rel="me" href="https://example.social/@haus" />',
  ])('keeps %s', (code) => {
    expect(safeHeadHtml(code)).toBe(code);
  });

  it.each([
    '<div>Hallo</div>',
    'Hallo',
    '<script>alert(1)</script>',
    '<style>*{display:none}</style>',
    '<title>anders</title>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<meta charset="utf-7">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="Viewport" content="user-scalable=no">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="preconnect" href="https://evil.example">',
    '<link rel="me stylesheet" href="https://evil.example">',
    '<link rel="me" href="javascript:alert(1)">',
    '<link rel="me" href="//evil.example">',
    '<noscript><img src=x></noscript>',
  ])('drops %s', (code) => {
    expect(safeHeadHtml(code)).toBe('');
  });

  // ASVS 1.3.1
  it('drops what stands around and in between, and attributes that do more', () => {
    expect(
      safeHeadHtml('<!-- x --><p>Text <meta name="a" content="b" onload="x" class="y"> mehr</p>'),
    ).toBe('<meta name="a" content="b" />');
    expect(safeHeadHtml('')).toBe('');
  });

  it('control: in the body the same words stay', () => {
    expect(safeHtml('<div>Hallo</div>')).toBe('<div>Hallo</div>');
  });
});

describe('CO-02 pictures in what an editor typed', () => {
  const picture = (srcset: string) =>
    safeHtml(`<picture><source srcset="${srcset}" /><img src="/a.jpg" alt="" /></picture>`);

  it('come from this site', () => {
    expect(picture('/a.webp 1x, /b.webp 2x')).toContain('<source');
    for (const srcset of ['https://elsewhere.example/a', '/a.webp 1x, //elsewhere.example/b 2x'])
      expect(picture(srcset)).not.toContain('elsewhere');
  });
});
