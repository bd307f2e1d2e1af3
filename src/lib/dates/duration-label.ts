import type { Translate } from '../i18n/translator.ts';
import { hoursOf } from './dates.ts';

/** How long something takes, as people say it: «85 Minuten», «2 Stunden 15 Minuten». @param minutes at least one */
export function durationLabel(duration: number, t: Translate): string {
  const { hours, minutes } = hoursOf(duration);
  return [
    hours > 0 ? t('event:hours', { count: hours }) : '',
    minutes > 0 ? t('event:minutes', { count: minutes }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
