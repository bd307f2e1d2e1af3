import type { FormValues } from '../../../forms/form-values.ts';
import type { MediaEntity } from '../../../../content/records/media.ts';
import { LOCALES } from '../../../constants.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { imageView } from '../../../media/picture.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { HubField, HubFormView } from '../../../views/hub/hub-view.ts';
import type { MediaFileView } from '../../../views/hub/media-view.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { usesOf } from '../../services/media-library/uses.ts';
import { noticesText } from '../../services/media/upload-notice.ts';
import type { PageContext } from '../page/page-context.ts';
import { plainField, plainForm, textIn } from '../hub/lists/plain-field.ts';
import { cropView } from './crop-form.ts';
import { MAX_USES_SHOWN, usesView } from './media-due.ts';
import { notesOf, previewOf, sizeText } from './tiles.ts';
import { ACCEPTED } from './upload-view.ts';
import { type Failure } from '../../../result.ts';

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

/** What was sent, what came of it, and what its address says. */
export interface SentMedia {
  readonly form: FormValues | null;
  readonly outcome: Exclude<MediaOutcome, { readonly location: string }> | null;
  readonly search: URLSearchParams;
}

const percent = (share: number): string => String(Number((share * 100).toFixed(1)));

/** The values of a file's form as a file has them. */
function storedValues(media: MediaEntity): Readonly<Record<string, string>> {
  const translated = (name: 'alt' | 'transcript') =>
    LOCALES.map((locale) => [`${name}.${locale}`, media[name][locale]] as const);
  return Object.fromEntries([
    ['title', media.title],
    ...translated('alt'),
    ...translated('transcript'),
    ['decorative', media.decorative ? 'true' : ''],
    ['credit', media.credit ?? ''],
    ['tags', media.tags.join(', ')],
    ['licence', media.licence ?? ''],
    ['licence_ends', media.licence_ends ?? ''],
    ['focal.x', percent(media.focal.x)],
    ['focal.y', percent(media.focal.y)],
  ]);
}

/** The fields of a form, by the type of the file. */
function fieldsOf(
  { t }: PageContext,
  media: MediaEntity,
  { form, outcome }: SentMedia,
): readonly HubField[] {
  const typed = outcome?.part === 'form' ? form : null;
  const stored = storedValues(media);
  const failure = outcome?.part === 'form' ? outcome.failure : null;
  const field = (name: string, more: Partial<HubField> = {}): HubField =>
    plainField(
      {
        name,
        label: t(`media_library:field.${name.replace('.', '_')}`),
        value: typed === null ? (stored[name] ?? '') : textIn(typed, name),
        ...more,
      },
      failure,
    );
  const inBoth = (name: string, more: Partial<HubField>): readonly HubField[] =>
    LOCALES.map((lang) => field(`${name}.${lang}`, { lang, ...more }));
  const hint = (name: string) => ({ hint: t(`media_library:hint.${name}`) });
  const isSeen = media.type === 'picture' || media.type === 'vector';
  const isPlayed = media.type === 'video' || media.type === 'audio';
  const tagError = Object.entries(failure?.fields ?? {}).find(([name]) => /^tags\b/u.test(name));
  return [
    field('title', { isRequired: true, max: 256 }),
    ...(isSeen
      ? [
          ...inBoth('alt', { max: 300, ...hint('alt') }),
          field('decorative', { control: 'checkbox' }),
        ]
      : []),
    ...(media.type === 'picture'
      ? (['focal.x', 'focal.y'] as const).map((name) => field(name, { max: 6 }))
      : []),
    field('credit', { max: 200 }),
    field('tags', { max: 1000, ...hint('tags'), ...(tagError && { error: tagError[1] }) }),
    field('licence', { max: 500, ...hint('licence') }),
    field('licence_ends', { control: 'date', ...hint('licence_ends') }),
    ...(isPlayed ? inBoth('transcript', { control: 'textarea', ...hint('transcript') }) : []),
  ];
}

