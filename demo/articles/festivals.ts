import { image, images, sound } from '../compose/pictures.ts';
import { columns } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const millNight = (use: DemoMedia): Draft =>
  article(
    'webernacht',
    {
      title: t('Sieben Stunden offene Tür', 'Seven hours with the door open'),
      preline: t('Rückblick', 'Looking back'),
      teaser: t(
        'Die Lange Nacht der Weberei in sechs Bildern, fünf Bands und einem Paar roter Schuhe, das noch auf seine Besitzerin wartet.',
        'The Long Night at the Mill in six pictures, five bands and a pair of red shoes still waiting for their owner.',
      ),
      category: 'sehen',
      tags: ['jazz', 'festival', 'stadt'],
      author: 'Wiebke Lührßen',
      image: use.picture('konzerthaus-nacht'),
    },
    [
      images(
        [
          [
            use.picture('strassenbahn'),
            t(
              '17:50 Uhr. Linie 5, Sonderfahrt. Die Fahrerin hat den Fahrplan umgedreht.',
              '17:50. Tram 5, special service. The driver has turned the timetable to the wall.',
            ),
          ],
          [
            use.picture('alte-weberei'),
            t(
              '18:00 Uhr. Die Tür geht auf. Sie wird bis halb zwei nicht mehr zugehen.',
              '18:00. The door opens. It will not shut again until half past one.',
            ),
          ],
          [
            use.picture('blechblaeser'),
            t(
              '19:00 Uhr. Die Bigband spielt die Kurve am Wehr. Jemand weint vor Lachen.',
              '19:00. The big band plays the bend by the weir. Somebody cries with laughter.',
            ),
          ],
          [
            use.picture('publikum'),
            t(
              '20:10 Uhr. Kora und Bass. 600 Menschen sitzen auf dem Boden und sind so leise wie montags.',
              '20:10. Kora and bass. 600 people sit on the floor, as quiet as on a Monday.',
            ),
          ],
          [
            use.picture('spitzentanz'),
            t(
              '21:30 Uhr. Milonga. Die Garderobe verleiht 41 Paar Schuhe.',
              '21:30. Milonga. The cloakroom lends out 41 pairs of shoes.',
            ),
          ],
          [
            use.picture('konzerthaus-nacht'),
            t(
              '01:31 Uhr. Der Heimweg. Am Lindenplatz brennt noch ein Licht, das brennt immer.',
              '01:31. The way home. On Lindenplatz a light is still on. It always is.',
            ),
          ],
        ],
        { layout: 'grid' },
      ),
      text(
        [
          '4.300 Menschen waren da, gezählt am Eingang mit einer Klickuhr von 1961, die früher Ballen zählte. Kein Eintritt, keine Gästeliste. 1.100 Liter Bier, 900 Liter Wasser, 640 Suppen. Ein Heiratsantrag (angenommen, zwischen Balkan und Elektronik). Vierzig Paar Schuhe kamen zurück.',
          'Das einundvierzigste ist rot, Größe 38, und wurde um 23:15 Uhr zuletzt auf der Fensterbank gesehen, nebeneinander, ordentlich. Wer barfuß nach Hause gegangen ist, möge sich melden. Wir haben keine Eile.',
        ],
        [
          '4,300 people came, counted at the door with a clicker of 1961 that used to count bales. No tickets, no guest list. 1,100 litres of beer, 900 litres of water, 640 soups. One proposal of marriage (accepted, between the brass and the electronics). Forty pairs of shoes came back.',
          'The forty-first is red, size 38, and was last seen at 23:15 on the window sill, side by side, neatly. If you walked home barefoot, please get in touch. We are in no hurry.',
        ],
      ),
      button(t('Die nächste Lange Nacht', 'The next Long Night'), toProduction('webernacht')),
    ],
  );

