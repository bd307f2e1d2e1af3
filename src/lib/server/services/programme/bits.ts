/** A set of positions 0 … size-1, one bit each: what a filter value selects of a sorted list. */
export type Bits = Uint32Array;

const WORD = 32;

export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

export function addBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

/** The positions that are in both sets. */
export function intersect(left: Bits, right: Bits): Bits {
  const common = new Uint32Array(left.length);
  for (let word = 0; word < left.length; word++)
    common[word] = (left[word] ?? 0) & (right[word] ?? 0);
  return common;
}

/** How many positions are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) {
    let value = word;
    value -= (value >>> 1) & 0x55555555;
    value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
    count += (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** The positions in the set, in order. */
export function* positionsOf(bits: Bits): Generator<number> {
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      yield index * WORD + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}
