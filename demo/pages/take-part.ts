import { teasers } from '../compose/teasers.ts';
import { text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

/** A heading of the menu: the menu leads to the first page below it. */
export const takePart = (use: DemoMedia) =>
  page(
    'mitmachen',
    {
      title: t('Mitmachen', 'Take part'),
      headline: t('Nicht nur zuhören', 'Not just listening'),
      urls: t('mitmachen', 'take-part'),
      position: 50,
      in_menu: true,
      is_clickable: false,
      has_tab_navigation: true,
    },
    [
      text(
        ['Singen, bauen, ausprobieren: Für alles hier genügt Lust, Vorkenntnisse stören nicht.'],
        [
          'Sing, build, try things out: all you need is the wish to; previous knowledge does no harm.',
        ],
      ),
      teasers([
        {
          image: use.picture('trommelwerkstatt'),
          headline: t('Schulen & Kitas', 'Schools & nurseries'),
          link: toPage('schulen'),
        },
        {
          image: use.picture('chor'),
          headline: t('Bürgerchor', 'Citizens’ choir'),
          link: toPage('buergerchor'),
        },
        {
          image: use.picture('werkstatt'),
          headline: t('Werkstätten', 'Workshops'),
          link: toPage('werkstaetten'),
        },
      ]),
    ],
  );
