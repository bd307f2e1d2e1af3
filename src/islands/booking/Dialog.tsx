import { useEffect, useRef } from 'react';
import { Widget, type WidgetProps } from './Widget.tsx';
import { words } from './words.ts';

interface Props extends WidgetProps {
  /** Day, time and place. */
  readonly when: string;
  readonly onClose: () => void;
}

/** The widget over a page: a native dialog, which keeps the focus and closes on Escape. */
export function Dialog({ when, onClose, ...widget }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog
      className={widget.openTop ? 'booking-dialog booking-top' : 'booking-dialog'}
      aria-labelledby="booking-for"
      ref={dialog}
      onClose={onClose}
    >
      <div className="booking-panel">
        <div className="booking-head">
          <div>
            <h2 className="booking-title" id="booking-for" tabIndex={-1} ref={heading}>
              {widget.text}
            </h2>
            <p className="booking-hint">
              <time dateTime={widget.dateStart}>{when}</time>
            </p>
          </div>
          <button
            type="button"
            className="booking-close"
            aria-label={words('close')}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </div>
        <Widget {...widget} />
      </div>
    </dialog>
  );
}
