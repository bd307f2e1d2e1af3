import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../../result.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { sentFilesIn } from '../../../media/sent-file.ts';
import { recordById } from '../../repositories/records.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import { deleteMedia, restoreMedia } from '../../services/media-library/bin.ts';
import { inputOf } from '../../services/records/record-input.ts';
import { cropMedia } from '../../services/media-library/crop-media.ts';
import { saveMedia } from '../../services/media-library/save-media.ts';
import type { WriteOptions } from '../../services/records/write-options.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { textIn, versionIn } from '../../page-data/hub/lists/plain-field.ts';
import { atFields } from '../../page-data/media-library/crop-form.ts';
import { cropIn, inputIn } from './media-input.ts';
import type { MediaOutcome, MediaPart } from '../../page-data/media-library/media-file.ts';

interface Sent {
  readonly context: PageContext;
  readonly media: MediaEntity;
  readonly form: FormData;
  readonly caller: Caller;
}

const refused = (reason: Failure, part: MediaPart, known?: MediaEntity): MediaOutcome => ({
  status: FAILURE_STATUS[reason.code],
  failure: reason,
  part,
  ...(known && { known }),
});

const howOf = ({ context, caller }: Sent): WriteOptions => ({
  locale: context.locale,
  actor: actorOf(caller, context.locale),
  source: 'hub',
});

async function save(
  sent: Sent,
  input: MediaInput,
  part: MediaPart,
  {
    done,
    replacedBy,
    notices = [],
  }: {
    readonly done: string;
    readonly replacedBy?: MediaEntity;
    readonly notices?: readonly string[];
  },
): Promise<MediaOutcome> {
  const { context, media, form } = sent;
  const key = { id: media.id, version: versionIn(form) };
  const saved = await saveMedia(context.app.records, key, input, {
    ...howOf(sent),
    ...(replacedBy && { replacedBy }),
  });
  if (!saved.ok) return refused(saved.failure, part);
  const { followed } = saved.value;
  const search = new URLSearchParams([
    ['done', done],
    ...(followed > 0 ? [['places', String(followed)]] : []),
    ...notices.map((notice) => ['notice', notice]),
  ]);
  return { location: `${pathTo('hub-media-file', context.locale, { id: media.id })}?${search}` };
}

/** The one file that a form came with, as the library has it now; else why there is none. */
async function sentFile(
  { context: { app, t }, form }: Sent,
  field: string,
): Promise<
  | {
      readonly ok: true;
      readonly file: MediaEntity;
      readonly isNew: boolean;
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly failure: Failure }
> {
  const [file] = sentFilesIn(form, field);
  if (file === undefined)
    return { ok: false, failure: failure('invalid', t('upload:refused.no_file')).failure };
  if (file.state === 'refused')
    return { ok: false, failure: failure('invalid', `${file.name}: ${file.message}`).failure };
  const media = await recordById(app.database.db, 'media', file.id);
  return media === null
    ? { ok: false, failure: failure('not_found', t('api:unknownRecord')).failure }
    : { ok: true, file: media, isNew: file.state === 'new', notices: file.notices };
}

/** Puts other bytes into the place of a file: everything that shows it shows these. */
async function replace(sent: Sent): Promise<MediaOutcome> {
  const { context, media } = sent;
  const { t } = context;
  const found = await sentFile(sent, 'replacement');
  if (!found.ok) return refused(found.failure, 'file');
  const { file, isNew, notices } = found;
  if (!isNew) {
    const text = t(file.id === media.id ? 'media_library:sameBytes' : 'media_library:otherBytes');
    return refused(failure('conflict', text).failure, 'file', file);
  }
  const { src, type, mime, bytes, width, height } = file;
  if (type !== media.type) {
    const type_ = t(`media_library:type.${media.type}`);
    const text = t('media_library:otherType', { type: type_ });
    return refused(failure('unsupported', text).failure, 'file', file);
  }
  const input = { ...inputOf('media', media), src, mime, bytes, width, height };
  return save(sent, input, 'file', { done: 'replaced', replacedBy: file, notices });
}

/** Adds captions or a still to a film. */
async function attach(sent: Sent): Promise<MediaOutcome> {
  const { context, media, form } = sent;
  const { t } = context;
  const what = textIn(form, 'part');
  const found = await sentFile(sent, 'attached');
  if (!found.ok) return refused(found.failure, 'attach');
  const { file, notices } = found;
  const isPoster = what === 'poster';
  const type = isPoster ? 'picture' : 'captions';
  if (file.type !== type) {
    const text = t('media_library:otherType', { type: t(`media_library:type.${type}`) });
    return refused(failure('unsupported', text).failure, 'attach', file);
  }
  const language = LOCALES.find((locale) => `captions.${locale}` === what);
  if (!isPoster && language === undefined)
    return refused(failure('invalid', t('system:form.broken')).failure, 'attach');
  const input = isPoster
    ? { poster: posterOf(file) }
    : { captions: captionsWith(media, file, language) };
  return save(sent, { ...inputOf('media', media), ...input }, 'attach', { done: 'saved', notices });
}