const cloisters = (use: DemoMedia): Draft =>
  article(
    'kloester',
    {
      title: t('Laudes, Lerchen, Linsensuppe', 'Lauds, larks, lentil soup'),
      preline: t('Rückblick', 'Looking back'),
      teaser: t(
        'Pfingsten in St. Ägidien beginnt um 04:50 Uhr. Ein Wochenende mit „Klang der Klöster“, aufgeschrieben von einer Langschläferin.',
        'Whitsun at St. Ägidien begins at 04:50. A weekend with Sounds of the Cloisters, written down by a late riser.',
      ),
      category: 'sehen',
      tags: ['alteMusik', 'festival', 'stimme'],
      author: 'Tabea Rönnquist',
      image: use.picture('garten-im-fruehling'),
    },
    [
      text(
        [
          '**Samstag, 04:50 Uhr.** Der Obstgarten ist grau. Siebzig Menschen in Decken gehen hintereinander auf ein Licht zu, ohne dass jemand es angeordnet hätte. Die Sängerinnen stehen schon im Chor. Sie beginnen nicht, sie sind auf einmal da. Beim Benedictus fällt der erste Strahl durch das Ostfenster und trifft, so ist es seit achthundert Jahren gebaut, den dritten Pfeiler. Draußen antwortet eine Lerche. Sie singt einen Viertelton zu hoch; Åsa Lindrot lächelt und lässt nachstimmen.',
        ],
        [
          '**Saturday, 04:50.** The orchard is grey. Seventy people in blankets walk in single file towards a light, without anyone having told them to. The singers are already in the choir. They don’t begin; they are suddenly there. At the Benedictus the first ray falls through the east window and, as built eight hundred years ago, hits the third pillar. Outside a lark replies. It is a quarter-tone sharp; Åsa Lindrot smiles and has everyone tune to it.',
        ],
      ),
      columns('50-50', [
        [
          image(
            use.picture('klosterkirche'),
            'horizontal',
            t('05:20 Uhr, dritter Pfeiler', '05:20, third pillar'),
          ),
        ],
        [
          text(
            [
              '**Sonntag, 15:00 Uhr.** Madrigale im Kreuzgang, je eines pro Joch, man geht herum wie durch ein Album. Im Südflügel Monteverdi, im Westen Gesualdo, im Norden Linsensuppe. Ein Kind erklärt seinem Vater, Gesualdo klinge, „als ob einer die Treppe sucht“.',
            ],
            [
              '**Sunday, 15:00.** Madrigals in the cloister, one to each bay; you walk round as if leafing through an album. In the south wing Monteverdi, in the west Gesualdo, in the north lentil soup. A child explains to her father that Gesualdo sounds ‘like someone looking for the stairs’.',
            ],
          ),
        ],
      ]),
      text(
        [
          `**Montag, 19:00 Uhr.** Die Marienvesper. Sechs Solisten, zwei Theorben, drei Posaunen, der Kammerchor auf drei Emporen. Beim „Duo Seraphim“ singen zwei Engel einander zu, dann kommt ein dritter dazu, und kurz glaubt man, die [gemalten an der Decke](${toArticle('engel')}) hätten den Mund bewegt. Ich habe in vier Tagen elf Stunden geschlafen. Ich komme wieder.`,
        ],
        [
          `**Monday, 19:00.** Monteverdi’s Vespers. Six soloists, two theorbos, three trombones, the chamber choir on three galleries. In the ‘Duo Seraphim’ two angels call to each other, then a third joins in, and for a moment you could swear that the [painted ones on the ceiling](${toArticle('engel')}) have moved their lips. I slept for eleven hours in four days. I shall be back.`,
        ],
      ),
      headline(t('Was man mitnimmt', 'What one takes home')),
      text(
        [
          'Ein Glas Honig aus dem Klostergarten, Kalk an der Jacke vom Anlehnen und die Erkenntnis, dass acht Jahrhunderte alte Musik nicht leise ist, nur geduldig. Außerdem einen Satz von Amara Diallo-Weiß, gehört am Brunnen, zwischen zwei Proben: „Ohne Vibrato zu singen ist wie ungeschminkt zum Bäcker gehen. Beim dritten Mal merkt man, dass alle anderen auch nur Brot wollen.“',
        ],
        [
          'A jar of honey from the convent garden, lime on your jacket from leaning against things, and the insight that music eight centuries old is not quiet, merely patient. Also a sentence by Amara Diallo-Weiß, overheard by the well between two rehearsals: ‘Singing without vibrato is like going to the baker’s without make-up. The third time you realise that all the others only want bread, too.’',
        ],
      ),
      button(t('Klang der Klöster', 'Sounds of the Cloisters'), toProduction('kloester')),
    ],
  );

