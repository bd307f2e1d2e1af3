import { articleCategories } from '../categories.ts';
import { beside, image, images } from '../compose/pictures.ts';
import { newest } from '../compose/teasers.ts';
import { anchors, button, faq, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toProduction, toVenue } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const weavers = (use: DemoMedia): Draft =>
  article(
    'weberstadt',
    {
      title: t('Eine Stadt im Viervierteltakt', 'A town in four-four time'),
      preline: t('Stadtgeschichte', 'Town history'),
      teaser: t(
        'Hundertfünfzig Jahre lang gaben in Morgenfeld die Webstühle den Ton an. Wer genau hinhört, hört sie noch.',
        'For a hundred and fifty years the looms of Morgenfeld called the tune. Listen closely and you can still hear them.',
      ),
      category: 'hintergrund',
      tags: ['stadt', 'architektur', 'jazz'],
      author: 'Miriam Ostrowetz',
      image: use.picture('alte-weberei'),
      description: t(
        'Von der ersten Tuchfabrik an der Silbe bis zum Jazz unter Sheddächern: eine Klanggeschichte der Weberstadt Morgenfeld.',
        'From the first cloth mill on the Silbe to jazz beneath the saw-tooth roof: a history in sound of the weavers’ town.',
      ),
    },
    [
      text(
        [
          'In der Weberei verstand man sein eigenes Wort nicht, und deshalb sprachen die Frauen mit den Lippen. Noch heute gibt es in Morgenfeld alte Menschen, die einem quer durch die Straßenbahn lautlos erzählen können, wer gestorben ist. Man nennt es Silbern. Unterrichtet wird es nirgends.',
        ],
        [
          'In the weaving shed you could not hear yourself speak, and so the women spoke with their lips. There are old people in Morgenfeld who can still tell you silently, right across the tram, who has died. It is called Silbern. Nobody teaches it.',
        ],
      ),
      anchors(true),
      headline(t('1843: Wasser', '1843: Water'), {
        anchor: 'wasser',
        preline: t('Das Wehr', 'The weir'),
      }),
      text(
        [
          'Der Tuchhändler Immanuel Lindenau staut die Silbe und stellt vierzig Stühle auf. Die Stadt hat 6.000 Einwohner und keine Uhr, die richtig geht. Nach einem Jahr braucht sie keine mehr: Um fünf beginnt das Rattern, um sieben abends hört es auf. Säuglinge, heißt es, wachten sonntags von der Stille auf.',
        ],
        [
          'The cloth merchant Immanuel Lindenau dams the Silbe and sets up forty looms. The town has 6,000 inhabitants and no clock that keeps time. A year later it no longer needs one: the clatter starts at five and ends at seven in the evening. Babies, they say, woke up on Sundays because of the silence.',
        ],
      ),
      headline(t('1889: Gesang', '1889: Singing'), {
        anchor: 'gesang',
        preline: t('Der Streik', 'The strike'),
      }),
      beside(
        use.picture('chor'),
        t('Elf Wochen ohne Stühle', 'Eleven weeks without looms'),
        [
          'Als die Weberinnen im Winter 1889 streiken, wird es zum ersten Mal seit vierzig Jahren still, und in dieser Stille merken sie, dass sie singen können. Auf dem Lindenplatz stehen am dritten Tag zweihundert, am zehnten zweitausend. Gesungen wird, was alle kennen: Choräle, mit neuem Text. Nach elf Wochen bekommen sie zwei Pfennig mehr, und die Stadt hat einen Chor.',
        ],
        [
          'When the weavers go on strike in the winter of 1889 it is quiet for the first time in forty years, and in that quiet they discover that they can sing. On the third day there are two hundred of them on Lindenplatz, on the tenth two thousand. They sing what everyone knows: hymns, with new words. After eleven weeks they get two pfennigs more, and the town has a choir.',
        ],
      ),
      headline(t('1911: Holz', '1911: Wood'), {
        anchor: 'holz',
        preline: t('Das Konzerthaus', 'The concert hall'),
      }),
      text(
        [
          `Wie es zum Bau kam, steht [anderswo](${toPage('geschichte')}). Hier nur so viel: Bei der Eröffnung saßen in den ersten Reihen die Aktionäre mit fünf Mark, in den letzten die mit fünfhundert. Die Plätze waren verlost worden. Auguste Lindenau, Enkelin des Immanuel, zog Reihe 31.`,
        ],
        [
          `How it came to be built is told [elsewhere](${toPage('geschichte')}). Only this much here: at the opening the shareholders with five marks sat in the front rows and those with five hundred at the back. The seats had been drawn by lot. Auguste Lindenau, Immanuel’s granddaughter, drew row 31.`,
        ],
      ),
      headline(t('1993: Stille', '1993: Silence'), {
        anchor: 'stille',
        preline: t('Das Ende', 'The end'),
      }),
      text(
        [
          'Am 30. Juni 1993, einem Mittwoch, stellt Irmgard Klose um 14:06 Uhr den letzten Stuhl ab. Er läuft noch vier Sekunden nach. Ein Rundfunkreporter hat es aufgenommen: erst der Takt, dann vier langsamere, dann eine Frau, die sagt: „So.“',
        ],
        [
          'At 14:06 on 30 June 1993, a Wednesday, Irmgard Klose turns off the last loom. It runs on for four seconds. A radio reporter recorded it: first the beat, then four slower ones, then a woman saying: ‘So.’',
        ],
      ),
      quote(
        t('So.', 'So.'),
        t('Irmgard Klose', 'Irmgard Klose'),
        t('Weberin 1951–1993', 'Weaver, 1951–1993'),
      ),
      headline(t('Heute: Rhythmus', 'Today: rhythm'), {
        anchor: 'rhythmus',
        preline: t('Die Alte Weberei', 'The Alte Weberei'),
      }),
      text(
        [
          `Tilde Ågren hat aus den vier Sekunden ein Stück von vierzig Minuten gemacht. Es beginnt am Schluss. Bei der Uraufführung in der [Alten Weberei](${toVenue('weberei')}) saß Frau Klose auf dem Platz, an dem ihr Stuhl gestanden hatte. Nachher wurde sie gefragt, wie es ihr gefallen habe. Sie antwortete mit den Lippen. Verstanden haben es nur die in den hinteren Reihen, und die haben gelacht.`,
        ],
        [
          `Tilde Ågren has turned those four seconds into a piece of forty minutes. It begins at the end. At its first performance in the [Alte Weberei](${toVenue('weberei')}) Frau Klose sat on the spot where her loom had stood. Afterwards she was asked how she had liked it. She answered with her lips. Only the back rows understood, and they laughed.`,
        ],
      ),
      images([
        [
          use.picture('alte-weberei'),
          t('Sheddächer, Nordlicht, kein Kabel', 'Saw-tooth roofs, north light, no wires'),
        ],
        [
          use.picture('strassenbahn'),
          t('Linie 5, hier wird noch gesilbert', 'Tram 5, where Silbern is still spoken'),
        ],
        [
          use.picture('konzerthaus-nacht'),
          t('Lindenplatz, wo 1889 gesungen wurde', 'Lindenplatz, where they sang in 1889'),
        ],
      ]),
      newest(t('Mehr Hintergrund', 'More background'), [articleCategories.idOf('hintergrund')]),
    ],
  );

