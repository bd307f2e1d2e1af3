import { images } from '../compose/pictures.ts';
import { section, venueList } from '../compose/teasers.ts';
import { anchors, button, headline, html, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { toVenue } from './targets.ts';

const publicTransport = [
  headline(t('Mit Bahn und Bus', 'By tram and bus'), { anchor: 'bahn' }),
  text(
    [
      'Straßenbahn **2** und **5** sowie Bus **11** halten am „Lindenplatz/Konzerthaus“, vierzig Schritte vom Haupteingang. Tagsüber fährt alle sieben Minuten eine Bahn, abends alle fünfzehn. Nach großen Konzerten setzen die Verkehrsbetriebe zwei Wagen zusätzlich ein.',
      'Ihre Konzertkarte ist auch eine Fahrkarte: Sie gilt im Stadtgebiet ab drei Stunden vor Beginn bis Betriebsschluss, in beide Richtungen.',
      'Vom Hauptbahnhof sind es zwei Haltestellen oder zwölf Minuten zu Fuß, immer an der Silbe entlang. Der letzte Regionalexpress in Richtung Norden fährt um 23:41 Uhr; unsere Pausen kennen diesen Zug.',
    ],
    [
      'Trams **2** and **5** and bus **11** stop at ‘Lindenplatz/Konzerthaus’, forty steps from the main entrance. There is a tram every seven minutes by day and every fifteen at night, and the transport company adds two more after large concerts.',
      'Your concert ticket is also a tram ticket: it is valid in town from three hours before the start until the last service, both ways.',
      'From the main station it is two stops, or a twelve-minute walk along the Silbe. The last regional express heading north leaves at 23:41; our intervals are planned with that train in mind.',
    ],
  ),
];

const bicycle = [
  headline(t('Mit dem Rad', 'By bike'), { anchor: 'rad' }),
  text(
    [
      '180 überdachte Stellplätze stehen am Osteingang, zwölf davon sind breit genug für Lastenräder. An der Garderobe finden Sie Ladeschränke für Akkus, eine Pumpe und Flickzeug, das Sie behalten dürfen.',
    ],
    [
      'There are 180 covered spaces at the east entrance, twelve of them wide enough for cargo bikes. By the cloakroom you will find charging lockers for batteries, a pump and a repair kit that is yours to keep.',
    ],
  ),
];

const car = [
  headline(t('Mit dem Auto', 'By car'), { anchor: 'auto' }),
  text(
    [
      'Das Parkhaus Lindenplatz erreichen Sie über die Färbergasse. Ab 17:00 Uhr gilt mit der Eintrittskarte der Abendtarif von fünf Euro. Sechs Ladesäulen stehen auf Ebene 1.',
      'Zehn Plätze für Menschen mit Behinderung liegen direkt neben dem Aufzug, der bis ins Foyer fährt. Taxis halten vor dem Haupteingang; ab einer halben Stunde vor Schluss warten dort meist welche.',
    ],
    [
      'The Lindenplatz car park is entered from Färbergasse. From 17:00 your ticket entitles you to the evening rate of five euros. Six charging points are on level 1.',
      'Ten spaces for disabled drivers are next to the lift, which goes straight up to the foyer. Taxis stop in front of the main entrance and are usually waiting there half an hour before the end.',
    ],
  ),
];

const times = html(
  '<table><caption>Wege zum Lindenplatz</caption><thead><tr><th>Von</th><th>Womit</th><th>Minuten</th></tr></thead><tbody><tr><td>Hauptbahnhof</td><td>Straßenbahn 2, 5</td><td>4</td></tr><tr><td>Hauptbahnhof</td><td>zu Fuß an der Silbe</td><td>12</td></tr><tr><td>Alte Weberei</td><td>Straßenbahn 5</td><td>6</td></tr><tr><td>St. Ägidien</td><td>Straßenbahn 2</td><td>14</td></tr></tbody></table>',
  '<table><caption>Ways to Lindenplatz</caption><thead><tr><th>From</th><th>By</th><th>Minutes</th></tr></thead><tbody><tr><td>Main station</td><td>Trams 2 and 5</td><td>4</td></tr><tr><td>Main station</td><td>On foot along the Silbe</td><td>12</td></tr><tr><td>Alte Weberei</td><td>Tram 5</td><td>6</td></tr><tr><td>St. Ägidien</td><td>Tram 2</td><td>14</td></tr></tbody></table>',
);

export const gettingHere = (use: DemoMedia) =>
  page(
    'anfahrt',
    {
      title: t('Anfahrt', 'Getting here'),
      headline: t('Anfahrt', 'Getting here'),
      urls: t('besuch/anfahrt', 'visit/getting-here'),
      parent: 'besuch',
      position: 10,
      in_menu: true,
      meta: [
        t('Anfahrt: Straßenbahn, Rad, Auto', 'Getting here by tram, bike and car'),
        t(
          'So kommen Sie zum Konzerthaus am Lindenplatz, in die Alte Weberei und nach St. Ägidien: Linien, Stellplätze, Parkhaus, Wegzeiten.',
          'How to reach the Konzerthaus on Lindenplatz, the Alte Weberei and St. Ägidien: lines, bike stands, car park, travel times.',
        ),
      ],
    },
    [
      anchors(),
      section(
        [publicTransport, [images([[use.picture('strassenbahn')]], { format: 'vertical' })]],
        {
          layout: '67-33',
        },
      ),
      section([bicycle, car], { layout: '50-50', look: 'quiet' }),
      times,
      section(
        [
          [
            headline(t('Stufenloser Zugang', 'Step-free access'), { anchor: 'stufenlos' }),
            text(
              [
                `Haupteingang, Foyer, Aufzüge und alle Säle sind stufenlos erreichbar. Den Weg im Einzelnen, mit Türbreiten und Steigungen, beschreibt [Barrierefreiheit im Haus](${toPage('zugang')}).`,
              ],
              [
                `The main entrance, foyer, lifts and all halls can be reached without steps. [Access in the house](${toPage('zugang')}) describes the way in detail, with door widths and gradients.`,
              ],
            ),
          ],
          [
            button(
              t('Konzerthaus am Lindenplatz', 'Konzerthaus on Lindenplatz'),
              toVenue('konzerthaus'),
              {
                look: 'arrow',
              },
            ),
            button(t('Alte Weberei', 'Alte Weberei'), toVenue('weberei'), { look: 'arrow' }),
            button(t('Klosterkirche', 'Abbey church'), toVenue('klosterkirche'), { look: 'arrow' }),
          ],
        ],
        { layout: '50-50' },
      ),
      venueList(t('Alle Adressen', 'All addresses')),
    ],
  );