function formOf(context: PageContext, media: MediaEntity, sent: SentMedia): HubFormView {
  const { locale, t } = context;
  const { outcome, search } = sent;
  const failure = outcome?.part === 'form' ? outcome.failure : null;
  const isStale = failure?.message === t('api:changedMeanwhile');
  const href = pathTo('hub-media-file', locale, { id: media.id });
  const form = plainForm(
    {
      title: media.title,
      action: href,
      list: { label: t('media_library:title'), href: pathTo('hub-media', locale) },
      fields: fieldsOf(context, media, sent),
      notice: outcome === null ? noticeOf(context, search) : '',
      version: media.version,
      current: isStale ? { label: t('hub:current'), href } : null,
    },
    failure,
  );
  return isStale ? { ...form, message: t('hub:stale') } : form;
}

function partsOf({ t, locale }: PageContext, media: MediaEntity): MediaFileView['parts'] {
  if (media.type !== 'video' && media.type !== 'audio') return null;
  return {
    captions: media.captions.map(({ file, language }) => ({
      value: `captions.${language}`,
      label: t(`layout:language.${language}`),
      href: file.src,
    })),
    poster: media.poster === null ? null : imageView(media.poster, locale),
    takesPoster: media.type === 'video',
  };
}

/** A film or a sound, to be played. */
function playerOf(media: MediaEntity, { locale }: PageContext): MediaFileView['player'] {
  const { type, src, mime, bytes, title, poster, captions } = media;
  if (type !== 'video' && type !== 'audio') return null;
  return {
    use: type,
    file: { src, mime: mime.split(';', 1)[0] ?? '', bytes, title },
    image: poster === null ? null : imageView(poster, locale),
    captions,
  };
}

/** Sentences about files that belong to a part of the page. */
const errorAt = ({ outcome }: SentMedia, part: 'file' | 'attach'): string =>
  outcome?.part === part ? outcome.failure.message : '';

const cropOf = (context: PageContext, media: MediaEntity, { form, outcome }: SentMedia) =>
  cropView(context, media, outcome?.part === 'crop' ? { form, failure: outcome.failure } : null);

/** The page of one file. */
export async function mediaFileView(
  context: PageContext,
  media: MediaEntity,
  caller: Caller,
  sent: SentMedia,
): Promise<MediaFileView> {
  const { app, locale, t } = context;
  const form = formOf(context, media, sent);
  const uses = await usesOf(app.database.db, media.src, MAX_USES_SHOWN);
  const known = sent.outcome?.known;
  return {
    form,
    list: form.list,
    preview: previewOf(media),
    src: media.src,
    player: playerOf(media, context),
    facts: [
      { label: t('media_library:fact.type'), text: t(`media_library:type.${media.type}`) },
      { label: t('media_library:fact.size'), text: sizeText(media, locale) },
      {
        label: t('media_library:fact.changed'),
        text: formatMoment(media.updated_at, locale),
      },
      { label: t('media_library:fact.address'), text: media.src },
    ],
    notes: notesOf(media, context),
    uses: usesView(uses, context),
    focal: media.type === 'picture' ? media.focal : null,
    canWrite: isAllowed(caller, 'media', 'write'),
    canDelete: isAllowed(caller, 'media', 'delete'),
    accept: ACCEPTED[media.type],
    parts: partsOf(context, media),
    crop: isAllowed(caller, 'media', 'write') ? cropOf(context, media, sent) : null,
    fileError: errorAt(sent, 'file'),
    attachError: errorAt(sent, 'attach'),
    sameFile:
      known === undefined || known.id === media.id
        ? null
        : { label: known.title, href: pathTo('hub-media-file', locale, { id: known.id }) },
  };
}

/** What came of a form of a file: an address to go to, or the page again with why not. */
export type MediaOutcome =
  | { readonly location: string }
  | {
      readonly status: number;
      readonly failure: Failure;
      readonly part: MediaPart;
      /** The file of the same bytes that the library has already. */
      readonly known?: MediaEntity;
    };

/** The part of the page that something belongs to. */
export type MediaPart = 'form' | 'file' | 'attach' | 'crop';
