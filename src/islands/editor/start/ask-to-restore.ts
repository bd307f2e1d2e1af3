import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { ask } from '../stores/question.ts';

/** What was done here earlier and is not on the server is offered back. */
export const askToRestore = (at: number): Promise<boolean> =>
  ask({
    title: t('resume.title'),
    why: t('resume.why', { at: formatDateTime(at) }),
    yes: t('resume.goOn'),
    no: t('resume.discard'),
  });
