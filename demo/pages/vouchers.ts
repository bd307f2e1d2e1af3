import { shared } from '../compose/teasers.ts';
import { beside } from '../compose/pictures.ts';
import { button, faq, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { TERMS } from './targets.ts';

export const vouchers = (use: DemoMedia) =>
  page(
    'gutscheine',
    {
      title: t('Gutscheine', 'Vouchers'),
      headline: t('Gutscheine', 'Vouchers'),
      urls: t('karten/gutscheine', 'tickets/vouchers'),
      parent: 'karten',
      position: 30,
      in_menu: true,
      meta: [
        t('Gutscheine', 'Vouchers'),
        t(
          'Konzertgutscheine ab zehn Euro, als Datei sofort oder auf Papier mit Garderobenmarke.',
          'Concert vouchers from ten euros, as a file at once or on paper with a cloakroom tag.',
        ),
      ],
    },
    [
      beside(
        use.picture('garderobenmarken'),
        t('So sieht der Gutschein aus', 'What the voucher looks like'),
        [
          'Der Gutschein auf Papier kommt mit einer ausgemusterten Garderobenmarke des Hauses. Wer sie am Konzertabend abgibt, bekommt einen Sekt oder eine Limonade, und die Marke wieder.',
          'Es gibt ihn über jeden Betrag ab zehn Euro. Er gilt für alle eigenen Veranstaltungen, ist übertragbar und drei Jahre lang gültig, gerechnet vom Ende des Jahres, in dem Sie ihn kaufen.',
        ],
        [
          'The paper voucher comes with a retired cloakroom tag. Hand it in on the night and you get a glass of sparkling wine or a lemonade, and the tag back.',
          'Choose any amount from ten euros. Vouchers are valid for all our own events, can be passed on and last three years from the end of the year of purchase.',
        ],
      ),
      button(
        t('Gutschein kaufen', 'Buy a voucher'),
        'https://karten.morgenfeld.example/gutschein',
        { sticky: true },
      ),
      faq(t('Gutschein einlösen', 'Redeeming a voucher'), [
        [
          t('Wo löse ich den Gutschein ein?', 'Where can I redeem it?'),
          [
            'Beim Kauf online, am Telefon und im Kartenbüro. Ein Rest bleibt als Guthaben auf derselben Nummer.',
          ],
          [
            'When buying online, by phone or at the box office. Anything left over stays on the same number.',
          ],
        ],
        [
          t('Kann ich ihn zurückgeben?', 'Can I return it?'),
          [
            `Online gekaufte Gutscheine können Sie vierzehn Tage lang widerrufen; Näheres steht in den [Geschäftsbedingungen](${TERMS}).`,
          ],
          [
            `You may withdraw from a voucher bought online within fourteen days; see our [terms and conditions](${TERMS}).`,
          ],
        ],
        [
          t('Und wenn ich ihn verliere?', 'And if I lose it?'),
          [
            'Mit der Bestellnummer drucken wir einen neuen. Die Garderobenmarke können wir nicht nachprägen, die Maschine ist von 1911.',
          ],
          [
            'With your order number we will print a new one. The tag cannot be struck again: the machine dates from 1911.',
          ],
        ],
      ]),
      text(
        [
          'Für Betriebe ab zwanzig Gutscheinen schreiben wir Namen von Hand hinein. Das dauert eine Woche und sieht auch so aus.',
        ],
        [
          'For companies ordering twenty or more we write in the names by hand. It takes a week, and it shows.',
        ],
      ),
      shared(1),
    ],
  );
