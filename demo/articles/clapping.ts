import { beside, paper } from '../compose/pictures.ts';
import { events } from '../compose/teasers.ts';
import { anchors, button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toPerson } from '../pages/targets.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const clapping = (use: DemoMedia): Draft =>
  article(
    'klatschen',
    {
      title: t('Eine kurze Geschichte des Klatschens', 'A short history of clapping'),
      preline: t('Hintergrund', 'Background'),
      teaser: t(
        'Mozart freute sich über Applaus mitten im Satz. Heute wird gezischt. Wie es dazu kam und warum es auch wieder aufhört.',
        'Mozart was delighted by applause in mid-movement. Today people hiss. How that came about, and why it is ending.',
      ),
      category: 'hintergrund',
      tags: ['orchester', 'stadt'],
      author: 'Johanna Weißenfels',
      image: use.picture('publikum'),
      description: t(
        'Von Mozarts Paris bis zum Anschlag von 1922: wie das Publikum lernte, zwischen den Sätzen nicht zu klatschen.',
        'From Mozart’s Paris to the notice of 1922: how audiences learned not to clap between movements.',
      ),
    },
    [
      anchors(true),
      headline(t('1778: Er hat es so gewollt', '1778: He asked for it'), { anchor: 'mozart' }),
      text(
        [
          'Paris, im Juni. Mozart schreibt seinem Vater, mitten im ersten Satz der neuen Sinfonie sei eine Stelle, „die wohl gefallen müsse“. Sie gefällt, man klatscht, in die Musik hinein. Am Ende bringt er sie noch einmal und wird mit Jubel belohnt. Danach geht er ein Eis essen. Kein Wort von Störung.',
        ],
        [
          'Paris, in June. Mozart writes to his father that in the middle of the first movement of his new symphony there is a passage bound to please. It does; people clap, right into the music. At the end he brings it back and is rewarded with cheers. Then he goes for an ice cream. Not a word about being disturbed.',
        ],
      ),
      headline(t('1835: Schumann ärgert sich', '1835: Schumann is cross'), { anchor: 'schumann' }),
      text(
        [
          'Im 19. Jahrhundert wird aus dem Konzert eine Andacht. Schumann wünscht sich, halb im Scherz, Konzerte, in denen gar nichts gespielt wird, damit das Publikum das Stillsein übe. Mendelssohn lässt die Sätze seiner „Schottischen“ ineinander übergehen, damit keiner dazwischenkommt. Das Publikum findet trotzdem Lücken.',
        ],
        [
          'In the nineteenth century the concert becomes a devotion. Schumann, half in jest, wishes for concerts at which nothing is played, so that audiences may practise being silent. Mendelssohn runs the movements of his ‘Scottish’ Symphony together so that nobody can get in between. The audience finds gaps all the same.',
        ],
      ),
      headline(t('1922: Der Morgenfelder Anschlag', '1922: The Morgenfeld notice'), {
        anchor: 'anschlag',
      }),
      beside(
        use.picture('foyertreppe'),
        t('„Das P. T. Publikum wird ersucht“', '‘The public is requested’'),
        [
          'Am 3. Oktober 1922 hing an der Foyertreppe ein Zettel. Das Publikum werde ersucht, „Beifallskundgebungen bis nach Verklingen des Gesamtwerkes zurückzustellen“. Am Abend gab es Tschaikowskys Sechste. Nach dem dritten Satz, der endet wie ein Finale, saßen 1.400 Menschen auf ihren Händen. Die „Silbe-Zeitung“ berichtete von „einer Stille, die eher an ein Unglück erinnerte“.',
        ],
        [
          'On 3 October 1922 a notice appeared on the foyer stairs. The public was requested ‘to postpone expressions of approval until the entire work has died away’. That night it was Tchaikovsky’s Sixth. After the third movement, which ends like a finale, 1,400 people sat on their hands. The ‘Silbe-Zeitung’ reported ‘a silence more reminiscent of an accident’.',
        ],
      ),
      headline(t('Heute: Immer, wenn Sie müssen', 'Today: whenever you must'), { anchor: 'heute' }),
      text(
        [
          `Der Zettel hängt noch, gerahmt, neben dem Getränkeautomaten. Seit einigen Jahren klatschen wieder mehr Menschen zwischen den Sätzen: Schulklassen, Erstbesucher, Gäste aus Ländern, in denen das nie verboten war. [Mirela Dragoș](${toPerson('mirela')}) dreht sich dann um und lächelt, sie meint es so. Nur an einer Stelle bittet sie um etwas: nach Mahlers Neunter. „Zählen Sie bis zehn. Wenn Sie dann noch klatschen wollen, klatschen Sie.“`,
          'Der Rekord liegt bei 47 Sekunden. So lange hat hier noch niemand gehustet.',
        ],
        [
          `The notice still hangs there, framed, next to the drinks machine. For some years now more people have been clapping between movements again: school classes, first-timers, guests from countries where it was never forbidden. [Mirela Dragoș](${toPerson('mirela')}) turns round and smiles, and she means it. There is only one place where she asks for something: after Mahler’s Ninth. ‘Count to ten. If you still want to clap then, clap.’`,
          'The record is 47 seconds. Nobody here has ever gone so long without a cough.',
        ],
      ),
      quote(
        t(
          'Applaus ist, wenn das Publikum auch einmal spielen darf.',
          'Applause is when the audience gets a turn to play.',
        ),
        t('Mirela Dragoș', 'Mirela Dragoș'),
        t('Chefdirigentin', 'Chief conductor'),
      ),
      button(t('Ihr erster Konzertbesuch', 'Your first concert'), toPage('erster-besuch'), {
        look: 'arrow',
      }),
    ],
  );

