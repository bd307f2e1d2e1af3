import { timeNote } from '../api/record.ts';
import { t } from '../i18n/t.ts';

/**
 * That the page is shown at another time than now, or that its address names none, and the way
 * to the page as it is; nothing on other days.
 */
export const PreviewNote = () =>
  timeNote && (
    <p className="ed-at" role="note">
      {timeNote} <a href={`${location.pathname}?edit`}>{t('publish.toNow')}</a>
    </p>
  );