const punchedCards = (use: DemoMedia): Draft =>
  article(
    'lochkarten',
    {
      title: t('Das Stück aus dem Webstuhl', 'The piece from the loom'),
      preline: t('Faden und Ton', 'Thread and Tone'),
      teaser: t(
        'Ein Damastmuster von 1907, als Noten gelesen: Die Ausstellung in der Shedhalle lässt Lochkarten singen. Wie klingt eine Tischdecke?',
        'A damask pattern of 1907, read as music: an exhibition in the Weaving Shed makes punched cards sing. What does a tablecloth sound like?',
      ),
      category: 'hintergrund',
      tags: ['neueMusik', 'stadt', 'handwerk'],
      author: 'Friedemann Kolb',
    },
    [
      text(
        [
          'Ein Loch heißt: Faden hoch. Kein Loch heißt: Faden unten. Achthundert Löcher nebeneinander sind eine Zeile Stoff, sechstausend Karten hintereinander eine Rose. So funktionierte seit 1805 die Maschine des Joseph-Marie Jacquard, und so funktioniert, wenn man Faden durch Ton ersetzt, eine Drehorgel.',
        ],
        [
          'A hole means: thread up. No hole means: thread down. Eight hundred holes side by side are one line of cloth; six thousand cards one after the other are a rose. That is how Joseph-Marie Jacquard’s machine worked from 1805, and that is how a barrel organ works, if you replace thread with notes.',
        ],
      ),
      image(
        use.picture('alte-weberei'),
        'horizontal',
        t(
          'Die Shedhalle: erst Stühle, dann Stille, dann Stühle',
          'The Weaving Shed: first looms, then silence, then seats',
        ),
      ),
      text(
        [
          `Das Kuratorenteam von „[Faden und Ton](${toProduction('faden')})“ hat beides wörtlich genommen. Muster 2214, „Heckenrose, klein“, gewebt in Morgenfeld für ein Hotel in Karlsbad, läuft nun durch einen Leser, der zu jedem Loch eine Saite anreißt. 48 Saiten, das sind sechs Prozent der Rose. Die übrigen muss man sehen.`,
        ],
        [
          `The curators of ‘[Thread and Tone](${toProduction('faden')})’ have taken both literally. Pattern 2214, ‘dog rose, small’, woven in Morgenfeld for a hotel in Karlsbad, now runs through a reader that plucks a string for every hole. 48 strings make six per cent of the rose. The rest you have to see.`,
        ],
      ),
      faq(t('Und wie klingt es?', 'And what does it sound like?'), [
        [
          t('Der Rand', 'The border'),
          [
            'Ein Triller, sehr regelmäßig, eine Viertelstunde lang. Besucher halten ihn für Minimal Music.',
          ],
          ['A trill, very regular, for a quarter of an hour. Visitors take it for minimal music.'],
        ],
        [
          t('Die Blätter', 'The leaves'),
          ['Abwärtslaufende Sexten. Ganz unerwartet: Brahms.'],
          ['Descending sixths. Quite unexpectedly: Brahms.'],
        ],
        [
          t('Die Blüte', 'The blossom'),
          [
            'Alles zugleich, dann in der Mitte ein Loch: Stille, acht Karten lang. Da ist der Stempel.',
          ],
          [
            'Everything at once, then a hole in the middle: silence for eight cards. That is the pistil.',
          ],
        ],
        [
          t('Der Webfehler', 'The flaw'),
          [
            'Karte 3.117 wurde 1908 falsch geschlagen. Ein einzelnes hohes E, das da nicht hingehört. Die Leute warten darauf.',
          ],
          [
            'Card 3,117 was punched wrongly in 1908. A single high E that does not belong. People wait for it.',
          ],
        ],
      ]),
      text(
        [
          'Gebaut hat den Leser der Orgelbauer Veit Sandkuhl, und zwar aus dem, was da war: Zungen eines Harmoniums, Nadeln einer Strickmaschine, ein Fahrradantrieb. Besucherinnen dürfen treten. Wer zu schnell tritt, hört die Rose als Gewitter; wer sehr langsam tritt, kann einzelne Blütenblätter zählen. Ein Herr aus Plauen, 91, früher Musterzeichner, kam dreimal. Beim dritten Mal brachte er eine eigene Karte mit, mit der Hand geschlagen; sein Leben lang, sagte er, habe er sie hören wollen. Es war ein Wiegenlied. Es passte auf siebzig Zentimeter Pappe.',
        ],
        [
          'The reader was built by the organ maker Veit Sandkuhl from what was at hand: the reeds of a harmonium, the needles of a knitting machine, a bicycle drive. Visitors may pedal. Pedal too fast and you hear the rose as a thunderstorm; very slowly, and you can count single petals. A gentleman from Plauen, 91, once a pattern designer, came three times. The third time he brought a card of his own, punched by hand; all his life, he said, he had wanted to hear it. It was a lullaby. It fitted on seventy centimetres of cardboard.',
        ],
      ),
      button(t('Zur Ausstellung', 'About the exhibition'), toProduction('faden')),
    ],
  );

