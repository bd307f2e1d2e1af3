import { use, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import { PlaceBox } from '../crop/place-box.ts';
import { t } from '../i18n/t.ts';
import { cropOf } from './crop-box.ts';

const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (value: number): number => Math.round(value * 100);

interface Props {
  readonly src: string;
  readonly image: Pick<Image, 'width' | 'height' | 'focal'>;
  readonly onChange: (focal: Image['focal']) => void;
}

/** Where the point is, what of the picture the page shows, and how large it is. The policy refuses style attributes. */
function usePlaces({ image }: Props) {
  const box = useRef<HTMLButtonElement>(null);
  const shape = use(PlaceBox)?.ratio ?? null;
  const crop = cropOf(image, image.focal, shape);
  useLayoutEffect(() => {
    const style = box.current?.style;
    const places = { x: image.focal.x, y: image.focal.y, ...crop };
    for (const [name, value] of Object.entries(places))
      style?.setProperty(`--ed-${name}`, `${100 * value}%`);
    style?.setProperty('--ed-ratio', String(image.width / image.height));
    style?.setProperty('--ed-natural', `${image.width}px`);
  });
  return { box, isCut: crop.width < 1 || crop.height < 1 };
}

/** The point that every crop keeps: by click, touch or dragging, by arrow keys, or as numbers. */
export function FocalPoint(props: Props) {
  const { src, image, onChange } = props;
  const { focal } = image;
  const { x, y } = focal;
  const { box, isCut } = usePlaces(props);
  const moveTo = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  };
  return (
    <div>
      <button
        type="button"
        ref={box}
        className="ed-focal"
        aria-label={t('field.focal', { x: percent(x), y: percent(y) })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) moveTo(event);
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onChange({ x: share(x + step[0]), y: share(y + step[1]) });
        }}
      >
        <img src={src} alt="" draggable={false} />
        {isCut && <span className="ed-crop" />}
      </button>
      <div className="ed-row">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {t(axis === 'x' ? 'field.focalX' : 'field.focalY')}
            <input
              type="number"
              min={0}
              max={100}
              value={percent(focal[axis])}
              onChange={({ target }) =>
                onChange({ ...focal, [axis]: share(Number(target.value) / 100) })
              }
            />
          </label>
        ))}
      </div>
    </div>
  );
}
