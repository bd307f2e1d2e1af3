import { journal, type KeptForm } from './journal.ts';

/** Whether a control holds something else than what the server put there. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const { type, name, checked, defaultChecked, value, defaultValue } = control;
    // What somebody looks for is not saved.
    if (type === 'hidden' || name.endsWith('~q')) return false;
    return type === 'checkbox' || type === 'radio'
      ? checked !== defaultChecked
      : value !== defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  // Where none is chosen by the server the browser chooses the first.
  const isFirst = !control.multiple && !options.some(({ defaultSelected }) => defaultSelected);
  return options.some(
    ({ selected, defaultSelected }, index) =>
      selected !== (defaultSelected || (isFirst && index === 0)),
  );
}

/** Whether something in a form was changed since the server sent it. */
const hasChanges = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

/** From the last key to what is kept. */
const KEEP_AFTER_MS = 400;

/** Fields that say which form it is and what it has shown, not what somebody typed. */
const CARRIED = new Set(['version', '~key', 'key', 'seen']);

const fieldsOf = (form: HTMLFormElement): KeptForm['fields'] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** What people typed: not what the form carries along for the server. */
const typed = (fields: KeptForm['fields']): string =>
  JSON.stringify(
    fields
      .filter(([name]) => !CARRIED.has(name) && !name.endsWith('~q'))
      // Lines end otherwise in what was sent.
      .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** What was kept of a form; null: nothing else than what stands in it. */
function keptOf(form: HTMLFormElement, key: string): KeptForm | null {
  const kept = journal.read(key);
  if (kept === null || typed(kept.fields) !== typed(fieldsOf(form))) return kept;
  journal.drop(key);
  return null;
}

/** Sends what was kept, so that the server shows the form with it: rows and choices, too. */
function restore(form: HTMLFormElement, { fields }: KeptForm): void {
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.action = form.action;
  for (const [name, value] of [...fields, ['do', 'show:form'] as const]) {
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    copy.append(input);
  }
  copy.hidden = true;
  document.body.append(copy);
  copy.submit();
}

/** Offers above the form what was kept of it. */
function offer(form: HTMLFormElement, key: string, kept: KeptForm): void {
  const { hubKept = '', hubRestore = '', hubDiscard = '' } = form.dataset;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(kept.at);
  const note = document.createElement('div');
  note.className = 'message-box hub-kept';
  note.setAttribute('role', 'status');
  const button = (label: string, run: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button button-quiet';
    made.textContent = label;
    made.addEventListener('click', run);
    return made;
  };
  const text = document.createElement('p');
  text.textContent = hubKept.replace('%', () => time);
  note.append(
    text,
    button(hubRestore, () => restore(form, kept)),
    button(hubDiscard, () => {
      journal.drop(key);
      note.remove();
      form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
    }),
  );
  form.before(note);
}

/** A note beside the button that saves. */
function unsavedNote(form: HTMLFormElement): HTMLElement {
  const note = document.createElement('p');
  note.className = 'label';
  note.setAttribute('role', 'status');
  form.querySelector('.hub-form-end')?.append(note);
  return note;
}

/**
 * Keeps what is typed into a record's form until it is saved: a closed tab, a crash, a lost
 * session or connection costs nothing. Whoever leaves with something unsaved is asked.
 */
export function autosaveForm(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const { hubForm: key = '', hubUnsaved = '', hubTyped, hubSaved } = form.dataset;
  const version = () => form.querySelector<HTMLInputElement>('input[name="version"]')?.value ?? '';
  if (hubSaved !== undefined) journal.dropSaved(key, version());
  journal.deleteOld();
  const kept = keptOf(form, key);
  const isTyped = hubTyped !== undefined;
  if (kept !== null && !isTyped) offer(form, key, kept);

  const note = unsavedNote(form);
  let isSending = false;
  let timer: number | undefined;
  const isUnsaved = () => isTyped || hasChanges(form);
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isUnsaved()) journal.keep(key, fieldsOf(form));
    // Taken back by hand; what is offered above stays until somebody has chosen.
    else if (kept === null) journal.drop(key);
  };
  const show = () => {
    const text = isUnsaved() ? hubUnsaved : '';
    if (note.textContent !== text) note.textContent = text;
  };
  if (isTyped) keep();
  show();
  form.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = window.setTimeout(keep, KEEP_AFTER_MS);
  });
  form.addEventListener('submit', () => {
    isSending = true;
    keep();
    journal.markSent(key, version());
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) keep();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isSending = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSending && isUnsaved()) event.preventDefault();
  });
}
