import { images, image, visitorForm } from '../compose/pictures.ts';
import { columns, fullTeaser, venueList } from '../compose/teasers.ts';
import { button, faq, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

export const hire = (use: DemoMedia) =>
  page(
    'vermietung',
    {
      title: t('Vermietung', 'Hire'),
      headline: t('Ihr Abend in unserem Haus', 'Your evening in our house'),
      urls: t('haus/vermietung', 'house/hire'),
      parent: 'haus',
      position: 60,
      in_menu: true,
      meta: [
        t('Räume mieten', 'Hire our spaces'),
        t(
          'Fünf Räume zwischen 180 und 1.412 Plätzen für Konzerte, Tagungen, Feste und Aufnahmen, mit Technik und Menschen, die sie beherrschen.',
          'Five spaces from 180 to 1,412 seats for concerts, conferences, parties and recordings, with equipment and the people who master it.',
        ),
      ],
    },
    [
      fullTeaser({
        image: use.picture('publikum'),
        headline: t('Vermietung', 'Hire'),
        text: t(
          'An neunzig Tagen im Jahr gehört das Haus anderen: Chören, Kongressen, Abiturklassen, Plattenfirmen. Wir geben Ihnen den Schlüssel, das Licht und jemanden, der weiß, wo der Schalter ist.',
          'On ninety days a year the house belongs to others: choirs, congresses, graduating classes, record companies. We hand you the key, the lights and somebody who knows where the switch is.',
        ),
        link_text: t('Pläne und Technik', 'Plans and technical data'),
        link: toPage('technik'),
      }),
      headline(t('Preise', 'Prices'), { anchor: 'preise' }),
      columns('50-50', [
        [
          text(
            [
              '- **Großer Saal:** ab 4.900 Euro am Tag\n- **Kammersaal:** ab 1.450 Euro\n- **Foyerbühne:** ab 680 Euro\n- **Shedhalle:** ab 2.300 Euro\n- **Klosterkirche:** auf Anfrage, die Gemeinde entscheidet mit',
            ],
            [
              '- **Great Hall:** from 4,900 euros a day\n- **Chamber Hall:** from 1,450 euros\n- **Foyer Stage:** from 680 euros\n- **Weaving Shed:** from 2,300 euros\n- **Abbey Church:** on request; the parish has a say',
            ],
          ),
        ],
        [
          text(
            [
              'Im Preis enthalten sind Grundlicht, Heizung, Reinigung und ein Bühnenmeister. Vereine aus Morgenfeld und Laienchöre zahlen die Hälfte, Schulen ein Viertel. Für Sonntage im Advent führen wir eine Warteliste; sie reicht zur Zeit drei Jahre weit.',
            ],
            [
              'Basic lighting, heating, cleaning and a stage manager are included. Clubs from Morgenfeld and amateur choirs pay half, schools a quarter. There is a waiting list for Sundays in Advent; at present it is three years long.',
            ],
          ),
          button(t('Termin anfragen', 'Ask for a date'), '#anfrage', {
            sticky: true,
          }),
        ],
      ]),
      images(
        [
          [
            use.picture('saal-von-der-buehne'),
            t('Großer Saal, 1.412 Plätze', 'Great Hall, 1,412 seats'),
          ],
          [use.picture('alte-weberei'), t('Shedhalle, 620 Plätze', 'Weaving Shed, 620 seats')],
          [
            use.picture('foyertreppe'),
            t('Foyer, Empfänge bis 500 Personen', 'Foyer, receptions for up to 500'),
          ],
        ],
        { title: t('Räume', 'Spaces') },
      ),
      image(
        use.picture('mikrofon'),
        'horizontal',
        t(
          'Aufnahmen: nachts, wenn die Straßenbahn schläft',
          'Recordings: at night, when the trams are asleep',
        ),
      ),
      faq(t('Gut zu wissen', 'Good to know'), [
        [
          t('Wie früh muss ich anfragen?', 'How early should I ask?'),
          [
            'Für Wochenenden ein Jahr vorher, für einen Dienstag im Januar genügt manchmal ein Anruf.',
          ],
          ['A year ahead for weekends. For a Tuesday in January a phone call may do.'],
        ],
        [
          t('Dürfen wir selbst ausschenken?', 'May we serve our own drinks?'),
          [
            'Im Foyer arbeitet das Café, in der Weberei dürfen Sie mitbringen, was in Mehrwegflaschen kommt.',
          ],
          [
            'In the foyer the café does the serving. At the mill you may bring anything that comes in returnable bottles.',
          ],
        ],
        [
          t('Gibt es Karten über Ihr Kartenbüro?', 'Can your box office sell our tickets?'),
          ['Gern, gegen sechs Prozent. Ihr Abend steht dann auch in unserem Programm.'],
          ['Gladly, for six per cent. Your evening will then be in our programme, too.'],
        ],
      ]),
      headline(t('Schreiben Sie uns', 'Write to us'), { anchor: 'anfrage' }),
      visitorForm('hire'),
      venueList(t('Wo die Räume liegen', 'Where the spaces are')),
    ],
  );
