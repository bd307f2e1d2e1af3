import { beside, image, images } from '../compose/pictures.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { ofType, toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const smell = (use: DemoMedia): Draft =>
  article(
    'notenarchiv',
    {
      title: t('Vanille, Keller, Pauke', 'Vanilla, cellar, timpani'),
      preline: t('Aus dem Haus', 'From the house'),
      teaser: t(
        'Wie riecht ein Notenarchiv? Nach Zeit, sagt der Bibliothekar. Nach Vanillin, sagt die Chemikerin. Ein Rundgang mit der Nase.',
        'What does a music archive smell of? Of time, says the librarian. Of vanillin, says the chemist. A tour led by the nose.',
      ),
      category: 'haus',
      tags: ['orchester', 'stadt'],
      author: 'Miriam Ostrowetz',
      description: t(
        'Vanille, Fluss und Kalbfell: ein Rundgang durch das Notenarchiv des Konzerthauses Morgenfeld.',
        'Vanilla, river and calfskin: a tour of the music archive of Konzerthaus Morgenfeld.',
      ),
      image: use.picture('notenarchiv'),
    },
    [
      text(
        [
          'Das Archiv liegt zwei Stockwerke unter dem Großen Saal, hinter einer Tür, die man anheben muss. Achtzehn Grad, fünfzig Prozent Feuchte, 640 Meter Regal. Bevor man etwas sieht, riecht man.',
        ],
        [
          'The archive lies two floors below the Great Hall, behind a door that has to be lifted. Eighteen degrees, fifty per cent humidity, 640 metres of shelving. Before you see anything, you smell it.',
        ],
      ),
      headline(t('Reihe A bis F: Vanille', 'Shelves A to F: vanilla')),
      text(
        [
          'Holzhaltiges Papier, etwa von 1870 bis 1960. Das Lignin darin zerfällt, eines der Bruchstücke heißt Vanillin. „Beethoven riecht bei uns nach Kipferln“, sagt Ulf Brennecke. Brahms auch. Wer lange hier arbeitet, bekommt im Konzert Hunger.',
        ],
        [
          'Wood-pulp paper, from about 1870 to 1960. The lignin in it decays, and one of the fragments is called vanillin. ‘Our Beethoven smells of biscuits,’ says Ulf Brennecke. So does Brahms. Work here long enough and concerts make you hungry.',
        ],
      ),
      headline(t('Reihe G: Keller', 'Shelf G: cellar')),
      text(
        [
          'Im Februar 1946 stand die Silbe einen halben Meter hoch im Raum. Was unten lag, wurde auf den Heizungsrohren getrocknet, Blatt für Blatt, mit Wäscheklammern aus der Weberei. Man sieht die Abdrücke noch. Haydn riecht seitdem nach Fluss, am stärksten „Die Jahreszeiten“, Winter.',
        ],
        [
          'In February 1946 the Silbe stood half a metre deep in this room. What lay at the bottom was dried on the heating pipes, leaf by leaf, with clothes pegs from the mill. You can still see the marks. Haydn has smelled of river ever since, ‘The Seasons’ most of all: winter.',
        ],
      ),
      headline(t('Reihe K: Tabak', 'Shelf K: tobacco')),
      text(
        ['Die Kontrabassstimmen der Fünfzigerjahre. Kein Kommentar.'],
        ['The double bass parts of the nineteen-fifties. No comment.'],
      ),
      images(
        [
          [
            use.picture('notenarchiv'),
            t(
              '640 Meter, aneinandergelegt bis zur Straßenbahn',
              '640 metres, enough to reach the tram stop',
            ),
          ],
          [
            use.picture('partitur'),
            t('Wäscheklammerabdruck, links oben', 'The mark of a clothes peg, top left'),
          ],
          [
            use.picture('pauken'),
            t('Ihr altes Fell liegt in Reihe P: Kalb.', 'Their old skins lie on shelf P: calf.'),
          ],
        ],
        { title: t('Unter Tage', 'Below ground') },
      ),
      headline(t('Reihe P: Pauke', 'Shelf P: timpani')),
      text(
        [
          'Ganz hinten, wo kein Papier liegt, lagern die Kalbfelle der Pauken von 1911. Sie werden bei Barockprogrammen noch gespielt und danach wieder zusammengerollt. Wer die Tür zum ersten Mal öffnet, denkt an einen Stall. Wer sie zum zehnten Mal öffnet, denkt an Händel.',
          'Die Chemikerin, die wir mitgenommen hatten, füllte sieben Röhrchen mit Archivluft. Das Ergebnis ist eine Tabelle mit 62 Zeilen. In der letzten steht „unbekannt, angenehm“.',
        ],
        [
          'At the very back, where there is no paper, lie the calfskins of the timpani of 1911. They are still played in baroque programmes and rolled up again afterwards. Open the door for the first time and you think of a stable. Open it for the tenth time and you think of Handel.',
          'The chemist we had brought along filled seven tubes with archive air. The result is a table of 62 lines. The last one reads ‘unknown, pleasant’.',
        ],
      ),
      button(t('Mit der Führung ins Archiv', 'See the archive on a tour'), ofType('fuehrung')),
    ],
  );

