import { logos } from '../compose/pictures.ts';
import { columns } from '../compose/teasers.ts';
import { button, closeText, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { houseLogos } from './house-logos.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

export const partners = (use: DemoMedia) =>
  page(
    'partner',
    {
      title: t('Förderer & Partner', 'Supporters & partners'),
      headline: t('Förderer und Partner', 'Supporters and partners'),
      urls: t('haus/foerderer-partner', 'house/supporters-partners'),
      parent: 'haus',
      position: 40,
      in_menu: true,
      meta: [
        t('Förderer und Partner', 'Supporters and partners'),
        t(
          'Stadt, Stiftungen, Betriebe und 1.140 Freund:innen tragen das Konzerthaus Morgenfeld.',
          'The town, foundations, companies and 1,140 friends carry Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      text(
        [
          'Von hundert Euro, die ein Konzert kostet, kommen 46 von Ihnen, 39 von der Stadt und 15 von Menschen und Betrieben, die das freiwillig tun. Ohne diese fünfzehn gäbe es keine Familienkonzerte, keine Schulprojekte und keinen freien Eintritt am Mittwoch.',
        ],
        [
          'Of every hundred euros a concert costs, 46 come from you, 39 from the town and 15 from people and companies who give of their own accord. Without those fifteen there would be no family concerts, no school projects and no free lunchtimes on Wednesdays.',
        ],
      ),
      logos(t('Hauptförderer', 'Principal supporters'), houseLogos(use).slice(0, 3)),
      logos(t('Partner', 'Partners'), houseLogos(use).slice(3)),
      headline(t('Mitmachen', 'Join them')),
      columns('50-50', [
        [
          headline(t('Als Unternehmen', 'As a company'), { level: 3 }),
          closeText(
            [
              'Wir schreiben keine Logos auf die Bühne und keine Namen auf die Stühle. Was Sie bekommen: einen Abend im Jahr für Ihre Leute, mit Einführung, Probenbesuch und der Suppe aus der Kantine.',
            ],
            [
              'We put no logos on the stage and no names on the seats. What you get: one evening a year for your people, with an introduction, a rehearsal visit and soup from the canteen.',
            ],
          ),
          button(
            t('Gespräch vereinbaren', 'Arrange to talk'),
            'mailto:foerdern@morgenfeld.example',
          ),
        ],
        [
          headline(t('Als Privatperson', 'As an individual'), { level: 3 }),
          closeText(
            [
              'Ab vier Euro im Monat gehören Sie zum Freundeskreis. Mehr geht immer, weniger fällt niemandem auf.',
            ],
            [
              'From four euros a month you belong to the Friends. More is always possible; less goes unnoticed.',
            ],
          ),
          button(t('Zum Freundeskreis', 'To the Friends'), toPage('freundeskreis'), {
            look: 'outline',
          }),
        ],
      ]),
    ],
  );
