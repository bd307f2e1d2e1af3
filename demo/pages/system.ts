import type { DemoMedia } from '../media.ts';
import { fullTeaser, section } from '../compose/teasers.ts';
import { button, headline, text } from '../compose/texts.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { HOUSE } from './targets.ts';

/** What editors write of the programme's page. */
export const programme = () =>
  page(
    'events',
    {
      title: t('Programm und Karten', 'Programme and tickets'),
      content_type: 'events',
      meta: [
        t('Programm und Karten', 'Programme and tickets'),
        t(
          'Alle Konzerte, Opern, Führungen und Ausstellungen in den drei Häusern, nach Tag, Saal, Reihe und Genre.',
          'Every concert, opera, tour and exhibition in our three houses, by day, hall, series and genre.',
        ),
      ],
    },
    [
      text(
        [
          'Alles, was klingt, nach Tagen geordnet. Karten gibt es bis zur letzten Minute, Ruhe ab der ersten.',
        ],
        [
          'Everything that sounds, day by day. Tickets until the last minute, silence from the first.',
        ],
      ),
    ],
  );

/** What stands above the articles. */
export const magazine = (use: DemoMedia) =>
  page(
    'magazine',
    {
      title: t('Mediathek', 'Media library'),
      headline: t('Mediathek', 'Media library'),
      content_type: 'magazine',
      meta: [
        t(
          'Mediathek: Gespräche, Aufnahmen, Hintergründe',
          'Media library: talks, recordings, background',
        ),
        t(
          'Was im Saal nicht ins Programmheft passt: Gespräche, Hörproben, Filme und Geschichten aus dem Konzerthaus Morgenfeld.',
          'What does not fit into a programme note: conversations, recordings, films and stories from Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      fullTeaser({
        image: use.picture('notenarchiv'),
        preline: t('Zum Hören und Weiterlesen', 'To hear and to read'),
        headline: t('Artikel, Filme und Tonaufnahmen', 'Articles, films and recordings'),
        text: t(
          'Warum ein Umblätterer nie klatscht, wie ein Oboenrohr entsteht und was das Archiv über 1923 verrät. Jede Woche kommt etwas hinzu, nichts verschwindet.',
          'Why a page turner never claps, how an oboe reed is made and what the archive gives away about 1923. Something is added every week; nothing disappears.',
        ),
      }),
    ],
  );

/** What stands with the people of the house. */
export const team = () =>
  page(
    'team',
    {
      title: t('Team', 'Team'),
      headline: t('Team', 'Team'),
      content_type: 'team',
      meta: [
        t('Team', 'Team'),
        t(
          'Wer im Konzerthaus Morgenfeld plant, stimmt, verkauft, umbaut und Auskunft gibt.',
          'Who plans, tunes, sells, rebuilds and answers questions at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      section(
        [
          [
            headline(t('Kontakt', 'Contact')),
            text(
              [
                `Wenn Sie nicht wissen, wer zuständig ist: Schreiben Sie an [haus@morgenfeld.example](${HOUSE}). Wir leiten Ihre Nachricht weiter.`,
              ],
              [
                `If you don’t know whom to ask, write to [haus@morgenfeld.example](${HOUSE}). We pass it on to the right person.`,
              ],
            ),
          ],
          [
            button(t('Kontakt', 'Contact'), toPage('kontakt'), {
              look: 'arrow',
            }),
            button(t('Offene Stellen', 'Vacancies'), toPage('jobs'), { look: 'arrow' }),
          ],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
    ],
  );
