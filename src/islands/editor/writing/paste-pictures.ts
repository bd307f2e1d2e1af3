import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { mediaFieldValue, upload } from '../files/upload.ts';
import { t } from '../i18n/t.ts';
import { beginUpload, changeUpload, endUpload } from '../files/uploads.ts';
import { alerts } from '../stores/alerts.ts';
import { completeModule } from '../stores/new-module.ts';
import { kindFor } from './kinds.ts';

/** A picture that a document carries in its HTML, as a file. */
function fileOf(data: string, name: string): File | null {
  const [, type = '', encoded = ''] = /^data:(image\/[a-z+.-]+);base64,(.*)$/su.exec(data) ?? [];
  if (encoded === '') return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0);
    return new File([bytes], `${name}.${type.slice(6).replace('jpeg', 'jpg')}`, { type });
  } catch {
    return null;
  }
}

/** Uploads a picture; a module that shows it, or null, and why is said. */
export async function pictureModule(file: File): Promise<StoredModule | null> {
  const found = kindFor('picture');
  if (found === null) return null;
  const id = beginUpload(file.name);
  const result = await upload(file, (percent) => changeUpload(id, { percent }));
  endUpload(id);
  if (!result.ok) {
    alerts.show('error', result.failure.message);
    return null;
  }
  if (result.value.notice) alerts.show('save', result.value.notice);
  const { kind, writing } = found;
  const data = { [writing.field]: mediaFieldValue('picture', result.value) };
  return completeModule({ id: kind, kind, data });
}

/** The pictures of a document that are in the clipboard, uploaded, by what stands for them. */
export async function uploadPictures(
  pictures: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, StoredModule>> {
  const modules = new Map<string, StoredModule>();
  for (const [src, data] of pictures) {
    const file = fileOf(data, t('text.pictureName'));
    const module = file && (await pictureModule(file));
    if (module) modules.set(src, module);
  }
  return modules;
}
