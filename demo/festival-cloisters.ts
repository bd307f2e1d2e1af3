import { nextAnchor } from './calendar.ts';
import type { Concept } from './concept.ts';
import type { Festival } from './festival.ts';
import { prose, t } from './text.ts';

const shared = {
  production: 'kloester',
  genres: ['alte'],
  room: 'kirche',
  prices: 'kirche',
  series: 'aegidien',
  preline: t('Klang der Klöster', 'Sounds of the Cloisters'),
} as const;

const concept: Concept = {
  ...shared,
  key: 'kloester',
  type: 'festival',
  time: '05:30',
  duration: 900,
  preline: t('Festival', 'Festival'),
  title: t('Klang der Klöster', 'Sounds of the Cloisters'),
  subtitle: t('Pfingstfestival für Alte Musik', 'Whitsun festival of early music'),
  text: prose(
    [
      'Von der Laudes bei Sonnenaufgang bis zur Marienvesper: An drei Pfingsttagen folgt die Musik dem Rhythmus der Stundengebete. Dazwischen wird im Obstgarten gepicknickt.',
    ],
    [
      'From Lauds at sunrise to the Vespers of the Blessed Virgin: over three days at Whitsun the music follows the rhythm of the monastic hours, with picnics in the orchard in between.',
    ],
  ),
};

export const cloisterFestival: Festival = {
  concept,
  eventType: '2-child-list-ticket-detail',
  firstDay: (today) => nextAnchor('pentecost', today),
  allDay: true,
  ticketed: false,
  childrenTicketed: true,
  children: [
    {
      offset: 0,
      concept: {
        ...shared,
        key: 'kk-laudes',
        time: '05:30',
        duration: 45,
        prices: 'einheitlich',
        title: t('Laudes', 'Lauds'),
        subtitle: t('Gregorianik bei Sonnenaufgang', 'Plainchant at sunrise'),
        works: ['hildegard'],
        cast: ['kammerchor', 'tomasz'],
        text: prose(
          [
            'Die Ostfenster werden hell, während gesungen wird. Danach gibt es Kaffee und warme Milchbrötchen.',
          ],
          ['The east windows brighten while the choir sings. Coffee and warm milk rolls follow.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...shared,
        key: 'kk-madrigale',
        time: '16:00',
        duration: 60,
        title: t('Madrigale im Kreuzgang', 'Madrigals in the Cloister'),
        subtitle: t('Strozzi, Caccini und Zeitgenossen', 'Strozzi, Caccini and contemporaries'),
        works: ['strozzi', 'caccini'],
        cast: ['amara', 'lucian', 'inigo'],
        tags: ['komponistinnen'],
        text: prose(
          [
            'Fünf Stationen, fünf kleine Dramen: Das Publikum wandert mit den Sängern einmal um den Garten.',
          ],
          [
            'Five stations, five little dramas: the audience wanders once around the garden with the singers.',
          ],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...shared,
        key: 'kk-vivaldi',
        time: '15:00',
        duration: 65,
        title: t('Vier Jahreszeiten, ein Nachmittag', 'Four Seasons, One Afternoon'),
        subtitle: t('Vivaldi mit Silberklang', 'Vivaldi with Silberklang'),
        works: ['vivaldi'],
        cast: ['silberklang', 'anais', 'asa'],
        text: prose(
          [
            'Hundegebell, Hitzegewitter, klappernde Zähne: Wer die Sonette mitliest, hört, wie genau Vivaldi hinsah.',
          ],
          [
            'Barking dogs, summer storms, chattering teeth: read the sonnets along with the music and you will hear how closely Vivaldi looked.',
          ],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...shared,
        key: 'kk-nacht',
        time: '22:00',
        duration: 130,
        prices: 'klein',
        tags: ['nacht'],
        title: t('Komplet', 'Compline'),
        subtitle: t(
          'Dowland und Stille bis nach Mitternacht',
          'Dowland and silence until past midnight',
        ),
        works: ['dowland', 'lachrimae'],
        cast: ['lucian', 'inigo'],
        text: prose(
          [
            'Die letzte Gebetsstunde des Tages, gefüllt mit den traurigsten Liedern Englands und langen Pausen.',
          ],
          ['The last office of the day, filled with England’s saddest songs and long silences.'],
        ),
      },
    },
    {
      offset: 2,
      concept: {
        ...shared,
        key: 'kk-vesper',
        time: '18:00',
        duration: 105,
        title: t('Marienvesper', 'Vespers of 1610'),
        subtitle: t(
          'Monteverdis Vespro della Beata Vergine',
          'Monteverdi’s Vespro della Beata Vergine',
        ),
        genres: ['alte', 'chor'],
        tags: ['rundfunk'],
        works: ['vespro'],
        cast: ['silberklang', 'kammerchor', 'amara', 'zsofia', 'mateusz', 'hrafn', 'asa'],
        text: prose(
          [
            '1610 legte Monteverdi dem Papst eine Bewerbungsmappe vor, in der alles stand, was Musik kann. Die Stelle bekam er nicht. Die Vesper blieb.',
          ],
          [
            'In 1610 Monteverdi presented the Pope with a job application containing everything that music can do. He did not get the post. The Vespers remained.',
          ],
        ),
      },
    },
  ],
};
