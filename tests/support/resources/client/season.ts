import type { SeasonSource, SourceConcert, SourcePerson, SourceWork } from './season-source.ts';

/* A season of our own: works and composers of old, artists who are made up. */

const COMPOSERS = {
  bach: 'Johann Sebastian Bach',
  beethoven: 'Ludwig van Beethoven',
  bonis: 'Mel Bonis',
  brahms: 'Johannes Brahms',
  debussy: 'Claude Debussy',
  dvorak: 'Antonín Dvořák',
  farrenc: 'Louise Farrenc',
  faure: 'Gabriel Fauré',
  haydn: 'Joseph Haydn',
  hensel: 'Fanny Hensel',
  mahler: 'Gustav Mahler',
  mozart: 'Wolfgang Amadeus Mozart',
  ravel: 'Maurice Ravel',
  schubert: 'Franz Schubert',
  schumannC: 'Clara Schumann',
  schumannR: 'Robert Schumann',
  smyth: 'Ethel Smyth',
  strozzi: 'Barbara Strozzi',
} as const;

/** Id, title, who wrote it. */
const WORKS: readonly (readonly [string, string, ...(keyof typeof COMPOSERS)[]])[] = [
  ['bwv244', 'Matthäus-Passion BWV 244', 'bach'],
  ['bwv1007', 'Suite für Violoncello solo G-Dur BWV 1007', 'bach'],
  ['bwv988', 'Goldberg-Variationen BWV 988', 'bach'],
  ['op67', 'Sinfonie Nr. 5 c-Moll op. 67', 'beethoven'],
  ['op125', 'Sinfonie Nr. 9 d-Moll op. 125', 'beethoven'],
  ['op73', 'Klavierkonzert Nr. 5 Es-Dur op. 73', 'beethoven'],
  ['femmes', 'Femmes de légende', 'bonis'],
  ['op45', 'Ein deutsches Requiem op. 45', 'brahms'],
  ['op115', 'Klarinettenquintett h-Moll op. 115', 'brahms'],
  ['la-mer', 'La Mer', 'debussy'],
  ['op95', 'Sinfonie Nr. 9 e-Moll «Aus der Neuen Welt» op. 95', 'dvorak'],
  ['op104', 'Cellokonzert h-Moll op. 104', 'dvorak'],
  ['op36', 'Sinfonie Nr. 3 g-Moll op. 36', 'farrenc'],
  ['op48', 'Requiem op. 48', 'faure'],
  ['hob-i-104', 'Sinfonie Nr. 104 D-Dur Hob. I:104', 'haydn'],
  ['hob-xxi-2', 'Die Schöpfung Hob. XXI:2', 'haydn'],
  ['das-jahr', 'Das Jahr. Zwölf Charakterstücke', 'hensel'],
  ['mahler4', 'Sinfonie Nr. 4 G-Dur', 'mahler'],
  ['kindertotenlieder', 'Kindertotenlieder', 'mahler'],
  ['kv491', 'Klavierkonzert c-Moll KV 491', 'mozart'],
  ['kv551', 'Sinfonie C-Dur «Jupiter» KV 551', 'mozart'],
  ['kv622', 'Klarinettenkonzert A-Dur KV 622', 'mozart'],
  ['mother-goose', 'Ma mère l’Oye', 'ravel'],
  ['bolero', 'Boléro', 'ravel'],
  ['d911', 'Winterreise D 911', 'schubert'],
  ['d944', 'Sinfonie C-Dur D 944', 'schubert'],
  ['d810', 'Streichquartett d-Moll «Der Tod und das Mädchen» D 810', 'schubert'],
  ['op7', 'Klavierkonzert a-Moll op. 7', 'schumannC'],
  ['op48-dichterliebe', 'Dichterliebe op. 48', 'schumannR'],
  ['liebesfruehling', 'Liebesfrühling op. 37', 'schumannR', 'schumannC'],
  ['wreckers', 'Ouvertüre zu «The Wreckers»', 'smyth'],
  ['lagrime', 'Lagrime mie', 'strozzi'],
];

/** Id, name, what they do. */
const PEOPLE: readonly (readonly [string, string, string])[] = [
  ['orchestra', 'Orchester am Anger', 'Orchester'],
  ['choir', 'Kammerchor Sankt Elisabeth', 'Chor'],
  ['quartet', 'Weidenquartett', 'Streichquartett'],
  ['ahrens', 'Ines Ahrens', 'Dirigentin'],
  ['lindqvist', 'Björn Lindqvist', 'Dirigent'],
  ['okafor', 'Adaeze Okafor', 'Sopran'],
  ['weiss', 'Clara Weiss', 'Violine'],
  ['novakova', 'Tereza Nováková', 'Violoncello'],
  ['sato', 'Haruki Sato', 'Klavier'],
  ['brandt', 'Jonas Brandt', 'Bariton'],
  ['meyer', 'Lotte Meyer-Ünal', 'Klarinette'],
];

const ENSEMBLES: readonly string[] = ['orchestra', 'choir', 'quartet'];

