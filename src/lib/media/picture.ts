import type { Image } from '../../content/fields/image.ts';
import type { IMAGE_EXTENSIONS, Locale } from '../constants.ts';
import { localText } from '../i18n/localized.ts';
import { MEDIUM, type Column } from './column.ts';

/** A photograph as a page in one language shows it. */
export interface ImageView {
  /** The original's path: `/media/<hash>/original.jpg`, or any other picture of this site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** Its language, where that is not the page's. */
  readonly lang?: Locale;
  readonly credit: string;
  /** The focal point of crops, as shares of width and height. */
  readonly focal: { readonly x: number; readonly y: number };
  /** Where the page is shown to be edited: the module, and the steps into its data. */
  readonly mark?: string;
}

/** Where a page is edited, and nobody has chosen the picture yet. */
export const MISSING_PICTURE = {
  src: '/no-picture.svg',
  width: 1200,
  height: 675,
  decorative: true,
  credit: '',
  focal: { x: 0.5, y: 0.5 },
} as const;

export function imageView(image: Image, locale: Locale): ImageView {
  const { src, width, height, credit, focal } = image;
  const { text, lang } = localText(image.alt, locale);
  const said = image.decorative || lang === undefined ? {} : { lang };
  return { src, width, height, alt: image.decorative ? '' : text, ...said, credit, focal };
}

/** Where uploaded files stand on the site. */
export const MEDIA_PATH = '/media/';
/** Widths in pixels that pictures are made in; a picture is never made larger than it is. */
const RENDITION_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560] as const;
const WIDEST = 2560;

/** Some of the formats that the specification names; uploads in others are made into these. */
export const RENDITION_FORMATS = [
  'avif',
  'webp',
  'jpg',
  'png',
] as const satisfies readonly (typeof IMAGE_EXTENSIONS)[number][];
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** The widths of a picture's renditions: the fixed ones below its own, and its own. */
export function renditionWidths(width: number): readonly number[] {
  const largest = Math.min(width, WIDEST);
  return [...RENDITION_WIDTHS.filter((fixed) => fixed < largest), largest];
}

/** What browsers that know neither AVIF nor WebP get: an original stored as WebP has transparent parts. */
const plainFormat = (extension: string): RenditionFormat => (extension === 'webp' ? 'png' : 'jpg');

/** The formats of a picture's renditions, the smallest files first, the plain one last. */
export const renditionFormats = (extension: string): readonly RenditionFormat[] => [
  'avif',
  'webp',
  plainFormat(extension),
];

const ORIGINAL = /^(\/media\/[0-9a-f]{32}\/)original\.(jpg|webp)$/u;

/** Whether a picture is one of the library's own, which is there in many widths and can be cut. */
export const isOriginal = (src: string): boolean => ORIGINAL.test(src);

/** One format of a picture for `<source>` and `<img>`. */
interface Renditions {
  readonly type: string;
  readonly srcset: string;
}

const MIME: Readonly<Record<RenditionFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * The renditions of a picture of the library, the plain format last; null for any other picture.
 * @param most the widest rendition that can be needed, in device pixels; it shortens pages
 */
export function renditionsOf(
  image: Pick<ImageView, 'src' | 'width'>,
  most: number = WIDEST,
): { readonly sources: readonly Renditions[]; readonly plain: Renditions } | null {
  const [, folder, extension] = ORIGINAL.exec(image.src) ?? [];
  if (folder === undefined || extension === undefined) return null;
  const all = renditionWidths(image.width);
  const widths = all.filter((width) => width <= most || width === all[0]);
  const rendition = (format: RenditionFormat): Renditions => ({
    type: MIME[format],
    srcset: widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', '),
  });
  return {
    sources: [rendition('avif'), rendition('webp')],
    plain: rendition(plainFormat(extension)),
  };
}

/**
 * The path of one rendition, at least `minWidth` pixels wide where the picture is: for uses
 * without a choice of widths. The source itself for other pictures.
 * @param format JPEG or PNG where left out, which every program reads
 */
export function renditionAt(
  image: Pick<ImageView, 'src' | 'width'>,
  minWidth: number,
  format?: RenditionFormat,
): string {
  const [, folder, extension] = ORIGINAL.exec(image.src) ?? [];
  if (folder === undefined || extension === undefined) return image.src;
  const widths = renditionWidths(image.width);
  const width = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1) ?? image.width;
  return `${folder}${width}.${format ?? plainFormat(extension)}`;
}

/**
 * How much wider than its box a cropped picture is loaded where windows are narrow: screens
 * there have two pixels and more for one, so that nobody sees what is missing, and lines are slow.
 */
const MAX_ON_PHONES = 1.2;

/**
 * How wide a cropped picture is drawn: wider than its box, as the parts that are cut off
 * are loaded, too.
 * @param box the box's width by its height
 */
export const drawnIn =
  (column: Column, { width, height }: Pick<ImageView, 'width' | 'height'>, box: Column): Column =>
  (window) => {
    const share = Math.max(1, width / height / box(window));
    return column(window) * (window < MEDIUM ? Math.min(share, MAX_ON_PHONES) : share);
  };
