import { use, useEffect, useRef, useState } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import type { MediaEntity } from '../../../content/records/media.ts';
import { cropArea, focalIn, type PixelArea } from '../../../lib/media/crop.ts';
import { renditionAt } from '../../../lib/media/picture.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { announce } from '../stores/live-region.ts';
import { CropFrame } from './CropFrame.tsx';
import { firstFrame, isWhole, measured, MEASURES, percentOf, type Measure } from './frame.ts';
import { PlaceBox, shownWidth } from './place-box.ts';

const PREVIEW_PX = 1280;

export interface CropProps {
  readonly image: Image;
  /** Told of the picture that takes the place of this one. */
  readonly onCrop: (image: Image) => void;
  readonly onClose: () => void;
}

const LABELS: Readonly<Record<Measure, () => string>> = {
  left: () => t('crop.left'),
  top: () => t('crop.top'),
  width: () => t('crop.width'),
  height: () => t('crop.height'),
};

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (percent: number) => void;
}

/** A number that is shown as it is typed, until the field is left. */
function Percent({ label, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

/** Has the crop made; `error` is why there is none. */
function useCrop({ image, onCrop, onClose }: CropProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const crop = async (frame: PixelArea): Promise<void> => {
    setBusy(true);
    setError('');
    const answer = await request<MediaEntity>('POST', `/${locale}/pageeditor-api/media/crop`, {
      src: image.src,
      ...cropArea(frame, image),
    });
    // Who has closed the dialog wants none.
    if (!isOpen.current) return;
    setBusy(false);
    if (!answer.ok) {
      setError([failureText(answer), ...Object.values(answer.failure.fields ?? {})].join(' '));
      return;
    }
    const { src, width, height } = answer.value;
    onCrop({
      ...image,
      src,
      width: width ?? frame.width,
      height: height ?? frame.height,
      focal: focalIn(image.focal, frame, image),
    });
    announce(t('crop.done'));
    onClose();
  };
  return { isBusy, error, crop };
}

interface ResultProps {
  readonly frame: PixelArea;
}

/** How large the crop will be, and whether that is enough for its place. */
function Result({ frame }: ResultProps) {
  const place = use(PlaceBox);
  const { width, height } = frame;
  const isTooSmall = place !== null && shownWidth(frame, place) < place.width;
  return (
    <p role="status" className="ed-cut-result">
      {t('crop.pixels', { width, height })}{' '}
      {isTooSmall && (
        <strong>
          {t('crop.tooSmall', { shown: shownWidth(frame, place), needed: place.width })}
        </strong>
      )}
    </p>
  );
}

/** Any part of a picture, which becomes a picture of the library in the place of it. */
export function CropDialog(props: CropProps) {
  const { image, onClose } = props;
  const [frame, setFrame] = useState(() => firstFrame(image));
  const { isBusy, error, crop } = useCrop(props);
  const isRefused = isBusy || isWhole(frame, image);
  return (
    <Dialog title={t('crop.title')} onClose={onClose}>
      <p className="ed-quiet">{t('crop.help')}</p>
      <CropFrame
        src={renditionAt(image, PREVIEW_PX)}
        size={image}
        frame={frame}
        onChange={setFrame}
      />
      <div className="ed-cut-numbers">
        {MEASURES.map((measure) => (
          <Percent
            key={measure}
            label={LABELS[measure]()}
            value={percentOf(frame, measure, image)}
            onChange={(percent) => setFrame(measured(frame, measure, percent, image))}
          />
        ))}
      </div>
      <Result frame={frame} />
      {error !== '' && (
        <p role="alert" className="ed-field-error">
          {error}
        </p>
      )}
      <div className="ed-row">
        <Button
          className="ed-main"
          aria-disabled={isRefused}
          onClick={() => {
            if (!isRefused) void crop(frame);
          }}
        >
          {t(isBusy ? 'crop.busy' : 'crop.apply')}
        </Button>
        <Button onClick={onClose}>{t('crop.cancel')}</Button>
      </div>
    </Dialog>
  );
}
