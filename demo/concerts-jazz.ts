import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const club = {
  room: 'shedhalle',
  time: '20:30',
  duration: 110,
  interval: 20,
  prices: 'club',
  genres: ['jazz'],
  series: 'jazz',
  days: [4],
  times: 2,
} as const;

export const jazzAndGlobal: readonly Plan[] = [
  {
    ...club,
    key: 'malika',
    title: t('Malika Benhaddou Quintett', 'Malika Benhaddou Quintet'),
    subtitle: t('Lieder ohne Grenzposten', 'Songs without border posts'),
    times: 3,
    tags: ['nachgespraech'],
    text: prose(
      [
        'Arabische Poesie auf einem Groove in sieben, ein Chanson, das im Free Jazz verschwindet und als Wiegenlied zurückkommt: Malika Benhaddou singt, was zwischen den Sprachen liegt.',
      ],
      [
        'Arabic poetry over a groove in seven, a chanson that vanishes into free jazz and comes back as a lullaby: Malika Benhaddou sings what lies between languages.',
      ],
    ),
    cast: ['malika', 'saidou', 'ayumi', 'otto', 'helene'],
  },
  {
    ...club,
    key: 'mingus',
    title: t('Mingus, laut', 'Mingus, Loud'),
    subtitle: t('Eine Hommage mit Ecken', 'A tribute with corners'),
    text: prose(
      [
        'Charles Mingus soll einmal einen Bass zertrümmert haben, weil jemand im Publikum redete. Ottokar Brüning verspricht, sein Instrument zu schonen. Die Musik wird nicht geschont.',
      ],
      [
        'Charles Mingus is said to have smashed a bass because someone in the audience kept talking. Ottokar Brüning promises to spare his instrument. The music will not be spared.',
      ],
    ),
    works: ['mingus'],
    cast: ['otto', 'saidou', 'helene', 'marek'],
  },
  {
    ...club,
    key: 'jam',
    title: t('Jamsession am Wehr', 'Jam Session by the Weir'),
    subtitle: t('Wer spielen will, spielt', 'If you want to play, play'),
    preline: t('Jeden ersten Freitag, so ungefähr', 'First Friday of the month, give or take'),
    time: '22:00',
    duration: 180,
    days: [5],
    times: 14,
    every: 4,
    prices: 'frei',
    tags: ['frei', 'nacht', 'mitmachen'],
    text: prose(
      [
        'Die Hausband eröffnet, dann gehört die Bühne allen, die sich auf die Liste am Tresen schreiben. Schlagzeug, Bass und Klavier sind da, den Mut bringen Sie mit.',
        'Ende ist, wenn Ottokar die Hülle zumacht. Das war noch nie vor eins.',
      ],
      [
        'The house band opens, then the stage belongs to anyone who signs the list at the bar. Drums, bass and piano are provided; bring your own courage.',
        'It ends when Ottokar zips up his case. That has never happened before one.',
      ],
    ),
    cast: ['otto', 'helene'],
  },
  {
    ...club,
    key: 'ellington',
    title: t('Nussknacker in Swing', 'The Nutcracker Swings'),
    subtitle: t(
      'Ellington und Strayhorn mit der Schussfaden Bigband',
      'Ellington and Strayhorn with the Schussfaden Bigband',
    ),
    days: [4, 6],
    near: 'advent',
    run: true,
    tags: ['advent'],
    text: prose(
      [
        '„Sugar Rum Cherry“ heißt die Zuckerfee bei Duke Ellington, und sie trägt hohe Absätze. Siebzehn Musiker, ein Schneegestöber aus Blech.',
      ],
      [
        'Duke Ellington’s sugar plum fairy is called ‘Sugar Rum Cherry’, and she wears high heels. Seventeen musicians, one blizzard of brass.',
      ],
    ),
    works: ['ellington'],
    cast: ['bigband', 'saidou', 'malika'],
  },
  {
    ...club,
    key: 'kirishima',
    title: t('Kirishima Trio', 'Kirishima Trio'),
    subtitle: t('Ohne Setlist', 'No set list'),
    times: 3,
    room: 'kammersaal',
    prices: 'kammer',
    time: '20:00',
    duration: 90,
    text: prose(
      [
        'Drei Menschen, kein Plan. Ayumi Kirishima setzt sich, wartet, bis es im Saal ganz still ist, und spielt dann den Ton, der gefehlt hat.',
      ],
      [
        'Three people, no plan. Ayumi Kirishima sits down, waits until the hall is perfectly still and then plays the note that was missing.',
      ],
    ),
    cast: ['ayumi', 'otto', 'helene'],
  },
  {
    ...club,
    key: 'kora',
    title: t('Niger, Silbe', 'From the Niger to the Silbe'),
    subtitle: t('Kora trifft Cello', 'Kora meets cello'),
    genres: ['global', 'jazz'],
    days: [4, 6],
    text: prose(
      [
        'Einundzwanzig Saiten aus Angelschnur, vier aus Darm: Saïdou Lorenz hat für dieses Projekt die Kora seines Großvaters neu bespannt und mit Mátyás Szőke zwei Winter lang geprobt.',
      ],
      [
        'Twenty-one strings of fishing line, four of gut: for this project Saïdou Lorenz restrung his grandfather’s kora and rehearsed with Mátyás Szőke for two winters.',
      ],
    ),
    cast: [['saidou', t('Kora, Saxofon', 'kora, saxophone')], 'matyas'],
  },
  {
    ...club,
    key: 'milonga',
    title: t('Milonga in der Weberei', 'Milonga at the Mill'),
    subtitle: t('Konzert, Tanz und ein Schnupperkurs', 'Concert, dancing and a taster class'),
    genres: ['global'],
    days: [6],
    times: 5,
    series: 'nacht',
    time: '21:00',
    duration: 210,
    tags: ['mitmachen', 'nacht'],
    text: prose(
      [
        'Um neun der Kurs, um zehn das Konzert, danach das Parkett: Rocío Peñalver spielt mit ihrem Quartett, bis die letzten Schuhe in der Hand getragen werden.',
      ],
      [
        'Class at nine, concert at ten, then the floor is yours: Rocío Peñalver and her quartet play until the last pair of shoes is being carried home by hand.',
      ],
    ),
    cast: ['rocio', 'ruben', 'otto'],
  },
  {
    ...club,
    key: 'balkan',
    title: t('Blech bis Belgrad', 'Brass to Belgrade'),
    subtitle: t(
      'Blechwerk Morgenfeld und Vesna Đurđević',
      'Blechwerk Morgenfeld and Vesna Đurđević',
    ),
    genres: ['global'],
    days: [5, 6],
    time: '20:00',
    duration: 130,
    text: prose(
      [
        'Hochzeitsmärsche in elf Achteln, Trauermärsche, auf die man tanzen kann. Stühle gibt es, benutzt werden sie selten.',
      ],
      [
        'Wedding marches in eleven-eight, funeral marches you can dance to. Chairs are provided but seldom used.',
      ],
    ),
    cast: ['blech', 'marek', 'vesna', 'helene'],
  },
  {
    ...club,
    key: 'fado',
    title: t('Saudade', 'Saudade'),
    subtitle: t('Lieder aus Lissabon und Coimbra', 'Songs from Lisbon and Coimbra'),
    genres: ['global', 'lied'],
    room: 'foyer',
    prices: 'klein',
    days: [3, 5],
    time: '21:00',
    duration: 75,
    tags: ['nacht'],
    text: prose(
      [
        'Für „saudade“ gibt es kein deutsches Wort, aber eine Stunde Musik hilft weiter. Inês Carvalhais spielt die Melodien ihrer Mutter auf dem Cello, Íñigo Zubizarreta begleitet auf der portugiesischen Gitarre.',
      ],
      [
        'There is no English word for saudade either, but an hour of music goes a long way. Inês Carvalhais plays her mother’s melodies on the cello; Íñigo Zubizarreta accompanies on the Portuguese guitar.',
      ],
    ),
    cast: ['ines', ['inigo', t('Portugiesische Gitarre', 'Portuguese guitar')]],
  },
];
