import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { MediaType } from '../../../../content/records/media.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import { slugOf } from '../../../routing/slug.ts';
import { type MediaContent, mediaKey } from '../../ports/media-store.ts';
import { mimeOf } from './file-types.ts';
import type { MediaLibrary } from './library.ts';
import type { Received } from './receive.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** What a `media` record says of a file. */
export interface MediaFacts {
  readonly title: string;
  readonly type: MediaType;
  readonly src: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Kept {
  readonly facts: MediaFacts;
  /** False when the same file had been kept before. */
  readonly isNew: boolean;
}

/** What is kept of a file that came in. */
interface Made {
  readonly name: string;
  readonly content: MediaContent;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

const TITLE_CHARACTERS = 256;

/** A file's name as people know it: without folders and ending. */
function titleOf(fileName: string): string {
  const last = fileName.split(/[\\/]/u).at(-1) ?? '';
  const words = last
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return (
    Array.from(words)
      .slice(0, TITLE_CHARACTERS / 2)
      .join('') || 'media'
  );
}

const asItIs = ({ file, bytes, kind }: Received, slug: string): Made => ({
  name: `${slug}.${kind.extension}`,
  content: { file },
  bytes,
  width: null,
  height: null,
});

async function made(
  library: MediaLibrary,
  received: Received,
  slug: string,
): Promise<UploadResult<Made>> {
  const { file, kind } = received;
  if (kind.type === 'picture') {
    const working = library.lane.run(() => library.pictures.keep(file, kind.extension));
    if (working === null) return uploadFailure('busy');
    const picture = await working;
    if (!picture.ok) return picture;
    const { content, extension, width, height } = picture.value;
    const name = `original.${extension}`;
    return { ok: true, value: { name, content, bytes: content.byteLength, width, height } };
  }
  if (kind.type === 'vector') {
    const { keptVector } = await import('./vector.ts');
    const vector = keptVector(await readFile(file));
    if (!vector.ok) return vector;
    const { content, width, height } = vector.value;
    return {
      ok: true,
      value: { name: `${slug}.svg`, content, bytes: content.byteLength, width, height },
    };
  }
  if (kind.type === 'captions') {
    const text = await readFile(file);
    if (!isUtf8(text) || text.includes(0)) return uploadFailure('captions');
  }
  return { ok: true, value: asItIs(received, slug) };
}

/** The name under which the same upload is kept already. */
async function nameOf(library: MediaLibrary, hash: string, name: string): Promise<string | null> {
  const extension = name.slice(name.lastIndexOf('.'));
  for await (const key of library.store.list(`${hash}/`)) {
    const kept = key.slice(hash.length + 1);
    if (name.startsWith('original.') ? kept === name : kept.endsWith(extension)) return kept;
  }
  return null;
}

/**
 * Keeps a received file, made anew where its kind allows. The received file itself is
 * gone afterwards, whatever comes of it.
 * @param fileName as whoever sent it calls it; only for people to read
 */
export async function keep(
  library: MediaLibrary,
  received: Received,
  fileName: string,
): Promise<UploadResult<Kept>> {
  const { hash, file, kind } = received;
  const title = titleOf(fileName);
  try {
    const slug = slugOf(title).replace(/^-$/u, 'file');
    const making = await made(library, received, slug);
    if (!making.ok) return making;
    const { content, bytes, width, height } = making.value;
    const before = await nameOf(library, hash, making.value.name);
    const name = before ?? making.value.name;
    const key = mediaKey({ hash, name });
    if (before === null) await library.store.put(key, content);
    const mime = mimeOf(name) ?? '';
    const facts = { title, type: kind.type, src: MEDIA_PATH + key, mime, bytes, width, height };
    return { ok: true, value: { facts, isNew: before === null } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return uploadFailure('no_space');
    throw error;
  } finally {
    await library.scratch.drop(file);
  }
}
