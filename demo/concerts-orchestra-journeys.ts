import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const evening = {
  room: 'saal',
  time: '19:30',
  duration: 120,
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

export const orchestraJourneys: readonly Plan[] = [
  {
    ...philharmonic,
    key: 'la-mer',
    title: t('La mer', 'La mer'),
    subtitle: t('Ein französisches Wasserglas', 'A French tide'),
    days: [5, 6],
    tags: ['komponistinnen'],
    text: prose(
      [
        'Debussy komponierte das Meer zum Teil in Burgund, weit weg von jedem Strand: Erinnerung, fand er, sei stärker als Wirklichkeit. Ravels Klavierkonzert beginnt mit einem Peitschenknall und verliert sich in der schönsten Melodie, die er je geschrieben hat.',
        'Und Mel Bonis? Ihre „Salomé“ tanzt sich frei von jedem Salon.',
      ],
      [
        'Debussy composed much of his sea in Burgundy, far from any beach: memory, he felt, was stronger than reality. Ravel’s concerto starts with the crack of a whip and loses itself in the loveliest melody he ever wrote.',
        'And Mel Bonis? Her Salomé dances clean out of the salon.',
      ],
    ),
    works: ['bonis', 'ravelPiano', 'laMer'],
    cast: ['philharmonie', 'emilie', 'adaeze'],
  },
  {
    ...philharmonic,
    key: 'tango-sinfonico',
    title: t('Tango sinfónico', 'Tango sinfónico'),
    subtitle: t('Buenos Aires, Mexiko, Pampa', 'Buenos Aires, Mexico, the Pampas'),
    days: [6, 0],
    genres: ['orchester', 'global'],
    tags: ['abotausch'],
    text: prose(
      [
        'Piazzolla hat Vivaldi gekannt und Buenos Aires im Blut gehabt: Seine vier Jahreszeiten riechen nach Regen auf heißem Asphalt. Yuki Tanabe-Holm spielt das Solo, Rocío Peñalver antwortet auf dem Bandoneon.',
        'Danach Ginasteras Gauchos und der Danzón von Márquez, bei dem erfahrungsgemäß spätestens die dritte Reihe mitwippt.',
      ],
      [
        'Piazzolla knew his Vivaldi and had Buenos Aires in his blood: his four seasons smell of rain on hot asphalt. Yuki Tanabe-Holm plays the solo part; Rocío Peñalver answers on the bandoneon.',
        'Then come Ginastera’s gauchos and the danzón by Márquez, during which, in our experience, row three is usually the last to start swaying.',
      ],
    ),
    works: ['piazzolla', 'estancia', 'danzon'],
    cast: ['philharmonie', 'yuki', 'rocio', 'adaeze'],
  },
  {
    ...evening,
    key: 'neujahr',
    title: t('Neujahrskonzert', 'New Year’s Concert'),
    subtitle: t('Prosit, Polka, Pizzicato', 'Polkas, pizzicato and a toast'),
    genres: ['orchester'],
    days: [1, 2, 3, 4, 5, 6, 0],
    times: 2,
    run: true,
    near: 'newYear',
    time: '17:00',
    duration: 110,
    prices: 'gala',
    tags: ['jahreswechsel'],
    text: prose(
      [
        'Die schöne blaue Donau fließt am Neujahrstag auch durch Morgenfeld, jedenfalls zwischen fünf und sieben. Mirela Dragoș dirigiert mit Augenzwinkern, das Orchester hat heimlich einen Programmpunkt geprobt, von dem sie nichts weiß.',
        'Im Foyer gibt es Pfannkuchen. Einer ist mit Senf gefüllt.',
      ],
      [
        'On New Year’s Day the Blue Danube flows through Morgenfeld too, at least between five and seven. Mirela Dragoș conducts with a twinkle, and the orchestra has secretly rehearsed one item she knows nothing about.',
        'Doughnuts are served in the foyer. One of them is filled with mustard.',
      ],
    ),
    works: ['fledermaus', 'ungarische', 'donau'],
    cast: ['philharmonie', 'mirela'],
  },
  {
    ...evening,
    key: 'neunte',
    title: t('Freude, schöner Götterfunken', 'Ode to Joy'),
    subtitle: t('Beethovens Neunte zum Jahresausklang', 'Beethoven’s Ninth to end the year'),
    genres: ['orchester', 'chor'],
    days: [1, 2, 3, 4, 5, 6],
    times: 2,
    run: true,
    near: 'afterChristmas',
    time: '18:00',
    duration: 75,
    prices: 'gala',
    tags: ['jahreswechsel', 'rundfunk'],
    text: prose(
      [
        'Seit 1948 beschließt die Stadt ihr Jahr mit der Neunten, und seit 1948 sitzt im Publikum jemand, der den Chorbass leise mitsingt. Wir haben aufgehört, dagegen etwas zu haben.',
        'Achtzig Stimmen, vier Solisten, ein Orchester und der Versuch, das Wort „Brüder“ so zu singen, dass alle gemeint sind.',
      ],
      [
        'Since 1948 the town has ended its year with the Ninth, and since 1948 someone in the audience has quietly sung along with the basses. We have stopped minding.',
        'Eighty voices, four soloists, one orchestra and an attempt to sing the word ‘Brüder’ so that everyone is included.',
      ],
    ),
    works: ['beethoven9'],
    cast: ['philharmonie', 'philchor', 'zsofia', 'eliska', 'mateusz', 'levan', 'mirela'],
  },
  {
    ...philharmonic,
    key: 'planeten',
    title: t('Die Planeten', 'The Planets'),
    subtitle: t('Holst und die unbeantwortete Frage', 'Holst and the unanswered question'),
    days: [6, 0],
    time: '18:00',
    duration: 85,
    prices: 'saal',
    text: prose(
      [
        'Eine einsame Trompete fragt sieben Mal, was das alles soll. Statt einer Antwort öffnet sich der Himmel: Holsts sieben Planeten, vom stampfenden Mars bis zu Neptun, hinter dem ein unsichtbarer Frauenchor verschwindet.',
        'Die Sternwarte Morgenfeld stellt nach dem Konzert bei klarem Himmel drei Teleskope auf dem Lindenplatz auf.',
      ],
      [
        'A solitary trumpet asks seven times what it is all for. Instead of an answer, the sky opens: Holst’s seven planets, from stamping Mars to Neptune, behind whom an unseen women’s choir fades away.',
        'If the night is clear, the Morgenfeld observatory will set up three telescopes on Lindenplatz after the concert.',
      ],
    ),
    works: ['ives', 'planeten'],
    cast: ['philharmonie', 'philchor', 'marek', 'adaeze'],
  },
  {
    ...philharmonic,
    key: 'brahms',
    title: t('Frei, aber einsam', 'Free but Lonely'),
    subtitle: t('Brahms mit Anaïs Lefèvre-Roux', 'Brahms with Anaïs Lefèvre-Roux'),
    tags: ['nachgespraech', 'rundfunk'],
    text: prose(
      [
        '„Gegen die Geige“ sei das Konzert geschrieben, spotteten die Kollegen. Anaïs Lefèvre-Roux spielt es, als hätten die beiden längst Frieden geschlossen, mit einer eigenen Kadenz.',
        'Danach die Vierte mit ihrer großen Passacaglia: dreißig Variationen über acht Töne und kein Takt zu viel.',
      ],
      [
        'It was a concerto ‘against the violin’, colleagues sneered. Anaïs Lefèvre-Roux plays it as though the two had made peace long ago, with a cadenza of her own.',
        'Then comes the Fourth and its great passacaglia: thirty variations on eight notes, and not a bar too many.',
      ],
    ),
    works: ['brahmsViolin', 'brahms4'],
    cast: ['philharmonie', 'anais', 'mirela'],
  },
  {
    ...philharmonic,
    key: 'scheherazade',
    title: t('Tausendundein Abend', 'A Thousand and One Evenings'),
    subtitle: t('Scheherazade zweimal', 'Scheherazade, twice over'),
    genres: ['orchester', 'lied'],
    days: [5, 0],
    text: prose(
      [
        'Sie erzählt um ihr Leben, und die Violine spricht für sie: Rimski-Korsakows Märchensuite ist die eleganteste Orchesterschule der Welt.',
        'Ravel hat dieselbe Figur ganz anders gehört, als Sehnsucht nach einem Asien, das es nur auf Papier gab. Eliška Vondrová singt seine drei Lieder.',
      ],
      [
        'She tells stories to save her life, and the violin speaks for her: Rimsky-Korsakov’s suite is the most elegant orchestration lesson in the world.',
        'Ravel heard the same figure quite differently, as longing for an Asia that existed on paper alone. Eliška Vondrová sings his three songs.',
      ],
    ),
    works: ['ravelSheherazade', 'scheherazade'],
    cast: ['philharmonie', 'eliska', 'yuki', 'mirela'],
  },
  {
    ...evening,
    key: 'filmmusik',
    title: t('Sternenkrieger und Schokoladenmädchen', 'Starfighters and Chocolatiers'),
    subtitle: t('Große Filmmusik live', 'Great film scores live'),
    genres: ['film', 'orchester'],
    series: 'leinwand',
    days: [5, 6],
    times: 2,
    run: true,
    prices: 'saal',
    age: 8,
    text: prose(
      [
        'Drei Noten genügen, und man sieht einen Raumkreuzer. John Williams, Ennio Morricone und Rachel Portman haben Melodien erfunden, die ohne Leinwand noch größer werden.',
        'Adaeze Nwachuku dirigiert und verrät zwischendurch, wie ein Hornquartett aus einem Helden einen Helden macht.',
      ],
      [
        'Three notes are enough and you can see the star cruiser. John Williams, Ennio Morricone and Rachel Portman invented tunes that grow even larger without a screen.',
        'Adaeze Nwachuku conducts and explains in passing how four horns turn a hero into a hero.',
      ],
    ),
    works: ['chocolat', 'mission', 'starWars'],
    cast: ['philharmonie', 'adaeze'],
  },
  {
    ...evening,
    key: 'saisoneroeffnung',
    title: t('Alles beginnt mit sieben', 'It All Starts with Seven'),
    subtitle: t('Eröffnungskonzert der Spielzeit', 'Season opening concert'),
    genres: ['orchester'],
    days: [4, 5, 6],
    times: 2,
    run: true,
    near: 'seasonOpening',
    prices: 'gala',
    tags: ['foerderkreis'],
    duration: 105,
    text: prose(
      [
        'Wagner nannte Beethovens Siebte die „Apotheose des Tanzes“. Nach sechs Wochen Theaterferien ist das genau die richtige Medizin für ein Orchester, dem die Füße jucken.',
        'Der Förderkreis lädt anschließend zu Wein und Zwiebelkuchen in den Innenhof.',
      ],
      [
        'Wagner called Beethoven’s Seventh the ‘apotheosis of the dance’. After a six-week summer break it is the perfect medicine for an orchestra with itching feet.',
        'Afterwards the friends of the house invite you for wine and onion tart in the courtyard.',
      ],
    ),
    works: ['henselOuverture', 'clara', 'beethoven7'],
    cast: ['philharmonie', 'ludmila', 'mirela'],
  },
];
