import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const lunch = {
  preline: t('Mittwochs um halb eins', 'Wednesdays at half past twelve'),
  room: 'foyer',
  time: '12:30',
  duration: 40,
  prices: 'frei',
  genres: ['kammermusik'],
  series: 'mittag',
  tags: ['frei'],
  days: [3],
  times: 6,
  every: 10,
} as const;
const title = t('Mittagspause mit Musik', 'Lunch Break with Music');
const organ = {
  preline: t('Orgel am Samstag', 'Saturday organ music'),
  room: 'kirche',
  time: '12:00',
  duration: 30,
  prices: 'frei',
  genres: ['orgel'],
  series: 'orgel',
  tags: ['frei'],
  days: [6],
  times: 8,
  every: 7,
} as const;
const noon = t('Orgelpunkt zwölf', 'Organ Point at Noon');

export const standingDates: readonly Plan[] = [
  {
    ...lunch,
    key: 'mittag-haydn',
    title,
    subtitle: t('Haydns Lerche', 'Haydn’s lark'),
    tags: ['frei', 'jung'],
    text: prose(
      [
        'Vier Studierende, ein Quartett und eine Lerche, die am Morgen ihrer Uraufführung noch niemand so nannte. Vierzig Minuten, dann zurück an den Schreibtisch.',
      ],
      [
        'Four students, one quartet and a lark that nobody called by that name when it was new. Forty minutes, then back to your desk.',
      ],
    ),
    works: ['haydnLerche'],
    cast: ['hochschule'],
  },
  {
    ...lunch,
    key: 'mittag-oboe',
    title,
    subtitle: t('Mozart mit Oboe', 'Mozart with oboe'),
    text: prose(
      [
        'Gonçalo Seabra hat seine Rohrblätter gewässert und drei Streicher überredet. Auf dem Speiseplan: Kürbissuppe oder Minestrone, je nach Jahreszeit.',
      ],
      [
        'Gonçalo Seabra has soaked his reeds and talked three string players into joining him. On the menu: pumpkin soup or minestrone, depending on the season.',
      ],
    ),
    works: ['mozartOboe'],
    cast: ['goncalo', 'hochschule'],
  },
  {
    ...lunch,
    key: 'mittag-klavier',
    title,
    subtitle: t('Clara Schumann am Flügel', 'Clara Schumann at the piano'),
    genres: ['klavier'],
    tags: ['frei', 'jung', 'komponistinnen'],
    text: prose(
      [
        'Ein Thema von Robert, Variationen von Clara, ein Geburtstagsgeschenk von 1853. Die Klavierklasse der Musikhochschule stellt sich vor.',
      ],
      [
        'A theme by Robert, variations by Clara, a birthday present from 1853. The conservatoire’s piano class introduces itself.',
      ],
    ),
    works: ['claraVariationen', 'szymanowska'],
    cast: ['hochschule'],
  },
  {
    ...lunch,
    key: 'mittag-kaiser',
    title,
    subtitle: t('Haydns Kaiserquartett', 'Haydn’s ‘Emperor’'),
    tags: ['frei', 'jung'],
    text: prose(
      [
        'Die Melodie kennen Sie. Was Haydn in vier Variationen mit ihr macht, wissen die wenigsten. Ein Quartett aus der Orchesterakademie führt es vor.',
      ],
      [
        'You know the tune. What Haydn does with it in four variations is less well known. A quartet from the orchestral academy demonstrates.',
      ],
    ),
    works: ['haydnKaiser'],
    cast: ['hochschule'],
  },
  {
    ...lunch,
    key: 'mittag-harfe',
    title,
    subtitle: t('Irische Harfe', 'Irish harp'),
    genres: ['global'],
    text: prose(
      [
        'Clíodhna Ní Bhraonáin spielt Weisen, die ihre Großmutter nie aufgeschrieben hat, und erzählt, warum das Absicht war.',
      ],
      [
        'Clíodhna Ní Bhraonáin plays airs her grandmother never wrote down and explains why that was deliberate.',
      ],
    ),
    cast: [['cliodhna', t('Irische Harfe', 'Irish harp')]],
  },
  {
    ...organ,
    key: 'orgel-bach',
    title: noon,
    subtitle: t('Bach zum Markttag', 'Bach on market day'),
    text: prose(
      [
        'Friederike Nußbaumer spielt, was alle kennen, und etwas, das niemand kennt. Einkaufstaschen dürfen mit hinein, Fisch bitte nach hinten.',
      ],
      [
        'Friederike Nußbaumer plays something everyone knows and something no one does. Shopping bags are welcome; fish at the back, please.',
      ],
    ),
    works: ['toccata', 'passacaglia'],
    cast: ['friederike'],
  },
  {
    ...organ,
    key: 'orgel-frankreich',
    title: noon,
    subtitle: t('Widor, Alain und ein bisschen Wind', 'Widor, Alain and a little wind'),
    times: 6,
    every: 9,
    text: prose(
      [
        'Jehan Alains „Litanies“ rasen, Widors Toccata glitzert. Auf einer Barockorgel klingt beides, als hätte es sich verkleidet.',
      ],
      [
        'Jehan Alain’s Litanies race, Widor’s Toccata glitters. On a baroque organ both sound as though they had come in costume.',
      ],
    ),
    works: ['alain', 'widor'],
    cast: ['gwenael'],
  },
  {
    ...organ,
    key: 'orgel-norden',
    title: noon,
    subtitle: t('Buxtehude und Ethel Smyth', 'Buxtehude and Ethel Smyth'),
    tags: ['frei', 'komponistinnen'],
    times: 6,
    every: 9,
    text: prose(
      [
        'Lübeck um 1680 und London um 1880: Die Choralvorspiele der Suffragette Ethel Smyth stehen ihrem norddeutschen Vorbild in nichts nach.',
      ],
      [
        'Lübeck around 1680, London around 1880: the chorale preludes of the suffragette Ethel Smyth are every bit the equal of their North German models.',
      ],
    ),
    works: ['buxtehudePraeludium', 'smyth'],
    cast: ['friederike'],
  },
  {
    ...organ,
    key: 'orgel-trompete',
    preline: t('Alte Musik in St. Ägidien', 'Early Music at St. Ägidien'),
    title: t('Glanz', 'Splendour'),
    subtitle: t('Trompete und Orgel', 'Trumpet and organ'),
    series: 'aegidien',
    room: 'kirche',
    time: '17:00',
    days: [0],
    duration: 70,
    prices: 'kirche',
    genres: ['orgel', 'alte'],
    tags: [],
    every: 26,
    times: 2,
    text: prose(
      [
        'Marek Řeháček und Friederike Nußbaumer spielen Musik, die für Kirchenportale erfunden wurde, und als Kontrast Arien, in denen das Blech flüstert.',
      ],
      [
        'Marek Řeháček and Friederike Nußbaumer play music invented for church portals and, for contrast, arias in which brass whispers.',
      ],
    ),
    works: ['jauchzet', 'toccata'],
    cast: ['marek', 'friederike', 'amara'],
  },
];
