import { image, sound } from '../compose/pictures.ts';
import { section, teasers } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { ofGenre, toPerson, toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const carnival = (use: DemoMedia): Draft =>
  article(
    'karneval',
    {
      title: t('Die Tiere, der Reihe nach', 'The animals, one by one'),
      preline: t('Zum Mithören', 'Listen along'),
      teaser: t(
        'Saint-Saëns schrieb den „Karneval der Tiere“ in zwei Wochen und versteckte ihn dann ein Leben lang. Ein Rundgang durch die Gehege.',
        'Saint-Saëns wrote ‘The Carnival of the Animals’ in two weeks and then hid it for life. A walk round the enclosures.',
      ),
      category: 'familie',
      tags: ['vermittlung', 'kammermusik'],
      author: 'Pina Rautenstrauch',
    },
    [
      text(
        [
          `Der Komponist war streng, berühmt und hatte Ferien. Da fiel ihm Unsinn ein. Weil er fürchtete, danach nie wieder ernst genommen zu werden, erlaubte er die Aufführung erst nach seinem Tod. Heute kennt ihn die halbe Welt wegen der Schildkröten. [Unser Karneval](${toProduction('karneval')}) dauert fünfzig Minuten, mit Pinkelpause.`,
        ],
        [
          `The composer was strict, famous and on holiday. That is when nonsense came to him. Fearing he would never be taken seriously again, he allowed it to be performed only after his death. Today half the world knows him for the tortoises. [Our Carnival](${toProduction('karneval')}) lasts fifty minutes, loo break included.`,
        ],
      ),
      teasers(
        [
          {
            preline: t('Gehege 1', 'Enclosure 1'),
            headline: t('Löwe', 'Lion'),
            text: t(
              'Zwei Klaviere brüllen in Tonleitern. Brüllt ruhig mit, aber erst ab der zweiten.',
              'Two pianos roar in scales. Roar along if you like, but only from the second one.',
            ),
          },
          {
            preline: t('Gehege 4', 'Enclosure 4'),
            headline: t('Schildkröten', 'Tortoises'),
            text: t(
              'Der schnellste Tanz von Paris, so langsam gespielt, dass man die Beine zählen kann. Es sind achtundvierzig.',
              'The fastest dance in Paris, played so slowly that you can count the legs. There are forty-eight.',
            ),
          },
          {
            preline: t('Gehege 5', 'Enclosure 5'),
            headline: t('Elefant', 'Elephant'),
            text: t(
              'Ein Kontrabass tanzt Ballett. Otto übt dafür auf Zehenspitzen.',
              'A double bass dances ballet. Otto practises on tiptoe.',
            ),
          },
          {
            preline: t('Gehege 11', 'Enclosure 11'),
            headline: t('Pianisten', 'Pianists'),
            text: t(
              'Doch, die gehören auch dazu. Bitte nicht füttern.',
              'Yes, they belong here too. Please do not feed.',
            ),
          },
          {
            preline: t('Gehege 12', 'Enclosure 12'),
            headline: t('Fossilien', 'Fossils'),
            text: t(
              'Ein Xylofon klappert mit Knochen. Darunter versteckt: „Morgen kommt der Weihnachtsmann“.',
              'A xylophone rattles its bones. Hidden beneath: ‘Twinkle, twinkle, little star’.',
            ),
          },
          {
            preline: t('Gehege 13', 'Enclosure 13'),
            headline: t('Schwan', 'Swan'),
            text: t(
              'Nur hier hat er nicht gescherzt. Man hört es sofort.',
              'The only one he meant seriously. You can tell at once.',
            ),
          },
        ],
        { title: t('Sechs von vierzehn', 'Six of fourteen'), layout: 'slider' },
      ),
      headline(t('Wer war das?', 'Who was that?')),
      sound(use, t('Rätsel: welches Tier schläft hier?', 'Riddle: which animal is asleep?'), [
        [
          'Acht ruhige Takte, gezupft wie auf einer Harfe. Auflösung: das Aquarium, kurz vor Mitternacht.',
        ],
        ['Eight calm bars, plucked as on a harp. Answer: the aquarium, just before midnight.'],
      ]),
      text(
        [
          'Und der Schwan? Im Konzert kommt er ganz zum Schluss, wenn alle schon ein bisschen müde sind. Er ist aus Papier, drei Meter lang und hängt an einer Angel. Trotzdem ist es jedes Mal still. Vielleicht, sagt die Cellistin, weil Kinder wissen, wann einer nicht mehr spielt, sondern etwas sagt.',
        ],
        [
          'And the swan? In our concert it comes at the very end, when everyone is a little tired. It is made of paper, three metres long, and hangs from a fishing rod. And yet it is quiet every time. Perhaps, says the cellist, because children know when somebody stops playing and starts telling you something.',
        ],
      ),
    ],
  );

const crawling = (use: DemoMedia): Draft =>
  article(
    'krabbeln',
    {
      title: t('Publikum auf allen vieren', 'An audience on all fours'),
      preline: t('Reportage', 'Report'),
      teaser: t(
        'Beim Krabbelkonzert sitzt niemand still, am wenigsten der Kontrabass. Protokoll von 35 Minuten auf Bodenhöhe.',
        'At the crawling concert nobody sits still, least of all the double bass. The log of 35 minutes at floor level.',
      ),
      category: 'familie',
      tags: ['vermittlung', 'kammermusik', 'barrierefrei'],
      author: 'Tabea Rönnquist',
      image: use.picture('cello'),
    },
    [
      text(
        [
          '**Minute 0.** 42 Kinder unter vier, 51 Erwachsene, 190 Quadratmeter Teppich. Ein Cello, eine Klarinette, ein Akkordeon. Schuhe draußen. Niemand sagt „Psst“, das ist die Hausregel, sie hängt in Bildern an der Tür.',
          '**Minute 3.** Ein Mann von elf Monaten erreicht das Cello und legt eine Hand darauf. Inês Carvalhais spielt weiter. Er zieht die Hand zurück, sieht sie an, legt sie wieder hin. Er hat gemerkt, dass es *kribbelt*.',
          '**Minute 9.** Eine Klarinette kann lachen. Drei Kinder können es auch, eines kann es besser.',
          '**Minute 14.** Jemand weint. Das Akkordeon weint mit, eine Terz höher. Erstaunte Pause auf beiden Seiten.',
        ],
        [
          '**Minute 0.** 42 children under four, 51 adults, 190 square metres of carpet. A cello, a clarinet, an accordion. Shoes off. Nobody says ‘shush’; that is the house rule and hangs on the door in pictures.',
          '**Minute 3.** A gentleman of eleven months reaches the cello and lays a hand on it. Inês Carvalhais plays on. He withdraws the hand, looks at it, puts it back. He has noticed that it *tickles*.',
          '**Minute 9.** A clarinet can laugh. So can three children, and one of them does it better.',
          '**Minute 14.** Somebody cries. The accordion cries with her, a third higher. Astonished pause on both sides.',
        ],
      ),
      text(
        [
          '**Minute 18.** Defne Yıldızoğlu legt die Klarinette auseinander, Stück für Stück, und spielt mit dem, was übrig ist. Am Ende bläst sie nur noch auf dem Mundstück; es klingt wie eine Ente mit einer Meinung. Ein Junge lacht so sehr, dass er sich setzen muss, obwohl er schon sitzt.',
        ],
        [
          '**Minute 18.** Defne Yıldızoğlu takes her clarinet apart, piece by piece, and plays on whatever is left. In the end she has only the mouthpiece; it sounds like a duck with an opinion. One boy laughs so hard that he has to sit down, although he is already sitting.',
        ],
      ),
      quote(
        t(
          'Sie klatschen nicht. Sie kommen näher. Das ist der ehrlichste Applaus, den ich kenne.',
          'They don’t clap. They come closer. It is the most honest applause I know.',
        ),
        t('Inês Carvalhais', 'Inês Carvalhais'),
        t('Violoncello', 'Cello'),
      ),
      text(
        [
          '**Minute 22.** Stille. Wirklich. Das Cello spielt den leersten Ton, den es hat, und 42 Köpfe drehen sich wie Blumen. Die Erwachsenen sehen einander an; manche haben seit Monaten nichts so Langes gehört, das nicht gebrüllt wurde.',
          '**Minute 35.** Ende. Es merkt keiner. Die Instrumente bleiben liegen und dürfen besucht werden. Ein Mädchen steckt den Kopf in den Schalltrichter und ruft hinein, was es heute gelernt hat: „Nochmal.“',
        ],
        [
          '**Minute 22.** Silence. Really. The cello plays the emptiest note it has, and 42 heads turn like flowers. The adults look at each other; some have not heard anything that long for months that was not a scream.',
          '**Minute 35.** The end. Nobody notices. The instruments stay where they are and may be visited. A girl puts her head into the bell of the clarinet and calls out what she has learned today: ‘Again.’',
        ],
      ),
      button(t('Alle Familienkonzerte', 'All family concerts'), ofGenre('familie')),
    ],
  );

const van = (use: DemoMedia): Draft =>
  article(
    'instrumentenwagen',
    {
      title: t('Die Tuba passt hinter den Fahrersitz', 'The tuba goes behind the driver’s seat'),
      preline: t('Unterwegs', 'On the road'),
      teaser: t(
        'Sechzig Schulen im Jahr, ein Lieferwagen, 23 Instrumente. Mit Leonie Sprößling nach Niederwöhlen und zurück.',
        'Sixty schools a year, one van, 23 instruments. To Niederwöhlen and back with Leonie Sprößling.',
      ),
      category: 'familie',
      tags: ['vermittlung', 'stadt'],
      author: 'Friedemann Kolb',
      image: use.picture('trommelwerkstatt'),
    },
    [
      text(
        [
          `Dienstag, 07:10 Uhr. [Leonie Sprößling](${toPerson('leonie')}) lädt. Zuerst die Pauken, dann die Celli auf Decken, dann die Geigen in die Lücken, wie Brote. Die Tuba kommt hinter den Fahrersitz, angeschnallt. „Wenn die kippt, bremst sie für mich.“`,
        ],
        [
          `Tuesday, 07:10. [Leonie Sprößling](${toPerson('leonie')}) is loading. First the timpani, then the cellos on blankets, then the violins into the gaps, like loaves. The tuba goes behind the driver’s seat, belted in. ‘If that one tips over, it brakes for me.’`,
        ],
      ),
      section(
        [
          [
            headline(t('Niederwöhlen, 08:30 Uhr', 'Niederwöhlen, 08:30')),
            text(
              [
                '28 Kinder, Klasse 4b, ein Turnmattengeruch. Drei Musikerinnen packen aus. Regel eins: Alles darf angefasst werden. Regel zwei: Wer etwas anfasst, muss es auch zum Klingen bringen. Nach zwanzig Minuten klingt es wie ein Hafen.',
                'Um zehn wird komponiert. Thema nach Abstimmung: „Der Bus, der nie kommt“. Die Geigen sind der Regen, die Tuba ist der Bus, von fern. Aylin, die seit drei Wochen in der Klasse ist und noch kein Deutsch spricht, bekommt den Gong. Sie ist der Moment, in dem er doch kommt.',
              ],
              [
                '28 children, class 4b, a smell of gym mats. Three musicians unpack. Rule one: everything may be touched. Rule two: whoever touches something must make it sound. After twenty minutes it sounds like a harbour.',
                'At ten we compose. Subject by vote: ‘The bus that never comes’. The violins are the rain, the tuba is the bus, far off. Aylin, who has been in the class for three weeks and speaks no German yet, is given the gong. She is the moment when it comes after all.',
              ],
            ),
          ],
          [image(use.picture('trommelwerkstatt'), 'vertical', t('Regel eins', 'Rule one'))],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
      text(
        [
          'Nach der großen Pause kommt Herr Wendt, der Hausmeister, und fragt, ob er auch mal dürfe. Er hat als Junge Flügelhorn gespielt, bis das Flügelhorn verkauft wurde. Er setzt an, es kommt nichts, er setzt noch einmal an, und dann steht in der Tür der Turnhalle ein einziger Ton, rund wie ein Brot. Die 4b hört auf zu rennen. Herr Wendt gibt das Instrument zurück und sagt, er müsse jetzt wirklich die Mülltonnen rausstellen.',
        ],
        [
          'After break Herr Wendt, the caretaker, comes in and asks if he might have a go. He played the flugelhorn as a boy, until the flugelhorn was sold. He puts it to his lips and nothing comes; he tries again, and in the door of the gym there stands a single note, round as a loaf. Class 4b stops running. Herr Wendt hands back the instrument and says he really must put the bins out now.',
        ],
      ),
      text(
        [
          'Das Stück dauert vier Minuten. Der Gong kommt nach drei Minuten fünfzig. So lange hat Niederwöhlen noch nie auf jemanden gewartet. Hinterher will jeder einmal Aylin sein.',
          'Auf dem Rückweg ist Sprößling still. Dann: „Die Fahrt kostet uns 640 Euro, mit allem. Ich weiß nicht, was man in der Schule sonst für 640 Euro bekommt.“ Sie überlegt. „Doch. Turnmatten.“',
        ],
        [
          'The piece lasts four minutes. The gong comes after three minutes fifty. Niederwöhlen has never waited that long for anyone. Afterwards they all want to be Aylin.',
          'On the way back Sprößling is silent. Then: ‘The trip costs us 640 euros, everything included. I don’t know what else a school gets for 640 euros.’ She thinks. ‘Yes, I do. Gym mats.’',
        ],
      ),
      button(t('Schulen & Kitas', 'Schools & nurseries'), toPage('schulen')),
    ],
  );

/** Concerts for children, seen from close by. */
export const childrensConcerts = (use: DemoMedia): readonly Draft[] => [
  carnival(use),
  crawling(use),
  van(use),
];
