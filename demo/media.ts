import type { z } from 'zod';
import type { Translated } from '../src/content/fields/field.ts';
import type { imageSchema } from '../src/content/fields/image.ts';
import { demoAudio, demoFilm, demoPapers } from './files/index.ts';
import { demoLogos } from './files/logos.ts';
import { demoPictures } from './pictures/index.ts';

type ImageInput = z.input<typeof imageSchema>;

/** What the library knows of a file once it keeps it. */
export interface KeptFile {
  readonly title: string;
  readonly type: 'picture' | 'vector' | 'video' | 'audio' | 'document' | 'captions';
  /** Its path on the site. */
  readonly src: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** The demo venue's files by name, as the library keeps them. */
export type KeptFiles = ReadonlyMap<string, KeptFile>;

interface FileInput {
  readonly src: string;
  readonly mime: string;
  readonly bytes: number;
  readonly title: string;
}

/** What pages and articles of the demo show. Names are those of `pictures/` and `files/`. */
export interface DemoMedia {
  /** A picture; with other words where the place asks for them. */
  picture(name: string, alt?: Translated): ImageInput;
  /** A picture that only decorates. */
  decoration(name: string): ImageInput;
  logo(number: number): ImageInput;
  file(name: 'film' | 'captionsDe' | 'captionsEn' | 'audio' | 'paperDe' | 'paperEn'): FileInput;
}

/** Where each file lies, by the name under which the library is asked for it. */
export const DEMO_FILES = {
  film: demoFilm.mp4,
  captionsDe: demoFilm.captions.de,
  captionsEn: demoFilm.captions.en,
  audio: demoAudio.mp3,
  paperDe: demoPapers.de,
  paperEn: demoPapers.en,
} as const;

/** A file that nobody has kept yet: the same facts, at an address of no file. */
const unkept = (name: string, mime: string, width: number | null = null): KeptFile => ({
  title: name,
  type: 'picture',
  src: `/media/demo/${name}`,
  mime,
  bytes: 0,
  width,
  height: width,
});

const MIMES = {
  film: 'video/mp4',
  captionsDe: 'text/vtt',
  captionsEn: 'text/vtt',
  audio: 'audio/mpeg',
  paperDe: 'application/pdf',
  paperEn: 'application/pdf',
} as const;

/** @param kept what the library keeps; what is not among it gets an address of no file */
export function demoMedia(kept: KeptFiles): DemoMedia {
  const picture: DemoMedia['picture'] = (name, alt) => {
    const drawn = demoPictures.find((one) => one.name === name);
    if (drawn === undefined) throw new Error(`the demo has no picture «${name}»`);
    return {
      src: (kept.get(name) ?? unkept(`${name}.jpg`, 'image/jpeg')).src,
      width: kept.get(name)?.width ?? drawn.width,
      height: kept.get(name)?.height ?? drawn.height,
      alt: alt ?? drawn.alt,
      credit: drawn.credit,
      focal: drawn.focal,
    };
  };
  return {
    picture,
    decoration: (name) => ({ ...picture(name), alt: { de: '', en: '' }, decorative: true }),
    logo(number) {
      const logo = demoLogos[number % demoLogos.length];
      if (logo === undefined) throw new Error('the demo has no logos');
      const name = `logo-${String(logo.id)}`;
      return {
        src: (kept.get(name) ?? unkept(`${name}.svg`, 'image/svg+xml')).src,
        width: 240,
        height: 120,
        alt: logo.title,
      };
    },
    file(name) {
      const { src, mime, bytes } = kept.get(name) ?? unkept(name, MIMES[name]);
      const title = name === 'audio' ? demoAudio.title.de : '';
      return { src, mime, bytes, title };
    },
  };
}
