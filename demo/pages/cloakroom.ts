import { beside, images } from '../compose/pictures.ts';
import { columns } from '../compose/teasers.ts';
import { button, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { toSeries } from './targets.ts';

export const cloakroom = (use: DemoMedia) =>
  page(
    'garderobe',
    {
      title: t('Garderobe & Gastronomie', 'Cloakroom, food & drink'),
      headline: t('Garderobe und Gastronomie', 'Cloakroom, food and drink'),
      urls: t('besuch/garderobe-gastronomie', 'visit/cloakroom-food-drink'),
      parent: 'besuch',
      position: 40,
      in_menu: true,
      meta: [
        t('Garderobe und Gastronomie', 'Cloakroom, food and drink'),
        t(
          'Die Garderobe ist im Preis enthalten, die Suppe beinahe. Café im Foyer, Bar Schussfaden, Pausenbestellung.',
          'The cloakroom is included in the price, and so, almost, is the soup. Foyer café, Schussfaden bar, interval orders.',
        ),
      ],
    },
    [
      beside(
        use.picture('garderobenmarken'),
        t('Garderobe', 'Cloakroom'),
        [
          'Die Garderobe kostet nichts extra und ist auch nach dem Konzert schnell: Zwölf Menschen geben 1.400 Mäntel in neun Minuten aus, gestoppt im Februar.',
          'Schirme, Rucksäcke, Instrumentenkästen und alles, was größer ist als ein Blatt A4, bleibt hier. Kinderwagen und Rollatoren haben eine eigene Ecke, Akkus ein eigenes Fach mit Strom.',
        ],
        [
          'The cloakroom costs nothing extra and is quick even after the concert: twelve people hand out 1,400 coats in nine minutes, timed last February.',
          'Umbrellas, rucksacks, instrument cases and anything larger than a sheet of A4 stay here. Prams and walking frames have a corner of their own, batteries a compartment with power.',
        ],
      ),
      beside(
        use.picture('cafetisch'),
        t('Café im Foyer', 'Foyer café'),
        [
          'Dienstag bis Sonntag ab zehn Uhr, an Konzertabenden bis eine Stunde nach Schluss. Mittags gibt es zwei Suppen, nachmittags den Apfelkuchen von Frau Reinhold, abends Brote, die man ohne Besteck und ohne Krümel essen kann.',
          `Mittwochs spielt dazu jemand Kammermusik: [Mittagspause mit Musik](${toSeries('mittag')}).`,
        ],
        [
          'Tuesday to Sunday from ten, on concert nights until an hour after the end. Two soups at lunchtime, Frau Reinhold’s apple cake in the afternoon, and open sandwiches at night that can be eaten without cutlery and without crumbs.',
          `On Wednesdays somebody plays chamber music to go with it: [Lunch Break with Music](${toSeries('mittag')}).`,
        ],
        'text-image',
      ),
      headline(t('In der Pause', 'In the interval'), { anchor: 'pause' }),
      columns('67-33', [
        [
          text(
            [
              'Zwanzig Minuten sind kurz. Bestellen Sie vor dem Konzert am Tresen, dann steht Ihr Glas mit Namen auf einem der Tische im Rangfoyer. Wasser ist an allen vier Brunnen umsonst.',
              'In der Alten Weberei schenkt die Bar „Schussfaden“ im Kesselhaus aus, bis der Letzte geht. In St. Ägidien gibt es im Winter Tee aus großen Kannen und das ganze Jahr über keine Bar: Es ist immer noch eine Kirche.',
            ],
            [
              'Twenty minutes is not long. Order at the bar before the concert and your glass will be waiting on a table in the upper foyer, with your name on it. Water is free at all four fountains.',
              'At the Alte Weberei the ‘Schussfaden’ bar in the boiler house keeps pouring until the last guest leaves. At St. Ägidien there is tea from large pots in winter and no bar all year: it is still a church.',
            ],
          ),
        ],
        [button(t('Tisch reservieren', 'Book a table'), 'tel:+493023125045', { look: 'outline' })],
      ]),
      images(
        [
          [use.picture('foyertreppe'), t('Foyer, neunzehn Uhr', 'The foyer at seven')],
          [
            use.picture('kronleuchter'),
            t('Darüber: 216 Glastropfen', 'Above it: 216 drops of glass'),
          ],
        ],
        { layout: 'grid', format: 'square' },
      ),
    ],
  );
