import { image } from '../compose/pictures.ts';
import { section, venue } from '../compose/teasers.ts';
import { button, faq, headline, html, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { venues } from '../venues.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { BOX_OFFICE, PHONE } from './targets.ts';

const hours = html(
  '<table><caption>Öffnungszeiten am Lindenplatz</caption><tbody><tr><th>Montag</th><td>geschlossen</td></tr><tr><th>Dienstag, Mittwoch</th><td>10–13 und 14:00–18:30&nbsp;Uhr</td></tr><tr><th>Donnerstag</th><td>10–13 und 14–20&nbsp;Uhr</td></tr><tr><th>Freitag</th><td>10:00–18:30&nbsp;Uhr</td></tr><tr><th>Samstag</th><td>10–16&nbsp;Uhr</td></tr><tr><th>Sonntag</th><td>10–13&nbsp;Uhr</td></tr></tbody></table>',
  '<table><caption>Opening hours on Lindenplatz</caption><tbody><tr><th>Monday</th><td>closed</td></tr><tr><th>Tuesday, Wednesday</th><td>10–13 and 14:00–18:30</td></tr><tr><th>Thursday</th><td>10–13 and 14–20</td></tr><tr><th>Friday</th><td>10:00–18:30</td></tr><tr><th>Saturday</th><td>10–16</td></tr><tr><th>Sunday</th><td>10–13</td></tr></tbody></table>',
);

const buying = faq(t('Karten kaufen', 'Buying tickets'), [
  [
    t('Online', 'Online'),
    [
      'Rund um die Uhr, bei jedem Termin im Programm. Sie wählen im Saalplan den Bereich und bekommen darin die besten freien Plätze nebeneinander. Die Karte kommt als Datei, zum Ausdrucken oder fürs Telefon.',
    ],
    [
      'Round the clock, with every date in the programme. Choose an area on the hall plan and get the best seats free in it, side by side. Your ticket arrives as a file, to print or to keep on your phone.',
    ],
  ],
  [
    t('Am Telefon', 'By phone'),
    [
      `Unter [+49 30 23125 040](${PHONE}) zu den Öffnungszeiten. Am ruhigsten ist es dienstags nach drei.`,
    ],
    [`On [+49 30 23125 040](${PHONE}) during opening hours. Tuesdays after three are quietest.`],
  ],
  [
    t('An der Abendkasse', 'On the door'),
    [
      'Eine Stunde vor Beginn, in jedem der drei Häuser. Hinterlegte Karten holen Sie bitte bis zwanzig Minuten vorher ab. Bargeld ist uns recht.',
    ],
    [
      'From one hour before the start, at each of the three houses. Please collect reserved tickets at least twenty minutes before. Cash is fine.',
    ],
  ],
]);

export const boxOffice = (use: DemoMedia) =>
  page(
    'kartenbuero',
    {
      title: t('Kartenbüro & Preise', 'Box office & prices'),
      urls: t('karten/kartenbuero-preise', 'tickets/box-office-prices'),
      parent: 'karten',
      position: 10,
      in_menu: true,
      in_footer: true,
      meta: [
        t('Kartenbüro und Preise', 'Box office and prices'),
        t(
          'Öffnungszeiten des Kartenbüros am Lindenplatz, Preise von 10 bis 89 Euro, Abendkasse und Telefon.',
          'Opening hours of the box office on Lindenplatz, prices from 10 to 89 euros, door sales and telephone.',
        ),
      ],
    },
    [
      section(
        [
          [
            headline(t('Öffnungszeiten und Kontakt', 'Opening hours and contact'), {
              anchor: 'oeffnungszeiten',
            }),
            hours,
            text(
              [
                `Lindenplatz 1, im Foyer links. [+49 30 23125 040](${PHONE}), [karten@morgenfeld.example](${BOX_OFFICE}). An Feiertagen gelten andere Zeiten; der Kopf jeder Seite sagt Ihnen, ob gerade offen ist.`,
              ],
              [
                `Lindenplatz 1, on the left in the foyer. [+49 30 23125 040](${PHONE}), [karten@morgenfeld.example](${BOX_OFFICE}). Public holidays have their own hours; the top of every page tells you whether we are open right now.`,
              ],
            ),
          ],
          [
            image(
              use.picture('foyertreppe'),
              'horizontal',
              t(
                'Vom Kartenbüro zum Rang: 42 Stufen oder ein Aufzug',
                'From the box office to the first tier: 42 steps, or a lift',
              ),
            ),
          ],
        ],
        { layout: '50-50' },
      ),
      headline(t('Preise', 'Prices'), { anchor: 'preise' }),
      text(
        [
          'Orchesterkonzerte im Großen Saal beginnen bei 15 Euro und enden an Galaabenden bei 89. Kammermusik kostet 22 oder 32 Euro, ein Abend in der Weberei meist 24, ein Familienkonzert 12 oder 18, Kinder zahlen die Hälfte.',
          'Alle Preise sind Endpreise, einschließlich Vorverkaufsgebühr und Garderobe. Wir verlangen nichts dafür, dass Sie Ihre Karte selbst ausdrucken.',
        ],
        [
          'Orchestral concerts in the Great Hall start at 15 euros and go up to 89 on gala nights. Chamber music costs 22 or 32 euros, an evening at the mill usually 24, a family concert 12 or 18, with children at half price.',
          'All prices are final, booking fee and cloakroom included. We charge nothing for letting you print your own ticket.',
        ],
      ),
      button(t('Ermäßigungen', 'Discounts'), toPage('ermaessigungen'), { look: 'arrow' }),
      buying,
      headline(t('Anfahrt', 'Getting here')),
      venue(venues.idOf('konzerthaus')),
    ],
  );
