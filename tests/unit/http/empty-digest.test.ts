import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cacheEmptyDigests } from '../../../src/lib/server/http/astro/empty-digest.ts';

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the digest of nothing', () => {
  it('is what it was before, each time, and others are not touched', async () => {
    cacheEmptyDigests();
    const digest = (text: string) =>
      crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    for (const text of ['', 'a', '', 'style{}', ''])
      expect(hex(await digest(text))).toBe(sha256(text));
    const long = await crypto.subtle.digest('SHA-512', new Uint8Array());
    expect(hex(long)).toBe(createHash('sha512').digest('hex'));
  });
});
