import { teasers } from '../compose/teasers.ts';
import { button, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { PROGRAMME } from './targets.ts';

export const tickets = (use: DemoMedia) =>
  page(
    'karten',
    {
      title: t('Karten', 'Tickets'),
      headline: t('Karten, Abos, Gutscheine', 'Tickets, subscriptions, vouchers'),
      urls: t('karten', 'tickets'),
      position: 10,
      in_menu: true,
      has_tab_navigation: true,
      meta: [
        t('Karten, Abonnements und Gutscheine', 'Tickets, subscriptions and vouchers'),
        t(
          'Wo es Karten gibt, was sie kosten, wer weniger zahlt und wie ein Abonnement funktioniert.',
          'Where to get tickets, what they cost, who pays less and how a subscription works.',
        ),
      ],
    },
    [
      text(
        [
          'Karten kaufen Sie bei jedem Termin im Programm: Platz wählen, fünfzehn Minuten Bedenkzeit, fertig. Wer lieber mit einem Menschen spricht, findet ihn im Kartenbüro.',
        ],
        [
          'Tickets are sold with every date in the programme: choose a seat, take fifteen minutes to think, done. If you would rather talk to a human being, you will find one at the box office.',
        ],
      ),
      button(t('Zum Programm', 'See what’s on'), PROGRAMME),
      teasers(
        [
          {
            image: use.picture('foyertreppe'),
            headline: t('Kartenbüro & Preise', 'Box office & prices'),
            text: t(
              'Wann wir da sind und was ein Abend kostet.',
              'When we are there and what an evening costs.',
            ),
            link: toPage('kartenbuero'),
          },
          {
            image: use.picture('chor'),
            headline: t('Ermäßigungen', 'Discounts'),
            text: t(
              'Wer weniger zahlt, und wer gar nichts.',
              'Who pays less, and who pays nothing.',
            ),
            link: toPage('ermaessigungen'),
          },
          {
            image: use.picture('sitzreihen'),
            headline: t('Abonnements erklärt', 'Subscriptions explained'),
            text: t(
              'Ein Stammplatz, zehn Abende, kein Anstehen.',
              'One favourite seat, ten evenings, no queue.',
            ),
            link: toPage('abos'),
          },
          {
            image: use.picture('garderobenmarken'),
            headline: t('Gutscheine', 'Vouchers'),
            text: t(
              'Passen in jeden Umschlag und zu jedem Geschmack.',
              'They fit every envelope and every taste.',
            ),
            link: toPage('gutscheine'),
          },
        ],
        { layout: 'grid' },
      ),
    ],
  );
