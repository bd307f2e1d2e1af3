import { image } from '../compose/pictures.ts';
import { section } from '../compose/teasers.ts';
import { faq, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const pageTurner = (use: DemoMedia): Draft =>
  article(
    'umblaettern',
    {
      title: t('Die Frau links vom Flügel', 'The woman left of the piano'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Almut Reißig hat in 31 Jahren ungefähr vierzigtausend Seiten umgeblättert und sich zweimal verblättert. Über eine Kunst, die man nur bemerkt, wenn sie misslingt.',
        'In 31 years Almut Reißig has turned some forty thousand pages and got it wrong twice. On an art one notices only when it fails.',
      ),
      category: 'gespraeche',
      tags: ['klavier', 'kammermusik', 'handwerk'],
      author: 'Miriam Ostrowetz',
      image: use.picture('klaviertasten'),
      description: t(
        'Almut Reißig blättert seit 31 Jahren im Konzerthaus Morgenfeld Noten um. Ein Gespräch über Nicken, Ärmel und die zwei Male, als es schiefging.',
        'Almut Reißig has been turning pages at Konzerthaus Morgenfeld for 31 years. On nods, sleeves and the two times it went wrong.',
      ),
    },
    [
      text(
        [
          'Sie trägt Schwarz, aber nicht zu schwarz, und nie Armreifen. Sie sitzt so, dass ihr linker Ellbogen die Pianistin nicht berührt und ihre Knie nicht die Tasten. Wenn das Publikum klatscht, steht sie auf und sieht auf den Boden. Ihr Name steht nicht im Programmheft; sie hat es so gewollt.',
        ],
        [
          'She wears black, but not too black, and never bracelets. She sits so that her left elbow does not touch the pianist nor her knees the keys. When the audience applauds she rises and looks at the floor. Her name is not in the programme book; that is how she wanted it.',
        ],
      ),
      headline(t('Wann blättern Sie?', 'When do you turn?')),
      text(
        [
          'Zwei Takte, bevor alle denken. Wer vom Blatt spielt, liest voraus, manche einen Takt, manche vier. Das finde ich in der Probe heraus. Baek Jun-ho liest so weit voraus, dass ich das Gefühl habe, er sei schon beim Abendessen.',
        ],
        [
          'Two bars before anyone thinks. Those who read the music read ahead, some by one bar, some by four. I find out in rehearsal. Baek Jun-ho reads so far ahead that I feel he is already at dinner.',
        ],
      ),
      headline(t('Nicken sie Ihnen zu?', 'Do they nod?')),
      text(
        [
          'Die Jungen. Die Alten heben eine Augenbraue. Eine berühmte Dame, deren Namen ich nicht sage, atmete durch die Nase. Einmal hatte sie Schnupfen. Das war der erste der beiden Abende.',
        ],
        [
          'The young ones. The old ones raise an eyebrow. A famous lady whom I shall not name used to breathe in through her nose. Once she had a cold. That was the first of the two evenings.',
        ],
      ),
      quote(
        t(
          'Ich bin die Einzige auf der Bühne, die gute Musik nicht stört.',
          'I am the only one on stage whom good music does not disturb.',
        ),
        t('Almut Reißig', 'Almut Reißig'),
        t('Umblätterin seit 1994', 'Page turner since 1994'),
      ),
      headline(t('Und der zweite?', 'And the second?')),
      text(
        [
          'Messiaen. Die Seiten klebten, ich erwischte zwei. Er spielte eine ganze Seite auswendig und sah mich dabei an, nicht böse, eher interessiert. Nachher hat er gesagt, er habe nicht gewusst, dass er sie kann. Wir schreiben uns seitdem Weihnachtskarten.',
        ],
        [
          'Messiaen. The pages stuck together and I caught two. He played a whole page from memory, looking at me, not crossly but with interest. Afterwards he said he had not known that he could. We have exchanged Christmas cards ever since.',
        ],
      ),
      section(
        [
          [
            headline(t('Reißigs Regeln', 'Reißig’s rules')),
            text(
              [
                '- Obere rechte Ecke, nie die untere: Dort ist die Hand im Weg.\n- Eselsohren sind keine Schande, Büroklammern schon.\n- Bei Wiederholungen vorher fragen, und nachfragen, ob es stimmt.\n- Nicht mitlesen, wenn es schön wird. Mitzählen.',
              ],
              [
                '- Top right corner, never the bottom: a hand would be in the way.\n- Dog-ears are no disgrace; paper clips are.\n- Ask about repeats beforehand, then ask whether that was true.\n- When it gets beautiful, don’t read along. Count.',
              ],
            ),
          ],
          [image(use.picture('partitur'), 'square')],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
      text(
        [
          `Immer mehr Leute spielen vom Tablet und blättern mit dem Fuß. Almut Reißig hat nichts dagegen. „Der Fuß“, sagt sie, „hat noch niemanden beruhigt.“ Wer sie bei der Arbeit sehen will: links vom Flügel, in fast jedem Konzert der Reihe [Achtundachtzig](${toSeries('tasten')}). Sehen Sie nicht zu genau hin.`,
        ],
        [
          `More and more players use a tablet and turn with one foot. Almut Reißig has nothing against it. ‘A foot,’ she says, ‘has never calmed anyone’s nerves.’ To see her at work, look to the left of the piano in almost any concert of [Eighty-Eight](${toSeries('tasten')}). Don’t look too closely.`,
        ],
      ),
    ],
  );

const librarian = (use: DemoMedia): Draft =>
  article(
    'notenwart',
    {
      title: t('Bogenstricheinrichtungswochenende', 'The weekend of the bowings'),
      preline: t('Aus dem Archiv', 'From the archive'),
      teaser: t(
        'Vor jeder Probe muss jemand in sechzig Stimmen eintragen, wann der Bogen auf- und wann er abwärtsgeht. Ulf Brennecke hat dafür vier Sorten Bleistift.',
        'Before every rehearsal somebody has to mark in sixty parts when the bow goes up and when it goes down. Ulf Brennecke keeps four kinds of pencil for it.',
      ),
      category: 'haus',
      tags: ['orchester', 'handwerk'],
      author: 'Johanna Weißenfels',
    },
    [
      text(
        [
          'Freitag, 16:00 Uhr. Aus dem Zimmer der Konzertmeisterin kommt eine E-Mail mit elf Seiten Anhang und dem Betreff „Nur Kleinigkeiten“. Ulf Brennecke, Orchesterbibliothekar, spitzt vier Bleistifte, zwei weiche, einen harten und einen, dessen Zweck er nicht verrät. Am Montag um zehn probt die Philharmonie Mahlers Vierte.',
        ],
        [
          'Friday, 16:00. From the leader’s room comes an e-mail with an attachment of eleven pages and the subject line ‘just a few trifles’. Ulf Brennecke, orchestral librarian, sharpens four pencils: two soft ones, a hard one and one whose purpose he will not reveal. At ten on Monday the Philharmonic rehearses Mahler’s Fourth.',
        ],
      ),
      headline(t('Ein kleines V, ein kleines Dach', 'A small v, a small roof')),
      text(
        [
          'Ein Strich mit einem Dach darüber heißt: Abstrich, zum Frosch hin, schwer. Ein V heißt: Aufstrich, leicht. Bewegen sich zwölf erste Geigen nicht gleich, sieht das nicht nur unordentlich aus, es klingt auch so. Also trägt Brennecke ein: in die ersten Geigen, in die zweiten, in Bratschen, Celli, Bässe. 31 Stimmen, im Schnitt 14 Seiten, macht 434. Am Samstagabend ist er bei den Bratschen. Am Sonntag um Mitternacht ruft jemand an: Im dritten Satz sei es doch andersherum schöner.',
        ],
        [
          'A mark with a roof over it means down-bow: towards the heel, heavy. A v means up-bow, light. If twelve first violins do not move as one it does not just look untidy, it sounds that way. So Brennecke copies: into the firsts, the seconds, violas, cellos, basses. 31 parts of 14 pages on average makes 434. By Saturday evening he has reached the violas. On Sunday at midnight somebody rings: in the third movement it would be nicer the other way round after all.',
        ],
      ),
      image(
        use.picture('partitur'),
        'horizontal',
        t(
          'Mahler, Vierte, zweite Geigen: der Stand von Samstag',
          'Mahler’s Fourth, second violins, as of Saturday',
        ),
      ),
      quote(
        t('Radiergummi ist auch eine Interpretation.', 'An eraser is an interpretation, too.'),
        t('Ulf Brennecke', 'Ulf Brennecke'),
        t('Orchesterbibliothekar', 'Orchestral librarian'),
      ),
      text(
        [
          `Alte Einträge radiert er nie ganz weg. In den Stimmen der „Eroica“ kann man unter dem Heutigen noch lesen, wie 1926 gestrichen wurde, und darunter, sehr blass, „Achtung! Dirigent zählt falsch“. Was in den Regalen sonst noch steht, [riecht man](${toArticle('notenarchiv')}).`,
        ],
        [
          `He never erases old markings completely. In the parts of the ‘Eroica’, beneath today’s, you can still read the bowings of 1926, and beneath those, very faint: ‘Beware! Conductor counts wrong.’ What else is on the shelves [can be smelled](${toArticle('notenarchiv')}).`,
        ],
      ),
    ],
  );

const lightBooth = (use: DemoMedia): Draft =>
  article(
    'licht',
    {
      title: t('Warum es auf der Bühne nicht dunkel ist', 'Why the stage is not dark'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Im Theater fällt gutes Licht auf. Im Konzert darf es das nicht. Piotr Zieliński-Braun über 3.200 Kelvin, Glatzen und den Mut zur Kerze.',
        'In the theatre good lighting is noticed. In a concert it must not be. Piotr Zieliński-Braun on 3,200 kelvin, bald heads and the courage to use candles.',
      ),
      category: 'gespraeche',
      tags: ['orchester', 'handwerk', 'nachhaltig'],
      author: 'Wiebke Lührßen',
      image: use.picture(
        'portrait-bart',
        t('Piotr Zieliński-Braun, Technischer Leiter', 'Piotr Zieliński-Braun, technical director'),
      ),
    },
    [
      text(
        [
          `[Piotr Zieliński-Braun](${toPerson('piotr')}) sitzt hinter der letzten Reihe in einer Kabine, die so groß ist wie ein Aufzug. Vor ihm 64 Regler. Während einer Brucknersinfonie bewegt er drei.`,
        ],
        [
          `[Piotr Zieliński-Braun](${toPerson('piotr')}) sits behind the last row in a booth the size of a lift. In front of him are 64 faders. During a Bruckner symphony he moves three.`,
        ],
      ),
      faq(t('Sieben Fragen', 'Seven questions'), [
        [
          t('Was ist gutes Konzertlicht?', 'What is good concert lighting?'),
          [
            'Wenn der Fagottist die Noten lesen kann und die Dame in Reihe 20 trotzdem die Augen schließen mag.',
          ],
          [
            'When the bassoonist can read the music and the lady in row 20 still feels like closing her eyes.',
          ],
        ],
        [
          t('Und das Hauptproblem?', 'And the main problem?'),
          [
            'Glatzen. Im Ernst. Licht von oben, 3.200 Kelvin, dazu Hornisten in den besten Jahren: Da sehen Sie vier Monde. Wir leuchten von schräg vorn und haben für die Hornreihe eine eigene Folie. Sie wissen es.',
          ],
          [
            'Bald heads. Seriously. Light from above, 3,200 kelvin, horn players in their prime: you see four moons. We light from the front, at an angle, and have a special gel for the horn row. They know.',
          ],
        ],
        [
          t('Warum nicht einfach dunkler?', 'Why not simply darker?'),
          ['Weil alle über fünfzig dann falsche Noten spielen. Einschließlich mir am Pult.'],
          ['Because then everyone over fifty plays wrong notes. Including me at the desk.'],
        ],
        [
          t('Was hat die Umstellung auf LED gebracht?', 'What has LED lighting brought?'),
          [
            'Achtundsechzig Prozent weniger Strom und ein Brummen weniger. Dafür flimmerten die ersten auf Kameras. Die stehen jetzt im Fahrradkeller.',
          ],
          [
            'Sixty-eight per cent less electricity and one hum fewer. But the first ones flickered on camera. They are in the bicycle cellar now.',
          ],
        ],
        [
          t('Haben Sie je etwas Gewagtes gemacht?', 'Ever done anything daring?'),
          [
            'Einmal eine einzige Kerze bei Schostakowitschs letztem Quartett. Sechs langsame Sätze. Im fünften ging sie aus, im richtigen Takt. Alle dachten, ich sei ein Genie. Es war Zugluft.',
          ],
          [
            'A single candle once, for Shostakovich’s last quartet. Six slow movements. In the fifth it went out, in the right bar. Everybody thought I was a genius. It was a draught.',
          ],
        ],
        [
          t('Welche drei Regler sind es bei Bruckner?', 'Which three faders is it for Bruckner?'),
          ['Saal aus, Saal an. Und der dritte ist mein Tee.'],
          ['House lights down, house lights up. The third is my tea.'],
        ],
        [
          t('Und Ihr Lieblingslicht?', 'And your favourite light?'),
          [
            'Das nach der Probe. Eine Birne auf einem Stativ mitten auf der leeren Bühne, damit nachts keiner in den Orchestergraben fällt. Wir haben gar keinen Graben. Aber die Birne brennt seit 1911.',
          ],
          [
            'The one after rehearsal. A bulb on a stand in the middle of the empty stage so that nobody falls into the pit at night. We have no pit. But the bulb has been burning since 1911.',
          ],
        ],
      ]),
    ],
  );

/** People whose hands the audience rarely sees. */
export const unseenHands = (use: DemoMedia): readonly Draft[] => [
  pageTurner(use),
  librarian(use),
  lightBooth(use),
];