/** The still of a film decorates it: what the film is called says what it shows. */
const posterOf = ({
  src,
  width,
  height,
  alt,
  credit,
  focal,
}: MediaEntity): MediaInput['poster'] => ({
  src,
  width: width ?? 1,
  height: height ?? 1,
  alt,
  decorative: LOCALES.every((locale) => alt[locale] === ''),
  credit: credit ?? '',
  focal,
});

const captionsWith = (
  { captions }: MediaEntity,
  { src, bytes, title }: MediaEntity,
  language: Locale | undefined,
): MediaInput['captions'] => [
  ...captions.filter((track) => track.language !== language),
  ...(language ? [{ file: { src, mime: 'text/vtt', bytes, title }, language }] : []),
];

/** Takes captions or the still away from a film; their files stay in the library. */
function detach(sent: Sent): Promise<MediaOutcome> {
  const { media, form } = sent;
  const what = textIn(form, 'part');
  const input = {
    ...inputOf('media', media),
    ...(what === 'poster' && { poster: null }),
    captions: media.captions.filter(({ language }) => `captions.${language}` !== what),
  };
  return save(sent, input, 'attach', { done: 'saved' });
}

/** Makes a new picture of a part of this one, which nothing that shows it follows. */
async function crop(sent: Sent): Promise<MediaOutcome> {
  const { context, media, form } = sent;
  const area = cropIn(form, context);
  const cropped = area.ok
    ? await cropMedia(context.app, media, area.value, howOf(sent))
    : { ok: false as const, failure: area.failure };
  if (!cropped.ok) return refused(atFields(cropped.failure), 'crop');
  const { media: made, isKnown } = cropped.value;
  const done = isKnown ? 'croppedBefore' : 'cropped';
  return {
    location: `${pathTo('hub-media-file', context.locale, { id: made.id })}?done=${done}`,
  };
}

async function remove(sent: Sent): Promise<MediaOutcome> {
  const { context, media, form } = sent;
  const { app, locale, now } = context;
  const key = { id: media.id, version: versionIn(form) };
  const removed = await deleteMedia(app.records, key, now, howOf(sent));
  if (!removed.ok) return refused(removed.failure, 'form');
  return { location: `${pathTo('hub-media', locale)}?done=deleted&undo=${media.id}` };
}

const ACTIONS: Readonly<Record<string, (sent: Sent) => Promise<MediaOutcome>>> = {
  replace,
  attach,
  detach,
  crop,
  delete: remove,
  async save(sent) {
    const input = inputIn(sent.media, sent.form, sent.context);
    return input.ok
      ? save(sent, input.value, 'form', { done: 'saved' })
      : refused(input.failure, 'form');
  },
};

/** Does with a file what a form says; null: it says nothing that can be done. */
export async function sendMediaForm(
  context: PageContext,
  media: MediaEntity,
  form: FormData,
  caller: Caller,
): Promise<MediaOutcome | null> {
  const name = textIn(form, 'action');
  const run = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (run === undefined) return null;
  const right = { subject: 'media', action: name === 'delete' ? 'delete' : 'write' } as const;
  const denial =
    checkReadAccess(caller, right, context.locale) ??
    // Places that are public follow what is saved here, but for these.
    (['delete', 'crop'].includes(name)
      ? null
      : checkReadAccess(caller, { subject: 'media', action: 'publish' }, context.locale));
  return denial === null ? run({ context, media, form, caller }) : refused(denial, 'form');
}

/** Brings a deleted file back, as its button asks. */
export async function sendRestore(
  { app, locale }: PageContext,
  id: number,
  caller: Caller,
): Promise<{ readonly location: string } | { readonly failure: Failure }> {
  const denial = checkReadAccess(caller, { subject: 'media', action: 'write' }, locale);
  if (denial !== null) return { failure: denial };
  const restored = await restoreMedia(app.records, id, {
    locale,
    actor: actorOf(caller, locale),
    source: 'restore',
  });
  if (!restored.ok) return { failure: restored.failure };
  return { location: `${pathTo('hub-media-file', locale, { id })}?done=restored` };
}
