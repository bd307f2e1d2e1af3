import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { MediaType } from '../../../../content/records/media.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import { cleanText } from '../../../../content/fields/clean-text.ts';
import { slugOf } from '../../../routing/slug.ts';
import { type MediaContent, mediaKey } from '../../ports/media-store.ts';
import type { MediaLibrary } from './library.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { SanitizedSvg } from './sanitize-svg.ts';
import { mimeOf } from './file-types.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';
import type { UploadNotice } from './upload-notice.ts';

/** The fields of a `media` record that follow from the file. */
export interface MediaFacts {
  readonly title: string;
  readonly type: MediaType;
  readonly src: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface StoredUpload {
  readonly facts: MediaFacts;
  /** False when the same file was stored before. */
  readonly isNew: boolean;
  /** How it differs from what was sent. */
  readonly notices: readonly UploadNotice[];
}

/** A received file as it is stored. */
interface PreparedFile {
  readonly name: string;
  readonly content: MediaContent;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly notices: readonly UploadNotice[];
}

const TITLE_CHARACTERS = 256;

/** A title by the file's name: without folders and extension. */
function titleOf(fileName: string): string {
  const baseName = cleanText(fileName.split(/[\\/]/u).at(-1) ?? '');
  const words = baseName
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return (
    Array.from(words)
      .slice(0, TITLE_CHARACTERS / 2)
      .join('') || 'media'
  );
}

const unchangedFile = ({ file, bytes, kind }: ReceivedFile, slug: string): PreparedFile => ({
  name: `${slug}.${kind.extension}`,
  content: { file },
  bytes,
  width: null,
  height: null,
  notices: [],
});

/** Whether a drawing looks as it was sent. */
async function noticesOf(
  library: MediaLibrary,
  { lost, source, content }: SanitizedSvg,
): Promise<readonly UploadNotice[]> {
  if (lost.length > 0) return [`vector_lost-${lost.join('.')}`];
  const likeness = await library.texts.compare(source, content);
  if (likeness === 'same') return [];
  return [likeness === 'different' ? 'vector_changed' : 'vector_unchecked'];
}

async function prepareFile(
  library: MediaLibrary,
  received: ReceivedFile,
  slug: string,
): Promise<UploadResult<PreparedFile>> {
  const { file, kind } = received;
  if (kind.type === 'picture') {
    const job = library.queue.run(() => library.pictures.normalize(file, kind.extension));
    if (job === null) return uploadFailure('busy');
    const picture = await job;
    if (!picture.ok) return picture;
    const { content, extension, width, height, isFirstFrame = false } = picture.value;
    const name = `original.${extension}`;
    const notices = isFirstFrame ? (['first_frame'] as const) : [];
    return {
      ok: true,
      value: { name, content, bytes: content.byteLength, width, height, notices },
    };
  }
  if (kind.type === 'vector') {
    const svg = await readFile(file);
    const job = library.textQueue.run(async (): Promise<UploadResult<PreparedFile>> => {
      const vector = await library.texts.sanitize(svg);
      if (!vector.ok) return vector;
      const { content, width, height } = vector.value;
      const notices = await noticesOf(library, vector.value);
      const name = `${slug}.svg`;
      return {
        ok: true,
        value: { name, content, bytes: content.byteLength, width, height, notices },
      };
    });
    return job ?? uploadFailure('busy');
  }
  if (kind.type === 'captions') {
    const text = await readFile(file);
    if (!isUtf8(text) || text.includes(0)) return uploadFailure('captions');
  }
  return { ok: true, value: unchangedFile(received, slug) };
}

/** The name under which the same upload is stored already; null: it is new. */
async function existingNameOf(
  library: MediaLibrary,
  hash: string,
  name: string,
): Promise<string | null> {
  const extension = name.slice(name.lastIndexOf('.'));
  for await (const key of library.store.list(`${hash}/`)) {
    const fileName = key.slice(hash.length + 1);
    if (name.startsWith('original.') ? fileName === name : fileName.endsWith(extension))
      return fileName;
  }
  return null;
}

/**
 * Stores a received file, normalized where its type allows it. The temporary file is deleted
 * in any case.
 * @param fileName the name that the sender gave it, for the title only
 */
export async function storeUpload(
  library: MediaLibrary,
  received: ReceivedFile,
  fileName: string,
): Promise<UploadResult<StoredUpload>> {
  const { hash, file, kind } = received;
  const title = titleOf(fileName);
  try {
    const slug = slugOf(title).replace(/^-$/u, 'file');
    const prepared = await prepareFile(library, received, slug);
    if (!prepared.ok) return prepared;
    const { content, bytes, width, height, notices } = prepared.value;
    const existingName = await existingNameOf(library, hash, prepared.value.name);
    const name = existingName ?? prepared.value.name;
    const key = mediaKey({ hash, name });
    if (existingName === null) await library.store.put(key, content);
    const mime = mimeOf(name) ?? '';
    const facts = { title, type: kind.type, src: MEDIA_PATH + key, mime, bytes, width, height };
    return { ok: true, value: { facts, isNew: existingName === null, notices } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return uploadFailure('no_space');
    throw error;
  } finally {
    await library.tempFiles.drop(file);
  }
}
