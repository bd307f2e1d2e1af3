import { useRef, useState, type ReactNode } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import { LOCALES } from '../../../lib/constants.ts';
import { renditionAt } from '../../../lib/media/picture.ts';
import { Finder } from '../find/Finder.tsx';
import { say } from '../stores/said.ts';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import type { ControlProps } from './control.ts';
import { Focal } from './Focal.tsx';
import { storedAs, upload } from './upload.ts';

const PREVIEW_PX = 640;

interface Props extends ControlProps {
  /** What it is looked for as: `picture`, `video` … */
  readonly use: string;
  readonly accept: string;
  readonly children: ReactNode;
}

/** A file: chosen from the library, or uploaded by choosing, dropping or pasting it. */
function Media({ field, value, path, onChange, id, describedBy, use, accept, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setState(word('field.uploading', { name: file.name }));
    const result = await upload(file);
    const isFit = result.ok && use.split(',').includes(result.value.type);
    const why = result.ok ? word('field.wrongKind') : result.failure.message;
    setState(isFit ? '' : why || word('field.uploadFailed'));
    if (!isFit) return;
    onChange(path, storedAs(field.control, result.value));
    say(word('field.uploaded', { name: file.name }));
  };
  return (
    // Dropping and pasting are second ways: the buttons do the same.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      className="ed-media"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      onPaste={({ clipboardData }) => void take(clipboardData.files[0])}
    >
      {children}
      <div className="ed-row">
        <Button
          id={id}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {word('field.library')}
        </Button>
        <Button onClick={() => input.current?.click()}>{word('field.upload')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {value != null && (
          <Button onClick={() => onChange(path, null)}>{word('field.remove')}</Button>
        )}
      </div>
      <p role="status" className="ed-quiet">
        {state || word('field.dropHere')}
      </p>
      {isOpen && (
        <Finder
          title={field.label}
          source={{ use }}
          onChoose={(hit) => hit.media && onChange(path, hit.media.value)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** A picture with what it says to those who do not see it, and the point that every crop keeps. */
export function Picture(props: ControlProps) {
  const { value, path, onChange, id, mistakes } = props;
  const image = value as Image | null | undefined;
  const mistake = mistakes[[...path, 'alt'].join('.')];
  return (
    <Media {...props} use="picture" accept="image/jpeg,image/png,image/webp,image/gif">
      {image && (
        <>
          <Focal
            src={renditionAt(image, PREVIEW_PX)}
            focal={image.focal}
            onChange={(focal) => onChange([...path, 'focal'], focal, true)}
          />
          {LOCALES.map((one) => (
            <label key={one}>
              {word('field.alt', { language: word(`language.${one}`) })}
              <input
                type="text"
                lang={one}
                disabled={image.decorative}
                aria-invalid={mistake !== undefined || undefined}
                aria-describedby={mistake && `${id}-alt`}
                value={image.alt[one]}
                onChange={({ target }) => onChange([...path, 'alt', one], target.value, true)}
              />
            </label>
          ))}
          {mistake && (
            <p className="ed-mistake" id={`${id}-alt`}>
              {mistake}
            </p>
          )}
          <label className="ed-switch">
            <input
              type="checkbox"
              checked={image.decorative}
              onChange={({ target }) => onChange([...path, 'decorative'], target.checked)}
            />
            {word('field.decorative')}
          </label>
          <label>
            {word('field.credit')}
            <input
              type="text"
              value={image.credit}
              onChange={({ target }) => onChange([...path, 'credit'], target.value, true)}
            />
          </label>
        </>
      )}
    </Media>
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
    <Media {...props} use={use} accept={accept.join()}>
      {file && <p>{file.title || file.src.split('/').at(-1)}</p>}
    </Media>
  );
}
