import { beside, image, images, video } from '../compose/pictures.ts';
import { section, venue } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { venues } from '../venues.ts';
import { article, type Draft } from './article.ts';

const tuning = (use: DemoMedia): Draft =>
  article(
    'orgelstimmen',
    {
      title: t('Der heiße Tag der Zungenregister', 'A hot day for the reeds'),
      preline: t('Handwerk', 'Craft'),
      teaser: t(
        'Bei 29 Grad verstimmt sich die Orgel von St. Ägidien schneller, als man Kaffee kocht. Ein Vormittag mit Kantorin, Stimmhorn und einer Tastenhalterin von neun Jahren.',
        'At 29 degrees the organ of St. Ägidien goes out of tune faster than one can brew coffee. A morning with the cantor, a tuning cone and a key-holder aged nine.',
      ),
      category: 'hintergrund',
      tags: ['orgel', 'handwerk', 'alteMusik'],
      author: 'Friedemann Kolb',
      image: use.picture('orgelpfeifen'),
      description: t(
        'Wie die Barockorgel von St. Ägidien gestimmt wird: 34 Register, 2.147 Pfeifen und eine, die nie will.',
        'How the baroque organ of St. Ägidien is tuned: 34 stops, 2,147 pipes and one that never will.',
      ),
    },
    [
      text(
        [
          `[Friederike Nußbaumer](${toPerson('friederike')}) liegt auf dem Bauch im Rückpositiv und ruft: „Nächster!“ Unten am Spieltisch drückt Ronja, neun Jahre, Tochter des Küsters, die nächste Taste. Es quäkt. Nußbaumer klopft mit einem Eisen von der Größe eines Teelöffels gegen einen Draht, zweimal, dreimal. Das Quäken wird schmaler, dann rund. „Nächster!“`,
          'So geht das seit sieben Uhr früh. Die Labialpfeifen, also die, die wie Flöten funktionieren, steigen mit der Wärme alle gemeinsam, das stört niemanden. Die Zungen aber, Trompete, Krummhorn, Posaune, bleiben stehen, weil Messing sich um die Luft nicht kümmert. Nach drei heißen Tagen liegen dazwischen zwanzig Cent, ein Fünftel eines Halbtons. Zusammen gespielt klingt das wie eine Familienfeier.',
        ],
        [
          `[Friederike Nußbaumer](${toPerson('friederike')}) is lying on her stomach inside the positive and calls: ‘Next!’ Below at the console Ronja, nine, the sexton’s daughter, presses the next key. It squawks. Nußbaumer taps a wire with an iron the size of a teaspoon, twice, three times. The squawk narrows, then rounds. ‘Next!’`,
          'It has been going on since seven. The flue pipes, which work like recorders, all rise together in the heat, and nobody minds. The reeds, though – trumpet, krummhorn, trombone – stay where they are, because brass takes no notice of air. After three hot days there are twenty cents between them, a fifth of a semitone. Played together it sounds like a family reunion.',
        ],
      ),
      quote(
        t(
          'Eine Orgel stimmt man nicht. Man überredet sie, und am Abend hat sie es vergessen.',
          'You don’t tune an organ. You talk it round, and by evening it has forgotten.',
        ),
        t('Friederike Nußbaumer', 'Friederike Nußbaumer'),
        t('Kantorin an St. Ägidien', 'Cantor of St. Ägidien'),
      ),
      headline(t('Zwei Werkzeuge und ein Kind', 'Two tools and a child')),
      beside(
        use.picture('werkstatt'),
        t('Stimmhorn und Stimmeisen', 'Cone and knife'),
        [
          'Für die Metallpfeifen gibt es das Stimmhorn, einen Kegel aus Messing. Setzt man die Spitze in die Mündung, wird die Pfeife weiter und der Ton höher; stülpt man das hohle Ende darüber, wird er tiefer. Jeder Schlag kostet ein wenig Zinn. Deshalb wird selten geschlagen und viel gewartet.',
          'Und warum ein Kind? „Weil Erwachsene nach zehn Minuten anfangen zu reden“, sagt Nußbaumer. Ronja bekommt fünf Euro die Stunde und darf zum Schluss das volle Werk ziehen. Sie zieht es jedes Mal.',
        ],
        [
          'For metal pipes there is the cone, made of brass. Push the point into the mouth of the pipe and it widens and rises in pitch; put the hollow end over it and the pitch falls. Every tap costs a little tin. So there is little tapping and much waiting.',
          'And why a child? ‘Because adults start talking after ten minutes,’ says Nußbaumer. Ronja earns five euros an hour and at the end may pull out every stop. She does so every time.',
        ],
      ),
      headline(t('Pfeife 1.206', 'Pipe 1,206')),
      text(
        [
          'Es gibt eine, die nie will. Sie steht im Hauptwerk, Quinte zweidreiviertel Fuß, das kleine gis, und spricht an, wann es ihr passt. Drei Orgelbauer haben sie ausgebaut, angesehen, gelobt und wieder eingesetzt. In den Akten der Restaurierung von 2009 steht hinter der Nummer nur ein Wort: „Charakter“.',
          'Um elf ist Ronja müde, das Krummhorn sauber und das Thermometer bei 27,5. Am Abend sollen es dreißig Grad werden. Nußbaumer packt das Eisen nicht ein.',
        ],
        [
          'There is one that never will. It stands in the great, quint 2⅔ foot, the small G sharp, and speaks when it pleases. Three organ builders have taken it out, looked at it, praised it and put it back. In the files of the restoration of 2009 there is only one word next to its number: ‘character’.',
          'By eleven Ronja is tired, the krummhorn is clean and the thermometer reads 27.5. Thirty degrees are forecast for the evening. Nußbaumer does not put the iron away.',
        ],
      ),
      video(
        'https://www.youtube.com/watch?v=morgenfeld1',
        use.picture('orgelpfeifen'),
        t('Wie man 2.147 Pfeifen stimmt', 'How to tune 2,147 pipes'),
        t('7:40', '7:40'),
      ),
      section(
        [
          [
            headline(t('Samstags um zwölf', 'Saturdays at noon'), { level: 3 }),
            text(
              ['Dreißig Minuten Orgel, gegen eine Spende.'],
              ['Thirty minutes of organ music; donations welcome.'],
            ),
          ],
          [button(t('Orgelpunkt zwölf', 'Organ Point at Noon'), toSeries('orgel'))],
        ],
        { layout: '67-33', look: 'accent' },
      ),
      button(t('Alles über die Orgel', 'All about the organ'), toPage('orgel'), { look: 'arrow' }),
    ],
  );

