import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { $uploads, endUpload } from './uploads.ts';

/** Files on their way, in per cent, and why some did not arrive. */
export function UploadList() {
  const uploads = useStore($uploads);
  const isBusy = uploads.some(({ error }) => error === null);
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  if (uploads.length === 0) return null;
  return (
    <ul className="ed-uploads" aria-label={t('upload.list')}>
      {uploads.map(({ id, name, percent, error, retry }) => (
        <li key={id}>
          {error === null ? (
            <label>
              {t('field.uploading', { name, percent })}
              <progress max={100} value={percent} />
            </label>
          ) : (
            <>
              <p className="ed-field-error">
                {name}: {error}
              </p>
              {retry && <Button onClick={retry}>{t('upload.retry')}</Button>}
              <IconButton icon="close" label={t('panel.close')} onClick={() => endUpload(id)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