const words = (use: DemoMedia): Draft =>
  article(
    'silbe',
    {
      title: t('Was das Wasser sagt', 'What the water says'),
      preline: t('Rückblick', 'Looking back'),
      teaser: t(
        'Fünf Sätze, die vom letzten „Silbe“-Festival hängen geblieben sind, und ein Lied, das noch keinen Text hat.',
        'Five sentences that stayed with us from the last Silbe festival, and a song that has no words yet.',
      ),
      category: 'hoeren',
      tags: ['festival', 'stimme'],
      author: 'Miriam Ostrowetz',
    },
    [
      text(
        [
          `Ein [Festival für Wort und Musik](${toProduction('silbe')}) besteht zur Hälfte aus dem, was man sich auf die Hand schreibt. Ich habe am Sonntagabend Hände eingesammelt.`,
        ],
        [
          `Half of a [festival of words and music](${toProduction('silbe')}) consists of what people write on their hands. On Sunday evening I collected hands.`,
        ],
      ),
      quote(
        t('Ein Gedicht ist ein Lied, das sich geweigert hat.', 'A poem is a song that refused.'),
        t('von der Hand einer Buchhändlerin', 'from a bookseller’s hand'),
        t('nach der Lesung am Wehr', 'after the reading by the weir'),
      ),
      quote(
        t(
          'Übersetzen heißt, am anderen Ufer denselben Stein zu suchen.',
          'To translate is to look for the same stone on the other bank.',
        ),
        t('linke Hand, Kugelschreiber', 'left hand, ballpoint'),
        t('„Wörter aus Übersee“', '‘Words from Overseas’'),
      ),
      quote(
        t(
          'Bitte lesen Sie das noch einmal, aber ohne die Bedeutung.',
          'Please read that again, but without the meaning.',
        ),
        t('Zwischenruf, Reihe 3', 'Heckler, row 3'),
        t('Lange Nacht der kurzen Texte', 'Long Night of Short Texts'),
      ),
      quote(
        t(
          'Der Countertenor hat Lampenfieber. Er singt deshalb etwas höher.',
          'The countertenor is nervous. He will therefore sing a little higher.',
        ),
        t('Lucian Ardeleanu', 'Lucian Ardeleanu'),
        t('00:10 Uhr', '00:10'),
      ),
      quote(
        t(
          'Mama, warum heißt der Fluss wie das, was man klatscht?',
          'Mum, why is the river called what we clap?',
        ),
        t('Kind, etwa fünf', 'Child, about five'),
        t('auf der Brücke', 'on the bridge'),
      ),
      sound(use, t('Das Lied ohne Text', 'The song without words'), [
        [
          'Acht ruhige Takte aus gebrochenen Akkorden. Am Ende bleibt ein Ton offen, dort fehlt das Wort.',
        ],
        [
          'Eight calm bars of broken chords. At the end a note is left open; that is where the word is missing.',
        ],
      ]),
      text(
        [
          'Am Schluss spielte Clíodhna Ní Bhraonáin auf der irischen Harfe ein Lied ihrer Großmutter, von dem nur die Melodie überliefert ist. Wer einen Text hat: Bitte auf Postkarte. Wir hängen alle auf. Bisher sind es 83, und der kürzeste lautet „Ach“.',
        ],
        [
          'To finish, Clíodhna Ní Bhraonáin played a song of her grandmother’s on the Irish harp; only the tune has survived. If you have words for it, please send them on a postcard. We hang up every one. So far there are 83, and the shortest reads ‘Oh’.',
        ],
      ),
    ],
  );

/** What festivals leave behind. */
export const festivalLooksBack = (use: DemoMedia): readonly Draft[] => [
  millNight(use),
  cloisters(use),
  words(use),
];
