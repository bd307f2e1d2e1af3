import { useRef, useState, type ReactNode } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import { LOCALES } from '../../../lib/constants.ts';
import { fileRefusal } from '../../../lib/editing/file-intake.ts';
import { isOriginal, renditionAt } from '../../../lib/media/picture.ts';
import { CropButton } from '../crop/CropButton.tsx';
import { Picker } from '../picker/Picker.tsx';
import { announce } from '../stores/live-region.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import type { ControlProps } from './control.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { mediaFieldValue, upload } from '../files/upload.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/heic,.heic,.heif';

const PREVIEW_PX = 640;

interface Props extends ControlProps {
  /** What it is looked for as: `picture`, `video` … */
  readonly use: string;
  readonly accept: string;
  readonly children: ReactNode;
}

/** Uploads files into the library and the field; `status` is the progress, or what is wrong. */
function useUpload({ field, path, onChange, use }: ControlProps & { readonly use: string }) {
  const [status, setStatus] = useState('');
  const uploadFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const { name } = file;
    const reason = use === 'picture' ? fileRefusal(file) : null;
    if (reason !== null) {
      setStatus(t(reason));
      return;
    }
    setStatus(t('field.uploading', { name, percent: 0 }));
    const result = await upload(file, (percent) =>
      setStatus(t('field.uploading', { name, percent })),
    );
    const isAccepted = result.ok && use.split(',').includes(result.value.type);
    const message = result.ok ? t('field.wrongKind') : result.failure.message;
    const notice = result.ok ? (result.value.notice ?? '') : '';
    setStatus(isAccepted ? notice : message);
    if (!isAccepted) return;
    onChange(path, mediaFieldValue(field.control, result.value));
    announce(t('field.uploaded', { name }));
  };
  return { status, uploadFile };
}

/** A file: chosen from the library, or uploaded by choosing, dropping or pasting it. */
function MediaField({ accept, children, ...props }: Props) {
  const { field, value, path, onChange, id, describedBy, use } = props;
  const [isOpen, setOpen] = useState(false);
  const { status, uploadFile } = useUpload(props);
  const input = useRef<HTMLInputElement>(null);
  return (
    // Dropping and pasting are second ways: the buttons do the same.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      className="ed-media"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void uploadFile(event.dataTransfer.files[0]);
      }}
      onPaste={({ clipboardData }) => void uploadFile(clipboardData.files[0])}
    >
      {children}
      <div className="ed-row">
        <Button
          id={id}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('field.library')}
        </Button>
        <Button onClick={() => input.current?.click()}>{t('field.upload')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            void uploadFile(target.files?.[0]);
            target.value = '';
          }}
        />
        {value != null && <Button onClick={() => onChange(path, null)}>{t('field.remove')}</Button>}
      </div>
      <p role="status" className="ed-quiet">
        {status || t('field.dropHere')}
      </p>
      {isOpen && (
        <Picker
          title={field.label}
          source={{ use }}
          onChoose={(hit) => hit.media && onChange(path, hit.media.value)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** A picture with its text alternatives and the focal point that every crop keeps. */
export function Picture(props: ControlProps) {
  const { value, path, onChange, id, fieldErrors } = props;
  const image = value as Image | null | undefined;
  const fieldError = fieldErrors[[...path, 'alt'].join('.')];
  return (
    <MediaField {...props} use="picture" accept={PICTURES}>
      {image && (
        <>
          <FocalPoint
            src={renditionAt(image, PREVIEW_PX)}
            image={image}
            onChange={(focal) => onChange([...path, 'focal'], focal, true)}
          />
          {isOriginal(image.src) && (
            <div className="ed-row">
              <CropButton image={image} onCrop={(cropped) => onChange(path, cropped)} />
            </div>
          )}
          {LOCALES.map((one) => (
            <label key={one} data-path={[...path, 'alt', one].join('.')}>
              {t('field.alt', { language: t(`language.${one}`) })}
              <input
                type="text"
                lang={one}
                disabled={image.decorative}
                aria-invalid={fieldError !== undefined || undefined}
                aria-describedby={fieldError && `${id}-alt`}
                value={image.alt[one]}
                onChange={({ target }) => onChange([...path, 'alt', one], target.value, true)}
              />
            </label>
          ))}
          {fieldError && (
            <p className="ed-field-error" id={`${id}-alt`}>
              {fieldError}
            </p>
          )}
          <label className="ed-switch">
            <input
              type="checkbox"
              checked={image.decorative}
              onChange={({ target }) => onChange([...path, 'decorative'], target.checked)}
            />
            {t('field.decorative')}
          </label>
          <label>
            {t('field.credit')}
            <input
              type="text"
              value={image.credit}
              onChange={({ target }) => onChange([...path, 'credit'], target.value, true)}
            />
          </label>
        </>
      )}
    </MediaField>
  );
}

const ACCEPTED: Readonly<Record<string, string>> = {
  video: 'video/mp4,video/webm',
  audio: 'audio/*',
  document: 'application/pdf',
  captions: '.vtt',
  vector: 'image/svg+xml',
};

/** A film, a sound, a document of the library. */
export function FileField(props: ControlProps) {
  const { field, value } = props;
  const file = value as { readonly title: string; readonly src: string } | null | undefined;
  const use = field.target ?? '';
  const accept = use.split(',').map((one) => ACCEPTED[one] ?? '');
  return (
    <MediaField {...props} use={use} accept={accept.join()}>
      {file && <p>{file.title || file.src.split('/').at(-1)}</p>}
    </MediaField>
  );
}
