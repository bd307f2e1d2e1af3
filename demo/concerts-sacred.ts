import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const church = {
  room: 'kirche',
  time: '19:00',
  duration: 100,
  prices: 'kirche',
  genres: ['alte'],
  series: 'aegidien',
  days: [5, 6],
  times: 2,
  run: true,
} as const;
const choir = {
  room: 'kirche',
  time: '19:00',
  duration: 80,
  prices: 'kirche',
  genres: ['chor'],
  days: [6, 0],
  times: 2,
  run: true,
} as const;

export const sacredAndEarly: readonly Plan[] = [
  {
    ...church,
    key: 'johannespassion',
    title: t('Johannes-Passion', 'St John Passion'),
    subtitle: t('Bach in der Passionszeit', 'Bach for Passiontide'),
    near: 'passion',
    genres: ['chor', 'alte'],
    tags: ['ostern'],
    duration: 125,
    days: [5, 6, 0],
    time: '18:00',
    text: prose(
      [
        'Schon der erste Chor ist ein Strudel. Bachs Johannes-Passion ist knapper, härter, theatralischer als ihre Schwester nach Matthäus: ein Prozess in Echtzeit.',
        'Mateusz Gałązka singt den Evangelisten mitten unter den Zuhörenden.',
      ],
      [
        'The opening chorus alone is a maelstrom. Bach’s St John Passion is tauter, harsher and more theatrical than its sister after St Matthew: a trial in real time.',
        'Mateusz Gałązka sings the Evangelist from among the audience.',
      ],
    ),
    works: ['johannes'],
    cast: [
      'silberklang',
      'kammerchor',
      'amara',
      'lucian',
      ['mateusz', t('Evangelist', 'Evangelist')],
      ['hrafn', t('Christus', 'Christus')],
      'asa',
    ],
  },
  {
    ...church,
    key: 'weihnachtsoratorium',
    title: t('Weihnachts-Oratorium I–III', 'Christmas Oratorio I–III'),
    subtitle: t('Jauchzet, frohlocket!', 'With timpani and trumpets'),
    near: 'christmas',
    genres: ['chor', 'alte'],
    tags: ['advent', 'rundfunk'],
    days: [5, 6, 0],
    times: 3,
    duration: 95,
    text: prose(
      [
        'Fünf Paukenschläge, und es ist Weihnachten. Marek Řeháček bläst die Naturtrompete, der Kammerchor weiß auswendig, wohin mit der Freude.',
        'Am dritten Tag dürfen die Choräle mitgesungen werden.',
      ],
      [
        'Five strokes on the timpani and it is Christmas. Marek Řeháček plays the natural trumpet, and the choir knows by heart what to do with its joy.',
        'On the third evening you may join in the chorales.',
      ],
    ),
    works: ['weihnacht'],
    cast: ['silberklang', 'kammerchor', 'marek', 'amara', 'lucian', 'mateusz', 'hrafn', 'asa'],
  },
  {
    ...church,
    key: 'messiah',
    preline: t('Oratorium', 'Oratorio'),
    series: 'abende',
    title: t('Messiah', 'Messiah'),
    subtitle: t('Händel auf Englisch', 'Handel in English'),
    room: 'saal',
    prices: 'gross',
    genres: ['chor', 'orchester'],
    near: 'advent',
    days: [0, 6],
    times: 2,
    run: false,
    time: '17:00',
    duration: 160,
    interval: 25,
    tags: ['advent'],
    text: prose(
      [
        'In vierundzwanzig Tagen geschrieben, in Dublin uraufgeführt, bis heute ein Versprechen. Beim „Hallelujah“ steht in Morgenfeld traditionell nur auf, wer mag. Es sind immer fast alle.',
      ],
      [
        'Written in twenty-four days, first heard in Dublin, still a promise. In Morgenfeld you stand for the ‘Hallelujah’ only if you feel like it. Nearly everyone always does.',
      ],
    ),
    works: ['messiah'],
    cast: ['silberklang', 'philchor', 'zsofia', 'lucian', 'levan', 'tomasz'],
  },
  {
    ...church,
    key: 'hildegard',
    title: t('Viriditas', 'Viriditas'),
    subtitle: t('Gesänge der Hildegard von Bingen', 'Chants by Hildegard of Bingen'),
    time: '21:00',
    duration: 60,
    tags: ['komponistinnen', 'nacht'],
    text: prose(
      [
        '„Viriditas“, Grünkraft, nannte Hildegard die Energie, die alles wachsen lässt. Fünf Frauenstimmen und eine Drehleier folgen ihren Melodien in Höhen, die im 12. Jahrhundert niemand sonst betrat.',
      ],
      [
        'Viriditas, the greening power, was Hildegard’s name for the energy that makes all things grow. Five women’s voices and a hurdy-gurdy follow her melodies to heights no one else reached in the twelfth century.',
      ],
    ),
    works: ['hildegard'],
    cast: ['amara', 'eliska', 'asa'],
  },
  {
    ...church,
    key: 'dowland',
    title: t('Flow, my tears', 'Flow, My Tears'),
    subtitle: t('Melancholie für Fortgeschrittene', 'Melancholy for advanced students'),
    time: '22:00',
    duration: 65,
    prices: 'klein',
    genres: ['alte', 'lied'],
    tags: ['nacht'],
    days: [4, 6],
    run: false,
    text: prose(
      [
        '„Semper Dowland, semper dolens“: Der Lautenist der Traurigkeit hat über sich selbst gelacht, leise. Lucian Ardeleanu und Íñigo Zubizarreta tun es ihm nach.',
      ],
      [
        '‘Semper Dowland, semper dolens’: the lutenist of sorrow could laugh at himself, quietly. Lucian Ardeleanu and Íñigo Zubizarreta follow suit.',
      ],
    ),
    works: ['lachrimae', 'dowland'],
    cast: ['lucian', 'inigo'],
  },
  {
    ...church,
    key: 'strozzi',
    title: t('Lagrime mie', 'Lagrime mie'),
    subtitle: t('Barbara Strozzi und Francesca Caccini', 'Barbara Strozzi and Francesca Caccini'),
    tags: ['komponistinnen', 'einfuehrung'],
    run: false,
    text: prose(
      [
        'Florenz 1625, Venedig 1659: Zwei Komponistinnen, die von ihrer Musik lebten, als das noch skandalös war. Amara Diallo-Weiß singt Zorn, Spott und Tränen, letztere mit Genuss.',
      ],
      [
        'Florence in 1625, Venice in 1659: two women who lived by their music when that was still a scandal. Amara Diallo-Weiß sings of rage, mockery and tears, the last with relish.',
      ],
    ),
    works: ['caccini', 'strozzi'],
    cast: ['amara', 'inigo', 'asa', 'soren'],
  },
  {
    ...church,
    key: 'membra',
    title: t('Membra Jesu nostri', 'Membra Jesu nostri'),
    subtitle: t('Sieben Kantaten am Karfreitag', 'Seven cantatas on Good Friday'),
    near: 'goodFriday',
    days: [5],
    times: 1,
    time: '15:00',
    duration: 70,
    genres: ['alte', 'chor'],
    tags: ['ostern'],
    text: prose(
      [
        'Buxtehude betrachtet den Gekreuzigten von den Füßen zum Gesicht, mit einer Zärtlichkeit, die noch immer verblüfft. Zur Todesstunde um drei, ohne Applaus.',
      ],
      [
        'Buxtehude contemplates the crucified Christ from the feet to the face with a tenderness that still astonishes. At three in the afternoon, without applause.',
      ],
    ),
    works: ['membra'],
    cast: ['silberklang', 'kammerchor', 'amara', 'asa'],
  },
  {
    ...church,
    key: 'brandenburg',
    title: t('Brandenburg liegt an der Silbe', 'Brandenburg-on-Silbe'),
    subtitle: t('Bach, Vivaldi, Corelli', 'Bach, Vivaldi, Corelli'),
    days: [0, 6],
    time: '17:00',
    run: false,
    times: 3,
    duration: 95,
    text: prose(
      [
        'Das Cembalo, sonst Diener im Hintergrund, bekommt im Fünften Brandenburgischen eine Kadenz, die einfach nicht aufhören will. Åsa Lindrot findet das richtig so.',
      ],
      [
        'Usually a servant in the background, the harpsichord gets a cadenza in the Fifth Brandenburg that simply refuses to stop. Åsa Lindrot thinks that quite right.',
      ],
    ),
    works: ['corelli', 'brandenburg', 'vivaldi'],
    cast: ['silberklang', 'anais', 'noemie', 'asa'],
  },
  {
    ...choir,
    key: 'o-antiphonen',
    title: t('O Morgenstern', 'O Morning Star'),
    subtitle: t(
      'Adventliche Chormusik von Pärt und Łukaszewski',
      'Advent choral music by Pärt and Łukaszewski',
    ),
    near: 'advent',
    tags: ['advent'],
    genres: ['chor', 'neue'],
    text: prose(
      [
        'Sieben Mal „O“: Die alten Antiphonen der letzten Adventstage rufen nach Licht. Paweł Łukaszewski hat sie vertont wie Fenster, die eins nach dem anderen hell werden.',
      ],
      [
        'Seven times ‘O’: the ancient antiphons of late Advent cry out for light. Paweł Łukaszewski sets them like windows lighting up one by one.',
      ],
    ),
    works: ['lukaszewski', 'lukaszewskiAve', 'paert'],
    cast: ['kammerchor', 'friederike', 'tomasz'],
  },
  {
    ...choir,
    key: 'brahms-requiem',
    title: t('Ein deutsches Requiem', 'A German Requiem'),
    subtitle: t('Trost für die Lebenden', 'Comfort for the living'),
    room: 'saal',
    prices: 'gross',
    near: 'remembrance',
    genres: ['chor', 'orchester'],
    duration: 75,
    text: prose(
      [
        'Brahms wollte es lieber ein „menschliches“ Requiem nennen. Es bittet nicht für die Toten, es spricht mit denen, die bleiben.',
      ],
      [
        'Brahms would gladly have called it a ‘human’ requiem. It does not plead for the dead; it speaks to those who remain.',
      ],
    ),
    works: ['requiem'],
    cast: ['philharmonie', 'philchor', 'zsofia', 'hrafn', 'tomasz'],
  },
  {
    ...choir,
    key: 'vigil',
    title: t('Nachtwache', 'Night Watch'),
    subtitle: t('Rachmaninows Ganznächtliche Vigil', 'Rachmaninoff’s All-Night Vigil'),
    series: 'nacht',
    tags: ['nacht'],
    time: '23:00',
    duration: 75,
    days: [5, 6],
    near: 'easter',
    run: true,
    text: prose(
      [
        'Ein Chor, keine Instrumente, Bässe bis in den Keller. Wir singen die Vigil zu der Stunde, für die sie gedacht ist; Mitternacht liegt genau in der Mitte.',
      ],
      [
        'A choir, no instruments, basses down to the cellar. We sing the Vigil at the hour for which it was meant; midnight falls right in the middle.',
      ],
    ),
    works: ['rachmaninow'],
    cast: ['kammerchor', 'levan', 'tomasz'],
  },
  {
    ...choir,
    key: 'faure-requiem',
    title: t('Wiegenlied des Todes', 'A Lullaby for Death'),
    subtitle: t('Fauré und Lili Boulanger', 'Fauré and Lili Boulanger'),
    tags: ['komponistinnen'],
    run: false,
    text: prose(
      [
        'Kein Höllenfeuer, keine Posaunen: Faurés Requiem verspricht Ruhe. Lili Boulanger diktierte ihr „Pie Jesu“ 1918 der Schwester, als sie selbst nicht mehr schreiben konnte.',
      ],
      [
        'No hellfire, no last trumpet: Fauré’s Requiem promises rest. Lili Boulanger dictated her ‘Pie Jesu’ to her sister in 1918, when she could no longer hold a pen.',
      ],
    ),
    works: ['pieJesu', 'faure'],
    cast: ['kammerchor', 'amara', 'hrafn', 'cliodhna', 'friederike', 'tomasz'],
  },
];
