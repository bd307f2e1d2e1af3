import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Without it the dialog asks for a decision and cannot be closed. */
  readonly onClose?: () => void;
}

/** A dialog over the page; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, children, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Only a dialog that is closed before it goes gives the focus back.
    return () => dialog?.close();
  }, []);
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
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
