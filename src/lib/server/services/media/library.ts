import path from 'node:path';
import { LocalMediaStore } from '../../adapters/media/local-media-store.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { Scratch } from '../../adapters/media/scratch.ts';
import { PriorityQueue } from '../../concurrency/priority-queue.ts';
import { MOST_WAITING, PICTURES_AT_ONCE } from './limits.ts';
import { PictureProcess } from './picture-process.ts';
import { Renditions } from './renditions.ts';

/** The house's files: where they are kept, and what is made of them. One for a process. */
export class MediaLibrary {
  readonly store: MediaStore;
  readonly scratch: Scratch;
  readonly lane = new PriorityQueue(PICTURES_AT_ONCE, MOST_WAITING);
  readonly pictures = new PictureProcess();
  readonly renditions: Renditions;
  readonly #locks = new Map<string, Promise<unknown>>();

  constructor(store: MediaStore, scratch: Scratch) {
    this.store = store;
    this.scratch = scratch;
    this.renditions = new Renditions(store, this.lane, this.pictures);
  }

  /** Does the work when no other work on the same upload is under way. */
  async alone<Value>(hash: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#locks.get(hash) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#locks.set(hash, mine);
    try {
      return await mine;
    } finally {
      if (this.#locks.get(hash) === mine) this.#locks.delete(hash);
    }
  }

  /** Removes everything of an upload. */
  async remove(hash: string): Promise<void> {
    this.renditions.forget(hash);
    for await (const key of this.store.list(`${hash}/`)) await this.store.remove(key);
  }
}

/** The files in the folder `media` of a data folder; nothing is made or read yet. */
export function openMedia(dataDir: string): MediaLibrary {
  const folder = path.resolve(dataDir, 'media');
  const scratch = new Scratch(path.join(folder, '.new'));
  return new MediaLibrary(new LocalMediaStore(folder, scratch), scratch);
}
