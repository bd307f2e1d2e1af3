import { beside, podcast } from '../compose/pictures.ts';
import { section } from '../compose/teasers.ts';
import { button, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { ofType, toProduction } from './targets.ts';

export const workshops = (use: DemoMedia) =>
  page(
    'werkstaetten',
    {
      title: t('Werkstätten', 'Workshops'),
      headline: t('Werkstätten', 'Workshops'),
      urls: t('mitmachen/werkstaetten', 'take-part/workshops'),
      parent: 'mitmachen',
      position: 30,
      in_menu: true,
      meta: [
        t('Werkstätten', 'Workshops'),
        t(
          'Instrumentenwerkstatt, Chorwerkstatt, Synthesizerbau: Nachmittage zum Ausprobieren im Konzerthaus Morgenfeld.',
          'Instruments, choral singing, building a synthesiser: afternoons to try things out at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      beside(
        use.picture('geigenschnecke'),
        t('Zum ersten Mal Geige', 'My first violin'),
        [
          'Dreißig Geigen, dreißig Bögen, neunzig Minuten. Am Ende spielen alle denselben Ton, ungefähr. Für Kinder ab sechs und für Erwachsene, die es seit vierzig Jahren vorhaben.',
        ],
        [
          'Thirty violins, thirty bows, ninety minutes. By the end everyone plays the same note, more or less. For children from six and for adults who have been meaning to for forty years.',
        ],
      ),
      beside(
        use.picture('chor'),
        t('Atmen ist auch Musik', 'Breathing is music too'),
        [
          'Eine Chorwerkstatt an einem Vormittag: Einsingen, ein Kanon, ein Satz von Bach, Mittagessen.',
        ],
        ['A choral workshop in one morning: warming up, a round, a movement by Bach, lunch.'],
        'text-image',
      ),
      beside(
        use.picture('werkstatt'),
        t('Löten und Lauschen', 'Solder and listen'),
        [
          `In der Shedhalle bauen Sie einen Synthesizer, der danach Ihnen gehört, mit allen Folgen für die Nachbarn. Wer wissen will, woher das kommt, geht vorher in die Ausstellung [Faden und Ton](${toProduction('faden')}).`,
        ],
        [
          `In the Weaving Shed you build a synthesiser that is yours to keep, with all that this means for your neighbours. To see where it comes from, visit the exhibition [Thread and Tone](${toProduction('faden')}) first.`,
        ],
      ),
      section(
        [
          [
            headline(t('Alle Termine', 'All dates')),
            text(
              [
                'Werkstätten sind klein, die Plätze schnell vergeben. Werkzeug, Instrumente und Kekse stellen wir.',
              ],
              [
                'Workshops are small and places go quickly. We provide tools, instruments and biscuits.',
              ],
            ),
          ],
          [button(t('Werkstätten im Programm', 'Workshops in the programme'), ofType('workshop'))],
        ],
        { layout: '67-33', look: 'accent' },
      ),
      podcast(
        'https://soundcloud.com/morgenfeld/loeten-und-lauschen',
        t(
          'Was dabei herauskam: sieben Synthesizer zugleich',
          'What came of it: seven synthesisers at once',
        ),
      ),
      podcast(
        'https://open.spotify.com/playlist/morgenfeld0000000000000',
        t('Hörbeispiel', 'Listen'),
      ),
    ],
  );
