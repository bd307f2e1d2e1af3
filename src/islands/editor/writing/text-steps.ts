import { $inlineRichText } from '../canvas/inline-editing.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { typeKeys } from '../keys/type-keys.ts';
import { focusText } from './write-into.ts';

/** What is written where it stands: texts of modules, and of the record around them. */
const TEXT = '[data-field][data-ready],[data-record-text]';

/** The text that an event happened in; null: none of the page's. */
function textAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return null;
  const rich = target.closest('.ed-rich-text:not(.ed-panel *)');
  return rich === null
    ? target.closest<HTMLElement>(TEXT)
    : ($inlineRichText.get()?.element ?? null);
}

function textBeside(current: HTMLElement, by: -1 | 1): HTMLElement | undefined {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXT)].filter(
    // Words that only a screen reader is told repeat some of the page.
    (one) => one === current || (one.checkVisibility() && !one.closest('.visually-hidden')),
  );
  return texts[texts.indexOf(current) + by];
}

function goTo(text: HTMLElement): void {
  focusText(text, 'end');
  text.scrollIntoView({ block: 'nearest' });
}

const stepOf = (event: KeyboardEvent): -1 | 0 | 1 => {
  const name = shortcutOf(event, 'text');
  return name === 'indent' ? 1 : name === 'outdent' ? -1 : 0;
};

/** Whoever goes on from a text that is still on its way to the page does so once it is there. */
function followHeldSteps(): void {
  // `isHere`: the text has come, and the step is taken in the next frame.
  let held: { by: -1 | 0 | 1; keys: string; isHere?: boolean } = { by: 0, keys: '' };
  const isComing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.dataset['coming'] !== undefined;
  const hold = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!isComing(target) && !held.isHere) return;
    const isTyped = held.by !== 0 && (key.length === 1 || key === 'Enter') && !ctrlKey && !metaKey;
    if (isTyped) held.keys += key === 'Enter' ? '\n' : key;
    else if (stepOf(event) === 0) return;
    else held.by = stepOf(event);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hold, true);
  document.addEventListener('focusin', ({ target }) => {
    if (isComing(target) || held.by === 0 || held.isHere) return;
    held.isHere = true;
    // Behind the keys that were typed ahead, which it gets first.
    requestAnimationFrame(() => {
      const { by, keys } = held;
      held = { by: 0, keys: '' };
      const current = textAt(document.activeElement);
      const next = current && by !== 0 && textBeside(current, by);
      if (next) goTo(next);
      if (current) void typeKeys(keys);
    });
  });
}

/**
 * Tab and Shift+Tab lead whoever writes from text to text. Behind Escape, and as long as nothing was
 * done in a text that Tab has led to, they lead on as anywhere: through every button of the page.
 */
export function followTextSteps(): void {
  let isOnWay = false;
  addEventListener('pointerdown', () => (isOnWay = false), true);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' && key !== 'Shift') isOnWay = key === 'Escape' || key === 'F6';
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const by = stepOf(event);
    if (by === 0 || event.defaultPrevented) return;
    const current = isOnWay ? null : textAt(event.target);
    const next = current && textBeside(current, by);
    isOnWay = !next;
    if (!next) return;
    event.preventDefault();
    goTo(next);
  });
  followHeldSteps();
}
