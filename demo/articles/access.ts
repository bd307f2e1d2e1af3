import { beside, booklet, image } from '../compose/pictures.ts';
import { events } from '../compose/teasers.ts';
import { button, headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { ACCESS_DESK, toProduction } from '../pages/targets.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const behindTheRamp = (use: DemoMedia): Draft =>
  article(
    'hinter-der-rampe',
    {
      title: t('Hinter der Rampe', 'Behind the ramp'),
      preline: t('Barrierefrei', 'Access'),
      teaser: t(
        'Eine Rampe zu bauen ist leicht. Schwer ist alles, was danach kommt. Theodora Papadaki-Groß über Türdrücker, Notenpulte und das Wort „eigentlich“.',
        'Building a ramp is easy. What comes after it is hard. Theodora Papadaki-Groß on door handles, music stands and the word ‘actually’.',
      ),
      category: 'haus',
      tags: ['barrierefrei', 'architektur'],
      author: 'Theodora Papadaki-Groß',
      image: use.picture('rampe-und-aufzug'),
      description: t(
        'Was Barrierefreiheit hinter der Bühne bedeutet: ein Bericht aus dem Konzerthaus Morgenfeld.',
        'What access means backstage: a report from Konzerthaus Morgenfeld.',
      ),
    },
    [
      text(
        [
          'Das häufigste Wort in meinem Beruf ist „eigentlich“. Eigentlich sind wir barrierefrei. Eigentlich kommt man da hin. Eigentlich gibt es einen Schlüssel. Ich habe an meinem Schreibtisch ein Glas, in das wir für jedes „eigentlich“ einen Euro werfen. Davon haben wir den Handlauf am Bühneneingang bezahlt.',
        ],
        [
          'The commonest word in my line of work is ‘actually’. Actually we are accessible. Actually you can get there. Actually there is a key. On my desk is a jar into which we put a euro for every ‘actually’. It has paid for the handrail at the stage door.',
        ],
      ),
      headline(t('Auch auf der Bühne', 'On stage, too')),
      text(
        [
          'Vorne denkt man an das Publikum. Aber vor zwei Jahren war die Solistin des Abends Rollstuhlfahrerin, und wir hatten 14 Plätze im Saal und keinen Weg auf die Bühne. Vier Stufen. Man schlug vor, sie zu tragen. Sie schlug vor, dass stattdessen der Dirigent getragen werde.',
          'Seitdem gibt es ein Podest, das sich hebt, leise genug für ein Adagio. Die Pulte lassen sich mit einer Hand verstellen. In den Garderoben hängen die Spiegel tiefer, und es hat sich herausgestellt, dass das auch den Kinderchor freut.',
        ],
        [
          'One tends to think of the audience. But two years ago the evening’s soloist was a wheelchair user, and we had 14 spaces in the hall and no way onto the stage. Four steps. Somebody suggested carrying her. She suggested carrying the conductor instead.',
          'Since then there has been a platform that rises, quietly enough for an adagio. The music stands can be adjusted with one hand. In the dressing rooms the mirrors hang lower, and it turned out that the children’s choir likes that too.',
        ],
      ),
      beside(
        use.picture('hoeranlage'),
        t('Was man nicht sieht', 'What you don’t see'),
        [
          'Die Höranlage liegt als Kupferschleife im Boden, 1,2 Kilometer. Einmal im Monat geht Hermann, 74, ertaubt und ehrenamtlich, mit seinem Gerät alle Reihen ab und macht auf dem Saalplan Kreuze, wo es rauscht. Sein Plan ist genauer als unserer. Wir haben ihn drucken lassen.',
        ],
        [
          'The hearing loop lies in the floor: 1.2 kilometres of copper. Once a month Hermann, 74, deafened and a volunteer, walks along every row with his receiver and marks crosses on the seating plan where it hisses. His plan is more accurate than ours. We have had it printed.',
        ],
        'text-image',
      ),
      headline(t('Was nicht gelingt', 'Where we fail')),
      text(
        [
          `Der Kammersaal hat noch immer keine Höranlage auf der Empore, die Tür zum Archiv wiegt achtzig Kilo, und in der Klosterkirche liegt Kopfsteinpflaster von 1190. Wir schreiben das auf [unsere Seite](${toPage('zugang')}), denn nichts ist schlimmer, als an einem „eigentlich“ anzukommen.`,
        ],
        [
          `The gallery of the Chamber Hall still has no hearing loop, the archive door weighs eighty kilos, and the abbey church is paved with cobbles of 1190. We say so on [our page](${toPage('zugang')}), for nothing is worse than arriving at an ‘actually’.`,
        ],
      ),
      quote(
        t(
          'Barrierefrei ist kein Zustand. Es ist eine Verabredung, die man jeden Abend neu trifft.',
          'Accessible is not a state. It is an appointment one makes anew every evening.',
        ),
        t('Theodora Papadaki-Groß', 'Theodora Papadaki-Groß'),
        t('Publikumsdienst und Inklusion', 'Front of house and access'),
      ),
      button(t('Schreiben Sie uns', 'Write to us'), ACCESS_DESK, { look: 'outline' }),
    ],
  );

const signing = (): Draft =>
  article(
    'gebaerden',
    {
      title: t('Der Wolf kommt von links', 'The wolf comes from the left'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Swantje Ohlendorf übersetzt Musik in Deutsche Gebärdensprache. Warum sie dafür keine Instrumente nachmacht und weshalb die Ente zwei Hände braucht.',
        'Swantje Ohlendorf translates music into German Sign Language. Why she never mimes instruments, and why the duck needs two hands.',
      ),
      category: 'gespraeche',
      tags: ['barrierefrei', 'vermittlung', 'orchester'],
      author: 'Theodora Papadaki-Groß',
      description: t(
        'Wie „Peter und der Wolf“ in Deutscher Gebärdensprache klingt: ein Gespräch mit Swantje Ohlendorf.',
        'How ‘Peter and the Wolf’ sounds in German Sign Language: a conversation with Swantje Ohlendorf.',
      ),
    },
    [
      headline(
        t(
          'Frau Ohlendorf, was sieht man, wenn Sie „Peter und der Wolf“ gebärden?',
          'What does one see when you sign ‘Peter and the Wolf’?',
        ),
      ),
      text(
        [
          'Nicht, was ein Instrument tut. Das wäre wie ein Text, der nur aus „jetzt Klarinette, jetzt Klarinette“ besteht. Man sieht, was die Musik tut: wer sich nähert, wer zögert, wie schwer jemand auftritt. Die Katze ist eine Handkante. Der Großvater sind zwei Fäuste, die schlechte Laune haben.',
        ],
        [
          'Not what an instrument does. That would be like a text consisting of ‘now clarinet, now clarinet’. You see what the music does: who is approaching, who hesitates, how heavily someone treads. The cat is the edge of a hand. The grandfather is two fists in a bad mood.',
        ],
      ),
      headline(t('Und der Wolf?', 'And the wolf?')),
      text(
        [
          'Kommt von links. Immer. Die Hörner sitzen links, die tauben Kinder schauen nach links, die hörenden haben es irgendwann gemerkt und schauen auch. Bei der Generalprobe hat der Bühnenmeister die Hörner einmal umgesetzt. Da kam der Wolf aus dem Nichts. Das war ein Geschrei.',
        ],
        [
          'Comes from the left. Always. The horns sit on the left, the deaf children look left, and at some point the hearing ones noticed and look there too. At one dress rehearsal the stage manager moved the horns. The wolf came out of nowhere. There was such screaming.',
        ],
      ),
      headline(t('Wie bereiten Sie sich vor?', 'How do you prepare?')),
      text(
        [
          `Mit Lea Marquardt, die taub ist und Tänzerin. Ich höre das Stück und zeige ihr, was ich verstanden habe. Sie sagt: Das ist hübsch, aber was heißt es? Dann fangen wir von vorn an. Das dauert für eine halbe Stunde Musik drei Wochen. Die Ente zum Beispiel: Ich hatte sie mit einer Hand. Lea sagte, sie werde gefressen, und man müsse etwas übrig haben, das [danach fehlt](${toProduction('peter')}). Also zwei.`,
        ],
        [
          `With Lea Marquardt, who is deaf and a dancer. I listen to the piece and show her what I have understood. She says: that’s pretty, but what does it mean? Then we start again. Half an hour of music takes us three weeks. The duck, for instance: I had it with one hand. Lea said it gets eaten, and there has to be something that is [missing afterwards](${toProduction('peter')}). So, two.`,
        ],
      ),
      quote(
        t(
          'Stille ist auch in Gebärdensprache schwer. Man muss die Hände dafür anhalten, ohne sie wegzulegen.',
          'Silence is difficult in sign language, too. You have to stop your hands without putting them away.',
        ),
        t('Swantje Ohlendorf', 'Swantje Ohlendorf'),
        t('Dolmetscherin', 'Interpreter'),
      ),
      events({
        title: t('Mit Gebärdensprache', 'With sign language'),
        tag: tags.idOf('gebaerden'),
      }),
    ],
  );

const balance = (use: DemoMedia): Draft =>
  article(
    'bilanz',
    {
      title: t('Was wiegt eine Sinfonie?', 'What does a symphony weigh?'),
      preline: t('Nachhaltigkeit', 'Sustainability'),
      teaser: t(
        'Wir haben einen einzigen Abend ausgerechnet, vom Mantel bis zum Mahler. Ergebnis: 4,1 Tonnen, und fast nichts davon klingt.',
        'We worked out a single evening, from coats to Mahler. Result: 4.1 tonnes, and hardly any of it makes a sound.',
      ),
      category: 'haus',
      tags: ['nachhaltig', 'orchester'],
      author: 'Çağlar Demirbaş',
      description: t(
        '4,1 Tonnen CO₂ für einen Mahler-Abend: was ein Konzert wiegt und wo man sparen kann.',
        '4.1 tonnes of CO₂ for an evening of Mahler: what a concert weighs and where one can save.',
      ),
    },
    [
      text(
        [
          'Ein Freitag, Großer Saal, Gastorchester aus Lyon, Mahlers Erste, 1.388 Besucher:innen. Ich habe alles gezählt, was ich zählen kann; das ist mein Beruf. Angaben in Kilogramm CO₂.',
        ],
        [
          'A Friday, Great Hall, a visiting orchestra from Lyon, Mahler’s First, an audience of 1,388. I counted everything I can count; it is my profession. Figures in kilograms of CO₂.',
        ],
      ),
      html(
        '<table><caption>Ein Abend, in kg CO₂</caption><thead><tr><th>Posten</th><th>kg</th></tr></thead><tbody><tr><td>Anreise des Orchesters (Bahn, zwei Lastwagen)</td><td>2.180</td></tr><tr><td>Anreise des Publikums</td><td>940</td></tr><tr><td>Heizung, Lüftung</td><td>610</td></tr><tr><td>Hotel, Verpflegung</td><td>270</td></tr><tr><td>Licht, Ton, Aufzüge</td><td>64</td></tr><tr><td>Programmhefte, auf Bestellung</td><td>21</td></tr><tr><td>Atmen, Publikum</td><td>zählt nicht</td></tr></tbody></table>',
        '<table><caption>One evening, in kg of CO₂</caption><thead><tr><th>Item</th><th>kg</th></tr></thead><tbody><tr><td>Travel of the orchestra (rail, two lorries)</td><td>2,180</td></tr><tr><td>Travel of the audience</td><td>940</td></tr><tr><td>Heating, ventilation</td><td>610</td></tr><tr><td>Hotel, meals</td><td>270</td></tr><tr><td>Light, sound, lifts</td><td>64</td></tr><tr><td>Programme books, on request</td><td>21</td></tr><tr><td>Breathing, audience</td><td>does not count</td></tr></tbody></table>',
      ),
      headline(t('Drei Sätze dazu', 'Three sentences on that')),
      text(
        [
          `Erstens: Das Teuerste am Klang ist der Weg dorthin. Deshalb bleiben Gastorchester jetzt zwei Abende, und die zweite Tonne fällt weg. Zweitens: Wer mit der Straßenbahn kommt, spart mehr, als alle LEDs des Hauses zusammen. Drittens: Die Bilanz des ganzen Hauses, mit [allem, was uns ärgert](${toPage('nachhaltigkeit')}), steht auf einer eigenen Seite.`,
          'Das Orchester aus Lyon brachte übrigens eigene Kuhglocken mit. Wir haben achtzehn im Keller. Wir schreiben das jetzt in die Verträge.',
        ],
        [
          `First: the most expensive part of sound is the way to it. Which is why visiting orchestras now stay for two evenings, and the second tonne is saved. Second: coming by tram saves more than all our LEDs put together. Third: the balance of the whole house, with [everything that bothers us](${toPage('nachhaltigkeit')}), has a page of its own.`,
          'The orchestra from Lyon brought its own cowbells, by the way. We have eighteen in the cellar. It is now in the contracts.',
        ],
      ),
      headline(t('Und was ist mit dem Mahler?', 'And what about the Mahler?')),
      text(
        [
          'Der Klang selbst wiegt beinahe nichts. Achtzig Menschen, die anderthalb Stunden streichen und blasen, setzen ungefähr so viel Energie um wie ein Wasserkocher in vierzig Minuten. Am sparsamsten ist das Triangel. Am verschwenderischsten, das hat mich überrascht, sind die Bratschen; sie bewegen sich am meisten.',
          'Man könnte nun sagen: Spielen wir doch ohne Heizung, ohne Licht, ohne Gäste. Das haben wir 1946 gemacht, es war sehr klimafreundlich. Ich schlage stattdessen vor, dass wir jedes Jahr fünf Prozent besser werden und darüber Buch führen, auch über die Jahre, in denen es nicht gelingt. Das letzte war keines davon. Das vorletzte schon.',
        ],
        [
          'The sound itself weighs next to nothing. Eighty people bowing and blowing for an hour and a half use about as much energy as a kettle does in forty minutes. The thriftiest instrument is the triangle. The most wasteful, to my surprise, are the violas; they move the most.',
          'One could say: let us play without heating, without light, without guests. We did that in 1946, and it was very climate-friendly. I suggest instead that we get five per cent better every year and keep books about it, including the years in which we fail. Last year was not one of those. The year before was.',
        ],
      ),
      booklet(
        'https://www.yumpu.com/de/document/view/100001/bilanz',
        t('Der ganze Bericht, 32 Seiten', 'The full report, 32 pages (in German)'),
      ),
      image(
        use.picture('platz-mit-raedern'),
        'horizontal',
        t('180 Stellplätze, freitags zu wenig', '180 spaces, too few on Fridays'),
      ),
    ],
  );

/** Access, figures and the day before a concert. */
export const behindTheScenes = (use: DemoMedia): readonly Draft[] => [
  behindTheRamp(use),
  signing(),
  balance(use),
];
