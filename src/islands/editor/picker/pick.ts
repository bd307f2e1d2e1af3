interface Item {
  readonly value: string;
}

interface Press<Of> {
  readonly item: Of;
  /** Everything that can be chosen, in its order. */
  readonly items: readonly Of[];
  /** With Shift: all from the one that was chosen last, to either side. */
  readonly isRange: boolean;
}

/** What is chosen of several after a press; a range in the order of the list. */
export function pick<Of extends Item>(
  picked: readonly Of[],
  { item, items, isRange }: Press<Of>,
): readonly Of[] {
  const placeOf = (value?: string) => items.findIndex((one) => one.value === value);
  const [from, to] = [placeOf(picked.at(-1)?.value), placeOf(item.value)];
  const range =
    isRange && from >= 0 && to !== from
      ? items.slice(Math.min(from, to), Math.max(from, to) + 1)
      : [item];
  const others = picked.filter(({ value }) => range.every((one) => one.value !== value));
  const isTakenBack = range.length === 1 && others.length < picked.length;
  return isTakenBack ? others : [...others, ...range];
}
