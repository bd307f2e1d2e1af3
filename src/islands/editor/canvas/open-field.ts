import { $selected, openPanel, selectModule } from '../stores/selection.ts';

/** What of a field can have the focus. */
const FOCUSABLE = 'summary,input:not([hidden]),select,textarea,[contenteditable=true],button';
/** A panel that has not come after so long, in milliseconds, does not get the focus any more. */
const MAX_WAIT_MS = 5000;
/** So long a panel that was opened may still move the focus, in milliseconds. */
const SETTLE_MS = 400;

/** The field at a path, or the one that it stands in. */
function fieldAt(path: readonly string[]): HTMLElement | null {
  if (path.length === 0) return null;
  const selector = `.ed-panel [data-path="${CSS.escape(path.join('.'))}"]`;
  return document.querySelector<HTMLElement>(selector) ?? fieldAt(path.slice(0, -1));
}

function focusField(field: HTMLElement): void {
  for (let one = field.parentElement; one; one = one.parentElement)
    if (one instanceof HTMLDetailsElement) one.open = true;
  const wrong = field.querySelector<HTMLElement>('[aria-invalid=true]');
  // Where a list has no picture yet, several are chosen at once.
  const first = field.parentElement
    ?.closest('[data-control=list]')
    ?.querySelector<HTMLElement>('[data-first]');
  const target = wrong ?? first ?? field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
  // A panel that has just come puts the focus where its fields begin, which may be after this.
  const end = performance.now() + SETTLE_MS;
  const went = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => went.abort(), { capture: true, signal: went.signal });
  const keep = (): void => {
    if (went.signal.aborted) return;
    const { activeElement } = document;
    if (activeElement !== target && activeElement?.closest('.ed-panel')) target?.focus();
    if (performance.now() < end) requestAnimationFrame(keep);
    else went.abort();
  };
  requestAnimationFrame(keep);
}

/**
 * Opens the panel of a module, or of the page for null, with the focus in one of its fields.
 * The panel comes as a file of its own: its field is waited for.
 * @param path steps into the data, by dots
 * @param onOpen once the panel is there, beside which the page is laid out anew
 */
export function openField(module: string | null, path: string, onOpen?: () => void): void {
  if (module !== null) selectModule(module);
  openPanel(module === null ? 'page' : 'module');
  const end = performance.now() + MAX_WAIT_MS;
  const attempt = (): void => {
    const field = fieldAt(path.split('.'));
    if (field !== null) {
      focusField(field);
      onOpen?.();
    } else if (performance.now() < end && (module === null || $selected.get() === module))
      requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
