import { buffer } from 'node:stream/consumers';
import {
  RENDITION_FORMATS,
  type RenditionFormat,
  renditionFormats,
  renditionWidths,
} from '../../../media/picture.ts';
import { mediaKey, type MediaStore } from '../../ports/media-store.ts';
import type { PriorityQueue } from '../../concurrency/priority-queue.ts';
import { MAX_REMEMBERED } from './limits.ts';
import type { PictureProcess } from './picture-process.ts';

/** A stored original, of which renditions are made. */
interface Original {
  readonly key: string;
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
}

const ORIGINALS = ['jpg', 'webp'] as const;
const NAME = new RegExp(`^([1-9]\\d{0,3})\\.(${RENDITION_FORMATS.join('|')})$`, 'u');

const readAll = async (store: MediaStore, key: string): Promise<Buffer | null> => {
  const stream = await store.open(key);
  return stream && buffer(stream);
};

/** Creates pictures in the fixed widths and formats, when first requested or before, and stores them. */
export class Renditions {
  readonly #store: MediaStore;
  readonly #queue: PriorityQueue;
  readonly #pictures: PictureProcess;
  readonly #originals = new Map<string, Original>();
  readonly #pending = new Map<string, Promise<boolean>>();

  constructor(store: MediaStore, queue: PriorityQueue, pictures: PictureProcess) {
    this.#store = store;
    this.#queue = queue;
    this.#pictures = pictures;
  }

  /**
   * Creates a rendition that is not in the store yet.
   * @returns `created` when it was created, `none` when there is no such rendition, `busy` when the queue is full
   */
  async make(hash: string, name: string): Promise<'created' | 'none' | 'busy'> {
    const [, digits, format] = NAME.exec(name) ?? [];
    const width = Number(digits);
    if (format === undefined) return 'none';
    const original = await this.#original(hash);
    if (original === null || !hasRendition(original, width, format)) return 'none';
    const key = mediaKey({ hash, name });
    const rendering =
      this.#pending.get(key) ?? this.#queue.run(() => this.#encode(key, original, width, format));
    if (rendering === null) return 'busy';
    this.#pending.set(key, rendering);
    try {
      return (await rendering) ? 'created' : 'none';
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Creates all renditions of a picture in the background, one after the other. */
  makeAllLater(hash: string, onError: (error: unknown) => void): void {
    const later = (work: () => Promise<unknown>): void => {
      this.#queue.later(async () => {
        await work().catch(onError);
      });
    };
    later(async () => {
      const original = await this.#original(hash);
      if (original === null) return;
      for (const width of renditionWidths(original.width))
        for (const format of renditionFormats(original.extension)) {
          const key = mediaKey({ hash, name: `${width}.${format}` });
          later(async () => {
            if ((await this.#store.stat(key)) === null)
              await this.#encode(key, original, width, format);
          });
        }
    });
  }

  /** To be called when an original is removed. */
  forget(hash: string): void {
    this.#originals.delete(hash);
  }

  async #encode(
    key: string,
    original: Original,
    width: number,
    format: RenditionFormat,
  ): Promise<boolean> {
    const content = await readAll(this.#store, original.key);
    if (content === null) return false;
    await this.#store.put(key, await this.#pictures.rendition(content, width, format));
    return true;
  }

  async #original(hash: string): Promise<Original | null> {
    const cached = this.#originals.get(hash);
    if (cached !== undefined) return cached;
    for (const extension of ORIGINALS) {
      const key = mediaKey({ hash, name: `original.${extension}` });
      const content = await readAll(this.#store, key);
      if (content === null) continue;
      const original = { key, extension, width: await this.#pictures.widthOf(content) };
      const [oldest] = this.#originals.keys();
      if (this.#originals.size >= MAX_REMEMBERED && oldest !== undefined)
        this.#originals.delete(oldest);
      this.#originals.set(hash, original);
      return original;
    }
    return null;
  }
}

const hasRendition = (
  { extension, width }: Original,
  requestedWidth: number,
  format: string,
): format is RenditionFormat =>
  renditionWidths(width).includes(requestedWidth) &&
  renditionFormats(extension).some((candidate) => candidate === format);
