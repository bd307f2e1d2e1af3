import { beside, film, image } from '../compose/pictures.ts';
import { columns, section } from '../compose/teasers.ts';
import { button, faq, headline, text } from '../compose/texts.ts';
import { demoFilm } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { taggedWith, toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const questions = (use: DemoMedia): Draft =>
  article(
    'kinderfragen',
    {
      title: t('Warum hat die Harfe rote Saiten?', 'Why does the harp have red strings?'),
      preline: t('Kinder fragen', 'Children ask'),
      teaser: t(
        'Neuntausend Kinder kommen im Jahr ins Haus, und jedes hat eine Frage. Die zehn besten, mit Antworten, die wir selbst nachsehen mussten.',
        'Nine thousand children come to the house every year, each with a question. The ten best, with answers we had to look up ourselves.',
      ),
      category: 'familie',
      tags: ['vermittlung', 'orchester'],
      author: 'Leonie Sprößling',
      image: use.picture('trommelwerkstatt'),
    },
    [
      text(
        ['Wir sammeln sie auf gelben Zetteln, seit sechs Jahren. Der Karton ist voll.'],
        ['We have been collecting them on yellow slips for six years. The box is full.'],
      ),
      faq(t('Zehn gelbe Zettel', 'Ten yellow slips'), [
        [
          t(
            'Warum hat die Harfe rote Saiten? (Yunus, 6)',
            'Why does the harp have red strings? (Yunus, 6)',
          ),
          [
            'Damit die Harfenistin sich zurechtfindet. Rot ist C, schwarz ist F. Auf dem Klavier helfen die schwarzen Tasten, auf der Harfe die Farben.',
          ],
          [
            'So that the harpist can find her way. Red is C, black is F. On the piano the black keys help; on the harp it is the colours.',
          ],
        ],
        [
          t(
            'Darf der Dirigent auch mal mitspielen? (Frieda, 8)',
            'May the conductor join in sometimes? (Frieda, 8)',
          ),
          [
            'Bei Mozart saß er oft am Klavier und dirigierte mit dem Kopf. Åsa Lindrot macht es in der Klosterkirche noch so.',
          ],
          [
            'In Mozart’s day he often sat at the piano and conducted with his head. Åsa Lindrot still does, at the abbey church.',
          ],
        ],
        [
          t(
            'Wo gehen die Musiker aufs Klo? (Anonym)',
            'Where do the musicians go to the toilet? (Anonymous)',
          ),
          [
            'Hinter der Bühne links. In einer langen Oper gehen manche, während sie nicht dran sind. Sie zählen dabei weiter.',
          ],
          [
            'Backstage left. In a long opera some go while it isn’t their turn. They keep counting.',
          ],
        ],
        [
          t('Wie viele Töne gibt es? (Emil, 7)', 'How many notes are there? (Emil, 7)'),
          [
            'Auf dem Klavier 88. Auf der Geige unendlich viele, aber die meisten dazwischen sind aus Versehen.',
          ],
          [
            'On the piano 88. On the violin infinitely many, but most of those in between are by accident.',
          ],
        ],
        [
          t('Ist die Pauke böse? (Liv, 4)', 'Is the timpani cross? (Liv, 4)'),
          ['Nein. Sie ist nur groß. Leise kann sie auch: Leg bei der Führung mal das Ohr an.'],
          ['No. It is only big. It can be quiet too: put your ear to it on the tour.'],
        ],
        [
          t(
            'Warum sind alle schwarz angezogen? (Mathilda, 9)',
            'Why are they all dressed in black? (Mathilda, 9)',
          ),
          [
            'Damit man hinhört und nicht hinsieht. Einmal im Jahr, im Fasching, machen sie es anders. Der Hornist kommt als Hirsch.',
          ],
          [
            'So that you listen rather than look. Once a year, at carnival, they do it differently. The horn player comes as a stag.',
          ],
        ],
        [
          t('Kriegen die Geld dafür? (Jonte, 8)', 'Do they get paid? (Jonte, 8)'),
          ['Ja. Auch für das Üben, ungefähr. Für das Zählen nicht extra.'],
          ['Yes. For practising too, more or less. Counting is not paid extra.'],
        ],
        [
          t('Was ist, wenn einer niest? (Ella, 5)', 'What if somebody sneezes? (Ella, 5)'),
          ['Dann sagt keiner Gesundheit, aber alle denken es, und das hört man manchmal.'],
          ['Nobody says bless you, but everyone thinks it, and sometimes you can hear that.'],
        ],
        [
          t('Kann man Musik anfassen? (Ali, 6)', 'Can you touch music? (Ali, 6)'),
          [
            'Ja, mit einem Luftballon. Halt ihn mit beiden Händen vor den Bauch, wenn die Tuba spielt.',
          ],
          ['Yes, with a balloon. Hold it to your tummy with both hands while the tuba plays.'],
        ],
        [
          t('Und wer hat die Stille erfunden? (Noor, 7)', 'And who invented silence? (Noor, 7)'),
          ['Das wissen wir nicht. Frag Herrn Pfifferling.'],
          ['We don’t know. Ask Mr Pfifferling.'],
        ],
      ]),
      section(
        [
          [image(use.picture('werkstatt'), 'horizontal')],
          [
            headline(t('Herr Pfifferling sucht die Stille', 'Mr Pfifferling looks for silence')),
            button(t('Zum Stück', 'About the show'), toProduction('pfifferling')),
          ],
        ],
        { layout: '50-50', look: 'accent' },
      ),
      button(t('Kinder & Familien', 'Children & families'), toPage('familien'), { look: 'arrow' }),
    ],
  );

const leftHand = (use: DemoMedia): Draft =>
  article(
    'linke-hand',
    {
      title: t('Was macht die linke Hand?', 'What does the left hand do?'),
      preline: t('Zum Nachmachen', 'Try it yourself'),
      teaser: t(
        'Die rechte schlägt den Takt, das weiß jeder. Aber die linke? Eine kleine Dirigierschule für Badezimmerspiegel.',
        'The right one beats time, everybody knows that. But the left? A small school of conducting for bathroom mirrors.',
      ),
      category: 'familie',
      tags: ['vermittlung', 'orchester'],
      author: 'Leonie Sprößling',
    },
    [
      text(
        [
          'Stell dich vor den Spiegel. Nimm einen Kochlöffel in die rechte Hand, nicht den großen. Mach Musik an, am besten einen Marsch.',
        ],
        [
          'Stand in front of the mirror. Take a wooden spoon in your right hand, not the big one. Put on some music, ideally a march.',
        ],
      ),
      columns('33-33-33', [
        [
          headline(t('Runter', 'Down')),
          text(
            [
              'Die Eins geht immer nach unten. Alle warten auf sie. Mach sie freundlich, sonst erschrecken die Flöten.',
            ],
            [
              'One always goes down. Everybody waits for it. Make it friendly or you’ll scare the flutes.',
            ],
          ),
        ],
        [
          headline(t('Zur Seite', 'Sideways')),
          text(
            ['Die Zwei geht nach innen, die Drei nach außen. Wie Wäsche aufhängen.'],
            ['Two goes in, three goes out. Like hanging up washing.'],
          ),
        ],
        [
          headline(t('Hoch', 'Up')),
          text(
            [
              'Die Vier geht nach oben, und dabei holst du Luft. Wenn du Luft holst, holen alle Luft. Probier es bei deinen Eltern.',
            ],
            [
              'Four goes up, and as it does you breathe in. When you breathe in, everyone does. Try it on your parents.',
            ],
          ),
        ],
      ]),
      headline(t('Und jetzt die linke', 'And now the left'), { level: 2 }),
      text(
        [
          'Die linke Hand schlägt keinen Takt. Sie macht alles andere.',
          '- Handfläche nach oben, langsam steigend: lauter.\n- Handfläche nach unten, sinkend: leiser. (Im Auto sehr nützlich.)\n- Ein Finger: Du da. Gleich.\n- Faust, ganz sanft: Schluss.\n- Offene Hand zum Orchester, nach dem letzten Ton: Das wart ihr.',
          'Das letzte Zeichen ist das wichtigste. Mirela Dragoș sagt, sie habe drei Jahre gebraucht, um es zu lernen.',
        ],
        [
          'The left hand does not beat time. It does everything else.',
          '- Palm up, rising slowly: louder.\n- Palm down, sinking: softer. (Very useful in the car.)\n- One finger: you there. In a moment.\n- A fist, quite gently: stop.\n- An open hand to the orchestra after the last note: that was you.',
          'The last sign is the most important one. Mirela Dragoș says it took her three years to learn.',
        ],
      ),
      film(
        use,
        use.picture('dirigentenpult'),
        t(
          'Zum Mitdirigieren: zwölf Sekunden Morgenfeld',
          'Conduct along: twelve seconds of Morgenfeld',
        ),
        [[demoFilm.transcript.de], [demoFilm.transcript.en]],
      ),
      button(t('Konzerte zum Mitmachen', 'Concerts to join in'), taggedWith('mitmachen')),
    ],
  );

const horn = (use: DemoMedia): Draft =>
  article(
    'horn',
    {
      title: t('Vier Meter Spaghetti', 'Four metres of spaghetti'),
      preline: t('Instrumente vorgestellt', 'Meet the instrument'),
      teaser: t(
        'Jörg Süßmilch hat sein Horn einmal aufgewickelt, natürlich nicht wirklich. Warum das schwierigste Blechblasinstrument nach Wald klingt.',
        'Jörg Süßmilch once unrolled his horn, though not really of course. Why the trickiest of the brass sounds like a forest.',
      ),
      category: 'familie',
      tags: ['orchester', 'vermittlung'],
      author: 'Jörg Süßmilch',
      image: use.picture('blechblaeser'),
    },
    [
      text(
        [
          'Hallo. Ich bin Jörg und spiele Horn. Mein Horn sieht aus wie eine Schnecke, die es eilig hat. Wenn man es gerade biegt, ist es fast vier Meter lang, so lang wie ein Auto. Ich puste also durch ein Auto.',
        ],
        [
          'Hello. I’m Jörg and I play the horn. My horn looks like a snail in a hurry. Straighten it out and it is almost four metres long, as long as a car. So I blow through a car.',
        ],
      ),
      headline(t('Warum ist es so schwierig?', 'Why is it so tricky?')),
      text(
        [
          'Weil die Töne so eng beieinanderliegen. Stell dir eine Leiter vor, bei der oben die Sprossen immer dichter kommen. Ich springe hoch und muss die richtige erwischen, mit den Lippen, im Dunkeln. Manchmal erwische ich die daneben. Das nennt man Kiekser. Es gibt keine Hornistin und keinen Hornisten auf der Welt, dem das nicht passiert. Wir erkennen uns daran.',
        ],
        [
          'Because the notes lie so close together. Imagine a ladder whose rungs get closer and closer towards the top. I leap up and have to catch the right one, with my lips, in the dark. Sometimes I catch the one beside it. That is called a crack. There is no horn player in the world to whom it doesn’t happen. It is how we recognise each other.',
        ],
      ),
      headline(t('Und die Hand im Trichter?', 'And the hand in the bell?')),
      text(
        [
          'Erstens hält sie das Horn fest. Zweitens macht sie den Ton weich. Drittens hat man so im Winter eine warme Hand.',
        ],
        [
          'First, it holds the horn. Second, it softens the tone. Third, it keeps one hand warm in winter.',
        ],
      ),
      headline(t('Und das mit dem Wald?', 'What about the forest?')),
      text(
        [
          'Früher riefen sich Jäger mit Hörnern quer durchs Gehölz zu, wo das Wildschwein steht. Deshalb denken Leute bei Hörnern an Bäume, auch wenn sie in Reihe 12 im Warmen sitzen. Ich war einmal mit auf der Jagd, meine Kollegen hatten es mir geschenkt. Ich habe so schön geblasen, dass die Rehe näher kamen, um zuzuhören. Seitdem nehmen sie mich nicht mehr mit.',
        ],
        [
          'In the old days hunters used horns to call to each other through the woods, to say where the boar was. That is why people think of trees when they hear horns, even if they are sitting in the warm in row 12. I once went along on a hunt; my colleagues had given it to me as a present. I played so nicely that the deer came closer to listen. They haven’t taken me since.',
        ],
      ),
      beside(
        use.picture('blechblaeser'),
        t('Bau dir ein Horn', 'Build a horn'),
        [
          '- Ein Gartenschlauch, zwei Meter\n- Ein Trichter aus der Küche\n- Klebeband\n- Lippen',
          'Trichter ans Ende, mit den Lippen ins andere Ende prusten, wie ein Pferd. Kommt nichts? Fester. Kommt der Nachbar? Hornisten üben eben im Wald.',
        ],
        [
          '- A garden hose, two metres\n- A kitchen funnel\n- Sticky tape\n- Lips',
          'Stick the funnel into one end and blow a raspberry into the other, like a horse. Nothing? Press harder. Does the neighbour come round? That is why horn players practise in the woods.',
        ],
        'text-image',
      ),
      button(
        t(
          'Peter und der Wolf: drei Hörner sind der Wolf',
          'Peter and the Wolf: three horns are the wolf',
        ),
        toProduction('peter'),
      ),
    ],
  );

/** For children and those who bring them. */
export const forChildren = (use: DemoMedia): readonly Draft[] => [
  questions(use),
  leftHand(use),
  horn(use),
];
