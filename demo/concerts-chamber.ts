import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const chamber = {
  room: 'kammersaal',
  time: '20:00',
  duration: 100,
  prices: 'kammer',
  genres: ['kammermusik'],
  series: 'kammer',
  days: [2, 3],
  times: 2,
} as const;

export const chamberConcerts: readonly Plan[] = [
  {
    ...chamber,
    key: 'schubert-quintett',
    title: t('Das zweite Cello', 'The Second Cello'),
    subtitle: t('Schuberts Streichquintett', 'Schubert’s String Quintet'),
    duration: 85,
    text: prose(
      [
        'Zwei Monate vor seinem Tod schrieb Schubert ein Quintett mit einem Cello zu viel und einem Adagio, in dem die Uhren stehen bleiben. Gehört hat er es nie.',
        'Das Ägidius Quartett lädt dazu Mátyás Szőke ein, der mit dem Cellisten des Quartetts seit Studientagen Schach spielt.',
      ],
      [
        'Two months before his death Schubert wrote a quintet with one cello too many and an Adagio in which the clocks stand still. He never heard it.',
        'The Ägidius Quartett has invited Mátyás Szőke, who has played chess with the quartet’s cellist since their student days.',
      ],
    ),
    works: ['schubertQuartettsatz', 'schubertQuintett'],
    cast: ['quartett', 'bartlomiej', 'matyas'],
  },
  {
    ...chamber,
    key: 'forelle',
    title: t('Forelle blau, Forelle frei', 'Trout, Unhooked'),
    subtitle: t('Farrenc und Schubert mit Kontrabass', 'Farrenc and Schubert with double bass'),
    tags: ['komponistinnen'],
    text: prose(
      [
        'Schuberts Forelle kennt jedes Schulbuch. Louise Farrencs Klavierquintett, für dieselbe seltene Besetzung geschrieben, kennt kaum jemand, und das ist nach diesem Abend hoffentlich vorbei.',
      ],
      [
        'Every schoolbook knows Schubert’s trout. Hardly anyone knows Louise Farrenc’s piano quintet, written for the same unusual forces. After tonight we hope that will have changed.',
      ],
    ),
    works: ['farrenc', 'forelle'],
    cast: ['emilie', 'bartlomiej', 'ilse', 'soren', 'otto'],
  },
  {
    ...chamber,
    key: 'geschwister',
    title: t('Geschwister', 'Siblings'),
    subtitle: t(
      'Fanny Hensel und Felix Mendelssohn Bartholdy',
      'Fanny Hensel and Felix Mendelssohn',
    ),
    tags: ['komponistinnen', 'nachgespraech'],
    text: prose(
      [
        'Sie schrieb ihr Quartett 1834, er fand es formlos; sein op. 80 ist der Schrei nach ihrem Tod. Dazwischen liegt eine der großen Geschwisterlieben der Musik, mit allem, was dazugehört.',
        'Nach dem Konzert sprechen die vier Musiker darüber, wie man als Familie probt.',
      ],
      [
        'She wrote her quartet in 1834, he found it formless; his Op. 80 is the cry that followed her death. Between them lies one of the great sibling bonds in music, with all that comes with it.',
        'After the concert the four players talk about rehearsing as a family.',
      ],
    ),
    works: ['henselQuartett', 'mendelssohn80'],
    cast: ['quartett', 'bartlomiej', 'ilse'],
  },
  {
    ...chamber,
    key: 'paris-1900',
    preline: t('Kammermusik auswärts', 'Chamber music abroad'),
    title: t('Paris, zwei Quartette', 'Paris, Two Quartets'),
    subtitle: t('Debussy und Ravel', 'Debussy and Ravel'),
    room: 'kirche',
    time: '19:00',
    days: [4, 0],
    prices: 'kirche',
    duration: 75,
    text: prose(
      [
        'Seit über hundert Jahren teilen sie sich jede Plattenhülle, dabei könnten Zwillinge kaum verschiedener sein: Debussy wirft die Fenster auf, Ravel poliert die Scheiben.',
      ],
      [
        'For a century they have shared every record sleeve, yet twins could hardly be less alike: Debussy throws open the windows, Ravel polishes the panes.',
      ],
    ),
    works: ['debussyQuartett', 'ravelQuartett'],
    cast: ['quartett', 'bartlomiej', 'ilse'],
  },
  {
    ...chamber,
    key: 'ende-der-zeit',
    preline: t('Zum Volkstrauertag', 'In remembrance'),
    title: t('Für das Ende der Zeit', 'For the End of Time'),
    subtitle: t('Messiaen zum Gedenken', 'Messiaen in remembrance'),
    room: 'kirche',
    near: 'remembrance',
    days: [0, 6, 5],
    times: 1,
    time: '18:00',
    prices: 'kirche',
    duration: 60,
    text: prose(
      [
        'Im Januar 1941 erklang im Kriegsgefangenenlager bei Görlitz ein Quartett auf verstimmten Instrumenten. Es wurde eines der hellsten Werke eines dunklen Jahrhunderts.',
        'Wir spielen ohne Applaus davor und ohne Pause. Danach läutet die Ägidienglocke.',
      ],
      [
        'In January 1941, in a prisoner-of-war camp near Görlitz, a quartet was heard on battered instruments. It became one of the brightest works of a dark century.',
        'We perform without an interval and ask for silence beforehand. Afterwards the bell of St. Ägidien will ring.',
      ],
    ),
    works: ['messiaen'],
    cast: ['defne', 'yuki', 'soren', 'nino'],
  },
  {
    ...chamber,
    key: 'klarinette',
    title: t('Herbst, zweimal', 'Autumn, Twice'),
    subtitle: t(
      'Klarinettenquintette von Brahms und Coleridge-Taylor',
      'Clarinet quintets by Brahms and Coleridge-Taylor',
    ),
    text: prose(
      [
        'Der alte Brahms hatte das Komponieren schon aufgegeben, als er einen Klarinettisten hörte. Samuel Coleridge-Taylor war neunzehn, als sein Lehrer behauptete, nach Brahms könne niemand mehr so ein Quintett schreiben. Er konnte.',
      ],
      [
        'Old Brahms had already given up composing when he heard a certain clarinettist. Samuel Coleridge-Taylor was nineteen when his teacher claimed that nobody could write such a quintet after Brahms. He could.',
      ],
    ),
    works: ['coleridge', 'brahmsKlarinette'],
    cast: ['defne', 'quartett'],
  },
  {
    ...chamber,
    key: 'intime-briefe',
    title: t('Intime Briefe', 'Intimate Letters'),
    subtitle: t('Dvořák und Janáček', 'Dvořák and Janáček'),
    days: [3, 4],
    text: prose(
      [
        'Über siebenhundert Briefe schrieb Leoš Janáček an Kamila Stösslová, achtunddreißig Jahre jünger und verheiratet. Das Quartett ist der ehrlichste. Dvořáks „Amerikanisches“ ist dagegen eine Ansichtskarte, aber was für eine.',
      ],
      [
        'Leoš Janáček wrote over seven hundred letters to Kamila Stösslová, married and thirty-eight years his junior. This quartet is the most honest of them. Dvořák’s ‘American’ is a picture postcard by comparison, but what a postcard.',
      ],
    ),
    works: ['amerikanisches', 'intimeBriefe'],
    cast: ['quartett', 'bartlomiej', 'ilse'],
  },
  {
    ...chamber,
    key: 'harfe',
    title: t('Wind in den Saiten', 'Wind in the Strings'),
    subtitle: t('Flöte, Bratsche, Harfe', 'Flute, viola, harp'),
    series: 'matinee',
    tags: ['matinee'],
    time: '11:00',
    days: [0],
    duration: 70,
    interval: 15,
    text: prose(
      [
        'Debussy erfand 1915 eine Besetzung, die klingt, als hätte es sie immer gegeben. Clíodhna Ní Bhraonáin, Noémie Aubertin und Ilse Grünwaldt haben sich genau dafür zusammengetan.',
      ],
      [
        'In 1915 Debussy invented a combination that sounds as if it had always existed. Clíodhna Ní Bhraonáin, Noémie Aubertin and Ilse Grünwaldt teamed up for that very reason.',
      ],
    ),
    works: ['boulangerNocturne', 'faureFantaisie', 'debussySonate'],
    cast: ['noemie', 'ilse', 'cliodhna'],
  },
  {
    ...chamber,
    key: 'horntrio',
    title: t('Wald und Abgrund', 'Forest and Abyss'),
    subtitle: t('Horntrios von Brahms und Ligeti', 'Horn trios by Brahms and Ligeti'),
    genres: ['kammermusik', 'neue'],
    text: prose(
      [
        'Brahms schrieb sein Trio im Schwarzwald, in Trauer um die Mutter. Ligeti nannte seines „Hommage à Brahms“ und meinte das, wie er sagte, mit schiefem Lächeln.',
      ],
      [
        'Brahms wrote his trio in the Black Forest, mourning his mother. Ligeti called his a ‘homage to Brahms’ and meant it, one suspects, with a crooked smile.',
      ],
    ),
    works: ['ligetiHorn', 'brahmsHorn'],
    cast: ['joerg', 'yuki', 'junho'],
  },
  {
    ...chamber,
    key: 'gran-partita',
    title: t('Gran Partita', 'Gran Partita'),
    subtitle: t('Dreizehn Bläser, eine Mozart-Nacht', 'Thirteen players, one Mozart evening'),
    series: 'matinee',
    time: '11:00',
    days: [0],
    tags: ['matinee'],
    duration: 65,
    text: prose(
      [
        'Über einem Puls aus Hörnern und Fagotten setzt die Oboe einen einzigen langen Ton, und Salieri versteht im Film, dass er verloren hat. In Wirklichkeit ist es noch schöner.',
      ],
      [
        'Above a pulse of horns and bassoons the oboe places a single long note, and in the film Salieri understands that he has lost. In real life it is lovelier still.',
      ],
    ),
    works: ['granPartita'],
    cast: ['bachblaeser', 'goncalo', 'defne', 'joerg'],
  },
];
