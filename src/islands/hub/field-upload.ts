import { sendFile, type FailureWords } from './send-file.ts';

interface Words extends FailureWords {
  readonly choose: string;
  readonly take: string;
  readonly signedOut: string;
}

/** Has the server show the form with the new file in its field: with its preview and its words. */
function showWith(form: HTMLFormElement, name: string, id: number): void {
  const input = (type: string, key: string, value: string) => {
    const made = document.createElement('input');
    Object.assign(made, { type, name: key, value });
    made.hidden = true;
    form.append(made);
    return made;
  };
  // One of the field's own choices: those that were chosen before are no longer.
  input('radio', `${name}.media`, String(id)).checked = true;
  const button = document.createElement('button');
  Object.assign(button, { name: 'do', value: `show:${name}`, hidden: true });
  form.append(button);
  form.requestSubmit(button);
}

/**
 * A new file right in its field: chosen, or dropped onto it. Without scripts, or where
 * it fails, the way to the library stays. Nothing else that was typed is touched.
 */
export function uploadIntoField(place: HTMLElement): void {
  const { hubUpload: name = '', call = '', accept = '', words: json = '{}' } = place.dataset;
  const words = JSON.parse(json) as Words;
  const [field, form] = [place.closest('fieldset'), place.closest('form')];
  if (field === null || form === null) return;
  const label = document.createElement('label');
  label.className = 'button button-quiet';
  label.textContent = words.choose;
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, className: 'visually-hidden' });
  label.append(input);
  const status = document.createElement('span');
  status.role = 'status';
  place.prepend(label, status);
  /** Not by `disabled`, which would take the focus away. */
  let isBusy = false;
  const take = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    isBusy = true;
    const onPercent = (percent: number) => {
      status.textContent = `${file.name}: ${percent} %`;
    };
    const answer = await sendFile(file, { call, words, onPercent }).answer;
    isBusy = false;
    input.value = '';
    if ('id' in answer && answer.notice === '') showWith(form, name, answer.id);
    else if ('id' in answer) {
      // The form is loaded again with the file: this is to be read before.
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'button', textContent: words.take });
      button.addEventListener('click', () => showWith(form, name, answer.id));
      status.replaceChildren(`${file.name}: ${answer.notice} `, button);
    } else
      status.textContent = `${file.name}: ${answer.state === 'signed-out' ? words.signedOut : answer.message}`;
  };
  input.addEventListener('change', () => void take(input.files?.[0]));
  field.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  });
  field.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  });
}
