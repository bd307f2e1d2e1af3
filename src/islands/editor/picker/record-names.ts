import { namedRecords, type PickerItem } from './search.ts';

/** The names of records, cached; names that are needed at the same time are one call. */
class RecordNames {
  readonly #names = new Map<string, string>();
  #queue: string[] = [];
  #request: Promise<void> | null = null;

  /** Remembers what something is called, so that it need not be asked for. */
  remember({ value, label }: Pick<PickerItem, 'value' | 'label'>): void {
    this.#names.set(value, label);
  }

  /** The name of a record; its value where that is unknown. */
  async get(value: string): Promise<string> {
    if (!this.#names.has(value)) {
      this.#queue.push(value);
      this.#request ??= Promise.resolve().then(() => this.#fetch());
      await this.#request;
    }
    return this.#names.get(value) ?? value;
  }

  async #fetch(): Promise<void> {
    const values = [...new Set(this.#queue)];
    [this.#queue, this.#request] = [[], null];
    for (const item of (await namedRecords(values)) ?? []) this.remember(item);
  }
}

export const recordNames = new RecordNames();
