/** Room for the bodies of one client. */
export interface BodyShare {
  /** Counts bytes that came; false when there is no room for them, which counts nothing. */
  take(bytes: number): boolean;
  /** Gives back what was taken. */
  release(bytes: number): void;
}

/** One client has one of so many parts. */
const PARTS = 4;

/**
 * How many bytes of bodies a process holds at once, and whether there is room for more. One
 * client has a quarter of it at most, so that bodies that somebody never finishes leave room.
 */
export class BodyBudget {
  readonly #most: number;
  readonly #byClient = new Map<string, number>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The share of a client, by their network. */
  of(client: string): BodyShare {
    const add = (bytes: number): void => {
      const held = (this.#byClient.get(client) ?? 0) + bytes;
      this.#bytes += bytes;
      if (held > 0) this.#byClient.set(client, held);
      else this.#byClient.delete(client);
    };
    return {
      take: (bytes) => {
        const held = this.#byClient.get(client) ?? 0;
        const isFull = this.#bytes + bytes > this.#most || held + bytes > this.#most / PARTS;
        if (!isFull) add(bytes);
        return !isFull;
      },
      release: (bytes) => add(-bytes),
    };
  }
}