/** Day, time in UTC, hall, title, works (`|` is the interval), who plays. */
const CONCERTS: readonly (readonly [string, string, string, string, string, string])[] = [
  ['2030-09-06', '18:00', 'great', 'Eröffnung', 'wreckers op73 | op67', 'orchestra ahrens sato'],
  ['2030-09-07', '18:00', 'great', 'Eröffnung', 'wreckers op73 | op67', 'orchestra ahrens sato'],
  ['2030-09-15', '09:00', 'small', 'Sonntags um elf', 'bwv1007', 'novakova'],
  ['2030-09-20', '18:00', 'small', 'Winterreise', 'd911', 'brandt sato'],
  [
    '2030-10-04',
    '18:00',
    'great',
    'Aus der Neuen Welt',
    'op104 | op95',
    'orchestra lindqvist novakova',
  ],
  [
    '2030-10-05',
    '18:00',
    'great',
    'Aus der Neuen Welt',
    'op104 | op95',
    'orchestra lindqvist novakova',
  ],
  ['2030-10-13', '09:00', 'small', 'Sonntags um elf', 'das-jahr', 'sato'],
  ['2030-10-25', '18:00', 'riding', 'Kammermusik', 'd810 | op115', 'quartet meyer'],
  [
    '2030-11-08',
    '19:00',
    'great',
    'Requiem',
    'op48 | op45',
    'orchestra choir ahrens okafor brandt',
  ],
  [
    '2030-11-09',
    '19:00',
    'great',
    'Requiem',
    'op48 | op45',
    'orchestra choir ahrens okafor brandt',
  ],
  ['2030-11-17', '10:00', 'small', 'Sonntags um elf', 'op48-dichterliebe', 'brandt sato'],
  ['2030-11-29', '19:00', 'riding', 'Barocke Tränen', 'lagrime bwv1007', 'okafor novakova'],
  [
    '2030-12-13',
    '19:00',
    'great',
    'Himmlisches Leben',
    'kv622 | mahler4',
    'orchestra lindqvist meyer okafor',
  ],
  ['2030-12-31', '16:00', 'great', 'Silvester', 'op125', 'orchestra choir ahrens okafor brandt'],
  ['2030-12-31', '20:00', 'great', 'Silvester', 'op125', 'orchestra choir ahrens okafor brandt'],
  ['2031-01-12', '10:00', 'small', 'Sonntags um elf', 'liebesfruehling', 'okafor brandt sato'],
  ['2031-01-24', '19:00', 'great', 'Farrenc und Mozart', 'kv491 | op36', 'orchestra ahrens sato'],
  ['2031-02-07', '19:00', 'riding', 'Goldberg', 'bwv988', 'sato'],
  [
    '2031-02-21',
    '19:00',
    'great',
    'Das Meer',
    'femmes mother-goose | la-mer bolero',
    'orchestra lindqvist',
  ],
  [
    '2031-02-22',
    '19:00',
    'great',
    'Das Meer',
    'femmes mother-goose | la-mer bolero',
    'orchestra lindqvist',
  ],
  ['2031-03-14', '19:00', 'great', 'Die große C-Dur', 'op7 | d944', 'orchestra ahrens sato'],
  [
    '2031-04-11',
    '16:00',
    'great',
    'Matthäus-Passion',
    'bwv244',
    'orchestra choir lindqvist okafor brandt',
  ],
  ['2031-05-04', '09:00', 'small', 'Sonntags um elf', 'op115', 'quartet meyer'],
  ['2031-05-23', '18:00', 'great', 'Die Schöpfung', 'hob-xxi-2', 'orchestra choir ahrens okafor'],
  [
    '2031-06-13',
    '18:00',
    'great',
    'Kindertotenlieder',
    'kindertotenlieder | kv551',
    'orchestra lindqvist brandt',
  ],
  ['2031-07-05', '18:00', 'great', 'Finale', 'hob-i-104 | op67', 'orchestra ahrens'],
];

const words = (text: string): readonly string[] => text.split(' ');

const people: readonly SourcePerson[] = PEOPLE.map(([id, name, role]) => {
  return { id, name, role, isEnsemble: ENSEMBLES.includes(id) };
});

const concertOf = (
  [day, time, room, title, works, performers]: (typeof CONCERTS)[number],
  index: number,
): SourceConcert => ({
  id: `concert-${String(index + 1)}`,
  title,
  preline: room === 'small' ? 'Matinee' : '',
  start: `${day}T${time}:00Z`,
  room,
  programme: words(works).map((work) => (work === '|' ? { text: 'Pause' } : { work, note: '' })),
  performers: words(performers).map((person) => ({
    person,
    role: people.find(({ id }) => id === person)?.role ?? '',
  })),
});

const works: readonly SourceWork[] = WORKS.map(([id, title, ...composers]) => {
  return { id, title, composers };
});

export const SEASON: SeasonSource = {
  source: 'archive',
  season: { id: '2030', name: 'Spielzeit 2030/31', first: '2030-09-01', last: '2031-07-15' },
  venues: [
    { id: 'anger', name: 'Konzerthaus am Anger', street: 'Am Anger 1', city: 'Weimar' },
    { id: 'riding-school', name: 'Alte Reithalle', street: 'Am Anger 3', city: 'Weimar' },
  ],
  rooms: [
    { id: 'great', venue: 'anger', name: 'Großer Saal', slug: 'anger-grosser-saal', seats: 1480 },
    { id: 'small', venue: 'anger', name: 'Kleiner Saal', slug: 'anger-kleiner-saal', seats: 320 },
    { id: 'riding', venue: 'riding-school', name: 'Halle', slug: 'reithalle-halle', seats: 600 },
  ],
  composers: Object.entries(COMPOSERS).map(([id, name]) => ({ id, name })),
  works,
  people,
  concerts: CONCERTS.map(concertOf),
};
