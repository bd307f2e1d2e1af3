/** A set that forgets everything when it is full: for hints that save work and may be missing. */
export class BoundedSet<Value> {
  readonly #most: number;
  readonly #values = new Set<Value>();

  constructor(most: number) {
    this.#most = most;
  }

  has(value: Value): boolean {
    return this.#values.has(value);
  }

  add(value: Value): void {
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.add(value);
  }

  clear(): void {
    this.#values.clear();
  }
}
