import { buffer } from 'node:stream/consumers';
import {
  RENDITION_FORMATS,
  type RenditionFormat,
  renditionFormats,
  renditionWidths,
} from '../../../media/picture.ts';
import { mediaKey, type MediaStore } from '../../ports/media-store.ts';
import type { PriorityQueue } from '../../concurrency/priority-queue.ts';
import { MOST_REMEMBERED } from './limits.ts';
import type { PictureProcess } from './picture-process.ts';

/** A kept original: what its renditions are made of. */
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

/** Pictures in the fixed widths and formats: made once, when first asked for or before, and kept. */
export class Renditions {
  readonly #store: MediaStore;
  readonly #lane: PriorityQueue;
  readonly #pictures: PictureProcess;
  readonly #originals = new Map<string, Original>();
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(store: MediaStore, lane: PriorityQueue, pictures: PictureProcess) {
    this.#store = store;
    this.#lane = lane;
    this.#pictures = pictures;
  }

  /**
   * Makes a rendition that is not in the store yet.
   * @returns `made` when it is there now, `none` when there is no such one, `busy` when too many wait
   */
  async make(hash: string, name: string): Promise<'made' | 'none' | 'busy'> {
    const [, digits, format] = NAME.exec(name) ?? [];
    const width = Number(digits);
    if (format === undefined) return 'none';
    const original = await this.#original(hash);
    if (original === null || !isMadeOf(original, width, format)) return 'none';
    const key = mediaKey({ hash, name });
    const running =
      this.#making.get(key) ?? this.#lane.run(() => this.#encode(key, original, width, format));
    if (running === null) return 'busy';
    this.#making.set(key, running);
    try {
      return (await running) ? 'made' : 'none';
    } finally {
      this.#making.delete(key);
    }
  }

  /** Makes all renditions of a picture, one after the other, when there is nothing else to do. */
  ahead(hash: string, onError: (error: unknown) => void): void {
    const later = (work: () => Promise<unknown>): void => {
      this.#lane.later(async () => {
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
    const known = this.#originals.get(hash);
    if (known !== undefined) return known;
    for (const extension of ORIGINALS) {
      const key = mediaKey({ hash, name: `original.${extension}` });
      const content = await readAll(this.#store, key);
      if (content === null) continue;
      const original = { key, extension, width: await this.#pictures.widthOf(content) };
      const [oldest] = this.#originals.keys();
      if (this.#originals.size >= MOST_REMEMBERED && oldest !== undefined)
        this.#originals.delete(oldest);
      this.#originals.set(hash, original);
      return original;
    }
    return null;
  }
}

const isMadeOf = (
  { extension, width }: Original,
  wanted: number,
  format: string,
): format is RenditionFormat =>
  renditionWidths(width).includes(wanted) &&
  renditionFormats(extension).some((one) => one === format);
