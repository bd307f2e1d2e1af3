import { image } from '../compose/pictures.ts';
import { section, teasers } from '../compose/teasers.ts';
import { button, faq, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { SERIES, toSeries } from './targets.ts';

export const subscriptions = (use: DemoMedia) =>
  page(
    'abos',
    {
      title: t('Abonnements erklärt', 'Subscriptions explained'),
      headline: t('Abonnements', 'Subscriptions'),
      urls: t('karten/abonnements-erklaert', 'tickets/subscriptions-explained'),
      parent: 'karten',
      position: 40,
      in_menu: true,
      meta: [
        t('Abonnements erklärt', 'Subscriptions explained'),
        t(
          'Festabo, Wahlabo, Tausch und Kündigung: wie Abonnements im Konzerthaus Morgenfeld funktionieren.',
          'Fixed and flexible subscriptions, exchanges and cancelling: how subscriptions work at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      section(
        [
          [
            text(
              [
                '2.300 Menschen haben bei uns einen Stammplatz. Sie sparen bis zu 30 Prozent, kennen ihre Nachbarn und müssen nie überlegen, was sie am Donnerstag machen.',
                'Ein Abonnement ist ein Versprechen in beide Richtungen: Wir halten Ihren Platz frei, Sie lassen sich auch auf den Abend ein, den Sie selbst nicht gewählt hätten. Meist ist es dieser, von dem Sie später erzählen.',
              ],
              [
                '2,300 people have a regular seat with us. They save up to 30 per cent, know their neighbours and never have to wonder what to do on Thursday.',
                'A subscription is a promise both ways: we keep your seat, and you agree to the evening you would not have chosen yourself. It is usually the one you talk about afterwards.',
              ],
            ),
            button(t('Alle Reihen', 'All series'), SERIES),
          ],
          [image(use.picture('publikum'), 'horizontal')],
        ],
        { layout: '50-50' },
      ),
      teasers(
        [
          {
            preline: t('Festabo', 'Fixed'),
            headline: t('Philharmonische Abende', 'Philharmonic Evenings'),
            text: t(
              'Zehn Abende im Großen Saal, immer derselbe Platz.',
              'Ten evenings in the Great Hall, always the same seat.',
            ),
            link: toSeries('abende'),
          },
          {
            preline: t('Festabo', 'Fixed'),
            headline: t('Kammermusik um acht', 'Chamber at Eight'),
            text: t(
              'Sechs Abende im Kammersaal, niemand sitzt weit weg.',
              'Six evenings in the Chamber Hall; nobody sits far away.',
            ),
            link: toSeries('kammer'),
          },
          {
            preline: t('Familienabo', 'Family'),
            headline: t('Familiensonntagsvormittagskonzert', 'Sunday Family Concerts'),
            text: t(
              'Vier Sonntage, ein Preis für alle, die unter ein Dach passen.',
              'Four Sundays, one price for everyone under one roof.',
            ),
            link: toSeries('familie'),
          },
        ],
        { title: t('Beliebte Abonnements', 'Popular subscriptions') },
      ),
      headline(t('Bedingungen', 'Conditions'), { anchor: 'regeln' }),
      text(
        [
          '1. **Fest oder frei.** Im Festabo haben Sie Reihe und Platz, im Wahlabo suchen Sie sich ab fünf Konzerten alles selbst zusammen und sparen 15 Prozent.\n2. **Tauschen.** Einen Termin je Spielzeit tauschen Sie kostenlos, bis 18:00 Uhr am Vortag.\n3. **Weitergeben.** Ihre Karte gilt für jeden, dem Sie sie geben. Freundschaften sind so entstanden.\n4. **Aufhören.** Ein Abo verlängert sich nicht von selbst. Wir fragen im Mai, Sie antworten bis Juni, Ihr Platz bleibt so lange frei.',
        ],
        [
          '1. **Fixed or flexible.** With a fixed subscription you have your row and seat; with a flexible one you pick five or more concerts yourself and save 15 per cent.\n2. **Exchange.** One date a season can be exchanged free of charge until 18:00 the day before.\n3. **Pass it on.** Your ticket is good for anyone you give it to. Friendships have begun that way.\n4. **Stop.** A subscription never renews itself. We ask in May, you answer by June, and your seat is kept that long.',
        ],
      ),
      faq(t('Häufige Fragen', 'Questions and answers'), [
        [
          t('Wann beginnt der Verkauf?', 'When do sales start?'),
          [
            'Für neue Abos am ersten Dienstag im Juni, zehn Uhr. Wer schon eines hat, wählt zwei Wochen früher.',
          ],
          [
            'For new subscriptions on the first Tuesday in June at ten. Existing subscribers choose two weeks earlier.',
          ],
        ],
        [
          t('Kann ich mitten in der Spielzeit einsteigen?', 'Can I join in mid-season?'),
          ['Ja. Sie zahlen nur, was noch kommt.'],
          ['Yes. You only pay for what is still to come.'],
        ],
        [
          t('An wen wende ich mich?', 'Whom do I ask?'),
          [
            'An das Abobüro: [abo@morgenfeld.example](mailto:abo@morgenfeld.example). Dort sitzt, wer auch Ihren Lieblingsplatz kennt.',
          ],
          [
            'The subscription desk: [abo@morgenfeld.example](mailto:abo@morgenfeld.example). They know your favourite seat, too.',
          ],
        ],
      ]),
    ],
  );
