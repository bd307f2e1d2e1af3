import { useEffect, useRef, type ReactNode } from 'react';
import { openPanel } from '../stores/selection.ts';
import { word } from '../words.ts';
import { IconButton } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Two things stand side by side in it. */
  readonly isWide?: boolean;
}

/** What stands at the side of the page, or from below on phones. It takes the focus and gives it back. */
export function Panel({ title, children, isWide = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    box.current?.addEventListener('keydown', ({ key, target }) => {
      // Escape in a dialog of a field closes that.
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) openPanel(null);
    });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section ref={box} className={isWide ? 'ed-panel ed-wide' : 'ed-panel'} aria-label={title}>
      <header className="ed-row">
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton icon="close" label={word('panel.close')} onClick={() => openPanel(null)} />
      </header>
      {children}
    </section>
  );
}
