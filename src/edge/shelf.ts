import { EDGE_VERSION } from '../lib/server/http/edge/signed-request.ts';
import { SegmentedLru } from '../lib/server/page-store/segmented-lru.ts';
import { weightOf } from '../lib/server/page-store/page.ts';
import { type Answered, type Kept, type Note, pageOf } from './kept.ts';
import type { PlatformCache } from './platform.ts';

/** Where answers are kept. Another platform has another one. */
export interface Shelf {
  get(key: string): Promise<Kept | null>;
  put(key: string, note: Note, answered: Answered): Promise<void>;
  delete(key: string): Promise<void>;
  /** The little that is remembered of the changes. */
  readLog(): Promise<unknown>;
  writeLog(log: unknown): Promise<void>;
}

/** Of the 128 MB that the platform gives. */
const MEMORY_BYTES = 32 * 1024 * 1024;
const A_YEAR = 'max-age=31536000';
const LENGTH_BYTES = 4;

/** The platform's cache, with what was used last in memory. */
export class CacheShelf implements Shelf {
  readonly #cache: PlatformCache;
  readonly #site: string;
  readonly #kept = new Map<string, Kept>();
  readonly #lru = new SegmentedLru(MEMORY_BYTES, (key) => {
    this.#kept.delete(key);
  });

  constructor(cache: PlatformCache, siteOrigin: string) {
    this.#cache = cache;
    this.#site = siteOrigin;
  }

  async get(key: string): Promise<Kept | null> {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#lru.touch(key);
      return known;
    }
    const stored = await this.#cache.match(this.#requestFor(key));
    if (stored === undefined) return null;
    const kept = unpacked(Buffer.from(await stored.arrayBuffer()));
    this.#remember(key, kept);
    return kept;
  }

  async put(key: string, note: Note, answered: Answered): Promise<void> {
    this.#remember(key, { ...answered, note, page: pageOf(answered, 200, note.path) });
    await this.#store(key, packed(note, answered));
  }

  async delete(key: string): Promise<void> {
    this.#lru.delete(key);
    this.#kept.delete(key);
    await this.#cache.delete(this.#requestFor(key));
  }

  async readLog(): Promise<unknown> {
    const stored = await this.#cache.match(this.#requestFor('changes'));
    return stored === undefined ? null : stored.json();
  }

  async writeLog(log: unknown): Promise<void> {
    await this.#store('changes', Buffer.from(JSON.stringify(log)));
  }

  #remember(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#lru.put(key, weightOf(kept.page) + kept.body.byteLength);
  }

  // Of the site's own host, so that it can be purged; no address of the site begins so.
  #requestFor(key: string): Request {
    return new Request(`${this.#site}/edge/shelf/${EDGE_VERSION}/${encodeURIComponent(key)}`);
  }

  async #store(key: string, body: Buffer): Promise<void> {
    const headers = { 'cache-control': A_YEAR, 'content-type': 'application/octet-stream' };
    await this.#cache.put(this.#requestFor(key), new Response(new Uint8Array(body), { headers }));
  }
}

/** One body of both, so that the platform looks at neither. */
function packed(note: Note, { headers, body }: Answered): Buffer {
  const head = Buffer.from(JSON.stringify({ note, headers }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, body]);
}

function unpacked(bytes: Buffer): Kept {
  const end = LENGTH_BYTES + bytes.readUInt32BE();
  const { note, headers } = JSON.parse(bytes.subarray(LENGTH_BYTES, end).toString()) as Pick<
    Kept,
    'note' | 'headers'
  >;
  const body = bytes.subarray(end);
  return { note, headers, body, page: pageOf({ headers, body }, 200, note.path) };
}
