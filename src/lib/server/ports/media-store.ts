import type { Readable } from 'node:stream';

/** A part of a file: both ends are byte positions and belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What is put in: bytes, or a finished file of this machine, which the store takes over. */
export type MediaContent = Uint8Array | { readonly file: string };

/**
 * Where uploaded files are kept: a folder, or a service that keeps objects by key.
 * Keys are made by `mediaKey` and never from what somebody sent. A file is there
 * whole or not at all, and once there its content never changes.
 */
export interface MediaStore {
  /** Resolves when the content will outlast a loss of power. */
  put(key: string, content: MediaContent): Promise<void>;
  /** The content, or a part of it that lies within; null when there is none. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Null when there is none. */
  stat(key: string): Promise<{ readonly bytes: number } | null>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** All keys that begin so. */
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
  const [hash = '', name = '', ...rest] = text.split('/');
  return rest.length === 0 && HASH.test(hash) && NAME.test(name) ? { hash, name } : null;
}
