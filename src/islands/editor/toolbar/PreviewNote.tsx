import { previewedAt } from '../api/record.ts';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';

/** That the page is shown at another time than now, and the way back; nothing on other days. */
export const PreviewNote = () =>
  previewedAt !== null && (
    <p className="ed-at" role="note">
      {t('bar.previewAt', { at: formatDateTime(previewedAt) })}{' '}
      <a href={`${location.pathname}?edit`}>{t('publish.toNow')}</a>
    </p>
  );
