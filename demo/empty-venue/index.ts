import { NO_CONTENT, type DemoContent } from '../build.ts';
import { pageLink } from '../links.ts';
import { t } from '../text.ts';
import { UNNAMED } from './unnamed.ts';
import { legalTexts } from './legal.ts';

/** What a house begins with instead of the demo: closed to visitors, with texts to fill in, kinds of events to choose from, and no events. */
export const emptyVenue: DemoContent = {
  ...NO_CONTENT,
  settings: [{ id: 1, site_name: UNNAMED, is_site_online: false, theme: 'nature' }],
  legal_text: legalTexts,
  exhibition_type: [
    { id: 1, name: t('Konzert', 'Concert'), slug: 'konzert' },
    { id: 2, name: t('Ausstellung', 'Exhibition'), slug: 'ausstellung' },
    { id: 3, name: t('Gespräch', 'Talk'), slug: 'gespraech' },
    { id: 4, name: t('Führung', 'Tour'), slug: 'fuehrung' },
  ],
  menu_item: [
    { id: 1, menu_name: t('Programm', 'What’s on'), url: pageLink('events'), position: 0 },
    { id: 2, menu_name: t('Spielstätten', 'Venues'), url: pageLink('venues'), position: 1 },
    { id: 3, menu_name: t('Team', 'Team'), url: pageLink('team'), position: 2 },
  ],
};
