import { nextAnchor, quietWeekday } from './calendar.ts';
import type { Concept } from './concept.ts';
import { addDays } from './days.ts';
import type { Festival } from './festival.ts';
import { prose, t } from './text.ts';

const silvester = {
  genres: ['kammermusik'],
  room: 'kammersaal',
  prices: 'kammer',
  series: 'kammer',
  tags: ['jahreswechsel'],
  preline: t('Silvesterkammermusiknacht', 'New Year’s Eve Chamber Night'),
} as const;
const weber = {
  production: 'webernacht',
  genres: ['jazz'],
  room: 'shedhalle',
  prices: 'frei',
  tags: ['frei', 'nacht'],
  preline: t('Lange Nacht der Weberei', 'Long Night at the Mill'),
} as const;

const silvesterConcept: Concept = {
  ...silvester,
  key: 'silvesternacht',
  type: 'festival',
  time: '17:00',
  duration: 455,
  preline: t('Jahreswechsel', 'New Year'),
  title: t('Silvesterkammermusiknacht', 'New Year’s Eve Chamber Night'),
  subtitle: t('Fünf Kurzkonzerte bis ins neue Jahr', 'Five short concerts into the new year'),
  text: prose(
    [
      'Alle hundert Minuten ein anderes Ensemble: Sie buchen ein Konzert, drei oder gleich die ganze Nacht. Zum Jahreswechsel wird im Kammersaal angestoßen, leise, wegen der Hunde.',
    ],
    [
      'A new ensemble every hundred minutes: book one concert, three or the whole night. At midnight we raise a glass in the Chamber Hall, quietly, for the sake of the dogs.',
    ],
  ),
};
const weberConcept: Concept = {
  ...weber,
  key: 'webernacht',
  type: 'festival',
  time: '18:00',
  duration: 450,
  preline: t('Eintritt frei', 'Free admission'),
  title: t('Lange Nacht der Weberei', 'Long Night at the Mill'),
  subtitle: t('Fünf Bands, eine offene Tür', 'Five bands, one open door'),
  text: prose(
    [
      'Von sechs bis halb zwei bleibt die Tür offen: Bigband, Tango, Balkan, Elektronik und dazwischen alles, was die Kesselhausküche hergibt. Kein Ticket, keine Gästeliste, kein Dresscode.',
    ],
    [
      'From six until half past one the door stays open: big band, tango, Balkan brass, electronics, and in between whatever the boiler-house kitchen can rustle up. No ticket, no guest list, no dress code.',
    ],
  ),
};

