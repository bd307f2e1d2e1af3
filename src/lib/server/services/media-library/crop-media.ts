import type { Kysely } from 'kysely';
import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import { translator } from '../../../i18n/translator.ts';
import { cropProblems, focalIn, leastCropSide, pixelArea } from '../../../media/crop.ts';
import type { CropArea, PictureSize, PixelArea } from '../../../media/crop.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { mediaBySrc } from '../../repositories/media/library-list.ts';
import type { MediaLibrary } from '../media/library.ts';
import { cropAddresses, cropHash, originalAt, storeCrop } from '../media/store-crop.ts';
import { failureOf } from '../media/upload-failure.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { inputOf } from '../records/record-input.ts';

/** What cutting takes. */
interface CropParts {
  readonly database: { readonly db: Kysely<Database> };
  readonly records: RecordService;
  readonly media: MediaLibrary;
}

/** A crop with its record. */
export interface CroppedMedia {
  readonly media: MediaEntity;
  /** The same part of the same picture was cut out before: nothing new was written. */
  readonly isKnown: boolean;
}

/** A picture of the library that can be cut. */
interface Source extends PictureSize {
  readonly media: MediaEntity;
  readonly key: NonNullable<ReturnType<typeof originalAt>>;
}

/** The longest title of a record. */
const TITLE_CHARACTERS = 256;

function sourceOf(media: MediaEntity): Source | null {
  const { type, src, width, height } = media;
  const key = originalAt(src);
  return type === 'picture' && key !== null && width !== null && height !== null
    ? { media, key, width, height }
    : null;
}

/** Why a part cannot be cut out, at the fields that say so; null: it can be. */
function problemOf(
  area: CropArea,
  source: Source,
  { locale }: Pick<WriteOptions, 'locale'>,
): Failure | null {
  const t = translator(locale);
  const problems = cropProblems(area, source);
  if (problems.length === 0) return null;
  const fields = Object.fromEntries(
    problems.map(({ field, reason }) => [
      field,
      t(`media_library:crop.wrong.${reason}`, { pixels: leastCropSide(source[field]) }),
    ]),
  );
  return failure('invalid', t('media_library:crop.notMade'), fields).failure;
}

/** What the crop's record says: what its original says, but for what it is called and its centre. */
function cropInput(
  source: Source,
  area: PixelArea,
  { locale }: Pick<WriteOptions, 'locale'>,
): MediaInput {
  const { media } = source;
  const title = translator(locale)('media_library:crop.titleOf', { title: media.title });
  return {
    ...inputOf('media', media),
    title: Array.from(title).length > TITLE_CHARACTERS ? media.title : title,
    focal: focalIn(media.focal, area, source),
  };
}

/** The record of a crop that was made before; null: there is none. */
async function knownCrop(db: Kysely<Database>, hash: string): Promise<MediaEntity | null> {
  for (const address of cropAddresses(hash)) {
    const media = await mediaBySrc(db, address);
    if (media !== null) return media;
  }
  return null;
}

/** Writes the record of a stored crop, unless another process has done so meanwhile. */
const record = (
  { records }: CropParts,
  source: Source,
  { hash, input }: { readonly hash: string; readonly input: MediaInput },
  options: WriteOptions,
): Promise<Result<CroppedMedia>> =>
  records.write(async (tx): Promise<Result<CroppedMedia>> => {
    // Whoever cuts the same picture waits here.
    await records.holdIn(tx, 'media', source.media.id);
    const known = await knownCrop(tx, hash);
    if (known !== null) return success({ media: known, isKnown: true });
    const created = await records.createIn(tx, 'media', input, options);
    return created.ok ? success({ media: created.value, isKnown: false }) : created;
  }, options.locale);

/**
 * Makes a new picture of a part of one, which stays as it is. The new one says what the other one
 * says; the same part is cut out once only.
 * @param area shares of the upright picture, each between 0 and 1
 */
export async function cropMedia(
  parts: CropParts,
  media: MediaEntity,
  area: CropArea,
  options: WriteOptions,
): Promise<Result<CroppedMedia>> {
  const source = sourceOf(media);
  if (source === null)
    return failure('unsupported', translator(options.locale)('media_library:crop.noPicture'));
  const problem = problemOf(area, source, options);
  if (problem !== null) return { ok: false, failure: problem };
  const pixels = pixelArea(area, source);
  const hash = cropHash(source.key, pixels);
  return parts.media.withLock(hash, async () => {
    const known = await knownCrop(parts.database.db, hash);
    if (known !== null) return success({ media: known, isKnown: true });
    const stored = await storeCrop(parts.media, source.key, pixels);
    if (!stored.ok) return { ok: false, failure: failureOf(stored.failure, options.locale) };
    const input = { ...cropInput(source, pixels, options), ...stored.value };
    return record(parts, source, { hash, input }, options);
  });
}