const roof = (use: DemoMedia): Draft =>
  article(
    'kupferdach',
    {
      title: t('Das Dach, das grün werden musste', 'The roof that had to turn green'),
      preline: t('Bildgeschichte', 'Picture story'),
      teaser: t(
        '1911 glänzte es so, dass die Straßenbahnfahrer sich beschwerten. Fünfzehn Jahre später war es grün, und zwar zuerst an einer sehr merkwürdigen Stelle.',
        'In 1911 it gleamed so brightly that tram drivers complained. Fifteen years later it was green, in one very odd place first.',
      ),
      category: 'sehen',
      tags: ['architektur', 'stadt'],
      author: 'Wiebke Lührßen',
      image: use.picture('konzerthaus-tag'),
    },
    [
      images(
        [
          [
            use.picture('konzerthaus-tag'),
            t(
              'Der Lindenplatz im Juni. 2.840 Quadratmeter Kupfer, 0,7 Millimeter stark.',
              'Lindenplatz in June. 2,840 square metres of copper, 0.7 millimetres thick.',
            ),
          ],
          [
            use.picture('dach-im-schnee'),
            t(
              'Im Januar. Der Schnee rutscht immer zuerst über dem Großen Saal ab: Dort wird geprobt.',
              'In January. The snow always slides first above the Great Hall: that is where they rehearse.',
            ),
          ],
          [
            use.picture('konzerthaus-nacht'),
            t(
              'Bei Nacht sieht man die Naht von 1946. Sie ist mit Granatblech geflickt.',
              'By night you can see the seam of 1946, patched with shell casings.',
            ),
          ],
        ],
        { title: t('Drei Jahreszeiten', 'Three seasons') },
      ),
      text(
        [
          'Kupfer wird grün, wenn man es in Ruhe lässt. In der Stadt dauert das zwanzig Jahre, am Meer zehn. In Morgenfeld dauerte es fünfzehn, und die Bauakten wissen, warum: Färbereien. Aus dem Schornstein in der Färbergasse stieg bei Westwind etwas auf, das Hemden ruinierte und Dächer veredelte.',
          'Grün wurde es 1926 zuerst an einem Fleck von drei Metern Durchmesser, genau über dem Platz des Paukers. Man hat das untersucht. Ergebnis: Zufall. Der Pauker hat es nie geglaubt.',
        ],
        [
          'Copper turns green if it is left alone. In towns that takes twenty years, by the sea ten. In Morgenfeld it took fifteen, and the building files know why: dye works. In a west wind something rose from the chimney on Färbergasse that ruined shirts and ennobled roofs.',
          'In 1926 it turned green first in a patch three metres across, right above the timpanist’s seat. This was investigated. Result: coincidence. The timpanist never believed it.',
        ],
      ),
      headline(t('Vierundachtzig Schritte', 'Eighty-four steps')),
      text(
        [
          'Einmal im Monat geht Dachdeckermeisterin Silke Brauer die Nähte ab, mit Filzsohlen, bei Wind angeseilt. Sie klopft und horcht: Liegt das Blech an, klingt es dumpf; hat es sich gelöst, singt es. Die singenden Stellen markiert sie mit Kreide. Von der Straße aus sieht man die Striche nicht, von der Kuppel aus sehen sie aus wie eine Partitur, sagt sie, „für sehr langsame Leute“.',
          'Zweimal hat sie dort oben Wanderfalken gestört, einmal einen Trompeter, der heimlich übte. Beide brüten inzwischen woanders.',
        ],
        [
          'Once a month master roofer Silke Brauer walks along the seams, on felt soles, roped up when it is windy. She knocks and listens: where the sheet lies close it sounds dull; where it has come loose it sings. She marks the singing places in chalk. From the street you cannot see the lines; from the cupola they look like a score, she says, ‘for very slow people’.',
          'Twice up there she has disturbed peregrine falcons, once a trumpeter practising in secret. Both now nest elsewhere.',
        ],
      ),
      button(t('Architektur & Akustik', 'Architecture & acoustics'), toPage('architektur'), {
        look: 'arrow',
      }),
    ],
  );

/** The town of weavers. */
export const townStories = (use: DemoMedia): readonly Draft[] => [
  weavers(use),
  punchedCards(use),
  roof(use),
];
