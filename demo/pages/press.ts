import { images, paper, visitorForm } from '../compose/pictures.ts';
import { columns, newest, section } from '../compose/teasers.ts';
import { anchors, button, headline, text } from '../compose/texts.ts';
import { articleCategories } from '../categories.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { pathOf } from './addresses.ts';
import { page } from './page.ts';
import { toPerson } from './targets.ts';

export const press = (use: DemoMedia) =>
  page(
    'presse',
    {
      title: t('Presse', 'Press'),
      headline: t('Presse', 'Press'),
      urls: pathOf('presse'),
      parent: 'haus',
      position: 80,
      in_footer: true,
      meta: [
        t('Presse', 'Press'),
        t(
          'Pressebilder, Programmvorschau, Akkreditierung und eine Telefonnummer, die abnimmt.',
          'Press pictures, season preview, accreditation and a telephone number that gets answered.',
        ),
      ],
    },
    [
      section(
        [
          [
            text(
              [
                `[Wiebke Lührßen](${toPerson('wiebke')}) antwortet am selben Tag: [presse@morgenfeld.example](mailto:presse@morgenfeld.example), [+49 30 23125 047](tel:+493023125047).`,
                'Karten für Besprechungen bestellen Sie bitte bis zwei Werktage vorher. Sie sitzen außen, falls der Redaktionsschluss drängt.',
              ],
              [
                `[Wiebke Lührßen](${toPerson('wiebke')}) answers the same day: [presse@morgenfeld.example](mailto:presse@morgenfeld.example), [+49 30 23125 047](tel:+493023125047).`,
                'Please order review tickets at least two working days ahead. You will be on the aisle, in case the deadline presses.',
              ],
            ),
          ],
          [button(t('Akkreditieren', 'Ask for accreditation'), '#akkreditierung')],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
      anchors(),
      headline(t('Zum Herunterladen', 'To download'), { anchor: 'dateien' }),
      columns('50-50', [
        [
          paper(
            use,
            'paperDe',
            t('Vorschau auf die Spielzeit (PDF)', 'Season preview in German (PDF)'),
          ),
        ],
        [paper(use, 'paperEn', t('Vorschau auf Englisch (PDF)', 'Season preview (PDF)'))],
      ]),
      headline(t('Bilder', 'Pictures'), { anchor: 'bilder' }),
      images(
        [
          [
            use.picture('konzerthaus-nacht'),
            t('Konzerthaus am Lindenplatz, nachts', 'The Konzerthaus on Lindenplatz at night'),
          ],
          [
            use.picture('konzerthaus-tag'),
            t('Konzerthaus, Südseite', 'The Konzerthaus from the south'),
          ],
          [
            use.picture('saal-von-der-buehne'),
            t('Großer Saal, von der Bühne gesehen', 'The Great Hall seen from the stage'),
          ],
          [use.picture('alte-weberei'), t('Alte Weberei', 'Alte Weberei')],
          [
            use.picture('klosterkirche'),
            t('Klosterkirche St. Ägidien', 'Abbey Church of St. Ägidien'),
          ],
          [use.picture('orgelpfeifen'), t('Orgel von 1738', 'The organ of 1738')],
        ],
        { layout: 'grid' },
      ),
      text(
        [
          'Alle Bilder sind für die Berichterstattung über das Haus frei, mit Nachweis. Bitte schneiden Sie nichts ab, was Musik macht.',
        ],
        [
          'All pictures are free for reporting on the house, with credit. Please do not crop anything that is making music.',
        ],
      ),
      headline(t('Akkreditierung anfragen', 'Ask for accreditation'), { anchor: 'akkreditierung' }),
      visitorForm('press'),
      headline(t('Kurztext über das Haus', 'Short text about the house'), {
        anchor: 'boilerplate',
      }),
      text(
        [
          'Das Konzerthaus Morgenfeld, 1911 von der Bürgerschaft gegründet, bespielt drei Häuser mit fünf Bühnen: das Konzerthaus am Lindenplatz, die Alte Weberei und die Klosterkirche St. Ägidien. Rund dreihundert Veranstaltungen im Jahr erreichen 190.000 Menschen, darunter 9.000 Kinder. Intendantin ist seit 2019 Dr. Henriette Vossmann.',
        ],
        [
          'Konzerthaus Morgenfeld, founded by the citizens in 1911, runs three houses with five stages: the Konzerthaus on Lindenplatz, the Alte Weberei and the Abbey Church of St. Ägidien. Some three hundred events a year reach 190,000 people, 9,000 children among them. Dr. Henriette Vossmann has been its director since 2019.',
        ],
      ),
      newest(t('Aus dem Haus', 'From the house'), [articleCategories.idOf('haus')]),
    ],
  );
