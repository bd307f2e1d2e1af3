import { image, post } from '../compose/pictures.ts';
import { columns } from '../compose/teasers.ts';
import { button, headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const cake = (use: DemoMedia): Draft =>
  article(
    'apfelkuchen',
    {
      title: t('Frau Reinholds Apfelkuchen', 'Frau Reinhold’s apple cake'),
      preline: t('Rezept', 'Recipe'),
      teaser: t(
        'Er ist so hoch wie eine Partitur von Mahler und in der Pause um 20:20 Uhr ausverkauft. Das Rezept, endlich, mit allen Umwegen.',
        'It is as tall as a Mahler score and sold out by 20:20. The recipe at last, detours included.',
      ),
      category: 'haus',
      tags: ['stadt', 'nachhaltig'],
      author: 'Wiebke Lührßen',
      image: use.picture('cafetisch'),
      description: t(
        'Das Rezept für den Apfelkuchen aus dem Café im Konzerthaus Morgenfeld.',
        'The recipe for the apple cake served at the café of Konzerthaus Morgenfeld.',
      ),
    },
    [
      text(
        [
          'Helga Reinhold backt seit 2014 für das Café im Foyer, donnerstags bis sonntags sechs Bleche. Ein Rezept wollte sie nie herausgeben. „Nicht wegen der Konkurrenz“, sagt sie, „sondern wegen der Briefe.“ Nun haben Sie uns so viele Briefe geschrieben, dass es auch nicht mehr darauf ankommt.',
        ],
        [
          'Helga Reinhold has baked for the foyer café since 2014, six trays from Thursday to Sunday. She never wanted to hand out the recipe. ‘Not because of the competition,’ she says, ‘because of the letters.’ By now you have sent us so many letters that it makes no difference any more.',
        ],
      ),
      columns('33-67', [
        [
          headline(t('Zutaten', 'Ingredients')),
          text(
            [
              '- 1,5 kg Äpfel, säuerlich, vier Sorten\n- 250 g Mehl\n- 200 g kalte Butter\n- 120 g Zucker\n- 2 Eier\n- 100 g Haselnüsse\n- 1 Becher saure Sahne\n- Schale einer Zitrone\n- eine Prise Salz, eine Prise Kardamom',
            ],
            [
              '- 1.5 kg tart apples, four kinds\n- 250 g flour\n- 200 g cold butter\n- 120 g sugar\n- 2 eggs\n- 100 g hazelnuts\n- 1 tub of soured cream\n- zest of a lemon\n- a pinch of salt, a pinch of cardamom',
            ],
          ),
        ],
        [
          headline(t('So geht es', 'Method')),
          text(
            [
              '1. Mehl, Salz, die Hälfte vom Zucker und die Butter mit kalten Händen verreiben. Nicht kneten. „Streicher, nicht Schlagzeug.“\n2. Ein Ei dazu, zu einer Scheibe drücken, eine Stunde kalt stellen. In dieser Zeit: Brahms, erstes Klavierkonzert.\n3. Teig in eine Springform, Rand hoch. Die Nüsse rösten, hacken, auf den Boden.\n4. Äpfel vierteln, zwei Sorten in Spalten, zwei in Würfel. Die Würfel zerfallen und halten die Spalten zusammen. Das ist das Geheimnis.\n5. Saure Sahne, Ei, Zucker, Zitrone, Kardamom verrühren, darübergießen.\n6. Siebzig Minuten bei 170 Grad. Er ist fertig, wenn er in der Mitte noch ein wenig vibriert.\n7. Auskühlen lassen. Ganz. „Wer warm schneidet, bekommt Mus und hat es verdient.“',
            ],
            [
              '1. With cold hands rub together the flour, salt, half the sugar and the butter. Do not knead. ‘Strings, not percussion.’\n2. Add one egg, press into a disc, chill for an hour. In the meantime: Brahms, First Piano Concerto.\n3. Line a springform tin, sides high. Roast and chop the nuts and scatter them over the base.\n4. Quarter the apples; cut two kinds into slices and two into cubes. The cubes fall apart and hold the slices together. That is the secret.\n5. Whisk soured cream, egg, sugar, lemon and cardamom and pour over.\n6. Seventy minutes at 170 degrees. It is done when the middle still vibrates a little.\n7. Let it cool. Completely. ‘Cut it warm and you get mush, and serve you right.’',
            ],
          ),
        ],
      ]),
      quote(
        t(
          'Ein Apfel allein ist ein Solist. Vier Sorten sind ein Chor.',
          'One apple is a soloist. Four kinds are a choir.',
        ),
        t('Helga Reinhold', 'Helga Reinhold'),
        t('Café im Foyer', 'Foyer café'),
      ),
      text(
        [
          'Die Äpfel kommen aus dem Obstgarten von St. Ägidien, jedenfalls bis Januar. Danach ist Käsekuchenzeit, und darüber, sagt Frau Reinhold, werde nicht gesprochen.',
        ],
        [
          'The apples come from the orchard of St. Ägidien, at least until January. After that it is cheesecake season, which, says Frau Reinhold, is not up for discussion.',
        ],
      ),
      post(
        'https://www.instagram.com/p/morgenfeld/',
        t('Das letzte Stück, 20:19 Uhr', 'The last slice, 20:19'),
      ),
    ],
  );

const coughing = (use: DemoMedia): Draft =>
  article(
    'husten',
    {
      title: t('Hustenbonbonpapierraschelvermeidungsstrategien', 'How not to unwrap a cough sweet'),
      preline: t('Versuchsreihe', 'Test series'),
      teaser: t(
        'Langsam oder schnell? Wir haben sieben Bonbons, ein Mikrofon und einen leeren Kammersaal genommen und endlich Klarheit geschaffen.',
        'Slowly or quickly? We took seven sweets, one microphone and an empty Chamber Hall and settled the matter for good.',
      ),
      category: 'haus',
      tags: ['akustik', 'kammermusik'],
      author: 'Piotr Zieliński-Braun',
    },
    [
      text(
        [
          'Die Frage ist so alt wie das Zellophan. Wer husten muss und ein Bonbon hat, kann es in einem Ruck auspacken oder ganz behutsam über einen langsamen Satz verteilen. Das Publikum neigt zur Behutsamkeit. Das Publikum irrt.',
        ],
        [
          'The question is as old as cellophane. If you need to cough and have a sweet, you can unwrap it in one go or spread the operation gently over a slow movement. Audiences incline to gentleness. Audiences are wrong.',
        ],
      ),
      headline(t('Aufbau', 'Method')),
      text(
        [
          'Kammersaal, leer, Mikrofon in Reihe 5, Bonbon in Reihe 7. Jede Sorte zwanzigmal, von derselben Person ausgepackt (Auszubildender, zweites Jahr, freiwillig).',
        ],
        [
          'Chamber Hall, empty, microphone in row 5, sweet in row 7. Twenty goes per kind, unwrapped by the same person (second-year apprentice, a volunteer).',
        ],
      ),
      html(
        '<table><caption>Rascheln in Reihe 5</caption><thead><tr><th>Bonbon</th><th>Langsam</th><th>Schnell</th></tr></thead><tbody><tr><td>Zellophan, gedreht</td><td>61 dB, 19 s</td><td>63 dB, 2 s</td></tr><tr><td>Wachspapier</td><td>48 dB, 15 s</td><td>50 dB, 2 s</td></tr><tr><td>Blechdose</td><td>74 dB, 1 s</td><td>74 dB, 1 s</td></tr><tr><td>Apothekentüte</td><td>66 dB, 31 s</td><td>68 dB, 4 s</td></tr><tr><td>Schon ausgepackt, im Taschentuch</td><td>24 dB</td><td>24 dB</td></tr></tbody></table>',
        '<table><caption>Rustling in row 5</caption><thead><tr><th>Sweet</th><th>Slowly</th><th>Quickly</th></tr></thead><tbody><tr><td>Cellophane, twisted</td><td>61 dB, 19 s</td><td>63 dB, 2 s</td></tr><tr><td>Waxed paper</td><td>48 dB, 15 s</td><td>50 dB, 2 s</td></tr><tr><td>Tin</td><td>74 dB, 1 s</td><td>74 dB, 1 s</td></tr><tr><td>Bag from the chemist’s</td><td>66 dB, 31 s</td><td>68 dB, 4 s</td></tr><tr><td>Unwrapped beforehand, in a handkerchief</td><td>24 dB</td><td>24 dB</td></tr></tbody></table>',
      ),
      headline(t('Ergebnis', 'Result')),
      text(
        [
          'Langsames Auspacken ist kaum leiser, nur zehnmal länger. Zellophan knistert nicht stetig, sondern in einzelnen Klicks, und deren Lautstärke hängt davon ab, wie es gefaltet war, nicht davon, wie vorsichtig Sie sind. Der Klick will heraus. Lassen Sie ihn.',
          'Die beste Methode ist, an der Garderobe eines unserer Bonbons mitzunehmen. Sie stecken in Wachspapier, oben offen, schmecken nach Salbei und kosten nichts. Im letzten Winter waren es 31.000.',
        ],
        [
          'Unwrapping slowly is hardly any quieter, only ten times as long. Cellophane does not rustle steadily but in single clicks, whose volume depends on how it was folded, not on how careful you are. The click wants out. Let it.',
          'The best method is to take one of our own sweets from the cloakroom. They come in waxed paper, open at the top, taste of sage and cost nothing. Last winter we gave away 31,000.',
        ],
      ),
      image(
        use.picture('mikrofon'),
        'vertical',
        t('Das Mikrofon nach der Blechdose', 'The microphone after the tin'),
      ),
      button(t('Wie leise ist leise?', 'How quiet is quiet?'), toArticle('leise'), {
        look: 'arrow',
      }),
    ],
  );

const sleeping = (use: DemoMedia): Draft =>
  article(
    'schlafen',
    {
      title: t('Lob des Einschlafens', 'In praise of nodding off'),
      preline: t('Glosse', 'Opinion'),
      teaser: t(
        'Jeden Abend schlafen im Großen Saal etwa zwanzig Menschen. Unsere Dramaturgin findet: zu wenige.',
        'Every evening about twenty people are asleep in the Great Hall. Our dramaturg thinks: too few.',
      ),
      category: 'haus',
      tags: ['orchester'],
      author: 'Johanna Weißenfels',
    },
    [
      text(
        [
          'Der Herr in Reihe 8 schläft beim zweiten Satz. Nicht immer, aber bei Bruckner, Brahms, Dvořák, eigentlich immer. Seine Frau stößt ihn nicht an. Sie legt ihm das Programmheft auf die Knie, damit es nicht herunterfällt. Nach dem Scherzo ist er wach, erfrischt, klatscht als Erster und sagt im Foyer Dinge über den langsamen Satz, die mir als Dramaturgin nicht eingefallen wären.',
          'Es gibt Leute, die das stört. Sie haben bezahlt, um wach zu sein, und erwarten das auch von anderen. Ich verstehe sie nicht. Wo sonst kann man in dieser Stadt in Gesellschaft von vierzehnhundert Menschen die Augen schließen, ohne dass einem jemand etwas verkauft?',
        ],
        [
          'The gentleman in row 8 sleeps through the second movement. Not always, but in Bruckner, Brahms, Dvořák; always, in fact. His wife does not nudge him. She lays the programme book on his knees so that it won’t fall. After the scherzo he is awake, refreshed, the first to clap, and in the foyer says things about the slow movement that would never have occurred to me, and I am the dramaturg.',
          'There are people who object. They have paid to be awake and expect the same of others. I do not understand them. Where else in this town can you close your eyes in the company of fourteen hundred people without somebody trying to sell you something?',
        ],
      ),
      quote(
        t(
          'Wer einschläft, vertraut. Mehr kann ein Orchester nicht verlangen.',
          'To fall asleep is to trust. An orchestra can ask for no more.',
        ),
      ),
      text(
        [
          'Graf Keyserlingk soll die Goldberg-Variationen bestellt haben, um besser schlafen zu können. Ob das stimmt, ist umstritten; dass es wirkt, nicht. Und wer nachts um zehn in unsere Konzerte im Liegen kommt, wird ausdrücklich darum gebeten: Decken sind da.',
          'Eine einzige Bitte habe ich. Wenn Sie schnarchen, dann im Takt.',
        ],
        [
          'Count Keyserlingk is said to have ordered the Goldberg Variations to help him sleep. Whether that is true is disputed; whether it works is not. And those who come to our concerts lying down, at ten at night, are expressly asked to: blankets are provided.',
          'I have only one request. If you snore, snore in time.',
        ],
      ),
      headline(t('Eine kleine Typologie', 'A small typology')),
      text(
        [
          '- **Der Nicker** schläft in Achteln und ist beim Schlussakkord immer da.\n- **Die Madonna** neigt das Haupt zur Seite, meist auf eine fremde Schulter, die es meist erlaubt.\n- **Der Denker** stützt das Kinn auf und täuscht niemanden.\n- **Der Wanderer** ist nach zehn Minuten fort, wacht erschrocken auf und klatscht. Er hat, rein rechnerisch, schon dreimal den richtigen Moment erwischt.',
        ],
        [
          '- **The nodder** sleeps in quavers and is always back for the final chord.\n- **The madonna** inclines her head, usually onto a stranger’s shoulder, which usually permits it.\n- **The thinker** props up his chin and fools nobody.\n- **The wanderer** is gone after ten minutes, wakes with a start and claps. Statistically speaking, he has hit the right moment three times.',
        ],
      ),
      image(
        use.picture('publikum'),
        'horizontal',
        t('Reihe 8, zweiter Satz', 'Row 8, second movement'),
      ),
      button(t('Nachtschicht: Musik nach zehn', 'Night Shift: music after ten'), toSeries('nacht')),
    ],
  );

/** The café, the sweets and sleep: what audiences do besides listening. */
export const besidesListening = (use: DemoMedia): readonly Draft[] => [
  cake(use),
  coughing(use),
  sleeping(use),
];
