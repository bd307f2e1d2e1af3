import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const fresh = {
  room: 'shedhalle',
  time: '20:00',
  duration: 75,
  prices: 'club',
  genres: ['neue'],
  days: [3, 5],
  times: 2,
} as const;
const night = { ...fresh, series: 'nacht', tags: ['nacht'] } as const;

export const newMusicAndNights: readonly Plan[] = [
  {
    ...fresh,
    key: 'reich',
    title: t('Music for 18 Musicians', 'Music for 18 Musicians'),
    subtitle: t('Steve Reich in der Fabrik', 'Steve Reich in the factory'),
    times: 3,
    days: [5, 6],
    run: true,
    text: prose(
      [
        'Elf Akkorde, eine Stunde, achtzehn Menschen, die ohne Dirigenten auf ein Vibrafon hören. In einer Halle, in der einst Maschinen im Takt liefen, klingt das wie Heimkehr.',
      ],
      [
        'Eleven chords, one hour, eighteen people listening to a vibraphone instead of a conductor. In a hall where machines once ran in step, it sounds like coming home.',
      ],
    ),
    works: ['reichClapping', 'reich18'],
    cast: ['shed', 'helene'],
  },
  {
    ...fresh,
    key: 'saariaho',
    title: t('Kaija Saariaho. Ein Porträt', 'Kaija Saariaho: A Portrait'),
    subtitle: t('Solowerke und Trio', 'Solo works and a trio'),
    room: 'kammersaal',
    prices: 'kammer',
    series: 'kammer',
    genres: ['neue', 'kammermusik'],
    tags: ['komponistinnen', 'einfuehrung'],
    days: [2, 3],
    text: prose(
      [
        'Sieben Schmetterlinge aus Flageoletts, Atemgeräusche, die zu Sprache werden, Asche, die noch glüht: Die finnische Komponistin hat dem Klang neue Aggregatzustände gegeben.',
      ],
      [
        'Seven butterflies made of harmonics, breath turning into speech, ashes that still glow: the Finnish composer gave sound new states of matter.',
      ],
    ),
    works: ['saariahoSept', 'saariahoNoa', 'saariahoCendres'],
    cast: ['ines', 'noemie', 'nino'],
  },
  {
    ...fresh,
    key: 'in-c',
    title: t('In C für alle', 'In C for All'),
    subtitle: t('Bringen Sie Ihr Instrument mit', 'Bring your instrument'),
    room: 'foyer',
    prices: 'anmeldung',
    tags: ['mitmachen', 'frei'],
    days: [0, 6],
    time: '15:00',
    times: 3,
    text: prose(
      [
        'Dreiundfünfzig kleine Motive, jeder spielt sie so oft er mag: Terry Rileys Klassiker von 1964 verzeiht alles außer Nichtzuhören. Vom Triangel bis zur Tuba ist jedes Instrument willkommen.',
        'Die Noten passen auf eine Seite und kommen vorab per E-Mail.',
      ],
      [
        'Fifty-three little patterns, and everyone repeats them as often as they like: Terry Riley’s classic of 1964 forgives anything but not listening. From triangle to tuba, every instrument is welcome.',
        'The score fits on one page and will be sent by e-mail beforehand.',
      ],
    ),
    works: ['inC'],
    cast: ['shed', 'leonie'],
  },
  {
    ...night,
    key: 'rauschen',
    title: t('Rauschen', 'Noise Floor'),
    subtitle: t('Tilde Ågren spielt den leeren Saal', 'Tilde Ågren plays the empty hall'),
    time: '23:00',
    duration: 120,
    days: [6],
    times: 3,
    text: prose(
      [
        'Zwölf Nächte lang hat Tilde Ågren den Großen Saal aufgenommen, wenn niemand da war. Heizung, Holz, eine Maus. Nun kehren die Geräusche zurück, verstärkt, in eine Halle voller Menschen.',
        'Liegematten vorhanden. Ohrstöpsel auch.',
      ],
      [
        'For twelve nights Tilde Ågren recorded the Great Hall when nobody was there. Radiators, timber, a mouse. Now the sounds return, amplified, to a hall full of people.',
        'Mats are provided. So are earplugs.',
      ],
    ),
    cast: ['tilde'],
  },
  {
    ...night,
    key: 'gestohlene-stunde',
    title: t('Die gestohlene Stunde', 'The Stolen Hour'),
    subtitle: t(
      'Konzert in der Nacht der Zeitumstellung',
      'A concert for the night the clocks go forward',
    ),
    time: '23:00',
    duration: 210,
    days: [6],
    times: 1,
    near: 'springClock',
    text: prose(
      [
        'Um zwei Uhr wird es drei, und die Stunde dazwischen gibt es nicht. Wir spielen trotzdem Musik, die in ihr stattfindet. Anfang: elf Uhr abends. Ende: halb vier, nach dreieinhalb Stunden. Rechnen Sie ruhig nach.',
      ],
      [
        'At two o’clock it turns three, and the hour in between does not exist. We shall play the music that takes place in it all the same. Start: eleven at night. End: half past three, three and a half hours later. Feel free to check.',
      ],
    ),
    works: ['feldman', 'paertSpiegel'],
    cast: ['shed', 'tilde', 'nino'],
  },
  {
    ...night,
    key: 'geschenkte-stunde',
    title: t('Die geschenkte Stunde', 'The Given Hour'),
    subtitle: t(
      'Konzert in der längsten Nacht der Uhr',
      'A concert for the longest night on the clock',
    ),
    time: '23:00',
    duration: 270,
    days: [6],
    times: 1,
    near: 'autumnClock',
    text: prose(
      [
        'Zwischen zwei und drei passiert heute alles zweimal. Das Ensemble Shed spielt diese Stunde deshalb auch zweimal: einmal vorwärts, einmal rückwärts. Kaffee und Suppe durchgehend.',
      ],
      [
        'Tonight everything between two and three happens twice. Ensemble Shed therefore plays that hour twice as well: once forwards, once backwards. Coffee and soup served throughout.',
      ],
    ),
    works: ['inC', 'paertFratres'],
    cast: ['shed', 'ayumi', 'tilde'],
  },
  {
    ...night,
    key: 'feldman',
    title: t('Sehr leise', 'Very Quietly'),
    subtitle: t('Morton Feldman bei Kerzenlicht', 'Morton Feldman by candlelight'),
    room: 'kammersaal',
    time: '22:15',
    duration: 85,
    prices: 'klein',
    days: [4, 5],
    genres: ['neue', 'kammermusik'],
    text: prose(
      [
        'Achtzig Minuten, in denen fast nichts geschieht, und zwar so schön, dass man danach den Kühlschrank zu Hause anders hört.',
      ],
      [
        'Eighty minutes in which almost nothing happens, so beautifully that you will hear your fridge differently when you get home.',
      ],
    ),
    works: ['feldman'],
    cast: ['quartett', 'ruben'],
  },
  {
    ...night,
    key: 'paert-nacht',
    title: t('Spiegel im Spiegel', 'Spiegel im Spiegel'),
    subtitle: t('Arvo Pärt im Liegen', 'Arvo Pärt lying down'),
    room: 'kirche',
    time: '22:30',
    duration: 100,
    prices: 'klein',
    days: [5],
    times: 3,
    genres: ['neue', 'chor'],
    text: prose(
      [
        'Auf dem Steinboden von St. Ägidien liegen dreihundert Matten. Drei Töne des Klaviers, ein langer Bogenstrich, und oben die gemalten Engel, die zuhören, seit es sie gibt.',
      ],
      [
        'Three hundred mats cover the stone floor of St. Ägidien. Three notes on the piano, one long bow, and above you the painted angels, who have been listening for as long as they have existed.',
      ],
    ),
    works: ['paertSpiegel', 'paertFratres', 'lukaszewskiAve'],
    cast: ['kammerchor', 'soren', 'nino', 'tomasz'],
  },
  {
    ...fresh,
    key: 'urauffuehrung',
    title: t('Noch feucht', 'The Ink Still Wet'),
    subtitle: t('Vier Uraufführungen in einer Stunde', 'Four premieres in an hour'),
    tags: ['urauffuehrung', 'jung', 'nachgespraech'],
    series: 'auftakt',
    prices: 'klein',
    days: [2],
    times: 3,
    text: prose(
      [
        'Vier Studierende der Kompositionsklasse, vier neue Stücke, ein Ensemble, das alles spielen kann. Danach sitzen die Urheber:innen auf dem Bühnenrand und halten Fragen aus.',
      ],
      [
        'Four composition students, four new pieces, one ensemble that can play anything. Afterwards the composers sit on the edge of the stage and face your questions.',
      ],
    ),
    cast: ['shed', 'helene'],
  },
  {
    ...fresh,
    key: 'auftakt-cello',
    title: t('Auftakt: Mátyás Szőke', 'Upbeat: Mátyás Szőke'),
    subtitle: t('Kodály und Bach für Cello solo', 'Kodály and Bach for solo cello'),
    series: 'auftakt',
    room: 'kammersaal',
    prices: 'klein',
    genres: ['kammermusik'],
    tags: ['jung'],
    days: [1, 2],
    text: prose(
      [
        '„In zwanzig Jahren wird kein Cellist mehr um dieses Stück herumkommen“, soll Kodály gesagt haben. Er hatte recht, aber nicht viele spielen es so unerschrocken.',
      ],
      [
        'Kodály predicted that one day no cellist would be able to avoid this piece. He was right, though not many play it quite so fearlessly.',
      ],
    ),
    works: ['suite3', 'kodaly'],
    cast: ['matyas'],
  },
];
