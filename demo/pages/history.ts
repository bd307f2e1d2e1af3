import { beside, booklet, image, images, video } from '../compose/pictures.ts';
import { columns, newest, section } from '../compose/teasers.ts';
import { anchors, button, headline, quote, table, text } from '../compose/texts.ts';
import { articleCategories } from '../categories.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { chaptersSince1958 } from './history-since-1958.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

const beginnings = (use: DemoMedia) => [
  headline(t('1908–1911: Eine Wette unter Webern', '1908–1911: A wager among weavers'), {
    anchor: 'anfang',
    preline: t('Der Anfang', 'The beginning'),
  }),
  section(
    [
      [
        text(
          [
            'Im Herbst 1908 gastierte ein Orchester aus Leipzig in der Turnhalle. Es regnete durchs Dach, genau auf die Pauke. Die Tuchfabrikantin Auguste Lindenau soll am selben Abend gewettet haben, dass die Stadt eher ein Konzerthaus baue als diese Turnhalle repariere.',
            'Sie gewann. 3.112 Bürger:innen zeichneten Anteile zu fünf Mark, die Weber der Frühschicht stifteten das Lindenholz der Saaldecke. Am 11. November 1911 erklang zur Eröffnung Beethovens Siebte, gefolgt von einer Ansprache, die länger dauerte.',
          ],
          [
            'In the autumn of 1908 an orchestra from Leipzig played in the town’s gymnasium. Rain came through the roof, right onto the timpani. That same evening Auguste Lindenau, who owned a cloth mill, is said to have wagered that the town would build a concert hall before it repaired the gym.',
            'She won. 3,112 citizens bought shares at five marks each, and the weavers of the early shift gave the limewood for the ceiling. The house opened on 11 November 1911 with Beethoven’s Seventh, followed by a speech that lasted longer.',
          ],
        ),
      ],
      [
        image(
          use.picture('konzerthaus-tag'),
          'horizontal',
          t(
            'Kupferdach von 1911; grün wurde es erst 1926.',
            'The copper roof of 1911. It only turned green in 1926.',
          ),
        ),
      ],
    ],
    { layout: '50-50' },
  ),
];

const warYears = (use: DemoMedia) => [
  headline(t('1933–1949: Was fehlte', '1933–1949: What was missing'), {
    anchor: 'krieg',
    preline: t('Die dunklen Jahre', 'The dark years'),
  }),
  beside(
    use.picture('notenarchiv'),
    t('Elf Namen', 'Eleven names'),
    [
      'Im März 1933 verlor das Orchester elf seiner vierundsechzig Mitglieder, weil sie Juden waren oder mit Jüdinnen verheiratet. Ihre Stimmenbücher blieben im Archiv stehen, mit Bleistifteinträgen bis zum letzten Dienst.',
      'Seit 2011 liest das Haus an jedem 9. November ihre Namen, ohne Musik. Die Stimmenbücher kann jede und jeder im Archiv ansehen.',
    ],
    [
      'In March 1933 the orchestra lost eleven of its sixty-four members because they were Jews, or married to Jews. Their parts remained in the archive, pencil markings and all, up to the last performance they played.',
      'Since 2011 the house has read their names every 9 November, without music. Anyone may see the parts in the archive.',
    ],
    'text-image',
  ),
  text(
    [
      'Das Dach überstand den Krieg, die Fenster nicht. Im Winter 1946 spielte die Philharmonie in Mänteln; Eintritt: ein Brikett. Am Ende des Winters waren es 9.700 Briketts, das Haus blieb warm und das Orchester zusammen.',
    ],
    [
      'The roof survived the war; the windows did not. In the winter of 1946 the Philharmonic played in overcoats, and admission was one coal briquette. By spring there had been 9,700 of them. The house stayed warm and the orchestra stayed together.',
    ],
  ),
];

const dates = table(t('Die Daten', 'The dates'), [
  [t('**1911**', '**1911**'), t('Eröffnung am Lindenplatz', 'Opening on Lindenplatz')],
  [t('**1958**', '**1958**'), t('Kammersaal mit 386 Plätzen', 'Chamber Hall with 386 seats')],
  [
    t('**1993**', '**1993**'),
    t('Die Tuchfabrik am Wehr schließt', 'The cloth mill by the weir closes'),
  ],
  [
    t('**2003**', '**2003**'),
    t('Erstes Konzert in der Alten Weberei', 'First concert at the Alte Weberei'),
  ],
  [
    t('**2009**', '**2009**'),
    t('Die Orgel von St. Ägidien ist restauriert', 'The organ of St. Ägidien is restored'),
  ],
  [
    t('**2014**', '**2014**'),
    t('Foyerbühne und gläserne Türen zum Platz', 'Foyer Stage and glass doors to the square'),
  ],
]);

