import { moduleIdAround } from '../canvas/dom.ts';
import { t } from '../i18n/t.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { alerts } from '../stores/alerts.ts';

/** What keys do with one module or several; copying and pasting have events of their own. */
const KEYS = /^(?:up|down|this|all|duplicate|remove)$/u;

/** Whether somebody chooses several modules, or does something with the one that has the focus. */
function isAsked(event: MouseEvent | KeyboardEvent): boolean {
  const { target, shiftKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (event instanceof KeyboardEvent)
    return (
      target.dataset['module'] !== undefined &&
      KEYS.test(shortcutOf(event, 'several') ?? shortcutOf(event, 'module') ?? '')
    );
  const isPage = moduleIdAround(target) !== null && target.closest('a,[data-ed-own]') === null;
  return isPage && (shiftKey || ctrlKey || metaKey);
}

/** Pressed before what answers it is there: it is done then. */
function hold(event: MouseEvent | KeyboardEvent): void {
  if (!isAsked(event)) return;
  event.preventDefault();
  event.stopPropagation();
  withSeveral((part) => part.handle(event));
}

const HELD = ['mousedown', 'click', 'keydown'] as const;

/** What is done with several modules, and by keys with one; it comes with the first press. */
export const several = {
  async load() {
    const { part } = await import('./part.ts');
    for (const type of HELD) removeEventListener(type, hold, true);
    part.startSeveral();
    return part;
  },
  preload: () => void several.load().catch(() => undefined),
};

export function holdKeys(): void {
  for (const type of HELD) addEventListener(type, hold, true);
}

/** Does something with it; where it does not come, that is said. */
export const withSeveral = (run: (part: Awaited<ReturnType<typeof several.load>>) => void): void =>
  void several.load().then(run, () => alerts.show('error', t('load.script')));
