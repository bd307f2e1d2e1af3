import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const tour = {
  type: 'fuehrung',
  genres: ['familie'],
  prices: 'fuehrung',
  days: [6],
  duration: 75,
  access: { step_free: false },
} as const;
const talk = {
  type: 'gespraech',
  genres: ['lied'],
  room: 'foyer',
  prices: 'frei',
  tags: ['frei'],
  duration: 75,
} as const;
const workshop = {
  type: 'workshop',
  genres: ['familie'],
  room: 'foyer',
  prices: 'einheitlich',
  duration: 120,
  tags: ['mitmachen'],
} as const;

export const toursTalksWorkshops: readonly Plan[] = [
  {
    ...tour,
    key: 'fuehrung-haus',
    room: 'foyer',
    title: t('Vom Keller bis zur Kuppel', 'From Cellar to Cupola'),
    subtitle: t('Führung durchs Konzerthaus', 'A tour of the Konzerthaus'),
    time: '14:00',
    times: 20,
    every: 3,
    accessNote: t(
      'Die Kuppel ist nur über 84 Stufen erreichbar; der übrige Rundgang ist mit Aufzug möglich.',
      'The cupola can only be reached by 84 steps; the rest of the tour is possible by lift.',
    ),
    text: prose(
      [
        'Wo steht die Windmaschine, warum hat der Große Saal keine Fenster, und wessen Initialen sind in die Orgelempore geritzt? In 75 Minuten sehen Sie, was das Publikum sonst nur hört.',
        'Treffpunkt ist die große Uhr im Foyer.',
      ],
      [
        'Where is the wind machine kept, why does the Great Hall have no windows, and whose initials are carved into the organ gallery? In 75 minutes you will see what audiences usually only hear.',
        'Meet beneath the big clock in the foyer.',
      ],
    ),
    cast: [['emre', t('Führung', 'guide')]],
  },
  {
    ...tour,
    key: 'fuehrung-weberei',
    room: 'shedhalle',
    title: t('Kette und Schuss', 'Warp and Weft'),
    subtitle: t('Führung durch die Alte Weberei', 'A tour of the Alte Weberei'),
    days: [0],
    time: '11:00',
    times: 8,
    every: 7,
    duration: 60,
    access: {},
    text: prose(
      [
        'Piotr Zieliński-Braun kennt jede Säule der Halle und zwei der früheren Weberinnen. Am Ende läuft ein Webstuhl von 1908, drei Minuten lang. Das reicht.',
      ],
      [
        'Piotr Zieliński-Braun knows every column of the hall and two of its former weavers. At the end a loom of 1908 runs for three minutes. That is enough.',
      ],
    ),
    cast: [['piotr', t('Führung', 'guide')]],
  },
  {
    ...tour,
    key: 'fuehrung-dgs',
    room: 'foyer',
    title: t('Hinter die Bühne in Gebärdensprache', 'Backstage in Sign Language'),
    subtitle: t('Führung in Deutscher Gebärdensprache', 'A tour in German Sign Language'),
    time: '16:00',
    times: 5,
    every: 12,
    tags: ['gebaerden'],
    prices: 'anmeldung',
    access: { sign_language: true },
    text: prose(
      [
        'Theodora Papadaki-Groß führt auf dem stufenlosen Weg durch das Haus: zum Vibrationsboden im Probensaal, zu den Pauken, zum Pult. Hörende Begleitung ist willkommen und bekommt eine Dolmetscherin.',
      ],
      [
        'Theodora Papadaki-Groß leads a step-free route through the house: to the vibrating floor of the rehearsal room, the timpani, the conductor’s desk. Hearing companions are welcome and will be given an interpreter.',
      ],
    ),
    cast: [['theodora', t('Führung', 'guide')]],
  },
  {
    ...tour,
    key: 'fuehrung-orgel',
    room: 'kirche',
    title: t('2.147 Pfeifen', '2,147 Pipes'),
    subtitle: t('Orgelführung in St. Ägidien', 'An organ tour at St. Ägidien'),
    time: '15:00',
    times: 6,
    every: 10,
    duration: 60,
    genres: ['orgel'],
    age: 8,
    text: prose(
      [
        'Die kleinste Pfeife ist kürzer als ein Fingernagel, die größte so hoch wie ein Haus. Friederike Nußbaumer öffnet das Gehäuse, und wer mag, tritt den Balg.',
      ],
      [
        'The smallest pipe is shorter than a fingernail, the tallest as high as a house. Friederike Nußbaumer opens the case, and if you like you can work the bellows.',
      ],
    ),
    cast: [['friederike', t('Führung', 'guide')]],
  },
  {
    ...talk,
    key: 'tresen',
    title: t('Dramaturgie am Tresen', 'Dramaturgy at the Bar'),
    subtitle: t(
      'Fragen, die man im Konzert nicht stellt',
      'Questions one does not ask at a concert',
    ),
    time: '18:30',
    days: [1],
    times: 7,
    every: 8,
    text: prose(
      [
        'Warum stimmt das Orchester nach der Oboe? Was macht die Dirigentin eigentlich genau? Johanna Weißenfels antwortet bei einem Getränk, und niemand muss sich melden.',
      ],
      [
        'Why does the orchestra tune to the oboe? What exactly does a conductor do? Johanna Weißenfels answers over a drink, and nobody has to put their hand up.',
      ],
    ),
    cast: [['johanna', t('Gespräch', 'in conversation')]],
  },
  {
    ...talk,
    key: 'podium',
    title: t('Wem gehört die Bühne?', 'Whose Stage Is It?'),
    subtitle: t('Podium über Kanon, Quote und Geschmack', 'A debate on canon, quotas and taste'),
    time: '19:00',
    days: [2],
    times: 2,
    duration: 100,
    access: { sign_language: true },
    tags: ['frei', 'gebaerden'],
    text: prose(
      [
        'Die meisten Abende gehören immer noch denselben zwanzig Komponisten. Muss das so sein, und wer entscheidet? Henriette Vossmann streitet mit Adaeze Nwachuku und dem Publikum.',
      ],
      [
        'Most evenings still belong to the same twenty composers, all of them men. Does it have to be that way, and who decides? Henriette Vossmann argues it out with Adaeze Nwachuku and the audience.',
      ],
    ),
    cast: [
      ['henriette', t('Gespräch', 'in conversation')],
      ['adaeze', t('Gespräch', 'in conversation')],
    ],
  },
  {
    ...talk,
    key: 'lesung',
    title: t('Wörter aus Übersee', 'Words from Overseas'),
    subtitle: t(
      'Miriam Ostrowetz liest, Clíodhna Ní Bhraonáin spielt',
      'Miriam Ostrowetz reads, Clíodhna Ní Bhraonáin plays',
    ),
    room: 'kammersaal',
    prices: 'klein',
    tags: ['nachgespraech'],
    time: '19:30',
    days: [1, 2],
    times: 3,
    duration: 85,
    text: prose(
      [
        '„Überseekoffersammlerin“ heißt das längste Wort in Miriam Ostrowetz’ neuem Roman. Es geht um Auswanderer, Briefe und eine Harfe, die zweimal den Atlantik überquert.',
      ],
      [
        'Miriam Ostrowetz’s new novel follows emigrants, letters and a harp that crosses the Atlantic twice. She reads in German; an English translation is projected.',
      ],
    ),
    cast: ['miriam', 'cliodhna'],
    access: { surtitles: true },
  },
  {
    ...workshop,
    key: 'instrumente',
    title: t('Zum ersten Mal Geige', 'My First Violin'),
    subtitle: t(
      'Instrumentenwerkstatt für Kinder und Mutige',
      'Instrument workshop for children and the brave',
    ),
    time: '10:30',
    days: [6],
    times: 8,
    every: 6,
    age: 6,
    text: prose(
      [
        'Streichen, blasen, zupfen, schlagen: Leonie Sprößling hat dreißig Instrumente mitgebracht und keine Angst vor dem ersten Ton. Erwachsene dürfen auch.',
      ],
      [
        'Bow, blow, pluck, strike: Leonie Sprößling brings thirty instruments and no fear of the first note. Grown-ups may try too.',
      ],
    ),
    cast: [['leonie', t('Leitung', 'workshop leader')]],
  },
  {
    ...workshop,
    key: 'chorwerkstatt',
    title: t('Atmen ist auch Musik', 'Breathing Is Music Too'),
    subtitle: t('Chorwerkstatt an einem Vormittag', 'A choral workshop in one morning'),
    room: 'kammersaal',
    time: '10:00',
    days: [6],
    times: 3,
    duration: 180,
    genres: ['chor'],
    prices: 'klein',
    text: prose(
      [
        'Drei Stunden, vier Stimmen, ein Stück von Pärt, das Sie mittags auswendig singen. Notenkenntnisse sind nützlich, aber nicht nötig.',
      ],
      [
        'Three hours, four voices, one piece by Pärt that you will be singing from memory by noon. Reading music helps but is not required.',
      ],
    ),
    cast: [['tomasz', t('Leitung', 'workshop leader')]],
  },
  {
    ...workshop,
    key: 'loeten',
    title: t('Löten und Lauschen', 'Solder and Listen'),
    subtitle: t('Synthesizer-Bau mit Tilde Ågren', 'Build a synthesiser with Tilde Ågren'),
    room: 'shedhalle',
    time: '10:00',
    days: [6, 0],
    times: 3,
    duration: 240,
    genres: ['neue'],
    prices: 'club',
    age: 12,
    text: prose(
      [
        'Am Anfang liegt ein Häufchen Bauteile auf dem Tisch, am Ende gehen Sie mit einem Gerät nach Hause, das Ihre Familie um den Schlaf bringt. Material und Lötkolben sind inbegriffen.',
      ],
      [
        'It starts with a small heap of components and ends with you taking home a device that will rob your family of sleep. Materials and soldering iron included.',
      ],
    ),
    cast: [['tilde', t('Leitung', 'workshop leader')]],
  },
];
