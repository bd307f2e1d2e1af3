import type { MediaType } from '../../../../content/records/media.ts';
import { svgProlog } from './vector/svg-prolog.ts';
import { decodeSvg } from './svg-text.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** The type of a file by its content. Its MIME type follows from the extension, which is ours. */
export interface FileKind {
  readonly type: MediaType;
  readonly extension: string;
}

const kind = (type: MediaType, extension: string): UploadResult<FileKind> => ({
  ok: true,
  value: { type, extension },
});

/** Brands of pictures of phones (HEVC), and of others that are not decoded here. */
const HEIC_BRAND = /^he[iv][cfmsx]$/u;
const PICTURE_BRAND = /^(?:avi[fos]|he[iv][cfmsx]|mi[af]1|msf1|jxl |jxs |crx )$/u;
const AUDIO_BRAND = /^M4[AB] $/u;
const VIDEO_BRAND = /^(?:isom|iso[2-9]|mp4[12v]|avc1|M4V |dash|MSNV|cmfc|f4v )$/u;

/** The type of an ISO media file by its list of compatible brands. */
function isoKind(head: Buffer): UploadResult<FileKind> {
  const size = head.readUInt32BE(0);
  if (size < 16 || size > head.byteLength || size % 4 !== 0) return uploadFailure('unknown_type');
  const [major = '', , ...others] = (head.toString('latin1', 8, size).match(/[\s\S]{4}/gu) ??
    []) as readonly string[];
  const brands = [major, ...others];
  if (brands.some((brand) => HEIC_BRAND.test(brand))) return kind('picture', 'heic');
  if (brands.some((brand) => PICTURE_BRAND.test(brand))) return uploadFailure('avif');
  if (AUDIO_BRAND.test(major)) return kind('audio', 'm4a');
  return VIDEO_BRAND.test(major) ? kind('video', 'mp4') : uploadFailure('unknown_type');
}

const OGG_AUDIO = /OpusHead|\u0001vorbis|\u007fFLAC|Speex {3}/u;
const MP3_FRAME = /^\u00ff[\u00f2\u00f3\u00fa\u00fb]/u;
const VTT = /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/u;

// Markup in types that are stored unchanged: such a file could run as a page elsewhere.
const MARKUP =
  /<(?:!doctype|html|head|body|script|iframe|svg|img|object|embed|link|meta|\?php)\b/iu;

function untransformedKind(head: Buffer): UploadResult<FileKind> | null {
  const text = head.toString('latin1');
  const starts = (magic: string, at = 0): boolean => text.startsWith(magic, at);
  if (starts('ftyp', 4)) return isoKind(head);
  if (starts('\u001aE\u00df\u00a3'))
    return text.slice(0, 80).includes('webm')
      ? kind('video', 'webm')
      : uploadFailure('unknown_type');
  if (starts('ID3') || MP3_FRAME.test(text)) return kind('audio', 'mp3');
  if (starts('OggS'))
    return OGG_AUDIO.test(text) ? kind('audio', 'ogg') : uploadFailure('unknown_type');
  if (starts('RIFF') && starts('WAVE', 8)) return kind('audio', 'wav');
  if (starts('%PDF-')) return kind('document', 'pdf');
  if (VTT.test(text)) return kind('captions', 'vtt');
  return null;
}

/** Detects the type of a file by its first bytes; its name is ignored. */
export function sniff(head: Buffer): UploadResult<FileKind> {
  if (head.byteLength === 0) return uploadFailure('empty');
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return kind('picture', 'jpg');
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return kind('picture', 'png');
  if (/^GIF8[79]a/u.test(text)) return kind('picture', 'gif');
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return kind('picture', 'webp');
  const detected = untransformedKind(head);
  if (detected !== null)
    return detected.ok && detected.value.type !== 'picture' && MARKUP.test(text)
      ? uploadFailure('disguised')
      : detected;
  return svgProlog(decodeSvg(head, { isWhole: false }) ?? '') !== null
    ? kind('vector', 'svg')
    : uploadFailure('unknown_type');
}
