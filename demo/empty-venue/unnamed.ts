import { t } from '../text.ts';

/** The name that a house has before it is given one; the list of what is missing looks for it. */
export const UNNAMED = t('Ihr Haus', 'Your house');
