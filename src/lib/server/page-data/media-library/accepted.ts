/** What browsers offer to choose; what is taken is decided by the bytes. */
export const ACCEPTED = {
  any: 'image/jpeg,image/png,image/webp,image/gif,image/heic,.heic,.heif,image/svg+xml,video/mp4,video/webm,audio/*,application/pdf,.vtt',
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/heic,.heic,.heif',
  vector: 'image/svg+xml',
  video: 'video/mp4,video/webm',
  audio: 'audio/*',
  document: 'application/pdf',
  captions: '.vtt,text/vtt',
} as const;
