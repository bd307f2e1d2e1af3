import { forms } from '../forms/index.ts';
import type { DemoMedia } from '../media.ts';
import { given, piece, rich, type Piece, type Text, type Words } from './module.ts';

type Picture = ReturnType<DemoMedia['picture']>;
type Format = 'original' | 'horizontal' | 'vertical' | 'square';

export const image = (picture: Picture, format: Format = 'original', caption?: Text): Piece =>
  piece('image', given({ image: picture, format, caption }));

export const images = (
  pictures: readonly (readonly [Picture, caption?: Text])[],
  options: {
    readonly layout?: 'slider' | 'grid';
    readonly format?: Format;
    readonly title?: Text;
  } = {},
): Piece =>
  piece(
    'imagelist',
    given({
      ...options,
      children: pictures.map(([picture, caption]) => given({ image: picture, caption })),
    }),
  );

export const beside = (
  picture: Picture,
  headline: Text,
  de: Words,
  en: Words,
  layout: 'image-text' | 'text-image' = 'image-text',
): Piece =>
  piece('twocolumns', { image: picture, headline, text: rich(de, en), extra_class: layout });

/** A file by its bare type: the library keeps the type with which it answers, charset and all. */
const bare = (file: ReturnType<DemoMedia['file']>) => ({
  ...file,
  mime: file.mime.replace(/;.*/u, ''),
});

export const film = (
  use: DemoMedia,
  picture: Picture,
  title: Text,
  transcript: readonly [Words, Words],
) =>
  piece('videofile', {
    file: use.file('film'),
    image: picture,
    title,
    captions: [
      { file: bare(use.file('captionsDe')), language: 'de' },
      { file: bare(use.file('captionsEn')), language: 'en' },
    ],
    transcript: rich(...transcript),
  });

export const sound = (use: DemoMedia, title: Text, transcript: readonly [Words, Words]): Piece =>
  piece('audiofile', { file: use.file('audio'), title, transcript: rich(...transcript) });

export const paper = (use: DemoMedia, which: 'paperDe' | 'paperEn', title: Text): Piece =>
  piece('viewer', { file: use.file(which), title });

/** A film at YouTube or Vimeo; asks before it loads. */
export const video = (video_url: string, picture: Picture, title: Text, length?: Text): Piece =>
  piece('video', given({ video_url, image: picture, title, length }));

export const videos = (
  title: Text,
  list: readonly (readonly [url: string, picture: Picture, title: Text, length: Text])[],
): Piece =>
  piece('videolist', {
    title,
    children: list.map(([video_url, picture, name, length]) => ({
      video_url,
      image: picture,
      title: name,
      length,
    })),
  });

export const podcast = (audio_url: string, title: Text): Piece =>
  piece('audio', { audio_url, title });
export const booklet = (viewer_url: string, title: Text): Piece =>
  piece('viewer', { viewer_url, title });
export const post = (social_url: string, title: Text): Piece =>
  piece('socialmedia', { social_url, title });
export const hubspotForm = (hubspot_id: string, title: Text): Piece =>
  piece('hubspot', { hubspot_id, title });
export const visitorForm = (key: Parameters<typeof forms.idOf>[0], title?: Text): Piece =>
  piece('form', given({ form: forms.idOf(key), title }));

export const logos = (title: Text, list: readonly (readonly [Picture, link?: string])[]): Piece =>
  piece('logolist', { title, children: list.map(([logo, link]) => given({ image: logo, link })) });