const firstTime = (): Draft =>
  article(
    'erstes-mal',
    {
      title: t('Zum ersten Mal', 'For the first time'),
      preline: t('Fünf Stimmen', 'Five voices'),
      teaser: t(
        'Sie waren noch nie in einem Konzert. Dann saßen sie in Reihe 11. Was haben sie gehört?',
        'They had never been to a concert. Then they sat in row 11. What did they hear?',
      ),
      category: 'gespraeche',
      tags: ['orchester', 'vermittlung'],
      author: 'Leonie Sprößling',
    },
    [
      text(
        [
          'Beethoven, Siebte, ein Donnerstag. Fünf Menschen, die im Kartenbüro „zum ersten Mal“ gesagt haben, sprachen nachher mit uns, mit Schorle in der Hand und noch im Mantel.',
        ],
        [
          'Beethoven’s Seventh, a Thursday. Five people who had said ‘first time’ at the box office talked to us afterwards, glass in hand and coats still on.',
        ],
      ),
      quote(
        t(
          'Ich habe gewartet, dass es losgeht. Dann habe ich gemerkt, dass das Stimmen schon dazugehört. Das A, das durch alle durchgeht. Ich hatte Gänsehaut, bevor ein Stück gespielt war.',
          'I was waiting for it to begin. Then I realised that the tuning was part of it: that A going through all of them. I had goose pimples before they had played a piece.',
        ),
        t('Murat, 34', 'Murat, 34'),
        t('Dachdecker', 'Roofer'),
      ),
      quote(
        t(
          'Dass die alle gleichzeitig umblättern! Da geht ein Wind durch die Geigen.',
          'They all turn the page at the same time! A wind goes through the violins.',
        ),
        t('Frau Klose, 78', 'Frau Klose, 78'),
        t('Weberin im Ruhestand', 'Retired weaver'),
      ),
      quote(
        t(
          'Im zweiten Satz habe ich an meinen Bruder gedacht. Ich weiß nicht, warum ich das jetzt sage.',
          'In the second movement I thought of my brother. I don’t know why I am telling you this.',
        ),
        t('Anonym', 'Anonymous'),
        t('Reihe 11, Mitte', 'Row 11, centre'),
      ),
      quote(
        t(
          'Ehrlich? Die Pauken. Ich könnte das auch, dachte ich, und dann habe ich gesehen, wie der zählt. Der zählt vierzig Takte und haut dann einmal.',
          'Honestly? The timpani. I could do that, I thought, and then I saw him counting. He counts forty bars and then hits it once.',
        ),
        t('Nele, 16', 'Nele, 16'),
        t('Schülerin, Schlagzeug seit Mai', 'Pupil, drums since May'),
      ),
      quote(
        t('Ich bin eingeschlafen. War schön.', 'I fell asleep. It was lovely.'),
        t('Herr Tiedemann, 51', 'Herr Tiedemann, 51'),
        t('Lokführer, nach der Frühschicht', 'Train driver, after the early shift'),
      ),
      text(
        [
          `Drei der fünf haben inzwischen ein Abonnement. Frau Klose kommt auch zur Probe. Und wer es selbst ausprobieren möchte: Die [erste Karte](${toPage('erster-besuch')}) kostet zehn Euro, in jeder Reihe.`,
        ],
        [
          `Three of the five have become subscribers. Frau Klose comes to rehearsals, too. If you would like to try it yourself: the [first ticket](${toPage('erster-besuch')}) costs ten euros, in any row.`,
        ],
      ),
      events({ title: t('Eintritt frei', 'Free admission'), tag: tags.idOf('frei') }),
    ],
  );

