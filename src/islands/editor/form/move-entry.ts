/** A list with one entry elsewhere, or without it (`to` null). */
export function moveEntry<Value>(
  list: readonly Value[],
  from: number,
  to: number | null,
): readonly Value[] {
  const others = list.toSpliced(from, 1);
  return to === null ? others : others.toSpliced(to, 0, ...list.slice(from, from + 1));
}