const daisy = (use: DemoMedia): Draft =>
  article(
    'gaensebluemchen',
    {
      title: t('Ein Gänseblümchen zwischen zwei Takten', 'A daisy between two bars'),
      preline: t('Partituren im Licht', 'Scores in the Light'),
      teaser: t(
        'In einer Handschrift von 1843 liegt eine gepresste Blume. Wer hat sie hineingelegt, und warum gerade dort? Eine kleine Ermittlung.',
        'In a manuscript of 1843 lies a pressed flower. Who put it there, and why in that very place? A small investigation.',
      ),
      category: 'hintergrund',
      tags: ['kammermusik', 'stadt'],
      author: 'Johanna Weißenfels',
      description: t(
        'Eine gepresste Blume in einer Handschrift von 1843 führt zu einer vergessenen Morgenfelder Komponistin.',
        'A pressed flower in a manuscript of 1843 leads to a forgotten composer of Morgenfeld.',
      ),
    },
    [
      text(
        [
          'Blatt 27 der Sammlung ist ein Klavierquartett in c-Moll, ohne Namen, ohne Titel, auf Papier aus der Mühle am Wehr. Zwischen Takt 84 und 85 liegt ein Gänseblümchen. Es hat die Tinte leicht angefärbt: Das hohe As ist gelb.',
        ],
        [
          'Leaf 27 of the collection is a piano quartet in C minor, without a name, without a title, on paper from the mill by the weir. Between bars 84 and 85 lies a daisy. It has stained the ink a little: the high A flat is yellow.',
        ],
      ),
      headline(t('Spur eins: die Blume', 'Clue one: the flower')),
      text(
        [
          'Gänseblümchen blühen fast das ganze Jahr, sagt der Botanische Garten, aber dieses hat dreizehn gefüllte Reihen. Eine Gartensorte also. Sie stand in Morgenfeld um 1840 nur an zwei Stellen: im Klostergarten und vor dem Haus des Tuchhändlers Immanuel Lindenau.',
        ],
        [
          'Daisies flower nearly all year, says the botanical garden, but this one has thirteen double rows. A garden variety, then. Around 1840 it grew in only two places in Morgenfeld: in the convent garden and in front of the house of the cloth merchant Immanuel Lindenau.',
        ],
      ),
      headline(t('Spur zwei: die Handschrift', 'Clue two: the hand')),
      text(
        [
          'Der Violinschlüssel hat einen Haken nach links, wie ihn Linkshänder schreiben. Die Bratschenstimme ist ungewöhnlich gut, und eine Stelle im Klavier verlangt Dezimen. Wer immer das war, hatte große Hände und eine Bratsche im Haus.',
        ],
        [
          'The treble clef has a hook to the left, as written by left-handed people. The viola part is unusually good, and one passage in the piano requires tenths. Whoever it was had large hands and a viola in the house.',
        ],
      ),
      beside(
        use.picture('partitur'),
        t('Spur drei: der Takt', 'Clue three: the bar'),
        [
          'In Takt 84 setzt alles aus. Zwei Schläge Pause, dann, in 85, kommt das Seitenthema wieder, in C-Dur, nur für das Cello. Es ist die schönste Stelle des Stücks, und es ist die einzige, an der nie umgeblättert wird.',
          'Die Blume liegt nicht zufällig dort. Sie ist ein Lesezeichen.',
        ],
        [
          'In bar 84 everything stops. Two beats’ rest, then in 85 the second subject returns, in C major, for the cello alone. It is the most beautiful place in the piece, and the only one where nobody has to turn a page.',
          'The flower is not there by chance. It is a bookmark.',
        ],
      ),
      text(
        [
          `Seit diesem Frühjahr wissen wir: In den Kirchenbüchern steht eine Dorothea Lindenau, geboren 1821, „der linken Hand“, verheiratet 1844 nach Bremen. Ein Brief von dort, 1846, fragt den Bruder: „Spielt ihr mein Stück noch bis zur Blume?“ Weiter, schreibt sie, habe sie es nie gemocht. [Zu sehen und zu hören](${toProduction('partituren')}) ist das ganze.`,
        ],
        [
          `Since this spring we have known. The parish registers list a Dorothea Lindenau, born in 1821, ‘of the left hand’, married to Bremen in 1844. A letter from there, in 1846, asks her brother: ‘Do you still play my piece as far as the flower?’ Beyond it, she writes, she never liked it. All of it can be [seen and heard](${toProduction('partituren')}).`,
        ],
      ),
      quote(
        t(
          'Spielt ihr mein Stück noch bis zur Blume?',
          'Do you still play my piece as far as the flower?',
        ),
        t('Dorothea Lindenau', 'Dorothea Lindenau'),
        t('Brief vom 3. Mai 1846', 'Letter of 3 May 1846'),
      ),
    ],
  );

