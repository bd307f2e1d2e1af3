import type { Plan } from './concept.ts';
import { prose, t } from './text.ts';

const recital = { room: 'kammersaal', time: '20:00', duration: 90, prices: 'kammer' } as const;
const keys = { ...recital, genres: ['klavier'], series: 'tasten', days: [4, 5], times: 2 } as const;
const song = { ...recital, genres: ['lied'], days: [3, 6], times: 2, duration: 80 } as const;

export const recitals: readonly Plan[] = [
  {
    ...keys,
    key: 'goldberg',
    title: t('Goldberg-Variationen', 'Goldberg Variations'),
    subtitle: t('Rubén Iturralde Soto am Klavier', 'Rubén Iturralde Soto, piano'),
    times: 3,
    duration: 80,
    text: prose(
      [
        'Gegen Schlaflosigkeit soll Bach sie geschrieben haben. Wir raten trotzdem vom Einschlafen ab: Zwischen der ersten Aria und der letzten, die dieselbe ist, liegt eine ganze Welt.',
      ],
      [
        'Bach is said to have written them as a cure for insomnia. We advise against falling asleep all the same: between the first Aria and the last, which is identical, lies an entire world.',
      ],
    ),
    works: ['goldberg'],
    cast: ['ruben'],
  },
  {
    ...keys,
    key: 'preludes',
    title: t('Regentropfen', 'Raindrops'),
    subtitle: t('Chopin und Maria Szymanowska', 'Chopin and Maria Szymanowska'),
    tags: ['komponistinnen'],
    text: prose(
      [
        'Vierundzwanzig Wetterlagen in vierzig Minuten, geschrieben in einem mallorquinischen Winter, der vor allem nass war. Vorher ein Nocturne von Maria Szymanowska, deren Spiel Chopin als Schüler in Warschau hörte.',
      ],
      [
        'Twenty-four changes in the weather in forty minutes, written during a Majorcan winter that was mostly wet. First, a nocturne by Maria Szymanowska, whom Chopin heard play in Warsaw as a schoolboy.',
      ],
    ),
    works: ['szymanowska', 'chopinPreludes'],
    cast: ['emilie'],
  },
  {
    ...keys,
    key: 'bilder',
    title: t('Bilder einer Ausstellung', 'Pictures at an Exhibition'),
    subtitle: t('Mussorgski im Original', 'Mussorgsky as he wrote it'),
    days: [0],
    time: '17:00',
    tags: ['nachgespraech'],
    text: prose(
      [
        'Ohne Ravels Orchestersamt klingen die Bilder rauer: ein Mann am Klavier, der durch die Galerie eines toten Freundes geht. Baek Jun-ho spielt dazu Schumanns „Waldszenen“.',
      ],
      [
        'Without Ravel’s orchestral velvet the pictures sound rawer: one man at the piano, walking through the gallery of a dead friend. Baek Jun-ho pairs them with Schumann’s Waldszenen.',
      ],
    ),
    works: ['waldszenen', 'bilder'],
    cast: ['junho'],
  },
  {
    ...keys,
    key: 'letzte-sonaten',
    title: t('Die letzten drei', 'The Last Three'),
    subtitle: t('Beethovens Opus 109, 110 und 111', 'Beethoven’s Opp. 109, 110 and 111'),
    duration: 75,
    text: prose(
      [
        'Nach der Arietta von Opus 111 wollte mancher nie wieder eine Sonate hören. Baek Jun-ho lässt zwischen den Werken nur einen Atemzug und danach sehr viel Stille.',
      ],
      [
        'After the Arietta of Opus 111, many have felt they need never hear another sonata. Baek Jun-ho leaves but a breath between the works and a great deal of silence after.',
      ],
    ),
    works: ['beethoven109', 'beethoven110', 'beethoven111'],
    cast: ['junho'],
  },
  {
    ...keys,
    key: 'das-jahr',
    title: t('Das Jahr', 'Das Jahr'),
    subtitle: t('Fanny Hensels Kalender für Klavier', 'Fanny Hensel’s calendar for piano'),
    near: 'newYear',
    days: [4, 5, 6],
    times: 2,
    run: true,
    tags: ['komponistinnen', 'jahreswechsel'],
    text: prose(
      [
        'Zwölf Monate auf farbigem Papier, jedes Stück mit einem Vers und einer Zeichnung: 1841 schenkte Fanny Hensel ihrem Mann ein ganzes Jahr. Ludmila Hořejšová spielt es nur im Januar.',
      ],
      [
        'Twelve months on coloured paper, each piece with a verse and a drawing: in 1841 Fanny Hensel gave her husband an entire year. Ludmila Hořejšová plays it only in January.',
      ],
    ),
    works: ['dasJahr', 'janacekNebel'],
    cast: ['ludmila'],
  },
  {
    ...keys,
    key: 'glass',
    title: t('Wiederholung macht den Meister', 'Practice Makes Different'),
    subtitle: t(
      'Etüden von Philip Glass, Musik von Satie',
      'Études by Philip Glass, music by Satie',
    ),
    room: 'shedhalle',
    time: '21:00',
    prices: 'club',
    genres: ['klavier', 'neue'],
    text: prose(
      [
        'Im Kreis um den Flügel liegen Sitzsäcke. Rubén Iturralde Soto spielt Glass, bis die Zeit ein wenig nachgibt, und Satie, damit sie wieder anzieht.',
      ],
      [
        'Beanbags circle the piano. Rubén Iturralde Soto plays Glass until time gives way a little, then Satie to pull it tight again.',
      ],
    ),
    works: ['glass', 'satie'],
    cast: ['ruben'],
  },
  {
    ...keys,
    key: 'vierhaendig',
    title: t('Vier Hände, ein Hocker', 'Four Hands, One Bench'),
    subtitle: t('Schubert und Ravel zu zweit', 'Schubert and Ravel for two'),
    series: 'matinee',
    tags: ['matinee'],
    days: [0],
    time: '11:00',
    duration: 60,
    text: prose(
      [
        'Ellenbogen an Ellenbogen: Vierhändiges Klavierspiel ist die geselligste Form der Kammermusik, und Schuberts f-Moll-Fantasie ihr traurigstes Wunder.',
      ],
      [
        'Elbow to elbow: playing duets is the most sociable form of chamber music, and Schubert’s F minor Fantasia is its saddest miracle.',
      ],
    ),
    works: ['fantasieVierhaendig', 'mereLoye'],
    cast: ['ludmila', 'nino'],
  },
  {
    ...song,
    key: 'winterreise',
    title: t('Winterreise', 'Winterreise'),
    subtitle: t('Hrafn Sigmarsson und Nino Kveladze', 'Hrafn Sigmarsson and Nino Kveladze'),
    near: 'newYear',
    days: [3, 4, 5, 6],
    run: true,
    access: { surtitles: true },
    text: prose(
      [
        '„Fremd bin ich eingezogen.“ Vierundzwanzig Lieder, ein Weg ohne Ankunft. Der isländische Bariton singt Schuberts Zyklus jedes Jahr im Januar und jedes Jahr anders.',
        'Die Gedichte laufen in Deutsch und Englisch auf einer schmalen Leinwand mit.',
      ],
      [
        '‘A stranger I came.’ Twenty-four songs, a road with no arrival. The Icelandic baritone sings Schubert’s cycle every January, and every year it is different.',
        'The poems appear in German and English on a narrow screen.',
      ],
    ),
    works: ['winterreise'],
    cast: ['hrafn', 'nino'],
  },
  {
    ...song,
    key: 'frauenlieder',
    title: t('Frauenliebe, neu gelesen', 'A Woman’s Life, Reread'),
    subtitle: t('Schumann, Alma Mahler, Viardot', 'Schumann, Alma Mahler, Viardot'),
    tags: ['komponistinnen', 'einfuehrung'],
    text: prose(
      [
        'Ein Mann dichtet, ein Mann komponiert, was eine Frau fühlt. Eliška Vondrová stellt Schumanns schönstem und schwierigstem Zyklus Lieder an die Seite, in denen Frauen selbst sprechen.',
      ],
      [
        'A man writes the poem, a man the music, about what a woman feels. Eliška Vondrová places beside Schumann’s loveliest and most awkward cycle songs in which women speak for themselves.',
      ],
    ),
    works: ['frauenliebe', 'almaLieder', 'viardot'],
    cast: ['eliska', 'nino'],
  },
  {
    ...recital,
    key: 'cellosuiten',
    title: t('Ein Cello, ein Licht', 'One Cello, One Light'),
    subtitle: t('Bach-Suiten bei Kerzenschein', 'Bach suites by candlelight'),
    room: 'kirche',
    genres: ['kammermusik', 'alte'],
    series: 'nacht',
    tags: ['nacht'],
    time: '22:30',
    days: [5, 6],
    times: 4,
    duration: 100,
    prices: 'klein',
    text: prose(
      [
        'Um halb elf wird die Kirche zugeschlossen, mit Ihnen darin. Søren Kjærby spielt drei Suiten, der Nachhall spielt mit, und wenn die Tür wieder aufgeht, ist morgen.',
      ],
      [
        'At half past ten the church is locked, with you inside. Søren Kjærby plays three suites, the echo plays along, and by the time the door opens again it is tomorrow.',
      ],
    ),
    works: ['suite1', 'suite5', 'suite3'],
    cast: ['soren'],
  },
  {
    ...recital,
    key: 'chaconne',
    title: t('Vier Saiten', 'Four Strings'),
    subtitle: t('Bach und Ysaÿe für Violine allein', 'Bach and Ysaÿe for violin alone'),
    genres: ['kammermusik'],
    series: 'kammer',
    days: [2, 4],
    times: 2,
    duration: 75,
    text: prose(
      [
        'Die Chaconne dauert eine Viertelstunde und enthält, nach Brahms, „eine ganze Welt von tiefsten Gedanken“. Yuki Tanabe-Holm spielt sie am Ende, danach gibt es keine Zugabe.',
      ],
      [
        'The Chaconne lasts a quarter of an hour and contains, as Brahms put it, a whole world of the deepest thoughts. Yuki Tanabe-Holm plays it last; there will be no encore.',
      ],
    ),
    works: ['sonate1', 'ysaye', 'partita2'],
    cast: ['yuki'],
  },
  {
    ...recital,
    key: 'akkordeon',
    title: t('Aus der Tiefe', 'From the Depths'),
    subtitle: t('Vesna Đurđević, Akkordeon', 'Vesna Đurđević, accordion'),
    genres: ['kammermusik', 'neue'],
    series: 'matinee',
    tags: ['matinee', 'komponistinnen'],
    days: [0],
    time: '11:00',
    times: 2,
    duration: 65,
    text: prose(
      [
        'Gubaidulina ließ das Bajan atmen wie ein Lebewesen. Vesna Đurđević setzt Scarlatti dagegen, der auf Knöpfen überraschend gut sitzt, und am Ende ein Lied aus der Vojvodina.',
      ],
      [
        'Gubaidulina made the bayan breathe like a living creature. Vesna Đurđević sets it against Scarlatti, who fits surprisingly well on buttons, and ends with a song from Vojvodina.',
      ],
    ),
    works: ['scarlatti', 'deProfundis'],
    cast: ['vesna'],
  },
];
