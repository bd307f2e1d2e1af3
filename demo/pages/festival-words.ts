import { beside, booklet } from '../compose/pictures.ts';
import { events, hero, section, teasers } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import { addDays, momentAt, type Day } from '../days.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { ofType, toProduction } from './targets.ts';

/** How long the campaign has run on `today`, in days. */
const RUNNING_FOR = 14;

/** The campaign of a festival, shown without the house's menus. */
export const festivalWords = (use: DemoMedia, today: Day) =>
  page(
    'silbe',
    {
      title: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
      urls: t('silbe-fest', 'silbe-festival'),
      is_landing_page: true,
      meta: [
        t('Silbe: ein Wochenende im Oktober', 'Silbe: a weekend in October'),
        t(
          'Ein Wochenende, an dem Sprache klingt und Musik erzählt: Lesungen, Lieder und eine lange Nacht der kurzen Texte in Morgenfeld an der Silbe.',
          'A weekend on which language sounds and music speaks: readings, songs and a long night of short texts in Morgenfeld on the Silbe.',
        ),
      ],
      og_title: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
      og_description: t(
        'Silbe. Ein Fest für Wort und Musik.',
        'Silbe, the German for ‘syllable’: a festival of words and music.',
      ),
      og_image: use.picture('mikrofon'),
      og_type: 'article',
    },
    [
      hero({
        headline: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
        text: t(
          'Silbe. Ein Wochenende für Wort und Musik, an beiden Ufern.',
          'Silbe, the German for ‘syllable’. A weekend of words and music on both banks.',
        ),
        button_text: t('Zum Festival', 'To the festival'),
        button_link: toProduction('silbe'),
        image: use.picture('mikrofon'),
        sticky: true,
        online_from: momentAt(addDays(today, -RUNNING_FOR), '00:00'),
      }),
      beside(
        use.picture('partitur'),
        t('Gedichte und Lieder', 'Poems and songs'),
        [
          'Gedichte haben einen Puls, Lieder haben Satzzeichen, und ein gut gelesenes Komma kann einen Saal zum Schweigen bringen. Drei Tage lang teilen sich Autorinnen, Sänger und ein sehr geduldiger Pianist die Bühnen der Stadt.',
        ],
        [
          'Poems have a pulse, songs have punctuation, and a well-read comma can silence a hall. For three days writers, singers and one very patient pianist share the stages of the town.',
        ],
      ),
      quote(
        t(
          'Ein Lied ist ein Gedicht, das nicht stillhalten konnte.',
          'A song is a poem that could not keep still.',
        ),
        t('Miriam Ostrowetz', 'Miriam Ostrowetz'),
        t('Autorin', 'Writer'),
      ),
      section(
        [
          [
            headline(t('Festivalpass', 'Festival pass')),
            text(
              [
                'Der Festivalpass kostet 58 Euro, ermäßigt weniger, und gilt für alles. Auch für die lange Nacht der kurzen Texte, bei der um Mitternacht die letzte Zeile versteigert wird.',
              ],
              [
                'The festival pass costs 58 euros, less with a discount, and covers everything, including the long night of short texts, where the last line is auctioned at midnight.',
              ],
            ),
            button(t('Festivals im Programm', 'Festivals in the programme'), ofType('festival')),
          ],
          [
            booklet(
              'https://www.yumpu.com/de/document/view/100001/silbe-das-lesebuch',
              t('Das Lesebuch zum Fest', 'The festival reader (in German)'),
            ),
          ],
        ],
        { layout: '50-50', look: 'ink' },
      ),
      teasers(
        [
          {
            image: use.picture('strassenbahn'),
            headline: t('Anfahrt', 'Getting there'),
            link: toPage('anfahrt'),
          },
          {
            image: use.picture('cafetisch'),
            headline: t('Essen und Trinken', 'Food and drink'),
            link: toPage('garderobe'),
          },
          {
            image: use.picture('hoeranlage'),
            headline: t('Barrierefreiheit', 'Accessibility'),
            link: toPage('zugang'),
          },
        ],
        { title: t('Für das Wochenende', 'For the weekend'), layout: 'slider' },
      ),
      events({ title: t('Am Wochenende davor', 'The weekend before'), filters: 'weekend' }),
    ],
  );
