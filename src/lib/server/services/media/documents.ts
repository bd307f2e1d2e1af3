import { buffer } from 'node:stream/consumers';
import type { PriorityQueue } from '../../concurrency/priority-queue.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { MAX_REMEMBERED } from './limits.ts';
import type { PictureProcess } from './picture-process.ts';

/** What is known of the stored PDFs. Each is looked through once a process, as its file never changes. */
export class Documents {
  readonly #store: MediaStore;
  readonly #queue: PriorityQueue;
  readonly #pictures: PictureProcess;
  readonly #active = new Map<string, Promise<boolean>>();

  constructor(store: MediaStore, queue: PriorityQueue, pictures: PictureProcess) {
    this.#store = store;
    this.#queue = queue;
    this.#pictures = pictures;
  }

  /**
   * Whether a stored PDF does something when it is opened: see `isActivePdf`.
   * @returns `busy` when the queue is full; then nothing is known of it yet
   */
  async isActive(key: string): Promise<boolean | 'busy'> {
    const known = this.#active.get(key);
    if (known !== undefined) return known;
    const scan = this.#queue.run(() => this.#scan(key));
    if (scan === null) return 'busy';
    const [oldest] = this.#active.keys();
    if (this.#active.size >= MAX_REMEMBERED && oldest !== undefined) this.#active.delete(oldest);
    this.#active.set(key, scan);
    scan.catch(() => this.#active.delete(key));
    return scan;
  }

  async #scan(key: string): Promise<boolean> {
    const stream = await this.#store.open(key);
    return stream === null || this.#pictures.isActivePdf(await buffer(stream));
  }
}
