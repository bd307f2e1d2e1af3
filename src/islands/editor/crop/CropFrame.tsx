import { useLayoutEffect, useRef, type DragEvent, type PointerEvent } from 'react';
import { cropArea, type PictureSize, type PixelArea } from '../../../lib/media/crop.ts';
import { t } from '../i18n/t.ts';
import { dragged, HANDLES, percentOf, pressed, type Handle } from './frame.ts';

interface Props {
  readonly src: string;
  readonly size: PictureSize;
  readonly frame: PixelArea;
  readonly onChange: (frame: PixelArea) => void;
}

/** A pointer that draws at the frame: where it began, and the frame as it was. */
interface Drag {
  readonly pointer: number;
  readonly handle: Handle;
  readonly x: number;
  readonly y: number;
  readonly frame: PixelArea;
}

/** Where the frame is. The policy refuses style attributes. */
function usePlaces({ frame, size }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = cropArea(frame, size);
  useLayoutEffect(() => {
    const style = stage.current?.style;
    for (const [name, value] of Object.entries({ left: x, top: y, width, height }))
      style?.setProperty(`--ed-${name}`, `${100 * value}%`);
    style?.setProperty('--ed-ratio', String(size.width / size.height));
    style?.setProperty('--ed-natural', `${size.width}px`);
  });
  return stage;
}

/** Drawing at the frame by mouse, pen or touch. */
function useDrag({ frame, size, onChange }: Props) {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>): void {
      const { target, currentTarget, pointerId: pointer, clientX: x, clientY: y } = event;
      const handle = (target as HTMLElement).dataset['handle'] as Handle | undefined;
      if (handle === undefined || event.button !== 0 || drag.current !== null) return;
      currentTarget.setPointerCapture(pointer);
      drag.current = { pointer, handle, x, y, frame };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
      const from = drag.current;
      if (from?.pointer !== pointerId) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      const by = [
        ((clientX - from.x) / width) * size.width,
        ((clientY - from.y) / height) * size.height,
      ] as const;
      onChange(dragged(from.frame, from.handle, by, size));
    },
    onPointerUp(): void {
      drag.current = null;
    },
    // What is selected elsewhere would be carried away in the place of the frame.
    onDragStart(event: DragEvent): void {
      event.preventDefault();
    },
    onPointerCancel(): void {
      if (drag.current !== null) onChange(drag.current.frame);
      drag.current = null;
    },
  };
}

/** The whole picture with the frame on it: drawn at eight handles, moved by itself or by arrow keys. */
export function CropFrame(props: Props) {
  const { src, size, frame, onChange } = props;
  const stage = usePlaces(props);
  const drag = useDrag(props);
  const values = {
    left: Math.round(percentOf(frame, 'left', size)),
    top: Math.round(percentOf(frame, 'top', size)),
    width: Math.round(percentOf(frame, 'width', size)),
    height: Math.round(percentOf(frame, 'height', size)),
  };
  return (
    <div className="ed-cut" ref={stage} {...drag}>
      <div className="ed-cut-picture">
        <img src={src} alt="" draggable={false} />
        <span className="ed-crop" />
      </div>
      <button
        type="button"
        className="ed-cut-frame"
        data-handle="move"
        aria-label={t('crop.frame', values)}
        onKeyDown={(event) => {
          const next = pressed(frame, event, size);
          if (next === null) return;
          event.preventDefault();
          onChange(next);
        }}
      />
      {HANDLES.map((handle) => (
        <span key={handle} className="ed-cut-handle" data-handle={handle} aria-hidden="true" />
      ))}
    </div>
  );
}
