import type { MediaType } from '../../../../content/records/media.ts';

/** Bounds of what can be uploaded: what one file may cost in bytes, memory and time. */

const MB = 1000 * 1000;

export const MAX_BYTES: Readonly<Record<MediaType, number>> = {
  picture: 25 * MB,
  vector: MB,
  video: 1000 * MB,
  audio: 200 * MB,
  document: 50 * MB,
  captions: MB,
};
export const MAX_BYTES_OF_ANY = Math.max(...Object.values(MAX_BYTES));

/** Checked by a picture's header, before it is decoded. */
export const MAX_PIXELS = 50_000_000;
export const MAX_PIXELS_A_SIDE = 16_000;
/** Of strangers, for whom a photograph of a form is enough; a JPEG with more is read at a part of its size. */
export const MAX_FORM_MEGAPIXELS = 12;
/** Cameras of twelve megapixels make 12.2 million points. */
export const MAX_FORM_PIXELS = (MAX_FORM_MEGAPIXELS + 0.5) * 1_000_000;
/** The longest side of a stored picture, in pixels. */
export const LONGEST_SIDE = 3200;

/** How many bytes of a file are read to detect its type. */
export const HEAD_BYTES = 4096;

/** A picture that takes longer is rejected. */
export const MAX_PICTURE_MS = 60_000;
/** A drawing of one megabyte takes a second; deeper nesting than this is made by no program for drawing. */
export const MAX_VECTOR_MS = 30_000;
export const MAX_VECTOR_DEPTH = 128;
/** What is drawn of a drawing beyond its own elements, where it repeats them. */
export const MAX_REPEATED = 10_000;
/** Pictures within a drawing: in pixels, all of them together and each on its longest side. */
export const MAX_INNER_PIXELS = 16_000_000;
export const LONGEST_INNER_SIDE = 2400;
/** How long the look of a drawing is compared with what was sent. */
export const MAX_COMPARISON_MS = 10_000;
/** A document of fifty megabytes takes a second to be looked through; its object streams are this long at most. */
export const MAX_DOCUMENT_MS = 30_000;
export const MAX_OBJECT_STREAM_BYTES = 32 * MB;
/** The picture process ends after being idle for so long. */
export const IDLE_PICTURES_MS = 5000;

/** Pictures processed at the same time in a process, and how many more may wait in the queue. */
export const PICTURES_AT_ONCE = 1;
/** The same of drawings and documents. */
export const TEXTS_AT_ONCE = 1;
export const MAX_WAITING = 60;
/** How many pictures' sizes are cached, and of how many documents it is known what they hold. */
export const MAX_REMEMBERED = 2000;