const programmeNote = (use: DemoMedia): Draft =>
  article(
    'programmheft',
    {
      title: t('Programmhefttextkürzungsverfahren', 'How to cut a programme note'),
      preline: t('Werkstatt', 'From the workshop'),
      teaser: t(
        'Ein Einführungstext darf hier 2.400 Zeichen haben. Die erste Fassung hat immer 7.000. Was unterwegs verloren geht und warum das gut ist.',
        'A programme note may have 2,400 characters here. The first version always has 7,000. What is lost on the way, and why that is good.',
      ),
      category: 'haus',
      tags: ['orchester', 'handwerk'],
      author: 'Johanna Weißenfels',
    },
    [
      text(
        [
          'Fassung eins beginnt mit der Geburt. „Emilie Mayer wurde am 14. Mai 1812 in Friedland als Tochter eines Apothekers …“ Streichen. Wer im Saal sitzt, hat noch vier Minuten und will wissen, worauf er achten soll.',
        ],
        [
          'Version one begins with birth. ‘Emilie Mayer was born on 14 May 1812 in Friedland, the daughter of an apothecary …’ Delete. Whoever sits in the hall has four minutes left and wants to know what to listen for.',
        ],
      ),
      headline(t('Die Verbotsliste', 'The list of banned words')),
      text(
        [
          'An der Wand der Dramaturgie hängt ein Blatt, das jedes Jahr länger wird:',
          '- „Kontrapunktisch verdichtet“ (heißt: viele gleichzeitig)\n- „Schicksalhaft“ (heißt: Moll)\n- „Ringt sich zum Licht durch“ (heißt: Dur am Schluss)\n- „Sperrig“ (heißt: Ich habe es auch nicht verstanden)\n- „Entführt uns in“ (niemand wird entführt)\n- „Der geneigte Hörer“ (er sitzt gerade)',
        ],
        [
          'On the dramaturgs’ wall hangs a sheet that grows longer every year:',
          '- ‘Contrapuntally dense’ (means: many at once)\n- ‘Fateful’ (means: minor)\n- ‘Struggles through to the light’ (means: major at the end)\n- ‘Challenging’ (means: I didn’t understand it either)\n- ‘Transports us to’ (nobody is being transported)\n- ‘The inclined listener’ (who is sitting upright)',
        ],
      ),
      headline(t('Die Tante', 'The aunt')),
      text(
        [
          'Fassung drei liest meine Tante. Sie ist Zahnärztin und hört gern Fado. Wo sie „hm“ sagt, ist ein Fehler; wo sie nichts sagt, auch. Gut ist, wenn sie fragt: „Und, macht er das wirklich?“ Dann will sie es hören.',
          'Übrig bleiben 2.400 Zeichen: eine Geschichte, eine Stelle, auf die man warten kann, und ein Satz, den ich am liebsten habe. Den streicht die Presseabteilung. Sie hat meistens recht.',
        ],
        [
          'Version three is read by my aunt. She is a dentist and fond of fado. Where she says ‘hm’ there is a mistake; where she says nothing there is one as well. It is good when she asks: ‘And does he really do that?’ Then she wants to hear it.',
          'What is left is 2,400 characters: one story, one passage to wait for, and one sentence that I love best. The press department cuts it. They are usually right.',
        ],
      ),
      headline(t('Was drinbleibt', 'What stays in')),
      text(
        [
          'Die Dauer, immer. Sie ist das Erste, was gelesen wird, noch vor dem Namen des Komponisten, und wer das für kulturlos hält, hat keinen Babysitter. Die Besetzung, weil man im Saal zählt. Ein Vergleich, der nichts mit Musik zu tun hat: Der langsame Satz von Schostakowitschs Fünfter steht bei uns als „ein Zimmer, in dem jemand nicht gerufen wird“. Dafür kamen vier Briefe, drei dankbare.',
          'Und die Übersetzung der Texte, vollständig, groß, so gesetzt, dass man nicht mitten im Leisen umblättern muss. Das ist die eigentliche Kunst. Für die Matthäus-Passion brauchte der Setzer neun Anläufe.',
        ],
        [
          'The duration, always. It is the first thing people read, before even the composer’s name, and anyone who thinks that uncultured has no babysitter. The scoring, because people in the hall count. One comparison that has nothing to do with music: in our notes the slow movement of Shostakovich’s Fifth is ‘a room in which somebody is not being called’. That brought four letters, three of them grateful.',
          'And the sung texts, complete, large, laid out so that nobody has to turn the page in the middle of a pianissimo. That is the real art. For the St Matthew Passion the typesetter needed nine attempts.',
        ],
      ),
      quote(
        t(
          'Ich streiche nie etwas Schlechtes. Das hat Johanna schon getan.',
          'I never cut anything bad. Johanna has already done that.',
        ),
        t('Wiebke Lührßen', 'Wiebke Lührßen'),
        t('Presse und Kommunikation', 'Press and communications'),
      ),
      paper(
        use,
        'paperDe',
        t(
          'Zum Beispiel: die Vorschau auf die Spielzeit',
          'For example: the season preview (in German)',
        ),
      ),
    ],
  );

/** How people listen: clapping, first times, programme notes. */
export const listening = (use: DemoMedia): readonly Draft[] => [
  clapping(use),
  firstTime(),
  programmeNote(use),
];
