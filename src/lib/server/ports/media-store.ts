import type { Readable } from 'node:stream';

/** A part of a file: both ends are byte positions and belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The content of a new file: bytes, or a file on this machine, which the store moves. */
export type MediaContent = Uint8Array | { readonly file: string };

/**
 * Stores uploaded files: in a folder, or in a service that stores objects by key.
 * Keys are built by `mediaKey` and never from user input. Files are written atomically,
 * and their content never changes afterwards.
 */
export interface MediaStore {
  /** Resolves when the content is synced to disk. */
  put(key: string, content: MediaContent): Promise<void>;
  /** The content, or a range of it, which has to lie within; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Size, and when it was stored, in milliseconds since 1970; null when there is none. */
  stat(key: string): Promise<{ readonly bytes: number; readonly modifiedMs: number } | null>;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix. */
  list(prefix: string): AsyncIterable<string>;
}

const HASH = /^[0-9a-f]{32}$/u;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{2,4}$/u;

export interface MediaKey {
  /** Says which upload it belongs to. */
  readonly hash: string;
  readonly name: string;
}

/** @throws for what is no key: those are made by us */
export function mediaKey({ hash, name }: MediaKey): string {
  const key = `${hash}/${name}`;
  if (parseKey(key) === null) throw new Error(`no key of the media store: ${key}`);
  return key;
}

/** The parts of a key; null for any other text. */
export function parseKey(text: string): MediaKey | null {
  const [hash = '', name = '', ...extraParts] = text.split('/');
  return extraParts.length === 0 && HASH.test(hash) && NAME.test(name) ? { hash, name } : null;
}
