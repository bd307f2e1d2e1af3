import type { ExhibitionTypeInput } from '../src/content/records/groups.ts';
import { numbered } from './numbered.ts';
import { t } from './text.ts';

export const types = numbered({
  konzert: { name: t('Konzert', 'Concert'), slug: 'konzert' },
  musiktheater: {
    name: t('Oper & Musiktheater', 'Opera & music theatre'),
    slug: 'oper-musiktheater',
  },
  ausstellung: { name: t('Ausstellung', 'Exhibition'), slug: 'ausstellung' },
  fuehrung: { name: t('Führung', 'Guided tour'), slug: 'fuehrung' },
  gespraech: { name: t('Gespräch & Lesung', 'Talk & reading'), slug: 'gespraech-lesung' },
  workshop: { name: t('Workshop', 'Workshop'), slug: 'workshop' },
  film: { name: t('Film', 'Film'), slug: 'film' },
  festival: { name: t('Festival', 'Festival'), slug: 'festival' },
} satisfies Record<string, ExhibitionTypeInput>);
export type TypeKey = Parameters<typeof types.idOf>[0];
