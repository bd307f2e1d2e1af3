/** A list with one entry elsewhere, or without it (`to` null). */
export function moved<Value>(
  list: readonly Value[],
  from: number,
  to: number | null,
): readonly Value[] {
  const rest = list.toSpliced(from, 1);
  return to === null ? rest : rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
