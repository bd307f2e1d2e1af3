import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from '../../../src/lib/routing/own-path.ts';

describe('where a login leads to', () => {
  it('US-01 is a page of this site, with its query', () => {
    expect(ownPath('/de/karten?edit', '/')).toBe('/de/karten?edit');
    expect(ownPath('/en/programme-tickets?room=1&page=2', '/')).toBe(
      '/en/programme-tickets?room=1&page=2',
    );
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'javascript:alert(1)',
    '/de/..//elsewhere.example',
    '/\t/elsewhere.example',
    '/de\r\nset-cookie: x=1',
    ' /de',
    '',
    null,
    undefined,
    7,
  ])('US-01 is never %j', (value) => {
    expect(ownPath(value, '/de')).toBe('/de');
  });

  it('stays on this site whatever is asked for, as a browser reads it', () => {
    const site = 'https://www.example.org';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const value of [text, `/${text}`, `//${text}`, `/\\${text}`])
          expect(new URL(ownPath(value, '/'), site).origin).toBe(site);
      }),
    );
  });

  it('RL-05 case 17 control: held against its first sign alone, an address leads elsewhere', () => {
    const naive = (value: string) => (value.startsWith('/') ? value : '/');
    const site = 'https://www.example.org';
    const led = ['//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example'].map(
      (value) => [new URL(naive(value), site).origin, new URL(ownPath(value, '/'), site).origin],
    );
    expect(led).toEqual(Array(3).fill(['https://elsewhere.example', site]));
  });
});
