import { $inlineRichText } from '../canvas/inline-editing.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
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
    const name = shortcutOf(event, 'text');
    if ((name !== 'indent' && name !== 'outdent') || event.defaultPrevented) return;
    const current = isOnWay ? null : textAt(event.target);
    const next = current && textBeside(current, name === 'indent' ? 1 : -1);
    isOnWay = !next;
    if (!next) return;
    event.preventDefault();
    focusText(next, 'end');
    next.scrollIntoView({ block: 'nearest' });
  });
}
