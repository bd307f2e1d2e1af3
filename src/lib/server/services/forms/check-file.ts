import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { cleanText } from '../../../../content/fields/clean-text.ts';
import { FORM_FILE_MB, type Locale } from '../../../constants.ts';
import { MAX_FILES } from '../../../forms/check-field.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import type { MediaLibrary } from '../media/library.ts';
import { MAX_FORM_PIXELS, MAX_FORM_MEGAPIXELS } from '../media/limits.ts';
import type { ReceivedFile } from '../media/receive-file.ts';
import {
  uploadFailure,
  type UploadResult,
  failureOf,
  type UploadFailureReason,
} from '../media/upload-failure.ts';

/** Why a file of a form was refused: forms take fewer types than the media library, and smaller files. */
export function formFileFailure(reason: UploadFailureReason, locale: Locale): Failure {
  const failure = failureOf({ reason, limit: FORM_FILE_MB }, locale);
  const t = translator(locale);
  if (reason === 'too_many_pixels')
    return { ...failure, message: t('forms:tooManyPixels', { most: MAX_FORM_MEGAPIXELS }) };
  if (reason === 'unknown_type') return { ...failure, message: t('forms:unknownType') };
  if (reason !== 'several_files') return failure;
  return { ...failure, message: t('forms:maxFiles', { most: MAX_FILES }) };
}

const MB = 1_000_000;

/** What a form takes: documents and pictures, told by their content. */
export const MAX_FORM_BYTES = {
  document: FORM_FILE_MB * MB,
  picture: FORM_FILE_MB * MB,
} as const;

/** The endings that the name of a file can have, by what it is. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
};

const NAME_CHARACTERS = 120;
const NOT_IN_A_NAME = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>|:*?\\/]+/gu;

/** A file's name without folders and without signs that a name cannot have. */
export function fileNameOf(sent: string): string {
  const name = cleanText(sent.split(/[\\/]/u).at(-1) ?? '')
    .replaceAll(NOT_IN_A_NAME, ' ')
    .trim();
  const end = /\.[a-z\d]{1,8}$/iu.exec(name)?.[0] ?? '';
  const stem = Array.from(name.slice(0, name.length - end.length));
  return (stem.slice(0, NAME_CHARACTERS).join('').trim() || 'file') + end.toLowerCase();
}

/** Whether the name of a file ends as its content says. */
export function hasRightEnding(name: string, extension: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return name.includes('.') && (ENDINGS[extension] ?? []).includes(ending.toLowerCase());
}

/** Markup that no picture holds by chance. */
const MARKUP = ['<script', '<html', '<!doctype html', '<?php', '<iframe'];
const LONGEST = Math.max(...MARKUP.map((sign) => sign.length));
const CHUNK_BYTES = 256 * 1024;
/** The end of an archive stands in the last bytes of a file. */
const ARCHIVE_END = 'PK\u0005\u0006';
const ARCHIVE_END_BYTES = 64 * 1024 + 22;

/** A file as text, a sign each byte, in pieces that overlap. */
async function* piecesOf(file: FileHandle): AsyncGenerator<string> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let overlap = '';
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES);
    if (bytesRead === 0) return;
    const text = overlap + buffer.toString('latin1', 0, bytesRead);
    yield text;
    overlap = text.slice(-LONGEST);
  }
}

async function hasMarkup(file: FileHandle): Promise<boolean> {
  for await (const piece of piecesOf(file)) {
    const text = piece.toLowerCase();
    if (MARKUP.some((sign) => text.includes(sign))) return true;
  }
  return false;
}

async function endsAsArchive(file: FileHandle, bytes: number): Promise<boolean> {
  const length = Math.min(bytes, ARCHIVE_END_BYTES);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
  return buffer.toString('latin1').includes(ARCHIVE_END);
}

/**
 * Whether a file is something else beside what it begins as: a page, a program or an archive.
 * A document may speak of pages, a picture never does.
 */
export async function isDisguised({ file, bytes, kind }: ReceivedFile): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    if (await endsAsArchive(handle, bytes)) return true;
    return kind.type === 'picture' && (await hasMarkup(handle));
  } finally {
    await handle.close();
  }
}

/** A file that is taken: its content is in its place, made anew where it is a picture. */
export interface TakenFile {
  readonly name: string;
  readonly extension: string;
  readonly bytes: number;
}

/**
 * Looks at a received file and makes a picture of it anew: without what its camera says of
 * places and people, and without whatever hides behind it.
 */
export async function takenFile(
  received: ReceivedFile,
  sentName: string,
  { queue, pictures }: Pick<MediaLibrary, 'queue' | 'pictures'>,
): Promise<UploadResult<TakenFile>> {
  const { file, kind, bytes } = received;
  const name = fileNameOf(sentName);
  if (!hasRightEnding(name, kind.extension)) return uploadFailure('wrong_ending');
  if (await isDisguised(received)) return uploadFailure('disguised');
  if (kind.type !== 'picture')
    return { ok: true, value: { name, extension: kind.extension, bytes } };
  const job = queue.run(() => pictures.normalize(file, kind.extension, MAX_FORM_PIXELS));
  if (job === null) return uploadFailure('busy');
  const picture = await job;
  if (!picture.ok) return picture;
  const { content, extension } = picture.value;
  await writeFile(file, content);
  const stem = name.slice(0, name.lastIndexOf('.'));
  return {
    ok: true,
    value: { name: `${stem}.${extension}`, extension, bytes: content.byteLength },
  };
}
