import { describe, expect, it } from 'vitest';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records } from '../../../src/content/records/kinds.ts';
import { ownPath } from '../../../src/lib/routing/own-path.ts';
import { plainPath, redirectTable } from '../../../src/lib/routing/redirect-rules.ts';

const EVIL = ['\r\nSet-Cookie: a=1', '\nX: y', '\r', '\u2028', '\0'];

describe('RT-07 case 16 a line break in a redirect', () => {
  const parses = (old_path: string, new_path: string) =>
    inputSchema(records.redirect).safeParse({ old_path, new_path }).success;

  it.each(EVIL)('is refused at entry: %j', (evil) => {
    expect(parses(`/alt${evil}x`, '/de')).toBe(false);
    expect(parses('/alt', `/de${evil}x`)).toBe(false);
    // The control: the same without it is taken.
    expect(parses('/altx', '/dex')).toBe(true);
  });

  it.each(EVIL)('would be no part of a header either: %j', (evil) => {
    const { find } = redirectTable([{ old_path: '/alt', new_path: `/de${evil}x` }]);
    expect(find('/alt') ?? '').not.toMatch(/[\r\n\0\u2028]/u);
    expect(plainPath(`/de${evil}x`)).not.toMatch(/[\r\n\0\u2028]/u);
  });

  it.each(EVIL)('leads nowhere after a form: %j', (evil) => {
    const led = ownPath(`/de${evil}x`, '/de');
    expect(() => new Headers({ location: led })).not.toThrow();
    expect(led).not.toMatch(/[\r\n\0]/u);
  });
});
