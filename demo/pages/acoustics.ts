import { beside, images, sound } from '../compose/pictures.ts';
import { articleList, columns, section } from '../compose/teasers.ts';
import { anchors, button, headline, html, quote, text } from '../compose/texts.ts';
import { demoAudio } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { ofType } from './targets.ts';

/** Articles of the media library that go on about sound and space. */
const FURTHER_READING = [1, 4, 9, 12];

const figures = html(
  '<table><caption>Die fünf Räume in Zahlen</caption><thead><tr><th>Raum</th><th>Plätze</th><th>Volumen</th><th>Nachhall, besetzt</th></tr></thead><tbody><tr><td>Großer Saal</td><td>1.412</td><td>14.800 m³</td><td>2,0 s</td></tr><tr><td>Kammersaal</td><td>386</td><td>3.100 m³</td><td>1,4 s</td></tr><tr><td>Foyerbühne</td><td>180</td><td>2.600 m³</td><td>1,1 s</td></tr><tr><td>Shedhalle</td><td>620</td><td>7.900 m³</td><td>1,2 s</td></tr><tr><td>Klosterkirche</td><td>450</td><td>9.400 m³</td><td>6,0 s</td></tr></tbody></table>',
  '<table><caption>Our five spaces in figures</caption><thead><tr><th>Space</th><th>Seats</th><th>Volume</th><th>Reverberation, full</th></tr></thead><tbody><tr><td>Great Hall</td><td>1,412</td><td>14,800 m³</td><td>2.0 s</td></tr><tr><td>Chamber Hall</td><td>386</td><td>3,100 m³</td><td>1.4 s</td></tr><tr><td>Foyer Stage</td><td>180</td><td>2,600 m³</td><td>1.1 s</td></tr><tr><td>Weaving Shed</td><td>620</td><td>7,900 m³</td><td>1.2 s</td></tr><tr><td>Abbey Church</td><td>450</td><td>9,400 m³</td><td>6.0 s</td></tr></tbody></table>',
);

export const acoustics = (use: DemoMedia) =>
  page(
    'architektur',
    {
      title: t('Architektur & Akustik', 'Architecture & acoustics'),
      headline: t('Architektur und Akustik', 'Architecture and acoustics'),
      urls: t('haus/architektur-akustik', 'house/architecture-acoustics'),
      parent: 'haus',
      position: 20,
      in_menu: true,
      meta: [
        t('Architektur und Akustik', 'Architecture and acoustics'),
        t(
          'Warum der Große Saal so warm klingt: Lindenholz, Rosshaar, ein Zufall und zwei Sekunden Nachhall.',
          'Why the Great Hall sounds so warm: limewood, horsehair, an accident and two seconds of reverberation.',
        ),
      ],
    },
    [
      anchors(),
      headline(t('Der Große Saal', 'The Great Hall'), { anchor: 'saal' }),
      beside(
        use.picture('kronleuchter'),
        t('Die Decke des Saals', 'The ceiling of the hall'),
        [
          'Der Plan von 1909 sah die Saaldecke vierzig Zentimeter höher vor. Dann fehlte Holz, und der Zimmermeister Ferdinand Krahl hängte sie an kürzere Balken. So kommt die erste Reflexion in Reihe 14 nach neunzehn tausendstel Sekunden an, und das Ohr hält sie für Wärme.',
          'Linde schluckt die hohen Töne ein wenig und gibt die mittleren freundlich zurück. Unter den Sitzen liegt Rosshaar; ein leerer Platz klingt deshalb fast wie ein besetzter. Probende Orchester mögen das.',
        ],
        [
          'On the plans of 1909 the ceiling was forty centimetres higher. Then timber ran short, and the master carpenter Ferdinand Krahl hung it from shorter beams. As a result the first reflection reaches row 14 after nineteen thousandths of a second, and the ear takes it for warmth.',
          'Limewood swallows the high notes a little and gives the middle ones kindly back. The seats are stuffed with horsehair, so that an empty one sounds almost like a taken one. Rehearsing orchestras appreciate that.',
        ],
      ),
      quote(
        t(
          'Man kann hier so leise spielen, dass es gefährlich wird.',
          'In here you can play so quietly that it becomes dangerous.',
        ),
        t('Mirela Dragoș', 'Mirela Dragoș'),
        t('Chefdirigentin', 'Chief conductor'),
      ),
      headline(t('Hörbeispiele', 'Listen'), { anchor: 'hoeren' }),
      columns('50-50', [
        [
          text(
            [
              'Dasselbe Stück klingt in jedem unserer Räume anders. Im Großen Saal verschmelzen die Töne, im Kammersaal stehen sie nebeneinander, in St. Ägidien holen sie einander ein. Nehmen Sie Kopfhörer, schließen Sie die Augen, raten Sie den Raum.',
            ],
            [
              'The same piece sounds different in each of our spaces. In the Great Hall the notes blend, in the Chamber Hall they stand side by side, at St. Ägidien they catch up with one another. Put on headphones, close your eyes and guess the room.',
            ],
          ),
        ],
        [sound(use, demoAudio.title, [[demoAudio.transcript.de], [demoAudio.transcript.en]])],
      ]),
      headline(t('Zahlen', 'Figures'), { anchor: 'zahlen' }),
      figures,
      headline(t('Baustile', 'Styles of building'), { anchor: 'bau' }),
      section(
        [
          [
            text(
              [
                '**1911:** Reformarchitektur, außen streng, innen gebogen. Das Kupferdach sollte glänzen und wurde zum Glück grün.',
                '**1958:** der Kammersaal, Nussbaum und Messing, mit den bequemsten Stühlen des Hauses.',
                '**2014:** Glastüren, Foyerbühne, ein Aufzug mehr. Der Denkmalschutz verlangte, dass man alles wieder ausbauen kann. Bisher wollte es niemand.',
              ],
              [
                '**1911:** Reform architecture, severe outside, curved within. The copper roof was meant to shine and, happily, went green.',
                '**1958:** the Chamber Hall, walnut and brass, with the most comfortable chairs in the house.',
                '**2014:** glass doors, Foyer Stage, one more lift. The conservation office insisted that all of it could be taken out again. So far nobody has asked.',
              ],
            ),
            button(t('Führungen durchs Haus', 'Guided tours'), ofType('fuehrung')),
          ],
          [
            images([
              [use.picture('foyertreppe'), t('Die Foyertreppe von 1911', 'The staircase of 1911')],
              [use.picture('dach-im-schnee'), t('Kupfer unter Schnee', 'Copper beneath snow')],
              [
                use.picture('konzerthaus-tag'),
                t('Säulen: sechs, davon vier tragend', 'Columns: six, four of them load-bearing'),
              ],
            ]),
          ],
        ],
        { layout: '50-50', look: 'quiet' },
      ),
      button(t('Die Orgel von St. Ägidien', 'The organ of St. Ägidien'), toPage('orgel'), {
        look: 'arrow',
      }),
      articleList(t('Zum Weiterlesen', 'Further reading'), FURTHER_READING),
    ],
  );
