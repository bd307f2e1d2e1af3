import type { Segment } from './search-result.ts';

/** How much of a text stands before the first match, where it is cut. */
const BEFORE = 60;

export const textOf = (segments: readonly Segment[]): string =>
  segments.map(({ text }) => text).join('');

/** The next beginning of a word from a place on. */
function wordFrom(text: string, place: number): number {
  const space = place === 0 ? -1 : text.indexOf(' ', place);
  return place === 0 ? 0 : space + 1;
}

/** Segments cut to some characters around the first match, at the ends of words. */
export function cutSegments(segments: readonly Segment[], most: number): readonly Segment[] {
  const whole = textOf(segments);
  if (whole.length <= most) return segments;
  const index = segments.findIndex(({ isMatch }) => isMatch);
  const first = textOf(segments.slice(0, Math.max(0, index))).length;
  const last = first + (segments[index]?.text.length ?? 0);
  const begin = Math.min(wordFrom(whole, Math.max(0, first - BEFORE)), first);
  const space = whole.lastIndexOf(' ', begin + most);
  const end = Math.min(whole.length, Math.max(space > begin ? space : begin + most, last));
  const cut: Segment[] = [];
  let offset = 0;
  for (const { text, isMatch } of segments) {
    const part = text.slice(Math.max(0, begin - offset), Math.max(0, end - offset));
    if (part !== '') cut.push({ text: part, isMatch });
    offset += text.length;
  }
  const gap = (isThere: boolean, text: string) => (isThere ? [{ text, isMatch: false }] : []);
  return [...gap(begin > 0, '… '), ...cut, ...gap(end < whole.length, ' …')];
}
