/** The MIME type of a file of the library, by the extension that we gave it. */
const MIME: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The MIME type of a file name; null for an unknown extension. */
export const mimeOf = (name: string): string | null =>
  MIME[name.slice(name.lastIndexOf('.') + 1)] ?? null;
