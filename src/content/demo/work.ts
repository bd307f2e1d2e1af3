import type { Work } from '../records/event-parts.ts';
import { t } from './text.ts';

const NO_NOTE = t('', '');

/** A work with its title as German and as English programmes print it. */
export const work = (
  composer: string,
  de: string,
  en: string,
  note: Work['note'] = NO_NOTE,
): Work => ({ composer, title: t(de, en), note });
