import type { ModuleInput } from '../../src/content/fields/module-tree.ts';
import { t } from '../text.ts';

/**
 * What a start page begins with as soon as somebody writes it: what it showed before, the next
 * events, so that visitors who come meanwhile find no empty page.
 */
export const firstHome: readonly ModuleInput[] = [
  {
    id: 'next-events',
    kind: 'eventlist',
    data: { title: t('Als Nächstes', 'Coming up'), layout: 'lead', most: 7 },
  },
];
