import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LocalMediaStore } from '../../adapters/media/local-media-store.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { TempFiles } from '../../adapters/media/temp-files.ts';
import { PriorityQueue } from '../../concurrency/priority-queue.ts';
import { MAX_WAITING, PICTURES_AT_ONCE, TEXTS_AT_ONCE, MAX_REMEMBERED } from './limits.ts';
import { PictureProcess } from './picture-process.ts';
import { Renditions } from './renditions.ts';

/** What is known of the stored PDFs. Each is looked through once a process, as its file never changes. */
class Documents {
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