const improvising = (use: DemoMedia): Draft =>
  article(
    'improvisation',
    {
      title: t('„Der Vampir bekommt die Flöte“', '‘The vampire gets the flute’'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Gwenaël Le Dantec improvisiert an der Orgel zu Stummfilmen. Ein Gespräch über Angst, Pausen und den Mann, der bei „Nosferatu“ gelacht hat.',
        'Gwenaël Le Dantec improvises at the organ to silent films. A conversation about fear, pauses and the man who laughed during Nosferatu.',
      ),
      category: 'gespraeche',
      tags: ['orgel', 'film'],
      author: 'Wiebke Lührßen',
    },
    [
      headline(
        t('Herr Le Dantec, sehen Sie den Film vorher an?', 'Do you watch the film beforehand?'),
      ),
      text(
        [
          'Einmal, ohne Ton, mit Stoppuhr. Danach weiß ich, wo die Türen aufgehen. Mehr will ich nicht wissen. Wenn ich wüsste, was der Vampir in Minute 52 macht, würde ich in Minute 50 schon böse spielen, und das Publikum wäre gewarnt.',
        ],
        [
          'Once, silently, with a stopwatch. After that I know where the doors open. I don’t want to know more. If I knew what the vampire does in minute 52 I would be playing evil by minute 50, and the audience would be warned.',
        ],
      ),
      headline(t('Welches Register ist das Böse?', 'Which stop is evil?')),
      text(
        [
          'Alle denken: die Posaune. Nein. Die Posaune ist der Bürgermeister. Das Böse ist die achtfüßige Flöte, ganz allein, sehr freundlich. Sie lächelt. Der Vampir bekommt die Flöte.',
        ],
        [
          'Everyone thinks: the trombone. No. The trombone is the mayor. Evil is the eight-foot flute, all on its own, very kind. It smiles. The vampire gets the flute.',
        ],
      ),
      headline(t('Und wenn Ihnen nichts einfällt?', 'And when nothing comes to mind?')),
      text(
        [
          'Dann nehme ich die Hände weg. Auf einer Orgel ist das eine Sensation, sie kann ja ewig. In Quimper fiel einmal mitten im Film der Strom aus, Bild und Gebläse weg. Ich habe auf dem Holz der Bank weitergetrommelt, elf Minuten. Hinterher wollten sie wissen, wie das Stück heißt.',
        ],
        [
          'I take my hands away. On an organ that is a sensation, since it could go on for ever. In Quimper the power once failed in the middle of the film: picture and blower both gone. I went on drumming on the wood of the bench, for eleven minutes. Afterwards they wanted to know what the piece was called.',
        ],
      ),
      quote(
        t(
          'Ein Stummfilm ist nicht stumm. Er hat nur noch niemanden gefunden, der zuhört.',
          'A silent film isn’t silent. It just hasn’t found anyone to listen yet.',
        ),
        t('Gwenaël Le Dantec', 'Gwenaël Le Dantec'),
        t('Organist', 'Organist'),
      ),
      headline(t('In Morgenfeld hat jemand gelacht.', 'Somebody laughed in Morgenfeld.')),
      text(
        [
          'Ja! Wunderbar. Ein Herr in der vierten Reihe, genau in dem Moment, als der Sarg durch die Stadt getragen wird, von einem Vampir, allein, unter dem Arm. Das ist ja auch komisch. Ich habe ihm sofort eine kleine Polka gegeben. Danach hatten alle doppelt so viel Angst, weil sie sich geschämt haben.',
        ],
        [
          'Yes! Wonderful. A gentleman in the fourth row, at the very moment when the coffin is being carried through town by a vampire, alone, under one arm. Well, it is funny. I gave him a little polka at once. After that everyone was twice as frightened, because they were ashamed.',
        ],
      ),
      image(
        use.picture('filmkonzert'),
        'horizontal',
        t('Orgel, Leinwand, kein Netz', 'Organ, screen, no safety net'),
      ),
      button(t('Leinwand & Orchester', 'Screen & Orchestra'), toSeries('leinwand'), {
        look: 'outline',
      }),
    ],
  );

