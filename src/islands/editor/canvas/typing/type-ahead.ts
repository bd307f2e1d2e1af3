import type { RichText } from '../../../../content/rich-text/schema.ts';
import type { Path } from '../../../../lib/editing/operation.ts';
import { editorRoot, locale } from '../../api/record.ts';
import { setField } from '../../stores/commands.ts';
import { canvasRenderer } from '../canvas-renderer.ts';
import { moduleFocus } from '../module-focus.ts';
import { KEYS, typeKeys } from '../../keys/type-keys.ts';

/** A text of a module that is not on the page yet. */
export interface ComingText {
  readonly module: string;
  /** Of the text in the language that is worked in. */
  readonly path: Path;
  /** What the field that takes the keys is called. */
  readonly label: string;
  readonly isRich: boolean;
  /** Gives the text the focus, with the caret in it. */
  readonly focus: (element: HTMLElement, isWritten: boolean) => void;
  /** Keeps what is pasted meanwhile; what it answers pastes that into the text. */
  readonly hold?: (box: HTMLElement) => () => void;
  /** Of one line: what the Enter key does. */
  readonly onEnter?: (() => void) | undefined;
  /** Asked about each key: what it does once the field is gone; null: it is typed. */
  readonly onKey?: (event: KeyboardEvent) => (() => void) | null;
}

/** What typing makes something of in a rich text: the Enter key, marks of lists and headlines, the slash. */
const MARKS = /\n|^(?:(?:[-*–•]|1[.)]|#{2,6}) |\/)/u;

const asText = (typed: string): RichText =>
  typed.split('\n').map((text) => ({ type: 'paragraph', children: [{ text }] }));

/** A text of the page that can be written in; null: it is not there yet. */
export const textElement = (module: string, path: Path): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(`${module}|${path.join('.')}`)}"][data-ready]`,
  );

/** Puts what was typed since the page was rendered into a plain text of it. */
function takeOver(element: HTMLElement, typed: string): void {
  if (!element.isContentEditable || typed === '') return;
  if (element.textContent !== typed) element.textContent = typed;
  // From now on it is typed into, and nothing renders it anew under the hands.
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * A new module comes from the server, and whoever has made it types on at once: until its text
 * stands on the page, a field that nobody sees takes the keys (and holds the touch keyboard open).
 */
export function typeAhead({ module, path, label, isRich, ...coming }: ComingText): void {
  const box = document.createElement('textarea');
  box.className = 'ed-type-ahead';
  box.lang = locale;
  box.dataset['coming'] = '';
  box.setAttribute('aria-label', label);
  editorRoot().append(box);
  box.focus({ preventScroll: true });
  const paste = coming.hold?.(box);
  let isComposing = false;
  const end = (): void => {
    stop();
    box.remove();
  };
  const typed = (): string => (isRich ? box.value : box.value.replaceAll('\n', ' '));
  const place = (): void => {
    const element = textElement(module, path);
    if (element === null || isComposing) return;
    const isHere = document.activeElement === box;
    end();
    if (!isHere) return;
    const isTypedAgain = isRich && MARKS.test(box.value);
    if (isTypedAgain) setField(module, path, [], true);
    else takeOver(element, typed());
    coming.focus(element, box.value !== '');
    if (isTypedAgain) void typeKeys(box.value);
    paste?.();
  };
  const stop = canvasRenderer.onRendered(place);
  box.addEventListener('input', () =>
    setField(module, path, isRich ? asText(typed()) : typed(), true),
  );
  box.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  box.addEventListener('compositionend', () => {
    isComposing = false;
    requestAnimationFrame(place);
  });
  box.addEventListener(KEYS, ({ detail }: CustomEvent<string>) => {
    const [line = '', ...below] = isRich ? [detail] : detail.split('\n');
    box.value += line;
    box.dispatchEvent(new InputEvent('input'));
    if (below.length === 0 || coming.onEnter === undefined) return;
    end();
    coming.onEnter();
    void typeKeys(below.join('\n'));
  });
  box.addEventListener('keydown', (event) => {
    const goOn =
      event.key === 'Escape' ? () => moduleFocus.request(module) : (coming.onKey?.(event) ?? null);
    if (goOn === null) return;
    end();
    goOn();
  });
}
