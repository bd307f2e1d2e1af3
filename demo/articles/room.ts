import { image, podcast, sound, video } from '../compose/pictures.ts';
import { articleList, venue } from '../compose/teasers.ts';
import { button, closeText, faq, headline, quote, text } from '../compose/texts.ts';
import { demoAudio } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { venues } from '../venues.ts';
import { article, type Draft } from './article.ts';
import { articleIdOf, toArticle } from './keys.ts';

const sixSeconds = (use: DemoMedia): Draft =>
  article(
    'sechs-sekunden',
    {
      title: t('Sechs Sekunden', 'Six seconds'),
      preline: t('Zum Hören', 'To hear'),
      teaser: t(
        'So lange bleibt ein Ton in der Klosterkirche St. Ägidien. Was man in dieser Zeit alles tun kann und was man besser lässt.',
        'That is how long a note stays in the abbey church of St. Ägidien. What one can do in that time, and what one had better not.',
      ),
      category: 'hoeren',
      tags: ['akustik', 'alteMusik', 'stimme'],
      author: 'Tabea Rönnquist',
      image: use.picture('klosterkirche'),
    },
    [
      sound(use, demoAudio.title, [[demoAudio.transcript.de], [demoAudio.transcript.en]]),
      text(
        [
          'Klatschen Sie einmal in die Hände. Zählen Sie: einundzwanzig, zweiundzwanzig, dreiundzwanzig. Zu Hause sind Sie bei der Eins fertig. In St. Ägidien zählen Sie bis sechsundzwanzig, und dann ist da immer noch etwas, das man für Stille halten könnte, wenn man es nicht besser wüsste.',
          `[Åsa Lindrot](${toPerson('asa')}), die hier seit acht Jahren Alte Musik aufführt, hat an das Cembalo einen Zettel geklebt: „Zu schnell? Der Raum war zuerst da.“ In sechs Sekunden singt ein Kammerchor elf Silben. Alle elf hängen noch in der Luft, wenn die zwölfte kommt. Sind sie miteinander verwandt, nennt man das Harmonie. Sind sie es nicht, nennt man es Brei.`,
        ],
        [
          'Clap your hands once. Count: one thousand, two thousand, three thousand. At home you will be done before you start. At St. Ägidien you get to six, and even then there is something left that you might take for silence if you did not know better.',
          `[Åsa Lindrot](${toPerson('asa')}), who has performed early music here for eight years, has stuck a note to the harpsichord: ‘Too fast? The room was here first.’ In six seconds a chamber choir sings eleven syllables. All eleven are still in the air when the twelfth arrives. If they are related, this is called harmony. If not, it is called porridge.`,
        ],
      ),
      quote(
        t(
          'Ich dirigiere hier nicht den Chor. Ich dirigiere das, was von ihm übrig bleibt.',
          'In here I don’t conduct the choir. I conduct what is left of it.',
        ),
        t('Tomasz Wiśniowski', 'Tomasz Wiśniowski'),
        t('Kammerchor St. Ägidien', 'Kammerchor St. Ägidien'),
      ),
      headline(
        t('Drei Stellen, an denen der Raum mitspielt', 'Three places where the room joins in'),
      ),
      text(
        [
          '1. **Die Generalpause.** Der Chor bricht ab, die Wand singt weiter. Bei Schütz steht dort eine Halbe. Wir warten drei.\n2. **Der Triller.** Auf der Orgel wird aus zwei Tönen im Hall einer, der flimmert. Die Erbauer wussten das und schrieben ihn überall hin.\n3. **Die Konsonanten.** Ein gemeinsames T von vierzig Leuten kommt am Südportal als Regen an. Deshalb singt hier nur die erste Reihe das T.',
        ],
        [
          '1. **The general pause.** The choir breaks off and the wall sings on. Schütz writes a minim there. We wait for three.\n2. **The trill.** On the organ two notes turn into one that shimmers. The builders knew it and the composers wrote trills everywhere.\n3. **The consonants.** Forty people singing one T arrive at the south portal as rain. So in here only the front row sings the T.',
        ],
      ),
      podcast(
        'https://morgenfeld.podigee.io/7-sechs-sekunden',
        t('Podcast: Sechs Sekunden, ungeschnitten', 'Podcast: six seconds, uncut (in German)'),
      ),
      button(t('Alte Musik in St. Ägidien', 'Early Music at St. Ägidien'), toSeries('aegidien')),
      venue(venues.idOf('klosterkirche')),
    ],
  );

