import { useEffect, useRef } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import { t } from '../i18n/t.ts';

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
  readonly focal: Image['focal'];
  readonly onChange: (focal: Image['focal']) => void;
}

/** The point that every crop keeps: by click or touch, by arrow keys, or as numbers. */
export function FocalPoint({ src, focal, onChange }: Props) {
  const box = useRef<HTMLButtonElement>(null);
  const { x, y } = focal;
  useEffect(() => {
    box.current?.style.setProperty('--ed-x', `${percent(x)}%`);
    box.current?.style.setProperty('--ed-y', `${percent(y)}%`);
  }, [x, y]);
  return (
    <div>
      <button
        type="button"
        ref={box}
        className="ed-focal"
        aria-label={t('field.focal', { x: percent(x), y: percent(y) })}
        onClick={({ clientX, clientY, currentTarget, detail }) => {
          // Pressed by a key it is nowhere.
          if (detail === 0) return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onChange({ x: share(x + step[0]), y: share(y + step[1]) });
        }}
      >
        <img src={src} alt="" />
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
