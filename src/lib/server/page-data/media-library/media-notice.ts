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
export function noticeOf({ t }: PageContext, search: URLSearchParams): string {
  const done = search.get('done') ?? '';
  if (!DONE.includes(done)) return '';
  const places = Number(/^\d{1,4}$/u.exec(search.get('places') ?? '')?.[0] ?? 0);
  return [
    t(`media_library:done.${done}`),
    ...(places > 0 ? [t('media_library:followed', { count: places })] : []),
  ].join(' ');
}