const angels = (use: DemoMedia): Draft =>
  article(
    'engel',
    {
      title: t('Was spielen die Engel?', 'What are the angels playing?'),
      preline: t('Bildgeschichte', 'Picture story'),
      teaser: t(
        'An der Decke von St. Ägidien musizieren 41 Engel. Eine Instrumentenkundlerin hat sich auf den Rücken gelegt und nachgezählt.',
        'On the ceiling of St. Ägidien 41 angels are making music. An organologist lay down on her back and counted.',
      ),
      category: 'sehen',
      tags: ['alteMusik', 'architektur', 'stadt'],
      author: 'Tabea Rönnquist',
      image: use.picture('klosterkirche'),
      description: t(
        '41 Engel, 38 Instrumente, drei Rätsel: die gemalte Decke der Klosterkirche St. Ägidien.',
        '41 angels, 38 instruments, three riddles: the painted ceiling of the abbey church of St. Ägidien.',
      ),
    },
    [
      text(
        [
          'Um die Decke zu sehen, muss man liegen. Der Küster hat dafür zwei Liegestühle angeschafft, die er im Sommer auf Nachfrage aufstellt. Prof. Dr. Mechthild Oberländer brauchte keinen; sie lag vier Tage auf den Steinplatten, mit Fernglas und Wollsocken.',
          'Ergebnis: 41 Engel, 38 Instrumente. Drei Engel singen. Einer hält sich die Ohren zu, und zwar der neben dem Dudelsack.',
        ],
        [
          'To see the ceiling you must lie down. The sexton has bought two deckchairs for the purpose, which he sets up on request in summer. Professor Mechthild Oberländer needed neither; she spent four days on the flagstones with field glasses and woollen socks.',
          'The result: 41 angels, 38 instruments. Three angels are singing. One is covering his ears, namely the one next to the bagpipes.',
        ],
      ),
      images(
        [
          [
            use.picture('klosterkirche'),
            t(
              'Das Mittelschiff. Der Himmel beginnt in vierzehn Metern Höhe.',
              'The nave. Heaven begins at fourteen metres.',
            ),
          ],
          [
            use.picture('orgelpfeifen'),
            t(
              'Die Orgel kam 1738 dazu. Auf der Decke gibt es schon eine, mit nur neun Pfeifen und einem Engel am Balg.',
              'The organ came in 1738. The ceiling already had one, with nine pipes and an angel at the bellows.',
            ),
          ],
          [
            use.picture('geigenschnecke'),
            t(
              'Sieben Fideln sind gemalt, jede mit einer anderen Schnecke. Eine endet in einem Hasen.',
              'Seven fiddles are painted, each with a different scroll. One ends in a hare.',
            ),
          ],
          [
            use.picture('garten-im-fruehling'),
            t(
              'Draußen der Obstgarten, aus dem die Farbe stammt: Das Grün wurde aus Weidenblättern gekocht.',
              'Outside, the orchard that supplied the paint: the green was boiled from willow leaves.',
            ),
          ],
        ],
        { layout: 'grid' },
      ),
      headline(t('Drei Rätsel', 'Three riddles')),
      text(
        [
          '1. Der Engel über dem Südportal bläst in etwas, das es nicht gibt: halb Zink, halb Gießkanne. „Entweder hat der Maler improvisiert“, sagt Oberländer, „oder wir haben ein Instrument verloren.“\n2. Die Harfe im Chor hat 23 Saiten, gespielt werden nur die roten. Gemalt hat jemand, der zugesehen hat.\n3. Zwei Lautenengel greifen verschiedene Akkorde. Übereinandergelegt ergeben sie den Anfang eines Liedes, das im Kloster um 1490 gesungen wurde.',
        ],
        [
          '1. The angel above the south portal is blowing into something that does not exist: half cornett, half watering can. ‘Either the painter was improvising,’ says Oberländer, ‘or we have lost an instrument.’\n2. The harp in the choir has 23 strings, and only the red ones are being played. It was painted by someone who had watched.\n3. Two lute angels are fingering different chords. Laid on top of each other they make the beginning of a song that was sung in the convent around 1490.',
        ],
      ),
      text(
        [
          `Das Lied gibt es jetzt wieder. [Silberklang](${toSeries('aegidien')}) spielt es als Zugabe, im Liegen.`,
        ],
        [
          `The song exists again. [Silberklang](${toSeries('aegidien')}) play it as an encore, lying down.`,
        ],
      ),
      venue(venues.idOf('klosterkirche')),
    ],
  );

/** The organ of St. Ägidien and those who play it. */
export const organStories = (use: DemoMedia): readonly Draft[] => [
  tuning(use),
  improvising(use),
  angels(use),
];
