import { INTL_LOCALE, TIME_ZONE } from '../../../lib/constants.ts';
import { locale } from '../api/record.ts';

/**
 * A moment in the language of the page, as the venue's clocks show it.
 * @param moment an instant, or milliseconds since 1970
 */
export const formatDateTime = (moment: string | number): string =>
  new Date(moment).toLocaleString(INTL_LOCALE[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
