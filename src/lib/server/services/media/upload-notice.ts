import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';

/** What became different of a file that was taken, as an address can carry it: `vector_lost-script.image`. */
export type UploadNotice =
  'first_frame' | 'vector_changed' | 'vector_unchecked' | `vector_lost-${string}`;

const NOTICE = /^(first_frame|vector_changed|vector_unchecked|vector_lost)(?:-([\w@.-]{1,300}))?$/u;

/** What is told of it to whoever sent it; what is no such notice is left out. */
export const noticesText = (notices: readonly string[], locale: Locale): string =>
  notices
    .flatMap((notice) => {
      const [, reason, parts = ''] = NOTICE.exec(notice) ?? [];
      if (reason === undefined) return [];
      const lost = parts.split('.').join(', ');
      return [translator(locale)(`upload:notice.${reason as 'first_frame'}`, { parts: lost })];
    })
    .join(' ');
