import { z } from 'zod';
import { optionalImage } from '../fields/image.ts';
import { lineText } from '../fields/plain-text.ts';
import {
  checkedList,
  choice,
  flag,
  group,
  integer,
  list,
  name,
  optionalDay,
  optionalInteger,
  optionalName,
} from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { MESSAGES } from '../fields/messages.ts';
import { captions } from '../modules/captions.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** `vector`: an SVG. `document`: a PDF. `captions`: WebVTT for a film or a sound. */
export const MEDIA_TYPES = ['picture', 'vector', 'video', 'audio', 'document', 'captions'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Most bytes of one file that the column can say; the upload's own limits are lower. */
const MAX_BYTES = 2_000_000_000;
const MAX_PIXELS_A_SIDE = 20_000;

const share = z.number().min(0).max(1).default(0.5);
const focal = z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 });

export const MAX_MEDIA_TAGS = 20;
/** A word by which files are found together. Without signs that addresses and lists are made of. */
export const mediaTag = lineText(40)
  .min(1)
  .regex(/^[^",;\\%]*$/u, { message: MESSAGES.tagSigns });

/**
 * A file of the media library. Places copy these fields, because an alternative text belongs
 * to the place where a picture stands; what a place left as it was copied follows the library
 * (decision 36).
 */
export const media = defineRecord({
  kind: 'media',
  label: { de: 'Datei', en: 'File' },
  title: 'title',
  indexes: [['src'], ['type'], ['licence_ends'], ['tags']],
  fields: {
    title: name(),
    type: choice(MEDIA_TYPES, 'picture'),
    /** Its path on this site. */
    src: name(512),
    mime: name(100),
    bytes: integer(0, MAX_BYTES),
    width: optionalInteger(1, MAX_PIXELS_A_SIDE),
    height: optionalInteger(1, MAX_PIXELS_A_SIDE),
    alt: line({ max: 300 }),
    decorative: flag(false),
    credit: optionalName(200),
    focal: group(focal, { inLists: true }),
    tags: list(mediaTag, { inLists: true, max: MAX_MEDIA_TAGS }),
    /** On what terms the venue may show it, and the last day on which it may; null: for good. */
    licence: optionalName(500),
    licence_ends: optionalDay(),
    /** Of a video: its text tracks and its still, shown where the file itself is. */
    captions: checkedList(captions()),
    poster: optionalImage(),
    /** Of a video or a sound: what is said in it. */
    transcript: paragraphs(),
  },
});
export type MediaEntity = EntityOf<typeof media>;
export type MediaInput = InputOf<typeof media>;
