import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { openPanel } from '../stores/selection.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Two things stand side by side in it. */
  readonly isWide?: boolean;
  /** It shows the module that is chosen, which has the focus afterwards. */
  readonly isOfModule?: boolean;
}

/** Where the focus goes from a panel that was opened in another one: what it was about, or the bar. */
const STEP_IN = '[data-module][data-selected],.ed-bar button:not(:disabled)';

/** What one came for, where a panel has fields; its name is told with it, as that of a region. */
const firstField = (panel: HTMLElement | null): HTMLElement | undefined =>
  [
    ...(panel?.querySelectorAll<HTMLElement>(
      ':is(input:not([type=radio]:not(:checked)), select, textarea, [contenteditable=true]):not(:disabled)',
    ) ?? []),
    // What is folded away, and the tools of a text, which keys reach by its arrows.
  ].find((field) => field.tabIndex >= 0 && field.checkVisibility());

/** A sidebar, a sheet from below on phones. It takes the focus and returns it when it closes. */
export function Panel({ title, children, isWide = false, isOfModule = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // Within the same task: the next key is meant for it.
  useLayoutEffect(() => {
    const panel = section.current;
    const previousFocus = document.activeElement;
    heading.current?.focus();
    panel?.addEventListener('keydown', ({ key, target }) => {
      // Escape in a dialog of a field closes that.
      if (key === 'Escape' && !(target as Element).closest('dialog')) openPanel(null);
    });
    return () => {
      // Whoever went on elsewhere meanwhile is not called back.
      const { activeElement, body } = document;
      if (activeElement !== body && !panel?.contains(activeElement)) return;
      // Who added a module goes on at the module, not at the button for the next one.
      const isBack = !isOfModule && previousFocus?.closest('body *') != null;
      const next = isBack ? previousFocus : document.querySelector(STEP_IN);
      (next as HTMLElement | null)?.focus();
    };
  }, [isOfModule]);
  useEffect(() => {
    // What is wide lies over the page.
    if (isWide) return;
    const room = import('./page-widths.ts').then(
      ({ makeRoom }) => section.current && makeRoom(section.current),
    );
    return () => void room.then((giveBack) => giveBack?.());
  }, [isWide]);
  // Also a field that comes later, with what the panel has to load.
  useLayoutEffect(() => {
    // On touch the keyboard would come up with a field, over half of the window.
    const hasKeys = matchMedia('(hover: hover)').matches;
    if (hasKeys && document.activeElement === heading.current) firstField(section.current)?.focus();
  });
  return (
    <section ref={section} className={isWide ? 'ed-panel ed-wide' : 'ed-panel'} aria-label={title}>
      <header className="ed-row">
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton icon="close" label={t('panel.close')} onClick={() => openPanel(null)} />
      </header>
      {children}
    </section>
  );
}
