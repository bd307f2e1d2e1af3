import type { FormValues } from '../../../forms/form-values.ts';
import { pathTo } from '../../../routing/routes.ts';
import { sentFilesIn, type SentFile } from '../../../media/sent-file.ts';
import type { MediaUploadResultView, MediaUploadView } from '../../../views/hub/media-view.ts';
import { noticesText } from '../../services/media/upload-notice.ts';
import type { PageContext } from '../page/page-context.ts';

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

/** The form that files are added with. */
export const uploadView = ({ locale, t }: PageContext): MediaUploadView => ({
  action: pathTo('hub-media-upload', locale),
  call: `/${locale}/pageeditor-api/media`,
  fileHref: pathTo('hub-media-file', locale, { id: 1 }).replace(/1$/u, '0'),
  loginHref: `${pathTo('login', locale)}?${new URLSearchParams({ next: pathTo('hub-media', locale) })}`,
  accept: ACCEPTED.any,
  hint: t('media_library:uploadHint'),
});

/** Where somebody goes whose files are all in; null: something is to be told first. */
export function afterUpload(
  { locale }: PageContext,
  files: readonly SentFile[],
  form: FormValues,
): string | null {
  if (files.length === 0 || form.has('more_files')) return null;
  if (files.some(({ state }) => state === 'refused')) return null;
  const ids = (state: SentFile['state']): string =>
    [
      ...new Set(
        files.flatMap((file) =>
          file.state === state && file.state !== 'refused' ? [file.id] : [],
        ),
      ),
    ].join('.');
  const [only] = files;
  // One file: to where it can be described, or to what the library has of it.
  if (files.length === 1 && only !== undefined && only.state !== 'refused')
    return `${pathTo('hub-media-file', locale, { id: only.id })}?${new URLSearchParams([
      ['done', only.state === 'known' ? 'known' : 'added'],
      ...only.notices.map((notice) => ['notice', notice]),
    ])}`;
  if (files.some((file) => file.state !== 'refused' && file.notices.length > 0)) return null;
  const search = new URLSearchParams(
    Object.entries({ new: ids('new'), known: ids('known') }).filter(([, value]) => value !== ''),
  );
  return `${pathTo('hub-media', locale)}?${search}`;
}

function errorOf({ t }: PageContext, form: FormValues | null, files: readonly SentFile[]): string {
  if (form === null) return '';
  if (form.has('more_files'))
    return t('media_library:tooMany', { count: Number(form.get('more_files')) });
  if (files.length === 0) return t('upload:refused.no_file');
  const refused = files.filter(({ state }) => state === 'refused').length;
  return refused > 0 ? t('media_library:refused', { count: refused }) : '';
}

/** The page of the upload: what came in of what was sent, and what did not, and why. */
export function uploadResultView(
  context: PageContext,
  form: FormValues | null,
): MediaUploadResultView {
  const { locale, t } = context;
  const files = sentFilesIn(form, 'file');
  return {
    title: t('media_library:add'),
    upload: uploadView(context),
    list: { label: t('media_library:title'), href: pathTo('hub-media', locale) },
    files: files.map((file) => ({
      name: file.name,
      state: file.state,
      text:
        file.state === 'refused'
          ? file.message
          : `${t(`media_library:state.${file.state}`)} ${noticesText(file.notices, locale)}`.trim(),
      href: file.state === 'refused' ? null : pathTo('hub-media-file', locale, { id: file.id }),
    })),
    error: errorOf(context, form, files),
  };
}
