import { z } from 'zod';
import {
  choice,
  flag,
  group,
  integer,
  name,
  optionalInteger,
  optionalName,
} from '../fields/scalar.ts';
import { line } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** `vector`: an SVG. `document`: a PDF. `captions`: WebVTT for a film or a sound. */
export const MEDIA_TYPES = ['picture', 'vector', 'video', 'audio', 'document', 'captions'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Most bytes of one file that the column can say; the upload's own limits are lower. */
const MOST_BYTES = 2_000_000_000;
const MOST_PIXELS_A_SIDE = 20_000;

const share = z.number().min(0).max(1).default(0.5);
const focal = z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 });

/**
 * A file of the media library. Modules copy these fields, because an
 * alternative text belongs to the place where a picture stands.
 */
export const media = defineRecord({
  kind: 'media',
  label: { de: 'Datei', en: 'File' },
  title: 'title',
  indexes: [['src'], ['type']],
  fields: {
    title: name(),
    type: choice(MEDIA_TYPES, 'picture'),
    /** Its path on this site. */
    src: name(512),
    mime: name(100),
    bytes: integer(0, MOST_BYTES),
    width: optionalInteger(1, MOST_PIXELS_A_SIDE),
    height: optionalInteger(1, MOST_PIXELS_A_SIDE),
    alt: line({ max: 300 }),
    decorative: flag(false),
    credit: optionalName(200),
    focal: group(focal, { inLists: true }),
  },
});
export type MediaEntity = EntityOf<typeof media>;
export type MediaInput = InputOf<typeof media>;