export const history = (use: DemoMedia) =>
  page(
    'geschichte',
    {
      title: t('Geschichte', 'History'),
      headline: t('Geschichte', 'History'),
      urls: t('haus/geschichte', 'house/history'),
      parent: 'haus',
      position: 10,
      in_menu: true,
      og_type: 'article',
      og_title: t(
        'Mehr Webstühle als Klaviere: die Geschichte des Konzerthauses',
        'More looms than pianos: a history of the Konzerthaus',
      ),
      og_description: t(
        'Eine Wette, 9.700 Briketts und ein Dach, das erst grün werden musste.',
        'A wager, 9,700 briquettes and a roof that had to turn green first.',
      ),
      og_image: use.picture('konzerthaus-tag'),
      meta: [
        t('Geschichte des Konzerthauses', 'A history of the Konzerthaus'),
        t(
          'Von der Wette einer Tuchfabrikantin 1908 bis zur Foyerbühne 2014: die Geschichte des Konzerthauses Morgenfeld.',
          'From a mill owner’s wager in 1908 to the Foyer Stage in 2014: the story of Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      text(
        [
          'Als Morgenfeld sein Konzerthaus bekam, lebten hier 41.000 Menschen, standen 2.900 Webstühle und, nach einer Zählung der Musikalienhandlung Brandt, 212 Klaviere. Man kann sagen: Die Stadt hat sich das Haus zugetraut, bevor sie es brauchte.',
        ],
        [
          'When Morgenfeld got its concert hall it had 41,000 inhabitants, 2,900 looms and, according to a count by Brandt’s music shop, 212 pianos. The town, you might say, believed in the house before it needed it.',
        ],
      ),
      anchors(true),
      ...beginnings(use),
      ...warYears(use),
      quote(
        t(
          'Wir haben uns an den Fagotten gewärmt. Fagotte sind erstaunlich warm.',
          'We kept warm by the bassoons. Bassoons are surprisingly warm.',
        ),
        t('Hedwig Aschenbach', 'Hedwig Aschenbach'),
        t(
          'Zweite Geige 1938–1974, im Gespräch von 1986',
          'Second violin 1938–1974, interviewed in 1986',
        ),
      ),
      ...chaptersSince1958(use),
      headline(t('Auf einen Blick', 'At a glance'), { anchor: 'daten' }),
      columns('33-67', [
        [dates],
        [
          images(
            [
              [
                use.picture('konzerthaus-nacht'),
                t('Lindenplatz, im Regen', 'Lindenplatz in the rain'),
              ],
              [
                use.picture('kronleuchter'),
                t(
                  'Der Leuchter von 1911, seit 2016 mit LED',
                  'The chandelier of 1911, on LEDs since 2016',
                ),
              ],
              [
                use.picture('garderobenmarken'),
                t('Marke 417 fehlt seit 1968.', 'Tag 417 has been missing since 1968.'),
              ],
              [
                use.picture('dach-im-schnee'),
                t('Dach und Kuppel, Januar', 'Roof and cupola in January'),
              ],
            ],
            { title: t('Aus dem Album', 'From the album') },
          ),
        ],
      ]),
      video(
        'https://vimeo.com/100000001',
        use.picture('filmkonzert'),
        t(
          'Wochenschau von 1958: Der Kammersaal wird eröffnet',
          'A newsreel of 1958: opening the Chamber Hall',
        ),
        t('4:12', '4:12'),
      ),
      booklet(
        'https://issuu.com/morgenfeld/docs/hundert-jahre',
        t(
          'Hundert Jahre zuhören. Das Buch zum Jubiläum',
          'A hundred years of listening: the anniversary book',
        ),
      ),
      newest(t('Weitere Geschichten', 'More stories'), [articleCategories.idOf('hintergrund')]),
      button(
        t('Weiter: Architektur & Akustik', 'Next: architecture & acoustics'),
        toPage('architektur'),
        { look: 'arrow' },
      ),
    ],
  );
