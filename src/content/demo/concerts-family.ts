import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const family = {
  genres: ['familie'],
  series: 'familie',
  prices: 'familie',
  days: [0],
  duration: 60,
} as const;

export const familyConcerts: readonly Plan[] = [
  {
    ...family,
    key: 'karneval',
    production: 'karneval',
    room: 'saal',
    title: t('Der Karneval der Tiere', 'The Carnival of the Animals'),
    subtitle: t('Für alle ab vier', 'For everyone aged four and up'),
    time: '11:00',
    times: 4,
    age: 4,
    genres: ['familie', 'orchester'],
    tags: ['matinee'],
    text: prose(
      [
        'Der Löwe brüllt in den Streichern, die Schildkröte tanzt Cancan in Zeitlupe, und irgendwo dazwischen üben zwei Pianisten Tonleitern, die auch nur Tiere sind.',
        'Pina Rautenstrauch reimt dazu. Wer als Tier verkleidet kommt, darf in der Parade mitlaufen.',
      ],
      [
        'The lion roars in the strings, the tortoise dances a slow-motion cancan, and somewhere in between two pianists practise their scales, because they are animals too.',
        'Pina Rautenstrauch supplies the rhymes. Come dressed as an animal and you may join the parade.',
      ],
    ),
    works: ['karneval'],
    cast: ['philharmonie', 'emilie', 'junho', 'pina', 'adaeze'],
  },
  {
    ...family,
    key: 'peter-wolf',
    production: 'peter',
    room: 'saal',
    title: t('Peter und der Wolf', 'Peter and the Wolf'),
    subtitle: t(
      'In Deutsch und Deutscher Gebärdensprache',
      'In spoken German and German Sign Language',
    ),
    time: '11:00',
    times: 3,
    age: 5,
    duration: 50,
    genres: ['familie', 'orchester'],
    tags: ['gebaerden', 'matinee'],
    access: { sign_language: true },
    accessNote: t(
      'Plätze mit guter Sicht auf die Dolmetscherin: Block B, Reihen 3 bis 6.',
      'Seats with a clear view of the interpreter: block B, rows 3 to 6.',
    ),
    text: prose(
      [
        'Die Ente ist eine Oboe, die Katze eine Klarinette, und der Wolf sind gleich drei Hörner. Gemeinsam mit der Gebärdensprachpoetin auf der Bühne wird Prokofjews Märchen ein Stück für Augen und Ohren.',
      ],
      [
        'The duck is an oboe, the cat a clarinet, and it takes three horns to be a wolf. With a sign-language poet on stage, Prokofiev’s tale becomes a piece for eyes and ears alike.',
      ],
    ),
    works: ['peter'],
    cast: ['philharmonie', 'konrad', 'goncalo', 'adaeze'],
  },
  {
    ...family,
    key: 'pfifferling',
    production: 'pfifferling',
    room: 'shedhalle',
    type: 'musiktheater',
    title: t('Die Klangwerkstatt des Herrn Pfifferling', 'Mr Pfifferling’s Sound Workshop'),
    subtitle: t('Musiktheater ab fünf', 'Music theatre for ages five and up'),
    time: '15:00',
    days: [6, 0],
    times: 6,
    age: 5,
    duration: 70,
    text: prose(
      [
        'Wer hat die Stille gestohlen? Herr Pfifferling, Geräuschmechaniker in dritter Generation, nimmt die Ermittlungen auf. Verdächtig sind: eine Kaffeemaschine, ein Nachbar und das gesamte Publikum.',
        'Nach der Vorstellung dürfen alle an die Werkbank.',
      ],
      [
        'Who stole the silence? Mr Pfifferling, third-generation sound mechanic, opens an investigation. Under suspicion: a coffee machine, a neighbour and the entire audience.',
        'After the show everyone is welcome at the workbench.',
      ],
    ),
    cast: [['pina', t('Herr Pfifferling', 'Mr Pfifferling')], 'helene', 'vesna'],
  },
  {
    ...family,
    key: 'pfifferling-entspannt',
    production: 'pfifferling',
    room: 'shedhalle',
    type: 'musiktheater',
    title: t('Herr Pfifferling ganz entspannt', 'Mr Pfifferling Takes It Easy'),
    subtitle: t(
      'Entspannte Vorstellung mit Licht an und Tür auf',
      'Relaxed performance: lights on, door open',
    ),
    time: '11:00',
    days: [6],
    times: 2,
    age: 5,
    duration: 60,
    tags: ['entspannt', 'gebaerden'],
    access: { relaxed: true, sign_language: true },
    accessNote: t(
      'Ruheraum im Kesselhaus, Gehörschutz am Eingang, Ablaufbogen mit Bildern vorab per E-Mail.',
      'Quiet room in the boiler house, ear defenders at the door, picture guide by e-mail in advance.',
    ),
    text: prose(
      [
        'Dieselbe Geschichte, dieselben Geräusche, nur sanfter: Das Saallicht bleibt an, die lauten Stellen werden angekündigt, und wer hin und her laufen möchte, läuft hin und her.',
        'Besonders geeignet für Menschen im Autismus-Spektrum, mit Lernschwierigkeiten oder mit kleinen Geschwistern.',
      ],
      [
        'The same story and the same sounds, only gentler: the lights stay on, loud moments are announced, and if you want to wander about, you wander about.',
        'Especially suited to autistic people, people with learning disabilities and anyone with small siblings.',
      ],
    ),
    cast: [['pina', t('Herr Pfifferling', 'Mr Pfifferling')], 'helene', 'vesna'],
  },
  {
    ...family,
    key: 'krabbel',
    room: 'foyer',
    title: t('Krabbelkonzert', 'Crawling Concert'),
    subtitle: t(
      'Für Menschen unter drei und ihre Begleitung',
      'For people under three and their grown-ups',
    ),
    time: '09:30',
    days: [4],
    times: 14,
    every: 4,
    duration: 35,
    age: 0,
    prices: 'einheitlich',
    tags: ['entspannt'],
    access: { relaxed: true },
    text: prose(
      [
        'Matten statt Stühle, Wickeltisch statt Garderobe: Zwei Musikerinnen spielen Bach, Volkslieder und das Geräusch von Regen. Es darf gebrabbelt, getanzt und gestillt werden.',
      ],
      [
        'Mats instead of chairs, changing table instead of cloakroom: two musicians play Bach, folk songs and the sound of rain. Babbling, dancing and breastfeeding are all welcome.',
      ],
    ),
    works: ['suite1'],
    cast: ['ilse', 'vesna'],
  },
  {
    ...family,
    key: 'nussknacker',
    room: 'saal',
    title: t('Nussknacker auf Zehenspitzen', 'Nutcracker on Tiptoe'),
    subtitle: t('Tschaikowski für Kinder', 'Tchaikovsky for children'),
    time: '11:00',
    days: [0, 6],
    times: 2,
    run: true,
    near: 'christmas',
    age: 5,
    tags: ['advent'],
    genres: ['familie', 'orchester'],
    text: prose(
      [
        'Was macht eine Zuckerfee, wenn die Celesta klemmt? Pina Rautenstrauch hat einen Koffer voller Spielzeug und eine sehr kleine Geschichte mitgebracht, das Orchester die großen Tänze.',
      ],
      [
        'What does a Sugar Plum Fairy do when the celesta sticks? Pina Rautenstrauch brings a suitcase full of toys and a very small story; the orchestra brings the big dances.',
      ],
    ),
    works: ['nussknacker'],
    cast: ['philharmonie', 'pina', 'mirela'],
  },
  {
    ...family,
    key: 'burgfraeulein',
    room: 'kirche',
    title: t('Burgfräulein, Bass und Blockflöte', 'Damsels, Drones and Recorders'),
    subtitle: t('Mittelaltermusik zum Anfassen', 'Hands-on medieval music'),
    time: '14:30',
    days: [0],
    times: 3,
    age: 6,
    genres: ['familie', 'alte'],
    tags: ['mitmachen'],
    text: prose(
      [
        'Drehleier, Krummhorn, Rauschpfeife: Instrumente, die so heißen, muss man ausprobieren. Íñigo Zubizarreta und Åsa Lindrot führen durch ein Konzert, das als Turnier endet.',
      ],
      [
        'Hurdy-gurdy, crumhorn, rauschpfeife: instruments with names like that simply have to be tried. Íñigo Zubizarreta and Åsa Lindrot lead a concert that ends in a tournament.',
      ],
    ),
    cast: ['inigo', ['asa', t('Moderation, Portativ', 'presenter, portative organ')], 'noemie'],
  },
  {
    ...family,
    key: 'mitsingen',
    room: 'saal',
    title: t('Morgenfeld singt', 'Morgenfeld Sings'),
    subtitle: t('Mitsingkonzert für alle Stimmen', 'A singalong for every voice'),
    preline: t('Zum Mitmachen', 'Join in'),
    time: '16:00',
    days: [0],
    times: 2,
    prices: 'einheitlich',
    duration: 90,
    genres: ['chor', 'familie'],
    tags: ['mitmachen'],
    text: prose(
      [
        'Tausend Menschen, ein Kanon: Tomasz Wiśniowski bringt jeden Saal zum Singen, auch die, die in der Schule nur die Lippen bewegen sollten. Die Liedtexte laufen auf der Leinwand mit.',
      ],
      [
        'A thousand people, one round: Tomasz Wiśniowski can get any hall to sing, including those told at school to mouth the words. The lyrics appear on screen.',
      ],
    ),
    cast: ['philchor', 'kinderchor', 'nino', 'tomasz'],
  },
];
