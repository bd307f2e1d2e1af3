import type { MediaEntity } from '../../../content/records/media.ts';
import { moduleById, type Place } from '../../../lib/editing/content.ts';
import {
  dataOfFiles,
  fileRefusal,
  fileUse,
  modulesOfFiles,
  type FileUse,
} from '../../../lib/editing/file-intake.ts';
import type { Path } from '../../../lib/editing/operation.ts';
import { $library } from '../api/library.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { t } from '../i18n/t.ts';
import { addModule } from '../stores/add-module.ts';
import { setField } from '../stores/commands.ts';
import { $content } from '../stores/content.ts';
import { announce } from '../stores/live-region.ts';
import { placeBelow } from '../stores/placement.ts';
import { $selected, selectModule } from '../stores/selection.ts';
import { showLocalPicture } from './local-picture.ts';
import { mediaFieldValue, upload } from './upload.ts';
import { beginUpload, changeUpload, endUpload } from './uploads.ts';

/** Where files go: into the place of a picture, of the record's own one, or in between the modules. */
export type FileTarget =
  | { readonly picture: { readonly module: string; readonly path: Path } }
  | { readonly field: string }
  | { readonly place: Place };

interface Uploaded {
  readonly use: FileUse;
  readonly media: MediaEntity;
}

function refuse(name: string, error: string): void {
  changeUpload(beginUpload(name), { error });
  announce(`${name}: ${error}`);
}

/** A file in the library; null, and the reason is shown, where it does not get there. */
async function uploaded(file: File, tryAgain: () => void): Promise<Uploaded | null> {
  const { name } = file;
  const use = fileUse(file);
  if (use === null) return null;
  const id = beginUpload(name);
  announce(t('field.uploading', { name, percent: 0 }));
  const result = await upload(file, (percent) => changeUpload(id, { percent }));
  if (result.ok) {
    endUpload(id);
    announce(t('field.uploaded', { name }));
    return { use, media: result.value };
  }
  const { code, message: error } = result.failure;
  // What the server refuses it refuses again; what did not get there may do so.
  const retry =
    code === 'unavailable'
      ? () => {
          endUpload(id);
          tryAgain();
        }
      : null;
  changeUpload(id, { error, retry });
  announce(`${name}: ${error}`);
  return null;
}

/** One after the other, as a slow line has it: what comes first is there first. */
async function uploadAll(files: readonly File[], target: FileTarget): Promise<readonly Uploaded[]> {
  const done: Uploaded[] = [];
  for (const file of files) {
    const one = await uploaded(file, () => void receiveFiles([file], target));
    if (one !== null) done.push(one);
  }
  return done;
}

const valueOf = ({ use, media }: Uploaded): unknown =>
  mediaFieldValue(use === 'picture' ? 'picture' : 'file', media);

/** The place as it is now: what it was in or beside may be gone since. */
const placeNow = (place: Place): Place =>
  place.parent === null || moduleById($content.get().modules, place.parent)
    ? place
    : placeBelow(null);

function insert(files: readonly Uploaded[], place: Place): void {
  const taken = modulesOfFiles($library.get()?.modules ?? [], files);
  // From the last to the first, all at one place: they stand in their order.
  for (const { offer, items } of taken.toReversed())
    addModule(
      offer,
      { data: dataOfFiles(offer, items.map(valueOf)), columns: [] },
      placeNow(place),
    );
  const id = $selected.get();
  // Whoever writes on meanwhile goes on writing.
  const { activeElement: active } = document;
  const isWriting = active instanceof HTMLElement && active.isContentEditable;
  if (taken.length > 0 && id !== null && !isWriting) moduleFocus.request(id);
}

/** The pictures among some files, each seen before it is sent. */
const showAll = (files: readonly File[], place: Place) =>
  Promise.all(
    files
      .filter((file) => fileUse(file) === 'picture')
      .map((file) => showLocalPicture(file, place)),
  );

/** Uploads files and shows them on the page at once; what a picture shows is asked for there. */
export async function receiveFiles(files: readonly File[], target: FileTarget): Promise<void> {
  for (const file of files) {
    const reason = fileRefusal(file);
    if (reason !== null) refuse(file.name, t(reason));
  }
  const accepted = files.filter((file) => fileRefusal(file) === null);
  const shown = 'place' in target ? await showAll(accepted, target.place) : [];
  const done = await uploadAll(accepted, target);
  const [first] = done;
  for (const end of shown) end(first !== undefined);
  if (first === undefined) return;
  if ('place' in target) {
    insert(done, target.place);
    return;
  }
  if ('field' in target) {
    setField(null, [target.field], valueOf(first));
    return;
  }
  const { module, path } = target.picture;
  if (moduleById($content.get().modules, module) === null) insert(done, placeBelow(null));
  else if (first.use === 'picture') {
    setField(module, path, valueOf(first));
    selectModule(module);
    moduleFocus.request(module);
  } else insert(done, placeBelow(module));
}
