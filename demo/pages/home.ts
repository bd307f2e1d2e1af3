import { fullTeaser, hero, newest, section, teasers, venueList } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import { film, logos } from '../compose/pictures.ts';
import { demoFilm } from '../files/index.ts';
import { addDays, momentAt, type Day } from '../days.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { houseLogos } from './house-logos.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { MAGAZINE, PROGRAMME, taggedWith, toProduction, toSeries } from './targets.ts';

/** How long the opening picture has been shown on `today`, in days. */
const SHOWN_FOR = 30;

const opening = (today: Day, use: DemoMedia) =>
  hero({
    headline: t('Konzerte für die ganze Stadt', 'Concerts for the whole town'),
    text: t(
      'Drei Häuser, fünf Bühnen, rund dreihundert Abende im Jahr. Einer davon ist Ihrer.',
      'Three houses, five stages, some three hundred evenings a year. One of them is yours.',
    ),
    button_text: t('Zum Programm', 'See the programme'),
    button_link: PROGRAMME,
    image: use.picture('konzerthaus-nacht'),
    online_from: momentAt(addDays(today, -SHOWN_FOR), '00:00'),
  });

const ways = (use: DemoMedia) =>
  teasers(
    [
      {
        image: use.picture('sitzreihen'),
        preline: t('Erster Besuch', 'First visit'),
        headline: t('Zum ersten Mal im Konzert', 'Your first concert'),
        text: t(
          'Was man anzieht, wann man klatscht, wo man sitzt: zehn Minuten Lektüre, dann Musik.',
          'What to wear, when to clap, where to sit: ten minutes of reading, then music.',
        ),
        link: toPage('erster-besuch'),
      },
      {
        image: use.picture('trommelwerkstatt'),
        preline: t('Mit Kindern', 'With children'),
        headline: t('Familien und Kinder', 'Families and children'),
        text: t(
          'Konzerte für alle zwischen null und hundertvier, mit Sitzkissen und offenen Türen.',
          'Concerts for everyone from nought to a hundred and four, with cushions and open doors.',
        ),
        link: toPage('familien'),
      },
      {
        image: use.picture('cafetisch'),
        preline: t('Mittwochs', 'Wednesdays'),
        headline: t('Mittagspause mit Musik', 'Lunch break with music'),
        text: t(
          'Vierzig Minuten Kammermusik auf der Foyerbühne. Die Suppe kostet etwas, die Musik nicht.',
          'Forty minutes of chamber music on the Foyer Stage. The soup costs something; the music doesn’t.',
        ),
        link: toSeries('mittag'),
      },
    ],
    { title: t('Was passt zu Ihnen?', 'Find your concert') },
  );

const openDoors = (use: DemoMedia) =>
  section(
    [
      [
        headline(t('Entspannte Vorstellungen', 'Relaxed performances'), {
          preline: t('Barrierefreiheit', 'Access'),
        }),
        text(
          [
            'Nicht jeder kann zwei Stunden stillsitzen, und niemand sollte deshalb auf Mozart verzichten. Bei entspannten Vorstellungen bleibt das Saallicht gedimmt an, die Türen bleiben offen, und wer laut lacht, lacht laut.',
            `Wie Sie ohne Stufen zu Ihrem Platz kommen, was unsere Höranlage kann und wo sie es nicht kann, steht unter [Barrierefreiheit im Haus](${toPage('zugang')}).`,
          ],
          [
            'Not everyone can sit still for two hours, and nobody should have to miss Mozart because of it. At relaxed performances the house lights stay on low, the doors stay open, and if you laugh out loud, you laugh out loud.',
            `How to reach your seat without steps, what our hearing loop can do and where it can’t: see [Access in the house](${toPage('zugang')}).`,
          ],
        ),
        button(t('Entspannte Termine', 'Relaxed dates'), taggedWith('entspannt')),
      ],
      [
        film(use, use.picture('saal-von-der-buehne'), demoFilm.title, [
          [demoFilm.transcript.de],
          [demoFilm.transcript.en],
        ]),
      ],
    ],
    { layout: '50-50', look: 'ink', anchor: 'licht-an' },
  );

/** The start page. */
export const home = (use: DemoMedia, today: Day) =>
  page(
    'home',
    {
      title: t('Konzerthaus Morgenfeld', 'Konzerthaus Morgenfeld'),
      content_type: 'home',
      meta: [
        t('Programm, Karten und Besuch', 'What’s on, tickets and your visit'),
        t(
          'Konzerte, Oper, Jazz und Familienkonzerte in drei Häusern: Konzerthaus am Lindenplatz, Alte Weberei und Klosterkirche St. Ägidien in Morgenfeld an der Silbe.',
          'Concerts, opera, jazz and family events in three houses: the Konzerthaus on Lindenplatz, the Alte Weberei and the Abbey Church of St. Ägidien in Morgenfeld on the Silbe.',
        ),
      ],
      og_title: t('Konzerte für die ganze Stadt', 'Concerts for the whole town'),
      og_description: t(
        'Das Programm des Konzerthauses Morgenfeld: was heute klingt und was im nächsten Sommer.',
        'The programme of Konzerthaus Morgenfeld: what sounds tonight and what will next summer.',
      ),
      og_image: use.picture('konzerthaus-nacht'),
    },
    [
      opening(today, use),
      ways(use),
      openDoors(use),
      newest(t('Aus der Mediathek', 'From the media library')),
      button(t('Zur Mediathek', 'To the media library'), MAGAZINE, {
        look: 'arrow',
      }),
      quote(
        t(
          'Ein Konzertsaal ist der einzige Raum der Stadt, in dem vierzehnhundert Menschen gemeinsam schweigen. Freiwillig.',
          'A concert hall is the one room in town where fourteen hundred people keep silent together. Of their own free will.',
        ),
        t('Dr. Henriette Vossmann', 'Dr. Henriette Vossmann'),
        t('Intendantin', 'Artistic and general director'),
      ),
      fullTeaser({
        image: use.picture('klaviertasten'),
        preline: t('Festival', 'Festival'),
        headline: t('Morgenfelder Klaviertage', 'Morgenfeld Piano Days'),
        text: t(
          'Die Morgenfelder Klaviertage stellen jedem Raum des Hauses ein Instrument hin, auch der Kantine. Einer der Flügel gehört Ihnen: Er steht offen im Foyer, mit Hocker und ohne Warteliste.',
          'The Morgenfeld Piano Days put an instrument in every room of the house, the canteen included. One of the pianos is yours: it stands open in the foyer, with a stool and no waiting list.',
        ),
        link_text: t('Zu den Klaviertagen', 'To the Piano Days'),
        link: toProduction('klaviertage'),
      }),
      venueList(t('Spielstätten', 'Venues')),
      logos(t('Mit Unterstützung von', 'Supported by'), houseLogos(use)),
    ],
  );
