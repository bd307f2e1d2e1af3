import { beside, hubspotForm, post, visitorForm } from '../compose/pictures.ts';
import { section, teasers } from '../compose/teasers.ts';
import { headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';

export const friends = (use: DemoMedia) =>
  page(
    'freundeskreis',
    {
      title: t('Freundeskreis', 'Friends'),
      headline: t('Freundeskreis', 'Friends'),
      urls: t('haus/freundeskreis', 'house/friends'),
      parent: 'haus',
      position: 50,
      in_menu: true,
      meta: [
        t('Freundeskreis', 'Friends of the house'),
        t(
          '1.140 Menschen fördern das Konzerthaus Morgenfeld und kommen dafür in die Proben. Ab vier Euro im Monat.',
          '1,140 people support Konzerthaus Morgenfeld and come to rehearsals in return. From four euros a month.',
        ),
      ],
    },
    [
      beside(
        use.picture('partitur'),
        t('Proben besuchen, Instrumente schenken', 'Visit rehearsals, give instruments'),
        [
          'Freund:innen des Hauses dürfen in die Proben, sechsmal im Jahr, mit Partitur und Thermoskanne. Sie hören, wie ein Konzert entsteht, und wissen am Abend, an welcher Stelle alle die Luft anhalten.',
          'Mit ihren Beiträgen kaufen wir Instrumente für Kinder, die keine haben. Im letzten Jahr waren es 64 Geigen, 21 Celli und eine Tuba, auf ausdrücklichen Wunsch.',
        ],
        [
          'Friends of the house may come to rehearsals six times a year, with score and Thermos flask. They hear how a concert comes about, and on the night they know where everyone will hold their breath.',
          'Their contributions buy instruments for children who have none. Last year it was 64 violins, 21 cellos and one tuba, by special request.',
        ],
      ),
      teasers(
        [
          {
            preline: t('48 Euro im Jahr', '48 euros a year'),
            headline: t('Zuhörer:in', 'Listener'),
            text: t(
              'Proben, Vorverkauf zwei Tage früher, der Brief der Intendantin.',
              'Rehearsals, booking two days early, the director’s letter.',
            ),
          },
          {
            preline: t('120 Euro im Jahr', '120 euros a year'),
            headline: t('Notenwender:in', 'Page turner'),
            text: t(
              'Dazu ein Abend im Archiv und ein Platz neben der Bühne, einmal.',
              'Plus an evening in the archive and, once, a seat beside the stage.',
            ),
          },
          {
            preline: t('600 Euro im Jahr', '600 euros a year'),
            headline: t('Kapellmeister:in', 'Maestro'),
            text: t(
              'Dazu ein Essen mit dem Orchester. Es isst viel.',
              'Plus a dinner with the orchestra. It eats a lot.',
            ),
          },
        ],
        { title: t('Mitgliedschaften', 'Memberships') },
      ),
      quote(
        t(
          'Ich kann keine Noten lesen. Aber ich weiß jetzt, wann die Hörner Angst haben.',
          'I can’t read music. But now I know when the horns are afraid.',
        ),
        t('Reinhild Petzold', 'Reinhild Petzold'),
        t('Mitglied seit 1997', 'Member since 1997'),
      ),
      section(
        [
          [
            headline(t('Beitreten', 'Join')),
            text(
              [
                'Beiträge sind steuerlich absetzbar. Wer austreten will, schreibt einen Satz; Gründe interessieren uns, sind aber nicht nötig.',
              ],
              [
                'Contributions are tax-deductible in Germany. To leave, write one sentence; we are curious about reasons but need none.',
              ],
            ),
          ],
          [visitorForm('friends')],
        ],
        { layout: '50-50', look: 'quiet' },
      ),
      hubspotForm('1morgenfeldUmfrage', t('Umfrage unter Mitgliedern', 'A survey among members')),
      post(
        'https://www.instagram.com/p/morgenfeld/',
        t('Die Tuba ist angekommen', 'The tuba has arrived'),
      ),
    ],
  );
