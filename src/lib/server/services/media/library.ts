import path from 'node:path';
import { LocalMediaStore } from '../../adapters/media/local-media-store.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { TempFiles } from '../../adapters/media/temp-files.ts';
import { PriorityQueue } from '../../concurrency/priority-queue.ts';
import { MAX_WAITING, PICTURES_AT_ONCE, TEXTS_AT_ONCE } from './limits.ts';
import { PictureProcess } from './picture-process.ts';
import { Renditions } from './renditions.ts';
import { Documents } from './documents.ts';

/** The media library: the store of files and their renditions. One per process. */
export class MediaLibrary {
  readonly store: MediaStore;
  readonly tempFiles: TempFiles;
  /** For every picture that is decoded or drawn, whoever it is for: of visitors, of editors, of the venue. */
  readonly queue = new PriorityQueue(PICTURES_AT_ONCE, MAX_WAITING);
  readonly pictures = new PictureProcess();
  /** For drawings and documents: ended where one takes too long, which no picture may suffer from. */
  readonly texts = new PictureProcess();
  readonly textQueue = new PriorityQueue(TEXTS_AT_ONCE, MAX_WAITING);
  readonly renditions: Renditions;
  readonly documents: Documents;
  readonly #locks = new Map<string, Promise<unknown>>();

  constructor(store: MediaStore, tempFiles: TempFiles) {
    this.store = store;
    this.tempFiles = tempFiles;
    this.renditions = new Renditions(store, this.queue, this.pictures);
    this.documents = new Documents(store, this.textQueue, this.texts);
  }

  /** Runs work after all other work on the same upload has ended. */
  async withLock<Value>(hash: string, work: () => Promise<Value>): Promise<Value> {
    const previous = this.#locks.get(hash) ?? Promise.resolve();
    const task = previous.then(work, work);
    this.#locks.set(hash, task);
    try {
      return await task;
    } finally {
      if (this.#locks.get(hash) === task) this.#locks.delete(hash);
    }
  }

  /** Deletes all files of an upload. */
  async remove(hash: string): Promise<void> {
    this.renditions.forget(hash);
    for await (const key of this.store.list(`${hash}/`)) await this.store.remove(key);
  }
}

/** The files in the folder `media` of a data folder; nothing is created or read yet. */
export function openMedia(dataDir: string): MediaLibrary {
  const folder = path.resolve(dataDir, 'media');
  const tempFiles = new TempFiles(path.join(folder, '.new'));
  return new MediaLibrary(new LocalMediaStore(folder, tempFiles), tempFiles);
}
