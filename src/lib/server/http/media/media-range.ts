import type { ByteRange } from '../../ports/media-store.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2). Null: the whole
 * file, also for several ranges, which need not be supported.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'outside' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  // A range that ends before its start is invalid and ignored.
  if (to !== '' && Number(to) < start) return null;
  return start >= bytes ? 'outside' : { start, end };
}
