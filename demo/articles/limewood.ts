import { beside, image } from '../compose/pictures.ts';
import { columns, section } from '../compose/teasers.ts';
import { anchors, button, headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { ofType, toPerson } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const limewood = (use: DemoMedia): Draft =>
  article(
    'linde',
    {
      title: t('Warum Lindenholz warm klingt', 'Why limewood sounds warm'),
      preline: t('Akustik', 'Acoustics'),
      teaser: t(
        'Der Große Saal klingt, als hätte ihn jemand vorgewärmt. Wir haben eine Akustikerin, einen Tischler und eine Bratschistin gefragt, woran das liegt. Einig sind sie sich nicht.',
        'The Great Hall sounds as though someone had warmed it beforehand. We asked an acoustician, a joiner and a viola player why. They do not agree.',
      ),
      category: 'hintergrund',
      tags: ['akustik', 'architektur', 'handwerk'],
      author: 'Johanna Weißenfels',
      image: use.picture('kronleuchter'),
      description: t(
        'Eine Akustikerin, ein Tischler und eine Bratschistin erklären den warmen Klang des Großen Saals im Konzerthaus Morgenfeld.',
        'An acoustician, a joiner and a viola player explain the warm sound of the Great Hall at Konzerthaus Morgenfeld.',
      ),
    },
    [
      text(
        [
          'Wer zum ersten Mal im Großen Saal spielt, sagt meistens denselben Satz: Man hört sich ja. Das klingt bescheiden und ist das größte Lob, das ein Orchester einem Raum machen kann. In vielen Sälen hört man vor allem die anderen, in manchen nur die Lüftung.',
          `Über die Gründe wird im Haus seit 1911 gestritten. Das Holz, sagen die einen. Die Decke, sagen die anderen, und [dass sie zu tief hängt](${toPage('architektur')}). Wir haben drei Menschen gefragt, die es wissen müssten.`,
        ],
        [
          'Musicians who play in the Great Hall for the first time tend to say the same thing: you can hear yourself. It sounds modest and is the highest praise an orchestra can give a room. In many halls you mainly hear the others; in some, only the ventilation.',
          `The reasons have been disputed in this house since 1911. The wood, say some. The ceiling, say others, and [the fact that it hangs too low](${toPage('architektur')}). We asked three people who ought to know.`,
        ],
      ),
      anchors(),
      headline(t('Die Akustikerin', 'The acoustician'), { anchor: 'messen' }),
      text(
        [
          'Dr. Ragnhild Eckermann hat den Saal viermal vermessen, zuletzt im August, nachts, mit Kunstkopf und Startpistole. „Holz wärmt nichts“, sagt sie, „Holz frisst.“ Eine Lindentäfelung von zwölf Millimetern schluckt tiefe Töne, wenn hinter ihr Luft ist, und wirft sie zurück, wenn sie auf der Mauer liegt. In Morgenfeld liegt sie auf der Mauer, weil 1911 für Latten kein Geld da war.',
          'So bleiben die Bässe im Raum. Der Nachhall beträgt in der Mitte des Klaviers zwei Sekunden, ganz unten zweieinhalb. Diese halbe Sekunde ist es, was wir Wärme nennen.',
        ],
        [
          'Dr. Ragnhild Eckermann has measured the hall four times, most recently in August, at night, with a dummy head and a starting pistol. ‘Wood warms nothing,’ she says. ‘Wood eats.’ Limewood panelling twelve millimetres thick swallows low notes if there is air behind it and throws them back if it lies flat on the wall. In Morgenfeld it lies flat, because in 1911 there was no money for battens.',
          'So the bass stays in the room. The reverberation lasts two seconds in the middle of the keyboard and two and a half at the very bottom. That half-second is what we call warmth.',
        ],
      ),
      headline(t('Der Tischler', 'The joiner'), { anchor: 'hobeln' }),
      beside(
        use.picture('werkstatt'),
        t('Arno Pfitzner hört beim Hobeln', 'Arno Pfitzner listens as he planes'),
        [
          '„Eiche klirrt, Fichte singt, Linde brummt“, sagt Arno Pfitzner, der seit neunzehn Jahren die Täfelung pflegt. Wenn ein Brett reißt, ersetzt er es durch eines aus demselben Wald, nördlich der Stadt, und klopft es vorher ab. Drei von vier Brettern schickt er zurück.',
          'Wachs benutzt er nicht. „Wachs macht die Oberfläche zu. Dann könnten wir auch Kunststoff nehmen.“',
        ],
        [
          '‘Oak rattles, spruce sings, lime hums,’ says Arno Pfitzner, who has looked after the panelling for nineteen years. When a board splits he replaces it with one from the same forest north of town, and raps it with his knuckles first. Three boards in four go back.',
          'He never uses wax. ‘Wax seals the surface. We might as well use plastic.’',
        ],
        'text-image',
      ),
      headline(t('Die Bratschistin', 'The viola player'), { anchor: 'spielen' }),
      text(
        [
          `[Ilse Grünwaldt](${toPerson('ilse')}) sitzt seit zweiundzwanzig Jahren am selben Pult, und zwar „unter dem dritten Glastropfen von links“. Sie hält die Frage für falsch gestellt. „Der Saal ist nicht warm. Er ist höflich. Er lässt einen ausreden.“`,
        ],
        [
          `[Ilse Grünwaldt](${toPerson('ilse')}) has sat at the same desk for twenty-two years, ‘beneath the third glass drop from the left’. She thinks the question is wrong. ‘The hall isn’t warm. It is polite. It lets you finish your sentence.’`,
        ],
      ),
      quote(
        t(
          'Ein guter Saal macht nichts schöner. Er macht nur nichts kaputt.',
          'A good hall doesn’t make anything more beautiful. It just doesn’t break anything.',
        ),
        t('Ilse Grünwaldt', 'Ilse Grünwaldt'),
        t(
          'Solobratschistin der Morgenfelder Philharmonie',
          'Principal viola, Morgenfeld Philharmonic',
        ),
      ),
      section(
        [
          [
            headline(t('In Zahlen', 'In figures'), { level: 3 }),
            html(
              '<dl><dt>Täfelung</dt><dd>1.960 m² Linde</dd><dt>Stärke</dt><dd>12 mm</dd><dt>Nachhall, besetzt</dt><dd>2,0 s</dd><dt>Nachhall, leer</dt><dd>2,1 s</dd></dl>',
              '<dl><dt>Panelling</dt><dd>1,960 m² of lime</dd><dt>Thickness</dt><dd>12 mm</dd><dt>Reverberation, full</dt><dd>2.0 s</dd><dt>Reverberation, empty</dt><dd>2.1 s</dd></dl>',
            ),
          ],
          [
            text(
              [
                'Dass leer und besetzt fast gleich klingen, liegt an den Sitzen: Rosshaar benimmt sich akustisch wie ein Mensch, der zuhört. Es hustet nur nicht.',
              ],
              [
                'That empty and full sound almost the same is down to the seats. Acoustically, horsehair behaves like a person listening. It just doesn’t cough.',
              ],
            ),
          ],
        ],
        { layout: '50-50', look: 'quiet' },
      ),
      button(
        t('Selbst hineinhören: Führungen', 'Hear for yourself: guided tours'),
        ofType('fuehrung'),
        { look: 'outline' },
      ),
    ],
  );

const quiet = (use: DemoMedia): Draft =>
  article(
    'leise',
    {
      title: t('Wie leise ist leise?', 'How quiet is quiet?'),
      preline: t('Gemessen', 'Measured'),
      teaser: t(
        'Eine Woche lang stand ein Schallpegelmesser in Reihe 14. Er hat Mahler gehört, einen Reißverschluss und den Augenblick vor dem ersten Ton.',
        'For a week a sound level meter stood in row 14. It heard Mahler, a zip and the moment before the first note.',
      ),
      category: 'hintergrund',
      tags: ['akustik', 'orchester'],
      author: 'Piotr Zieliński-Braun',
      image: use.picture('sitzreihen'),
    },
    [
      text(
        [
          'Ein Dezibel ist kein Ding, sondern ein Vergleich. Zehn mehr heißt: doppelt so laut empfunden. Zehn weniger heißt: Bitte den Bonbon vorher auspacken. Wir haben eine Woche lang gemessen, auf dem Platz neben der Intendantin, die davon abgesehen hat, mitzusprechen.',
        ],
        [
          'A decibel is not a thing but a comparison. Ten more means twice as loud to the ear. Ten fewer means: please unwrap your sweet beforehand. We measured for a week, in the seat next to the general director, who refrained from commenting.',
        ],
      ),
      html(
        '<table><caption>Reihe 14, eine Woche, in dB(A)</caption><thead><tr><th>Was</th><th>Pegel</th></tr></thead><tbody><tr><td>Saal leer, Lüftung aus</td><td>16</td></tr><tr><td>1.400 Menschen, die nicht atmen</td><td>22</td></tr><tr><td>Mahler, der leiseste Takt</td><td>27</td></tr><tr><td>Handtasche mit Reißverschluss</td><td>46</td></tr><tr><td>Husten, ungehemmt</td><td>71</td></tr><tr><td>Applaus, stehend</td><td>96</td></tr><tr><td>Mahler, der lauteste Takt</td><td>101</td></tr></tbody></table>',
        '<table><caption>Row 14, one week, in dB(A)</caption><thead><tr><th>What</th><th>Level</th></tr></thead><tbody><tr><td>Hall empty, ventilation off</td><td>16</td></tr><tr><td>1,400 people not breathing</td><td>22</td></tr><tr><td>Mahler, the quietest bar</td><td>27</td></tr><tr><td>Handbag with zip</td><td>46</td></tr><tr><td>Coughing, unrestrained</td><td>71</td></tr><tr><td>Applause, standing</td><td>96</td></tr><tr><td>Mahler, the loudest bar</td><td>101</td></tr></tbody></table>',
      ),
      headline(t('Zweiundzwanzig Dezibel', 'Twenty-two decibels')),
      text(
        [
          'Die Zahl, die uns am meisten beschäftigt hat, steht in der zweiten Zeile. Vierzehnhundert Menschen sind lauter als ein leerer Saal, auch wenn sie sich Mühe geben: Stoff reibt, Mägen arbeiten, jemand schluckt. Und doch ist dieser Wert in der Sekunde, bevor Mirela Dragoș den Arm senkt, jeden Abend ungefähr gleich. Zweiundzwanzig. Montags wie samstags, bei Haydn wie bei Saariaho.',
          'So leise kann man allein nicht sein. Dazu muss man sich verabreden, ohne ein Wort zu sagen.',
        ],
        [
          'The figure that occupied us most is in the second line. Fourteen hundred people are louder than an empty hall, however hard they try: cloth rubs, stomachs work, somebody swallows. And yet in the second before Mirela Dragoș lowers her arm the value is about the same every night. Twenty-two. On Mondays as on Saturdays, for Haydn as for Saariaho.',
          'Nobody can be that quiet alone. It takes an agreement, made without a word.',
        ],
      ),
      text(
        [
          'Gemessen haben wir übrigens auch, was davor geschieht. Um 19:20 Uhr liegt der Saal bei 68 Dezibel, so laut wie ein Restaurant. Um 19:28 Uhr, noch vor jedem Gong, fällt der Pegel in einer halben Minute um zehn. Niemand gibt ein Zeichen. Es sieht aus, als ginge jemand durch die Reihen und drehte an jedem ein wenig.',
        ],
        [
          'We also measured what happens before that. At 19:20 the hall is at 68 decibels, as loud as a restaurant. At 19:28, before any gong, the level drops by ten within half a minute. Nobody gives a sign. It looks as if somebody were walking along the rows, turning each of us down a little.',
        ],
      ),
      columns('50-50', [
        [image(use.picture('dirigentenpult'), 'horizontal', t('Gleich', 'Any moment now'))],
        [
          headline(t('Und das Lauteste?', 'And the loudest?'), { level: 3 }),
          text(
            [
              'Nicht die Pauke. Ein Trinkhalm, der in der Generalpause ein leeres Glas erreicht. Gemessen: 58. Gefühlt: Weltuntergang.',
            ],
            [
              'Not the timpani. A drinking straw reaching the bottom of the glass in a general pause. Measured: 58. Felt: the end of the world.',
            ],
          ),
        ],
      ]),
    ],
  );

/** The Great Hall and what it is made of. */
export const limewoodStories = (use: DemoMedia): readonly Draft[] => [limewood(use), quiet(use)];
