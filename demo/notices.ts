import type { BreakingNewsInput } from '../src/content/records/notices.ts';
import { t } from './text.ts';

export const breakingNews: readonly (BreakingNewsInput & { readonly id: number })[] = [
  {
    id: 1,
    title: t('Linie 2 fährt wieder bis St. Ägidien', 'Tram 2 is back at St. Ägidien'),
    text: t(
      'Die Gleisarbeiten sind beendet. Nach Abendkonzerten in der Klosterkirche wartet die Bahn wie gewohnt auf Sie.',
      'The track works are finished. After evening concerts at the abbey church the tram waits for you as usual.',
    ),
    link: 'https://fahrplan.morgenfeld.example/linie-2',
    link_title: t('Zum Fahrplan', 'See the timetable'),
    position: 0,
  },
];
