import { image } from '../../compose/pictures.ts';
import type { Piece } from '../../compose/module.ts';
import { columns } from '../../compose/teasers.ts';
import { button, faq, headline, quote, text } from '../../compose/texts.ts';
import type { DemoMedia } from '../../media.ts';
import { series } from '../../series.ts';
import { t } from '../../text.ts';
import { toPage } from '../keys.ts';

const abende = (use: DemoMedia): readonly Piece[] => [
  headline(t('Das Abonnement', 'The subscription'), {
    anchor: 'abo',
  }),
  columns('50-50', [
    [
      text(
        [
          'Das Abonnement gilt für zehn Donnerstage, immer auf demselben Platz. Sie sparen bis zu 30 Prozent, können einen Abend tauschen und alle anderen verschenken.',
          '- **Kategorie 1:** 434 Euro statt 620\n- **Kategorie 2:** 336 Euro statt 480\n- **Kategorie 3:** 238 Euro statt 340\n- **Kategorie 4:** 133 Euro statt 190',
        ],
        [
          'The subscription covers ten Thursdays, always in the same seat. You save up to 30 per cent, may exchange one evening and give away all the others.',
          '- **Category 1:** 434 euros instead of 620\n- **Category 2:** 336 euros instead of 480\n- **Category 3:** 238 euros instead of 340\n- **Category 4:** 133 euros instead of 190',
        ],
      ),
    ],
    [
      image(
        use.picture('dirigentenpult'),
        'horizontal',
        t('Das Pult von Mirela Dragoș', 'Mirela Dragoș’s stand'),
      ),
    ],
  ]),
  button(t('Abonnements erklärt', 'Subscriptions explained'), toPage('abos'), { look: 'arrow' }),
  quote(
    t(
      'Mein Nachbar auf Platz 12 und ich haben 2008 geheiratet.',
      'My neighbour in seat 12 and I got married in 2008.',
    ),
    t('Reihe 16, Platz 11', 'Row 16, seat 11'),
    t('Abonnentin seit 2005', 'Subscriber since 2005'),
  ),
];

const familie = (use: DemoMedia): readonly Piece[] => [
  columns('33-67', [
    [image(use.picture('trommelwerkstatt'), 'square')],
    [
      headline(t('Ablauf eines Vormittags', 'How a morning runs')),
      text(
        [
          '1. **Zehn Uhr:** Instrumente zum Anfassen im Foyer.\n2. **Elf Uhr:** Konzert, eine Stunde, mit Pina Rautenstrauch oder jemandem, der ebenso gut fragt.\n3. **Zwölf Uhr:** Jedes Kind darf die Pauke hauen. Einmal.\n4. **Danach:** Nudeln in der Kantine, Kinderportion vier Euro.',
        ],
        [
          '1. **Ten o’clock:** instruments to touch in the foyer.\n2. **Eleven:** the concert, one hour, with Pina Rautenstrauch or somebody who asks questions just as well.\n3. **Noon:** every child may bang the timpani. Once.\n4. **Afterwards:** pasta in the canteen, four euros for a child’s portion.',
        ],
      ),
    ],
  ]),
  faq(t('Häufige Fragen', 'Questions and answers'), [
    [
      t('Wie spricht man das aus?', 'How do you pronounce it?'),
      [
        'Familien-sonntags-vormittags-konzert. Dreimal fehlerfrei, und die Garderobe gibt einen Keks aus.',
      ],
      [
        'Fa-MEE-lien-ZON-tahks-FOR-mit-tahks-kon-TSERT. Three times without a slip and the cloakroom owes you a biscuit.',
      ],
    ],
    [
      t('Brauchen Kinder eine Karte?', 'Do children need a ticket?'),
      [
        'Unter sechs eine kostenlose, damit wir wissen, wie viele Kissen wir brauchen. Bis vierzehn zum halben Preis.',
      ],
      [
        'Under six a free one, so that we know how many cushions to put out. Up to fourteen at half price.',
      ],
    ],
  ]),
  button(t('Familien & Kinder im Konzert', 'Families & children'), toPage('familien'), {
    look: 'arrow',
  }),
];

/** What stands below some of the series. */
export const onSeries = (use: DemoMedia): ReadonlyMap<number, readonly Piece[]> =>
  new Map([
    [series.idOf('abende'), abende(use)],
    [series.idOf('familie'), familie(use)],
  ]);
