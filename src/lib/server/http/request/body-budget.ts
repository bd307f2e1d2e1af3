/** How many bytes of bodies a process holds at once, and whether there is room for more. */
export class BodyBudget {
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts bytes that came; false when there is no room for them, which counts nothing. */
  take(bytes: number): boolean {
    if (this.#bytes + bytes > this.#most) return false;
    this.#bytes += bytes;
    return true;
  }

  /** Gives back what was taken. */
  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}
