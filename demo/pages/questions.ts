import { button, faq, text } from '../compose/texts.ts';
import { section } from '../compose/teasers.ts';
import { t } from '../text.ts';
import { questionsOfTheEvening } from './questions-evening.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { PHONE, TERMS } from './targets.ts';

const tickets = faq(
  t('Karten', 'Tickets'),
  [
    [
      t('Wie lange bleiben Karten im Warenkorb?', 'How long do tickets stay in my cart?'),
      ['Fünfzehn Minuten. Danach sind die Plätze wieder im Verkauf.'],
      ['Fifteen minutes. After that the seats go back on sale.'],
    ],
    [
      t('Kann ich Karten zurückgeben?', 'Can I return tickets?'),
      [
        `Nein, gekaufte Karten nehmen wir nicht zurück. Für ausverkaufte Abende verkaufen wir Ihre Karte aber in Kommission weiter, und privat weitergeben dürfen Sie sie jederzeit. Die Regeln stehen in den [Geschäftsbedingungen](${TERMS}).`,
      ],
      [
        `No, tickets cannot be returned. For sold-out evenings we will try to resell yours on commission, and you may pass it on privately at any time. The rules are in our [terms and conditions](${TERMS}).`,
      ],
    ],
    [
      t(
        'Bekomme ich mein Geld zurück, wenn ein Konzert ausfällt?',
        'Do I get my money back if a concert is cancelled?',
      ),
      [
        'Ja. Die Rückerstattung des Kartenpreises samt Vorverkaufsgebühr kommt ohne Antrag, auf demselben Weg, auf dem Sie gezahlt haben. Bei einer Verlegung gilt die Karte weiter; wer nicht kann, gibt sie innerhalb von vier Wochen zurück.',
      ],
      [
        'Yes. The refund of the ticket price including the booking fee comes without asking, by the way you paid. If a concert is moved your ticket remains valid; if you can’t come, return it within four weeks.',
      ],
    ],
    [
      t('Ausverkauft. Und jetzt?', 'Sold out. What now?'),
      [
        'Auf der Seite der Veranstaltung setzen Sie sich auf die Warteliste: Werden Plätze frei, halten wir sie zwölf Stunden für Sie fest und schreiben Ihnen. Oder Sie kommen eine Stunde vorher an die Abendkasse. Zehn bis zwanzig Karten kommen an fast jedem Abend zurück.',
      ],
      [
        'Join the waiting list on the event’s page: when seats come back we hold them for you for twelve hours and write to you. Or come to the box office an hour before the start. Ten to twenty tickets come back on almost every evening.',
      ],
    ],
    [
      t('Ich habe meine Karte vergessen.', 'I have forgotten my ticket.'),
      [
        'Nennen Sie an der Abendkasse Ihren Namen. Wir drucken sie noch einmal und erzählen es niemandem.',
      ],
      ['Give your name at the box office. We will print it again and tell no one.'],
    ],
  ],
  'karten',
);

export const questions = () =>
  page(
    'fragen',
    {
      title: t('Häufige Fragen', 'Questions and answers'),
      headline: t('Häufige Fragen', 'Questions and answers'),
      urls: t('besuch/haeufige-fragen', 'visit/questions'),
      parent: 'besuch',
      position: 70,
      in_menu: true,
      meta: [
        t('Häufige Fragen', 'Questions and answers'),
        t(
          'Klatschen, Husten, Garderobe, Umtausch, Zuspätkommen: Antworten auf die Fragen, die uns am häufigsten gestellt werden.',
          'Clapping, coughing, cloakroom, exchanges, coming late: answers to the questions we hear most often.',
        ),
      ],
    },
    [
      text(
        [
          'Es gibt keine dummen Fragen, nur solche, die man im Foyer nicht laut stellen mag. Hier sind die Antworten.',
        ],
        [
          'There are no stupid questions, only ones you would rather not ask aloud in the foyer. Here are the answers.',
        ],
      ),
      tickets,
      questionsOfTheEvening,
      section(
        [
          [
            text(
              [`Ihre Frage ist nicht dabei? Rufen Sie an: [+49 30 23125 040](${PHONE}).`],
              [`Your question isn’t here? Give us a ring: [+49 30 23125 040](${PHONE}).`],
            ),
          ],
          [
            button(t('Kontakt', 'Contact'), toPage('kontakt'), {
              look: 'outline',
            }),
          ],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
    ],
  );
