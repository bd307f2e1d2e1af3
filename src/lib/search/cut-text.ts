/** A code point takes two units at most. */
const UNITS = 2;

/** A text of so many code points at most, cut at the end of a word where it has several. */
export function cutText(text: string, most: number): string {
  const points = Array.from(text.slice(0, (most + 1) * UNITS));
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join('');
  const end = points[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}
