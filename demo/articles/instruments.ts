import { image, video } from '../compose/pictures.ts';
import { section, teasers } from '../compose/teasers.ts';
import { button, headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { ofType, toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const cello = (use: DemoMedia): Draft =>
  article(
    'cello',
    {
      title: t('Sechs Suiten, sechs Orte', 'Six suites, six places'),
      preline: t('Porträt', 'Portrait'),
      teaser: t(
        'Jedes Jahr spielt Søren Kjærby Bachs Cellosuiten an einem anderen Ort der Stadt. Diesmal: im Umspannwerk.',
        'Every year Søren Kjærby plays Bach’s cello suites in a different corner of town. This time: in the substation.',
      ),
      category: 'hintergrund',
      tags: ['kammermusik', 'stadt'],
      author: 'Friedemann Kolb',
      description: t(
        'Søren Kjærby spielt Bachs Cellosuiten jedes Jahr an einem anderen Ort in Morgenfeld.',
        'Every year Søren Kjærby plays Bach’s cello suites in a different corner of Morgenfeld.',
      ),
      image: use.picture('cello'),
    },
    [
      section(
        [
          [
            image(
              use.picture('cello'),
              'vertical',
              t(
                'Testore-Schule, Mailand um 1740, Riss am F-Loch seit Göttingen',
                'School of Testore, Milan, about 1740; crack by the f-hole since Göttingen',
              ),
            ),
          ],
          [
            headline(t('Der Däne und sein Kasten', 'The Dane and his box')),
            text(
              [
                `[Søren Kjærby](${toPerson('soren')}) kam mit neunzehn für ein Semester. Das war vor siebzehn Jahren. Er hat seither in Morgenfeld in vier Wohnungen gewohnt, und in jeder, sagt er, habe er zuerst den Boden abgeklopft. „Parkett ist gut. Estrich ist besser. Teppich ist Scheidungsgrund.“`,
                'Denn das Cello steht. Der Stachel bohrt sich in den Grund, und der Grund spielt mit. Deshalb die Idee mit den Orten: Nicht das Stück ändern, sondern das, worauf es steht.',
              ],
              [
                `[Søren Kjærby](${toPerson('soren')}) came for a semester at nineteen. That was seventeen years ago. He has lived in four flats in Morgenfeld since and in each of them, he says, the first thing he did was knock on the floor. ‘Parquet is good. Screed is better. Carpet is grounds for divorce.’`,
                'For a cello stands. Its spike drills into the ground, and the ground plays along. Hence the idea of the places: not to change the piece but what it stands on.',
              ],
            ),
          ],
        ],
        { layout: '33-67' },
      ),
      headline(t('Bisher', 'So far')),
      text(
        [
          '- **Schwimmbad am Wehr,** leer, im November. G-Dur. Nachhall elf Sekunden, Publikum in Bademänteln.\n- **Foyertreppe,** auf dem siebten Absatz. d-Moll. Jede Stufe ein anderer Hörplatz.\n- **Kühlhaus der Brauerei.** C-Dur, vier Grad. Nach der Sarabande musste er die Hände in warmes Malz stecken.\n- **Linie 2,** fahrend. Es-Dur. Die Gigue endete an der Endhaltestelle, auf die Sekunde; die Fahrerin behauptet: Zufall.\n- **Lindenplatz,** fünf Uhr früh, im Juni. c-Moll. Angekündigt war nichts. Es kamen vierzig Leute und ein Fuchs.',
        ],
        [
          '- **The baths by the weir,** drained, in November. G major. Eleven seconds of reverberation, audience in bathrobes.\n- **The foyer stairs,** seventh landing. D minor. Every step a different seat.\n- **The brewery’s cold store.** C major, four degrees. After the sarabande he had to put his hands into warm malt.\n- **Tram 2,** moving. E flat major. The gigue ended at the terminus, to the second; the driver claims coincidence.\n- **Lindenplatz,** five in the morning, in June. C minor. Nothing had been announced. Forty people came, and a fox.',
        ],
      ),
      text(
        [
          'Nun also D-Dur, die sechste, im Umspannwerk Färbergasse, während der Revision. Die Transformatoren brummen auf einem etwas zu hohen Gis. Kjærby hat sein Cello danach gestimmt. „Der war zuerst da“, sagt er.',
        ],
        [
          'And now D major, the sixth, in the Färbergasse substation during maintenance. The transformers hum on a slightly sharp G sharp. Kjærby has tuned his cello to it. ‘It was here first,’ he says.',
        ],
      ),
      quote(
        t(
          'Bach hat nicht dazugeschrieben, wo. Ich nehme das als Einladung.',
          'Bach didn’t write down where. I take that as an invitation.',
        ),
        t('Søren Kjærby', 'Søren Kjærby'),
        t('Violoncello', 'Cello'),
      ),
      button(t('Kammermusik um acht', 'Chamber at Eight'), toSeries('kammer')),
    ],
  );

const timpani = (use: DemoMedia): Draft =>
  article(
    'pauken',
    {
      title: t('Der Mann, der vierzig Takte zählt', 'The man who counts forty bars'),
      preline: t('Instrumentenporträt', 'Portrait of an instrument'),
      teaser: t(
        'Paukisten sitzen am weitesten hinten und hören am meisten. Ein Besuch bei Henning Asmussen und seinen vier Kesseln.',
        'Timpanists sit furthest back and hear the most. A visit to Henning Asmussen and his four kettles.',
      ),
      category: 'hintergrund',
      tags: ['orchester', 'handwerk'],
      author: 'Tabea Rönnquist',
      description: t(
        'Henning Asmussen, Solopauker der Morgenfelder Philharmonie, über Zählen, Kalbfell und vier leise Schläge.',
        'Henning Asmussen, principal timpanist of the Morgenfeld Philharmonic, on counting, calfskin and four quiet strokes.',
      ),
      image: use.picture('pauken'),
    },
    [
      text(
        [
          'Henning Asmussen legt sein Ohr ans Fell, als wolle er es trösten. Das Orchester spielt Brahms, fortissimo; er stimmt währenddessen von F nach E, mit dem Pedal, und prüft mit einem Fingertippen, das außer ihm niemand hört. In elf Takten ist er dran. Bis dahin zählt er, die Lippen bewegen sich kaum. „Eins zwei drei vier, zwei zwei drei vier, drei zwei drei vier.“',
        ],
        [
          'Henning Asmussen lays his ear to the skin as if to comfort it. The orchestra is playing Brahms, fortissimo; meanwhile he tunes from F to E with the pedal and checks with a tap of the finger that nobody else can hear. It is his turn in eleven bars. Until then he counts, lips hardly moving. ‘One two three four, two two three four, three two three four.’',
        ],
      ),
      headline(t('Woran denkt man dabei?', 'What does one think of?')),
      text(
        [
          '„An nichts anderes. Wenn man an etwas anderes denkt, zählt man nicht. Beim Mahler einmal habe ich an meine Steuer gedacht. Danach musste ich raten, und ich habe richtig geraten, und das war schlimmer, als wenn es falsch gewesen wäre. Man gewöhnt es sich sonst an.“',
        ],
        [
          '‘Of nothing else. If you think of something else you’re not counting. Once, in Mahler, I thought of my tax return. After that I had to guess, and I guessed right, which was worse than being wrong. You might get used to it.’',
        ],
      ),
      html(
        '<dl><dt>Kessel</dt><dd>vier, Kupfer, 59 bis 81 cm</dd><dt>Felle</dt><dd>Kalb, im Sommer zu schlaff, im Winter zu straff</dd><dt>Schlägel</dt><dd>31 Paar, das liebste von 1974</dd><dt>Töne im „Eroica“-Trauermarsch</dt><dd>143</dd><dt>Takte Pause</dt><dd>104</dd></dl>',
        '<dl><dt>Kettles</dt><dd>four, copper, 59 to 81 cm</dd><dt>Skins</dt><dd>calf, too slack in summer, too tight in winter</dd><dt>Mallets</dt><dd>31 pairs, the favourite from 1974</dd><dt>Notes in the ‘Eroica’ funeral march</dt><dd>143</dd><dt>Bars of rest</dt><dd>104</dd></dl>',
      ),
      headline(t('Der leiseste Schlag', 'The quietest stroke')),
      text(
        [
          'Er steht in Beethovens Violinkonzert, ganz am Anfang: vier Schläge allein, noch bevor irgendwer sonst spielt. Sie sind nicht laut, nicht leise, sie sagen nur, wie spät es ist. „Danach kann man nach Hause gehen“, findet Asmussen. Er bleibt trotzdem, vierzig Minuten, für die anderen.',
        ],
        [
          'It is at the very beginning of Beethoven’s Violin Concerto: four strokes alone, before anyone else plays. They are not loud, not soft; they merely say what time it is. ‘After that you could go home,’ says Asmussen. He stays anyway, for forty minutes, for the others.',
        ],
      ),
      quote(
        t(
          'Wer die Pauke hört, hat gut gehört. Wer sie bemerkt, hat Pech gehabt.',
          'If you hear the timpani you have listened well. If you notice them something went wrong.',
        ),
        t('Henning Asmussen', 'Henning Asmussen'),
        t('Solopauker der Morgenfelder Philharmonie', 'Principal timpani, Morgenfeld Philharmonic'),
      ),
    ],
  );

const windMachine = (use: DemoMedia): Draft =>
  article(
    'windmaschine',
    {
      title: t('Schlagwerkinstrumentenkuriositätenkabinett', 'A cabinet of percussion curiosities'),
      preline: t('Zum Ansehen', 'To look at'),
      teaser: t(
        'Windmaschine, Amboss, Kuhglocken in vier Stimmungen: Was im Schlagzeugkeller steht und nur alle paar Jahre ans Licht darf.',
        'Wind machine, anvil, cowbells in four tunings: what lives in the percussion cellar and only sees the light every few years.',
      ),
      category: 'sehen',
      tags: ['orchester', 'handwerk', 'vermittlung'],
      author: 'Piotr Zieliński-Braun',
    },
    [
      text(
        [
          'Der Raum heißt im Plan „S 014“ und im Haus „Streichelzoo“. Hier wohnt, was keinem gehört und alle brauchen. Ich habe den Schlüssel und, das sei zugegeben, die Zuneigung.',
        ],
        [
          'On the plans the room is called ‘S 014’, in the house ‘the petting zoo’. It is home to what belongs to nobody and everybody needs. I have the key and, I admit, the affection.',
        ],
      ),
      teasers(
        [
          {
            image: use.picture('trommelwerkstatt'),
            headline: t('Die Windmaschine', 'The wind machine'),
            text: t(
              'Eine Trommel aus Latten, darüber ein Segeltuch, eine Kurbel. Strauss braucht sie für die Alpen, wir auch für den Kindergeburtstag. Neu bespannt 2021 mit dem Tuch einer Jolle.',
              'A drum of slats, a canvas over it, a crank. Strauss needs it for the Alps; we need it for birthdays too. Recovered in 2021 with the sail of a dinghy.',
            ),
          },
          {
            image: use.picture('pauken'),
            headline: t('Der Hammer', 'The hammer'),
            text: t(
              'Für Mahlers Sechste. Der Komponist wünschte „kurz, mächtig, aber dumpf, nicht metallisch“. Wir haben elf Kisten gebaut. Die zwölfte war ein Kleiderschrank, Eiche, Sperrmüll.',
              'For Mahler’s Sixth. The composer wanted it ‘brief, mighty, but dull, not metallic’. We built eleven boxes. The twelfth was a wardrobe, oak, left out for collection.',
            ),
          },
          {
            image: use.picture('blechblaeser'),
            headline: t('Die Kuhglocken', 'The cowbells'),
            text: t(
              'Achtzehn Stück aus dem Allgäu, ungestimmt, weil Mahler es so will: aus der Ferne, unregelmäßig. Am schwersten ist es, nicht im Takt zu läuten.',
              'Eighteen of them from the Allgäu, untuned, as Mahler demands: from afar, irregular. The hardest thing is not to ring them in time.',
            ),
          },
          {
            image: use.picture('werkstatt'),
            headline: t('Die Schreibmaschine', 'The typewriter'),
            text: t(
              'Eine Adler, Baujahr 1939, für Satie. Sie schreibt noch. Nach jeder Vorstellung liegt im Wagen ein Brief; bisher war es immer ein Kündigungsschreiben.',
              'An Adler of 1939, for Satie. It still types. After every performance there is a letter in the carriage; so far it has always been a resignation.',
            ),
          },
        ],
        { layout: 'rows' },
      ),
      headline(t('Was fehlt', 'What is missing')),
      text(
        [
          'Ein Düsenpropeller (Antheil), ein Löwengebrüll in gutem Zustand (Varèse, unseres schnurrt nur noch) und Donnerbleche unter drei Metern Länge. Wer so etwas auf dem Dachboden hat, möge sich melden. Wir holen ab, wir fragen nicht, und zum Dank darf man im Konzert einmal selbst daran wackeln, auf Zeichen, mit Gehörschutz.',
          'Die Frage, die mir bei Führungen am häufigsten gestellt wird, lautet übrigens nicht, was das alles kostet. Sie lautet: Darf ich? Ja. Außer beim Hammer.',
        ],
        [
          'A propeller (Antheil), a lion’s roar in good condition (Varèse; ours merely purrs by now) and thunder sheets under three metres long. If you have anything of the kind in the attic, let us know. We collect, we ask no questions, and by way of thanks you may shake it once in concert, on cue, with ear protection.',
          'The question I am asked most on tours, by the way, is not what it all costs. It is: may I? Yes. Except for the hammer.',
        ],
      ),
      video(
        'https://www.youtube.com/watch?v=morgenfeld6',
        use.picture('trommelwerkstatt'),
        t('Sturm in S 014', 'A gale in S 014'),
        t('0:58', '0:58'),
      ),
      button(
        t('Den Streichelzoo besuchen: Führungen', 'Visit the petting zoo: guided tours'),
        ofType('fuehrung'),
      ),
    ],
  );

/** Portraits of instruments. */
export const instruments = (use: DemoMedia): readonly Draft[] => [
  cello(use),
  timpani(use),
  windMachine(use),
];