const elevenNames = (use: DemoMedia): Draft =>
  article(
    'elf-namen',
    {
      title: t('Bleistift bis zum letzten Dienst', 'Pencilled to the last'),
      preline: t('Erinnern', 'Remembrance'),
      teaser: t(
        'Elf Mitglieder der Philharmonie wurden im März 1933 entlassen. Ihre Stimmenbücher stehen noch im Archiv. Man kann darin lesen.',
        'Eleven members of the Philharmonic were dismissed in March 1933. Their part-books are still in the archive. One can read in them.',
      ),
      category: 'hintergrund',
      tags: ['stadt', 'orchester'],
      author: 'Dr. Henriette Vossmann',
    },
    [
      text(
        [
          'Orchestermusiker schreiben in ihre Noten. Atemzeichen, Fingersätze, Warnungen, den Namen dessen, der das Solo bekam. Wer ein altes Stimmenbuch aufschlägt, hört eine Person, die nachdenkt.',
          'In elf Büchern unseres Archivs hört dieses Nachdenken im März 1933 auf, bei allen in derselben Woche. Das Programm war Brahms, die Zweite. Im Buch der dritten Klarinette steht im letzten Satz ein „langsamer!“, mit Datum der Probe. Das Konzert hat der Mann, der es schrieb, nicht mehr gespielt.',
        ],
        [
          'Orchestral musicians write in their music. Breath marks, fingerings, warnings, the name of whoever was given the solo. Open an old part-book and you hear somebody thinking.',
          'In eleven books of our archive that thinking stops in March 1933, in the same week for all of them. The programme was Brahms, the Second. In the book of the third clarinet there is a ‘slower!’ in the last movement, with the date of the rehearsal. The man who wrote it did not play the concert.',
        ],
      ),
      image(
        use.picture('notenarchiv'),
        'horizontal',
        t(
          'Regal C. Die elf Bücher sind nicht gesondert aufgestellt.',
          'Shelf C. The eleven books are not kept apart.',
        ),
      ),
      text(
        [
          'Wir haben lange überlegt, ob die Bücher in eine Vitrine gehören. Wir haben uns dagegen entschieden. Sie stehen dort, wo sie immer standen, zwischen den anderen, denn dort hätten auch die elf gestanden. Wer sie sehen möchte, meldet sich an, bekommt einen Tisch, Handschuhe und so viel Zeit, wie nötig ist. Im vergangenen Jahr waren es 214 Menschen, darunter vierzehn Schulklassen und eine Enkelin aus Haifa, die zum ersten Mal die Schrift ihres Großvaters sah. Er hatte einen Flötenton umkringelt und darunter geschrieben: „hier an Lotte denken“. Lotte war ihre Großmutter.',
        ],
        [
          'We considered for a long time whether the books belong in a display case. We decided against it. They stand where they always stood, among the others, for that is where the eleven would have been. If you wish to see them you register and are given a table, gloves and as much time as it takes. Last year 214 people did, among them fourteen school classes and a granddaughter from Haifa who saw her grandfather’s handwriting for the first time. He had circled a note in the flute part and written beneath it: ‘think of Lotte here’. Lotte was her grandmother.',
        ],
      ),
      text(
        [
          `Von den elf haben vier überlebt. Keiner kam zurück in das Orchester; gefragt wurde 1946 nur einer, und er antwortete nicht. An jedem 9. November lesen wir im Foyer ihre Namen, [ohne Musik](${toPage('geschichte')}). Es dauert eine Minute und zehn Sekunden.`,
        ],
        [
          `Four of the eleven survived. None returned to the orchestra; only one was asked, in 1946, and he did not reply. Every 9 November we read their names in the foyer, [without music](${toPage('geschichte')}). It takes one minute and ten seconds.`,
        ],
      ),
      button(
        t('Einsicht in die Stimmenbücher', 'Ask to see the part-books'),
        'mailto:archiv@morgenfeld.example',
        { look: 'outline' },
      ),
    ],
  );

/** The notes archive and what lies in it. */
export const archiveStories = (use: DemoMedia): readonly Draft[] => [
  smell(use),
  daisy(use),
  elevenNames(use),
];
