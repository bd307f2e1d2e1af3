import { useStore } from '@nanostores/react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { t } from '../i18n/t.ts';
import { $pressedEntry } from '../picker/list-entries.ts';

/** Which record holds an entry of a list, and the ways to it. */
export function EntryDialog() {
  const entry = useStore($pressedEntry);
  if (entry === null) return null;
  const { label, note, path } = entry;
  const close = (): void => $pressedEntry.set(null);
  return (
    <Dialog title={label} onClose={close}>
      <p>
        {t('record.elsewhere')} {note}
      </p>
      <p className="ed-row">
        {path !== null && (
          <>
            <a className="ed-button ed-main" href={`${path}?edit`}>
              {t('record.editEntry')}
            </a>
            <a className="ed-button" href={path}>
              {t('record.visit')}
            </a>
          </>
        )}
        <Button onClick={close}>{t('find.cancel')}</Button>
      </p>
    </Dialog>
  );
}
