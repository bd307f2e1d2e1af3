export interface RateOptions {
  readonly most: number;
  readonly perMs: number;
  readonly now: () => Date;
}

interface Window {
  readonly ends: number;
  count: number;
}

/** As many are remembered; the one that has been there longest is forgotten for a new one. */
const MOST_KEYS = 10_000;

/** So often in so long for each of many, in the memory of this process. */
export class RateLimit {
  readonly #options: RateOptions;
  readonly #windows = new Map<string, Window>();

  constructor(options: RateOptions) {
    this.#options = options;
  }

  /** Whether it may happen once more; counts it when it may. */
  allows(key: string): boolean {
    const { most, perMs, now } = this.#options;
    const at = now().getTime();
    const known = this.#windows.get(key);
    if (known !== undefined && at < known.ends) {
      if (known.count >= most) return false;
      known.count += 1;
      return true;
    }
    this.#windows.delete(key);
    this.#windows.set(key, { ends: at + perMs, count: 1 });
    if (this.#windows.size > MOST_KEYS)
      for (const first of this.#windows.keys()) {
        this.#windows.delete(first);
        break;
      }
    return true;
  }

  /** Takes back what was counted and turned out not to count. */
  giveBack(key: string): void {
    const known = this.#windows.get(key);
    if (known !== undefined && known.count > 0) known.count -= 1;
  }

  /** Forgets all that was counted. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

/** What counts as one place on the net: an address, of the long ones the network of a household. */
export function placeOnNet(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].slice(0, 4).join(':').toLowerCase();
}
