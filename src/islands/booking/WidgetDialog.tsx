import { useEffect, useRef } from 'react';
import { Widget, type WidgetProps } from './Widget.tsx';
import { t } from './texts.ts';

interface Props extends WidgetProps {
  readonly onClose: () => void;
}

/** The widget over a page: a native dialog, which keeps the focus and closes on Escape. */
export function WidgetDialog({ onClose, ...widget }: Props) {
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
              {widget.offer.title}
            </h2>
            <p className="booking-hint">
              <time dateTime={widget.offer.dateStart}>{widget.offer.when}</time>
            </p>
          </div>
          <button
            type="button"
            className="booking-close"
            aria-label={t('close')}
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
