import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const evening = {
  room: 'saal',
  time: '19:30',
  duration: 125,
  interval: 25,
  prices: 'gross',
} as const;
const philharmonic = {
  ...evening,
  series: 'abende',
  genres: ['orchester'],
  days: [4, 5],
  run: true,
  times: 2,
} as const;

export const orchestraClassics: readonly Plan[] = [
  {
    ...philharmonic,
    key: 'neue-welt',
    title: t('Aus der Neuen Welt', 'From the New World'),
    subtitle: t('Dvořák, Copland und Florence Price', 'Dvořák, Copland and Florence Price'),
    times: 3,
    days: [4, 5, 0],
    tags: ['einfuehrung', 'komponistinnen'],
    text: prose(
      [
        '1892 zog Antonín Dvořák nach New York, hörte Spirituals und schrieb eine Sinfonie voller Heimweh nach zwei Kontinenten. Vierzig Jahre später antwortete Florence Price, die erste schwarze Komponistin, deren Sinfonie ein großes amerikanisches Orchester spielte.',
        'Dazwischen swingt Aaron Coplands Konzert für Benny Goodman. Defne Yıldızoğlu nimmt die Kadenz, wie sie gemeint ist: als Tür in einen anderen Raum.',
      ],
      [
        'In 1892 Antonín Dvořák moved to New York, listened to spirituals and wrote a symphony homesick for two continents. Forty years on came a reply from Florence Price, the first Black woman to have a symphony played by a major American orchestra.',
        'In between swings the concerto Aaron Copland wrote for Benny Goodman. Defne Yıldızoğlu takes its cadenza as intended: as a door into another room.',
      ],
    ),
    works: ['price1', 'coplandClarinet', 'dvorak9'],
    cast: ['philharmonie', 'defne', 'mirela'],
  },
  {
    ...philharmonic,
    key: 'eroica',
    title: t('Eroica', 'Eroica'),
    subtitle: t('Helden und andere Missverständnisse', 'Heroes and other misunderstandings'),
    tags: ['einfuehrung', 'komponistinnen', 'abotausch'],
    text: prose(
      [
        'Zwei Akkordschläge, und nichts ist mehr wie vorher. Beethovens Dritte war für Napoleon gedacht, bis der sich zum Kaiser machte; die zerkratzte Widmung ist die berühmteste Radierung der Musikgeschichte.',
        'Emilie Mayer, zu Lebzeiten „der weibliche Beethoven“ genannt, eröffnet den Abend mit ihrem „Faust“, und Baek Jun-ho stellt im vierten Klavierkonzert die leiseste Frage, mit der je ein Solokonzert begann.',
      ],
      [
        'Two hammer-blow chords and nothing is the same again. Beethoven’s Third was meant for Napoleon until he crowned himself emperor; the scratched-out dedication is the most famous erasure in music.',
        'Emilie Mayer, known in her day as ‘the female Beethoven’, opens the evening with her Faust overture, and Baek Jun-ho asks the quietest question ever to begin a solo concerto.',
      ],
    ),
    works: ['mayerFaust', 'beethovenPiano4', 'beethoven3'],
    cast: ['philharmonie', 'junho', 'mirela'],
  },
  {
    ...philharmonic,
    key: 'schottland',
    title: t('Schottische Reise', 'Scottish Journey'),
    subtitle: t('Mendelssohn und Bruch im Nebel', 'Mendelssohn and Bruch in the mist'),
    tags: ['abotausch'],
    text: prose(
      [
        'Felix Mendelssohn war zwanzig, seekrank und begeistert. Von der Hebrideninsel Staffa schickte er seiner Schwester 21 Takte im Brief; daraus wurde eine Ouvertüre, in der man das Wasser riecht.',
        'Max Bruch kannte Schottland damals nur aus Büchern. Seiner Fantasie hört man das nicht an, besonders wenn Anaïs Lefèvre-Roux die alten Lieder singt, als hätte sie sie am Kamin gelernt.',
      ],
      [
        'Felix Mendelssohn was twenty, seasick and enchanted. From the Hebrides he sent his sister 21 bars of music in a letter; they grew into an overture in which you can smell the water.',
        'At the time Max Bruch knew Scotland only from books. You would never guess, least of all when Anaïs Lefèvre-Roux plays the old songs as though she had learned them by the fireside.',
      ],
    ),
    works: ['hebriden', 'bruchFantasie', 'schottische'],
    cast: ['philharmonie', 'anais', 'mirela'],
  },
  {
    ...philharmonic,
    key: 'clara-robert',
    title: t('Clara, Robert, Fanny', 'Clara, Robert, Fanny'),
    subtitle: t('Briefe in Musik', 'Letters in music'),
    tags: ['komponistinnen', 'einfuehrung', 'rundfunk'],
    text: prose(
      [
        'Clara Wieck war dreizehn, als sie ihr Klavierkonzert begann, und sechzehn, als sie es im Leipziger Gewandhaus spielte. Am Pult stand Mendelssohn, dessen Schwester Fanny zur selben Zeit in Berlin nur im eigenen Gartensaal dirigieren durfte.',
        'Ein Abend über Talent, Ehe und Tinte. Johanna Weißenfels liest zwischen den Werken aus den Briefen.',
      ],
      [
        'Clara Wieck was thirteen when she began her piano concerto and sixteen when she played it at the Leipzig Gewandhaus. Mendelssohn conducted, while his sister Fanny was only allowed to do so in her own garden room in Berlin.',
        'An evening about talent, marriage and ink. Between the works Johanna Weißenfels reads from the letters.',
      ],
    ),
    works: ['henselOuverture', 'clara', 'robert4'],
    cast: ['philharmonie', 'ludmila', 'mirela', ['johanna', t('Lesung', 'reader')]],
  },
  {
    ...philharmonic,
    key: 'schostakowitsch',
    title: t('Zwischen den Zeilen', 'Between the Lines'),
    subtitle: t('Schostakowitschs Fünfte', 'Shostakovich’s Fifth'),
    text: prose(
      [
        'Jubel auf Befehl oder bitterer Spott? 1937 rettete die Fünfte ihrem Komponisten vermutlich das Leben, und noch immer streiten kluge Leute über ihren Schluss. Hören Sie selbst.',
        'Vor der Pause scheint die Sonne: Lili Boulangers Frühlingsmorgen, fünf Minuten reines Licht, und Saint-Saëns’ Cellokonzert mit Inês Carvalhais.',
      ],
      [
        'Rejoicing under orders or bitter mockery? In 1937 the Fifth probably saved its composer’s life, and clever people still argue about its ending. Come and hear for yourself.',
        'Before the interval the sun is out: Lili Boulanger’s spring morning, five minutes of pure light, and the Saint-Saëns Cello Concerto with Inês Carvalhais.',
      ],
    ),
    works: ['boulangerMatin', 'saintCello', 'schostakowitsch5'],
    cast: ['philharmonie', 'ines', 'adaeze'],
  },
  {
    ...philharmonic,
    key: 'nordlicht',
    title: t('Nordlicht', 'Northern Lights'),
    subtitle: t('Saariaho, Grieg, Sibelius', 'Saariaho, Grieg, Sibelius'),
    tags: ['komponistinnen', 'rundfunk'],
    text: prose(
      [
        'Sechzehn Schwäne flogen 1915 über Sibelius’ Haus; er notierte „eines der größten Erlebnisse meines Lebens“ und schrieb das Hornthema der Fünften. Kaija Saariaho blickt in denselben Himmel, nur im Winter.',
        'Und Grieg? Ein Paukenwirbel, ein Sturz über die ganze Tastatur, und man ist in Norwegen.',
      ],
      [
        'One day in 1915 sixteen swans flew over Sibelius’s house; he called it one of the greatest experiences of his life and wrote the horn theme of his Fifth. Kaija Saariaho looks up at the same sky, only in winter.',
        'And Grieg? One timpani roll, one plunge down the whole keyboard, and you are in Norway.',
      ],
    ),
    works: ['saariahoCiel', 'grieg', 'sibelius5'],
    cast: ['philharmonie', 'emilie', 'adaeze'],
  },
  {
    ...philharmonic,
    key: 'mahler4',
    title: t('Das himmlische Leben', 'The Heavenly Life'),
    subtitle: t('Mahlers Vierte', 'Mahler’s Fourth'),
    duration: 110,
    text: prose(
      [
        'Im Himmel wird getanzt, gekocht und ohne jedes schlechte Gewissen gegessen: So erzählt es das Kind im Finale von Mahlers Vierter. Dass unterwegs der Tod mit verstimmter Geige aufspielt, gehört dazu.',
        'Zsófia Kertész-Nagy singt das Kind und davor Alban Bergs frühe Lieder, die nach Sommernacht und Jasmin duften.',
      ],
      [
        'In heaven there is dancing, cooking and eating without the slightest guilt: so says the child in the finale of Mahler’s Fourth. That Death strikes up on a mistuned fiddle along the way is part of the bargain.',
        'Zsófia Kertész-Nagy sings the child and, before that, Alban Berg’s early songs, scented with jasmine and summer nights.',
      ],
    ),
    works: ['berg', 'mahler4'],
    cast: ['philharmonie', 'zsofia', 'mirela'],
    genres: ['orchester', 'lied'],
  },
  {
    ...philharmonic,
    key: 'bruckner7',
    title: t('Eine Kathedrale aus Klang', 'A Cathedral of Sound'),
    subtitle: t('Bruckners Siebte', 'Bruckner’s Seventh'),
    duration: 70,
    days: [5, 6],
    time: '20:00',
    prices: 'saal',
    tags: ['nachgespraech'],
    text: prose(
      [
        'Eine Sinfonie, keine Pause, ein einziger langer Atem. Das Adagio schrieb Bruckner in der Vorahnung von Wagners Tod; vier Wagnertuben treten hinzu, und über den berühmten Beckenschlag wird bis heute gestritten.',
        'Wir spielen ihn.',
      ],
      [
        'One symphony, no interval, a single long breath. Bruckner wrote the Adagio foreseeing Wagner’s death; four Wagner tubas join in, and people still quarrel over the famous cymbal crash.',
        'We are playing it.',
      ],
    ),
    works: ['bruckner7'],
    cast: ['philharmonie', 'mirela'],
  },
];
