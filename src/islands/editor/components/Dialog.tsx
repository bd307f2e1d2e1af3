import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { holdFocus } from './hold-focus.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Without it the dialog asks for a decision and cannot be closed. */
  readonly onClose?: () => void;
  /** It begins with its title: keys that were meant for the page choose and write nothing in it. */
  readonly isUnasked?: boolean;
}

/** A dialog over the page; the browser keeps the focus in it, and whoever wrote goes on where they were. */
export function Dialog({ title, children, onClose, isUnasked = false }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const giveBack = holdFocus();
    dialog?.showModal();
    if (isUnasked) dialog?.querySelector('h2')?.focus();
    return () => {
      // Nothing else can have the focus as long as it is open.
      dialog?.close();
      giveBack();
    };
  }, [isUnasked]);
  return (
    <dialog
      ref={box}
      className="ed-dialog"
      aria-label={title}
      onCancel={(event) => {
        if (onClose) onClose();
        else event.preventDefault();
      }}
    >
      <h2 tabIndex={isUnasked ? -1 : undefined}>{title}</h2>
      {children}
    </dialog>
  );
}
