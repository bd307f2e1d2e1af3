import { useStore } from '@nanostores/react';
import { $restoreOffer } from '../stores/restore-draft.ts';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Dialog } from '../components/Dialog.tsx';

/** ED-03: what was done here earlier and is not on the server is offered back. */
export function RestoreDraftDialog() {
  const offer = useStore($restoreOffer);
  if (offer === null) return null;
  return (
    <Dialog title={t('resume.title')}>
      <p>{t('resume.why', { at: formatDateTime(offer.at) })}</p>
      <p className="ed-row">
        <Button className="ed-main" onClick={() => offer.choose(true)}>
          {t('resume.goOn')}
        </Button>
        <Button onClick={() => offer.choose(false)}>{t('resume.discard')}</Button>
      </p>
    </Dialog>
  );
}
