import { noticesText } from '../../services/media/upload-notice.ts';
import type { PageContext } from '../page/page-context.ts';

const DONE: readonly string[] = [
  'saved',
  'added',
  'known',
  'replaced',
  'restored',
  'cropped',
  'croppedBefore',
];

/** What is told of what was done just now. */
export function noticeOf({ t, locale }: PageContext, search: URLSearchParams): string {
  const done = search.get('done') ?? '';
  if (!DONE.includes(done)) return '';
  const places = Number(/^\d{1,4}$/u.exec(search.get('places') ?? '')?.[0] ?? 0);
  const notices = noticesText(search.getAll('notice').slice(0, 4), locale);
  return [
    t(`media_library:done.${done}`),
    ...(places > 0 ? [t('media_library:followed', { count: places })] : []),
    ...(notices === '' ? [] : [notices]),
  ].join(' ');
}
