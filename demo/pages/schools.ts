import { beside, visitorForm } from '../compose/pictures.ts';
import { columns, section, teasers } from '../compose/teasers.ts';
import { faq, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { toPerson, toProduction } from './targets.ts';

export const schools = (use: DemoMedia) =>
  page(
    'schulen',
    {
      title: t('Schulen & Kitas', 'Schools & nurseries'),
      headline: t('Schulen und Kitas', 'Schools and nurseries'),
      urls: t('mitmachen/schulen-kitas', 'take-part/schools-nurseries'),
      parent: 'mitmachen',
      position: 10,
      in_menu: true,
      meta: [
        t('Angebote für Schulen und Kitas', 'For schools and nurseries'),
        t(
          'Probenbesuche, Schulkonzerte, Instrumentenwagen: was Klassen und Kitagruppen im Konzerthaus Morgenfeld erleben.',
          'Rehearsal visits, school concerts, the instrument van: what classes and nursery groups can do at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      beside(
        use.picture('trommelwerkstatt'),
        t('Wir kommen auch zu Ihnen', 'We come to you, too'),
        [
          `[Leonie Sprößling](${toPerson('leonie')}) und drei Musikerinnen fahren mit dem Instrumentenwagen in sechzig Schulen im Jahr. Ausgepackt wird alles, angefasst auch, und zum Schluss spielt die Klasse ein Stück, das es vorher nicht gab.`,
          'Danach kommen die Kinder zu uns, und das ist der eigentliche Trick: Sie kennen dann schon jemanden auf der Bühne.',
        ],
        [
          `[Leonie Sprößling](${toPerson('leonie')}) and three musicians take the instrument van to sixty schools a year. Everything is unpacked, everything may be touched, and at the end the class plays a piece that did not exist before.`,
          'Then the children come to us, and that is the actual trick: by then they already know somebody on stage.',
        ],
      ),
      teasers(
        [
          {
            preline: t('Kita und Klasse 1–2', 'Nursery and years 1–2'),
            headline: t('Krabbeln, hüpfen, horchen', 'Crawl, hop, hark'),
            text: t(
              '45 Minuten auf der Foyerbühne, barfuß, vormittags um halb zehn.',
              '45 minutes on the Foyer Stage, barefoot, at half past nine in the morning.',
            ),
          },
          {
            preline: t('Klasse 3–6', 'Years 3–6'),
            headline: t('Schulkonzert', 'School concert'),
            text: t(
              'Eine Stunde mit dem ganzen Orchester und einer Moderation, die Fragen aushält.',
              'An hour with the full orchestra and a presenter who can take questions.',
            ),
            link_text: t('Zum Beispiel: Peter und der Wolf', 'For instance: Peter and the Wolf'),
            link: toProduction('peter'),
          },
          {
            preline: t('Ab Klasse 7', 'Year 7 and up'),
            headline: t('Hinter die Bühne', 'Backstage'),
            text: t(
              'Probenbesuch, Gespräch mit zwei Musikern, einmal durch den Keller.',
              'A rehearsal, a talk with two musicians, once through the cellar.',
            ),
          },
        ],
        { title: t('Angebote', 'What we offer') },
      ),
      columns('50-50', [
        [
          headline(t('Kosten', 'Costs'), { level: 2 }),
          text(
            [
              `Sechs Euro pro Kind, zwei Begleitpersonen frei. Ist das zu viel, sagen Sie es: Der [Freundeskreis](${toPage('freundeskreis')}) übernimmt den Rest, ohne Formular.`,
            ],
            [
              `Six euros a child, two adults free. If that is too much, say so: the [Friends](${toPage('freundeskreis')}) pay the rest, no form required.`,
            ],
          ),
        ],
        [
          headline(t('Material', 'Material'), { level: 2 }),
          text(
            [
              'Zu jedem Schulkonzert gibt es Unterrichtsmaterial für zwei Stunden, auch in Leichter Sprache. Es kommt mit der Bestätigung.',
            ],
            [
              'Every school concert comes with teaching material for two lessons, in easy-to-read German as well. You get it with your confirmation.',
            ],
          ),
        ],
      ]),
      quote(
        t(
          'Ich wusste nicht, dass Musik von Leuten gemacht wird.',
          'I didn’t know that music is made by people.',
        ),
        t('Ein Kind der Klasse 2b', 'A child from class 2b'),
        t('Grundschule am Wehr', 'Primary school by the weir'),
      ),
      section(
        [
          [
            headline(t('Anmelden', 'Book')),
            text(
              [
                'Plätze vergeben wir nach Eingang, zweimal im Jahr: ab dem 1. Mai für den Herbst, ab dem 1. November für das Frühjahr.',
              ],
              [
                'Places go to those who ask first, twice a year: from 1 May for autumn, from 1 November for spring.',
              ],
            ),
          ],
          [visitorForm('schools')],
        ],
        { layout: '50-50', look: 'quiet' },
      ),
      faq(t('Häufige Fragen von Lehrkräften', 'Questions teachers ask'), [
        [
          t('Passt eine Klasse mit Rollstühlen?', 'Is there room for wheelchairs?'),
          [
            'Ja, bis zu acht auf der Foyerbühne und vierzehn im Großen Saal. Bitte nennen Sie die Zahl, dann stellen wir um.',
          ],
          [
            'Yes: up to eight at the Foyer Stage and fourteen in the Great Hall. Tell us how many and we will rearrange the seats.',
          ],
        ],
        [
          t('Und wenn die Bahn ausfällt?', 'What if the tram fails?'),
          ['Dann fangen wir später an. Eine Tuba kann warten.'],
          ['Then we start later. A tuba can wait.'],
        ],
      ]),
    ],
  );