export const newYearsNight: Festival = {
  concept: silvesterConcept,
  eventType: '3-child-list-ticket-nodetail',
  firstDay: (today) => nextAnchor('newYearsEve', today),
  allDay: false,
  ticketed: false,
  childrenTicketed: true,
  children: [
    {
      offset: 0,
      concept: {
        ...silvester,
        key: 'sn-1',
        time: '17:00',
        duration: 50,
        title: t('Erste Stunde: Haydn', 'First hour: Haydn'),
        subtitle: t('Mit dem Ägidius Quartett', 'With the Ägidius Quartett'),
        works: ['haydnKaiser'],
        cast: ['quartett'],
        text: prose(
          ['Das alte Jahr bekommt noch einmal gute Laune.'],
          ['One last dose of good cheer for the old year.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...silvester,
        key: 'sn-2',
        time: '18:40',
        duration: 50,
        title: t('Zweite Stunde: Paris', 'Second hour: Paris'),
        subtitle: t('Flöte und Harfe', 'Flute and harp'),
        works: ['boulangerNocturne', 'faureFantaisie'],
        cast: ['noemie', 'cliodhna'],
        text: prose(
          ['Champagner in Tönen, der andere steht im Foyer.'],
          ['Champagne in sound; the other kind is in the foyer.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...silvester,
        key: 'sn-3',
        time: '20:20',
        duration: 50,
        title: t('Dritte Stunde: Tango', 'Third hour: Tango'),
        subtitle: t('Rocío Peñalver und Freunde', 'Rocío Peñalver and friends'),
        cast: ['rocio', 'ruben'],
        text: prose(
          ['Ein Jahr, das man besser tanzend verlässt.'],
          ['Some years are best left dancing.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...silvester,
        key: 'sn-4',
        time: '22:00',
        duration: 55,
        title: t('Vierte Stunde: Nachtlieder', 'Fourth hour: Night songs'),
        subtitle: t('Eliška Vondrová und Nino Kveladze', 'Eliška Vondrová and Nino Kveladze'),
        works: ['almaLieder'],
        cast: ['eliska', 'nino'],
        text: prose(
          ['Die dunkelste Stunde gehört der Stimme.'],
          ['The darkest hour belongs to the voice.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...silvester,
        key: 'sn-5',
        time: '23:40',
        duration: 55,
        title: t('Fünfte Stunde: Mitternacht', 'Fifth hour: Midnight'),
        subtitle: t('Mit Glockenschlag und Überraschungsgästen', 'With chimes and surprise guests'),
        works: ['haydnLerche'],
        cast: ['hochschule', 'konrad'],
        text: prose(
          [
            'Um Mitternacht wird mitten im Satz unterbrochen. Danach geht es weiter, ein Jahr später.',
          ],
          ['At midnight we stop in mid-movement, then continue, one year later.'],
        ),
      },
    },
  ],
};

export const millNight: Festival = {
  concept: weberConcept,
  eventType: '4-child-list-noticket-detail',
  firstDay: (today) => quietWeekday(addDays(today, 24), 6),
  allDay: false,
  ticketed: false,
  childrenTicketed: false,
  children: [
    {
      offset: 0,
      concept: {
        ...weber,
        key: 'wn-bigband',
        time: '18:00',
        duration: 50,
        title: t('Schussfaden Bigband', 'Schussfaden Bigband'),
        subtitle: t('Siebzehn Leute, ein Auftakt', 'Seventeen people, one downbeat'),
        cast: ['bigband', 'saidou'],
        text: prose(
          [
            'Die Hausband der Weberei eröffnet mit Ellington, Basie und einer Hymne auf die Straßenbahnlinie 5.',
          ],
          ['The mill’s own big band opens with Ellington, Basie and an anthem to tram line 5.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...weber,
        key: 'wn-kora',
        time: '19:40',
        duration: 50,
        genres: ['global'],
        title: t('Kora und Kontrabass', 'Kora and Double Bass'),
        subtitle: t('Leise, bevor es laut wird', 'Quiet before the storm'),
        cast: [['saidou', t('Kora', 'kora')], 'otto'],
        text: prose(
          ['Eine knappe Stunde zum Hinsetzen. Danach wird es eng auf dem Parkett.'],
          ['Just under an hour to sit down. After that the floor gets crowded.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...weber,
        key: 'wn-tango',
        time: '21:20',
        duration: 50,
        genres: ['global'],
        title: t('Offene Milonga', 'Open Milonga'),
        subtitle: t('Mit Rocío Peñalver', 'With Rocío Peñalver'),
        cast: ['rocio', 'ruben'],
        text: prose(
          ['Schuhe mit glatter Sohle leiht die Garderobe, Mut der Tresen.'],
          ['The cloakroom lends smooth-soled shoes; the bar lends courage.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...weber,
        key: 'wn-blech',
        time: '22:55',
        duration: 45,
        genres: ['global'],
        title: t('Blechwerk Morgenfeld', 'Blechwerk Morgenfeld'),
        subtitle: t('Balkan mitten im Publikum', 'Balkan brass amid the crowd'),
        cast: ['blech', 'marek'],
        text: prose(
          ['Die Bühne bleibt leer, die Band läuft durch die Halle.'],
          ['The stage stays empty; the band marches through the hall.'],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...weber,
        key: 'wn-elektronik',
        time: '00:25',
        duration: 65,
        genres: ['neue'],
        title: t('Tilde Ågren legt auf', 'Tilde Ågren at the Decks'),
        subtitle: t('Telefonanlage trifft Tanzfläche', 'Telephone exchange meets dance floor'),
        cast: ['tilde'],
        text: prose(
          ['Zum Schluss rattern die Webstühle noch einmal, als Sample.'],
          ['To finish, the looms rattle once more, as samples.'],
        ),
      },
    },
  ],
};
