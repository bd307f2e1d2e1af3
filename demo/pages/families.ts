import { beside, image } from '../compose/pictures.ts';
import { columns, events, section, teasers } from '../compose/teasers.ts';
import { button, faq, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { ofGenre, toProduction, toSeries } from './targets.ts';

export const families = (use: DemoMedia) =>
  page(
    'familien',
    {
      title: t('Familien & Kinder im Konzert', 'Families & children'),
      headline: t('Familien und Kinder', 'Families and children'),
      urls: t('besuch/kinder-familien', 'visit/families'),
      parent: 'besuch',
      position: 60,
      in_menu: true,
      meta: [
        t('Familien und Kinder im Konzert', 'Families and children at concerts'),
        t(
          'Familienkonzerte, Krabbelkonzerte, Wickelräume und Sitzkissen: was Kinder und ihre Erwachsenen im Konzerthaus Morgenfeld erwartet.',
          'Family concerts, crawling concerts, changing rooms and cushions: what awaits children and their grown-ups at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      beside(
        use.picture('trommelwerkstatt'),
        t('Konzerte für Kinder', 'Concerts for children'),
        [
          `Unsere [Familiensonntagsvormittagskonzerte](${toSeries('familie')}) dauern eine Stunde. Es darf geflüstert, gestaunt und hinausgegangen werden, und am Ende darf jedes Kind die Pauke hauen, einmal.`,
          'Für Menschen unter drei gibt es die Krabbelkonzerte auf der Foyerbühne: dreißig Minuten, viele Matten, ein Cello, das sich nichts anmerken lässt.',
        ],
        [
          `Our [Sunday family concerts](${toSeries('familie')}) last an hour. Whispering, marvelling and slipping out are allowed, and at the end every child may bang the timpani, once.`,
          'For people under three there are crawling concerts on the Foyer Stage: thirty minutes, plenty of mats, and a cello that takes it all in its stride.',
        ],
      ),
      columns('33-33-33', [
        [
          headline(t('Gut zu wissen', 'Good to know'), { level: 2 }),
          text(
            [
              '- Wickelräume auf Ebene 0 und 2, offen für alle\n- Sitzkissen an der Garderobe\n- Kinderwagen bleiben im Foyer, bewacht\n- Gehörschutz in Kindergrößen',
            ],
            [
              '- Changing rooms on levels 0 and 2, open to all\n- Cushions at the cloakroom\n- Prams stay in the foyer, watched over\n- Ear defenders in children’s sizes',
            ],
          ),
        ],
        [
          headline(t('Preise', 'Prices'), { level: 2 }),
          text(
            [
              `Erwachsene 12 oder 18 Euro, Kinder bis 14 die Hälfte, unter sechs nichts. Mehr unter [Ermäßigungen](${toPage('ermaessigungen')}).`,
            ],
            [
              `Adults 12 or 18 euros, children up to 14 half that, under six nothing. More under [Discounts](${toPage('ermaessigungen')}).`,
            ],
          ),
        ],
        [
          headline(t('Geburtstag', 'Birthdays'), { level: 2 }),
          text(
            [
              'Nach dem Konzert zeigen wir Geburtstagskindern und acht Gästen die Bühne von hinten. Kuchen bringt das Café, Kerzen bläst die Tuba aus.',
            ],
            [
              'After the concert we show birthday children and eight guests the stage from behind. The café brings the cake; the tuba blows out the candles.',
            ],
          ),
        ],
      ]),
      section(
        [
          [image(use.picture('werkstatt'), 'horizontal')],
          [
            headline(t('Herr Pfifferling repariert Geräusche', 'Mr Pfifferling mends sounds')),
            text(
              [
                'Eines Morgens fehlt in ganz Morgenfeld die Stille. Ein Musiktheater für Menschen ab fünf, aus dem Haus selbst.',
              ],
              [
                'One morning silence goes missing from all of Morgenfeld. Music theatre for people aged five and up, made in the house itself.',
              ],
            ),
            button(t('Zum Stück', 'About the show'), toProduction('pfifferling')),
          ],
        ],
        { layout: '50-50', look: 'accent' },
      ),
      events({
        title: t('Mitmachen', 'Take part'),
        tag: tags.idOf('mitmachen'),
        audience: 'children',
      }),
      button(t('Alle Familienkonzerte', 'All family concerts'), ofGenre('familie'), {
        look: 'arrow',
      }),
      teasers([
        {
          image: use.picture('chor'),
          headline: t('Schulen & Kitas', 'Schools & nurseries'),
          text: t(
            'Neuntausend Kinder im Jahr, in Klassen und in Reihen.',
            'Nine thousand children a year, in classes and in rows.',
          ),
          link: toPage('schulen'),
        },
        {
          image: use.picture('werkstatt'),
          headline: t('Werkstätten', 'Workshops'),
          text: t(
            'Zum ersten Mal Geige, zum ersten Mal löten.',
            'Your first violin, your first soldering iron.',
          ),
          link: toPage('werkstaetten'),
        },
      ]),
      faq(t('Häufige Fragen von Eltern', 'Questions parents ask'), [
        [
          t('Mein Kind hält nicht durch. Was dann?', 'My child won’t last. What then?'),
          [
            'Dann gehen Sie hinaus, malen im Foyer weiter und kommen wieder, wenn es passt. Der Ton läuft draußen mit.',
          ],
          [
            'Then slip out, do some drawing in the foyer and come back when it suits you. The sound is relayed outside.',
          ],
        ],
        [
          t('Darf ich stillen?', 'May I breastfeed?'),
          ['Überall. Wer es ruhiger mag, findet einen Sessel im Ruheraum hinter der Garderobe.'],
          [
            'Anywhere. If you prefer somewhere quiet, there is an armchair in the quiet room behind the cloakroom.',
          ],
        ],
      ]),
    ],
  );
