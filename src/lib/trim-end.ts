/** A text without the same sign at its end, as often as it stands there; each sign is looked at once. */
export function trimEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === sign) end -= 1;
  return text.slice(0, end);
}