const emptyHalls = (use: DemoMedia): Draft =>
  article(
    'leere-saele',
    {
      title: t('Zwölfmal nichts', 'Nothing, twelve times'),
      preline: t('Neue Musik', 'New music'),
      teaser: t(
        'Tilde Ågren nimmt leere Konzertsäle auf. Unseren besitzt sie in zwölf Fassungen, und keine klingt wie die andere.',
        'Tilde Ågren records empty concert halls. She owns ours in twelve versions, and no two sound alike.',
      ),
      category: 'hoeren',
      tags: ['neueMusik', 'akustik'],
      author: 'Friedemann Kolb',
    },
    [
      image(
        use.picture('saal-von-der-buehne'),
        'horizontal',
        t('Vier Uhr früh, Aufnahme Nummer neun', 'Four in the morning, recording number nine'),
      ),
      text(
        [
          `Nachts um vier, wenn die Linie 5 schläft und die Lüftung aus ist, stellt [Tilde Ågren](${toPerson('tilde')}) acht Mikrofone in den Großen Saal, drückt auf Aufnahme und geht hinaus. Nach einer Stunde kommt sie wieder. Auf den Bändern ist: nichts. So sieht es jedenfalls aus, bis sie den Regler aufdreht.`,
          'Dann hört man das Kupferdach, das sich nach dem Tag zusammenzieht und dabei Terzen macht. Den Leuchter, dessen Glastropfen sich um weniger als einen Millimeter bewegen. Einen Holzwurm, in Takes drei bis sieben, danach nicht mehr. Und unter allem einen Ton knapp über dem tiefen Fis, von dem niemand weiß, woher er kommt.',
        ],
        [
          `At four in the morning, when tram 5 is asleep and the ventilation is off, [Tilde Ågren](${toPerson('tilde')}) sets up eight microphones in the Great Hall, presses record and leaves. An hour later she returns. On the tapes there is nothing. Or so it seems, until she turns the knob.`,
          'Then you hear the copper roof contracting after the day, in thirds. The chandelier, whose glass drops move by less than a millimetre. A woodworm, in takes three to seven and not thereafter. And beneath it all a note just above low F sharp, and nobody knows where it comes from.',
        ],
      ),
      closeText(
        ['Die Haustechnik tippt auf den Trafo in der Färbergasse. Ågren tippt auf 1911.'],
        ['Building services suspect the transformer on Färbergasse. Ågren suspects 1911.'],
      ),
      video(
        'https://vimeo.com/100000009',
        use.picture('mikrofon'),
        t('Take neun, vier Minuten daraus', 'Four minutes of take nine'),
        t('4:00', '4:00'),
      ),
      faq(t('Nachgefragt', 'We asked'), [
        [
          t(
            'Warum nehmen Sie einen Saal auf, in dem keiner ist?',
            'Why record a hall with nobody in it?',
          ),
          [
            'Weil er dann nicht so tut, als wäre er ein Instrument. Er ist dann einfach ein großes altes Ding, das atmet.',
          ],
          [
            'Because then it doesn’t pretend to be an instrument. It is just a large old thing that breathes.',
          ],
        ],
        [
          t('Was machen Sie mit den Aufnahmen?', 'What do you do with the recordings?'),
          [
            'Ich lege sie unter meine Stücke, ganz leise. Man hört sie erst, wenn ich sie wegnehme.',
          ],
          ['I lay them beneath my pieces, very softly. You only hear them when I take them away.'],
        ],
        [
          t('Welcher Saal ist der stillste?', 'Which hall is the quietest?'),
          ['Der Kammersaal. Unheimlich. Da höre ich meine eigenen Lider.'],
          ['The Chamber Hall. Uncanny. I can hear my own eyelids in there.'],
        ],
      ]),
      articleList(t('Noch mehr Raum', 'More about rooms'), [
        articleIdOf('linde'),
        articleIdOf('leise'),
      ]),
      button(
        t('Zum Vergleich: sechs Sekunden', 'For comparison: six seconds'),
        toArticle('sechs-sekunden'),
        { look: 'arrow' },
      ),
    ],
  );

/** Rooms and what one hears in them. */
export const roomStories = (use: DemoMedia): readonly Draft[] => [sixSeconds(use), emptyHalls(use)];
