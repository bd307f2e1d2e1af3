import { uploadFile } from './form-api.ts';
import { setMessage } from './field-dom.ts';

const filled = (text: string | undefined, name: string): string =>
  (text ?? '').replace('{name}', name);

/** The files of a field: uploaded as soon as they are chosen, with their progress. */
export async function uploadChosen(
  input: HTMLInputElement,
  tell: (text: string) => void,
): Promise<void> {
  const field = input.closest<HTMLElement>('[data-field]');
  const list = field?.querySelector<HTMLElement>('[data-files]');
  const row = field?.querySelector<HTMLTemplateElement>('[data-file-row]');
  if (!field || !list || !row) return;
  const files = [...(input.files ?? [])];
  const { uploading, uploaded, uploadFailed } = input.dataset;
  // They are sent by their ids from now on.
  input.value = '';
  setMessage(field, '');
  for (const file of files) {
    const bar = document.createElement('progress');
    bar.ariaLabel = filled(uploading, file.name);
    bar.value = 0;
    list.append(bar);
    tell(filled(uploading, file.name));
    const result = await uploadFile(file, (part) => {
      bar.value = part;
    });
    bar.remove();
    if (!result.ok) {
      const message = filled(uploadFailed, file.name);
      setMessage(field, result.message === '' ? message : `${file.name}: ${result.message}`);
      tell(message);
      continue;
    }
    const entry = row.content.cloneNode(true) as DocumentFragment;
    const box = entry.querySelector('input');
    const name = entry.querySelector('span');
    if (box) box.value = result.id;
    if (name) name.textContent = result.name;
    list.append(entry);
    tell(filled(uploaded, result.name));
  }
}
