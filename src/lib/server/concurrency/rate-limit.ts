export interface RateOptions {
  readonly most: number;
  readonly perMs: number;
  readonly now: () => Date;
}

interface Window {
  readonly ends: number;
  count: number;
}

/** Most keys remembered; the oldest is dropped for a new one. */
const MOST_KEYS = 10_000;

/** Allows `most` events per `perMs` milliseconds and key, counted in the memory of this process. */
export class RateLimit {
  readonly #options: RateOptions;
  readonly #windows = new Map<string, Window>();

  constructor(options: RateOptions) {
    this.#options = options;
  }

  /** Whether it may happen once more; counts it when it may. */
  allows(key: string): boolean {
    const { most, perMs, now } = this.#options;
    const nowMs = now().getTime();
    const window = this.#windows.get(key);
    if (window !== undefined && nowMs < window.ends) {
      if (window.count >= most) return false;
      window.count += 1;
      return true;
    }
    this.#windows.delete(key);
    this.#windows.set(key, { ends: nowMs + perMs, count: 1 });
    if (this.#windows.size > MOST_KEYS)
      for (const first of this.#windows.keys()) {
        this.#windows.delete(first);
        break;
      }
    return true;
  }

  /** Takes one counted event back. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  /** Deletes the count of a key. */
  reset(key: string): void {
    this.#windows.delete(key);
  }
}

/** The network of a visitor's address: an IPv4 address itself, the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].slice(0, 4).join(':').toLowerCase();
}
