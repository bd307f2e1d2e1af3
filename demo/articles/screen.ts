import { film, images, videos } from '../compose/pictures.ts';
import { columns, events } from '../compose/teasers.ts';
import { button, closeText, headline, quote, text } from '../compose/texts.ts';
import { demoFilm } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { toPerson, toProduction, toSeries } from '../pages/targets.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const filmConcert = (use: DemoMedia): Draft =>
  article(
    'filmkonzert',
    {
      title: t('Ein Klick im Ohr', 'A click in the ear'),
      preline: t('Handwerk', 'Craft'),
      teaser: t(
        'Wenn der Film läuft, läuft er. Wie Adaeze Nwachuku achtzig Menschen auf ein Vierundzwanzigstel einer Sekunde genau durch eine Verfolgungsjagd bringt.',
        'Once a film is running, it runs. How Adaeze Nwachuku steers eighty people through a car chase to within a twenty-fourth of a second.',
      ),
      category: 'sehen',
      tags: ['film', 'orchester', 'handwerk'],
      author: 'Wiebke Lührßen',
      image: use.picture('filmkonzert'),
      description: t(
        'Klick, Streifen, Punkte: wie ein Filmkonzert im Konzerthaus Morgenfeld synchron bleibt.',
        'Clicks, streamers and punches: how a film concert at Konzerthaus Morgenfeld stays in sync.',
      ),
    },
    [
      text(
        [
          `Auf dem Pult von [Adaeze Nwachuku](${toPerson('adaeze')}) steht ein kleiner Bildschirm. Er zeigt denselben Film wie die große Leinwand, nur mit Streifen. Ein grüner wandert von links nach rechts; wenn er den Rand erreicht, blitzt ein weißer Punkt. In diesem Augenblick hat im Film jemand die Tür zugeschlagen, und das Becken muss da sein. Nicht ungefähr.`,
        ],
        [
          `On [Adaeze Nwachuku](${toPerson('adaeze')})’s stand is a small screen. It shows the same film as the big one, but with stripes. A green one travels from left to right; when it reaches the edge, a white dot flashes. At that moment somebody in the film has slammed the door, and the cymbal must be there. Not roughly there.`,
        ],
      ),
      film(
        use,
        use.picture('filmkonzert'),
        t('Eine Probe in zwölf Sekunden', 'A rehearsal in twelve seconds'),
        [[demoFilm.transcript.de], [demoFilm.transcript.en]],
      ),
      headline(t('Drei Wege, nicht auseinanderzufallen', 'Three ways of not falling apart')),
      columns('33-33-33', [
        [
          headline(t('Der Klick', 'The click'), { level: 3 }),
          text(
            [
              'Ein Metronom im Ohr, für Dirigentin, Schlagzeug, manchmal alle. Genau, aber unerbittlich. „Wie tanzen mit dem Finanzamt.“',
            ],
            [
              'A metronome in the ear, for the conductor, the percussion, sometimes everyone. Precise but merciless. ‘Like dancing with the tax office.’',
            ],
          ),
        ],
        [
          headline(t('Streifen und Punkte', 'Stripes and dots'), { level: 3 }),
          text(
            [
              'Erfunden in den Dreißigern, in den Film gekratzt. Lässt Luft zwischen zwei Punkten. Nwachukus Wahl.',
            ],
            [
              'Invented in the thirties, scratched into the film. Leaves air between two dots. Nwachuku’s choice.',
            ],
          ),
        ],
        [
          headline(t('Das Auge', 'The eye'), { level: 3 }),
          text(
            [
              'Hinsehen und es können. Für Stummfilme, bei denen die Partitur Bilder nennt statt Sekunden: „Er nimmt den Hut“.',
            ],
            [
              'Watch, and be good at it. For silent films, whose scores name pictures rather than seconds: ‘He takes his hat’.',
            ],
          ),
        ],
      ]),
      quote(
        t(
          'Das Publikum soll vergessen, dass wir da sind. Und dann soll es uns einmal sehen und erschrecken.',
          'The audience should forget that we’re there. And then once it should see us and be startled.',
        ),
        t('Adaeze Nwachuku', 'Adaeze Nwachuku'),
        t('Erste Gastdirigentin', 'Principal guest conductor'),
      ),
      headline(t('Was schiefgehen kann', 'What can go wrong')),
      text(
        [
          'Einmal, bei einem Weltraumfilm, sprang das Bild elf Sekunden vor. Nwachuku sah es, hob die linke Hand, fünf Finger, dann noch einmal fünf, dann einen. Elf Takte. Achtzig Leute blätterten, ohne mit dem Spielen aufzuhören, und waren pünktlich zur Explosion da. Die Konzertmeisterin nennt es den schönsten Moment ihres Berufslebens. Im Publikum hat es keiner gemerkt, bis auf einen Jungen in Reihe 6, der rief: „Boah.“',
        ],
        [
          'Once, in a space film, the picture jumped ahead by eleven seconds. Nwachuku saw it and raised her left hand: five fingers, five more, then one. Eleven bars. Eighty people turned the page without ceasing to play and were on time for the explosion. The leader calls it the finest moment of her career. Nobody in the audience noticed except a boy in row 6, who called: ‘Wow.’',
        ],
      ),
      button(t('Leinwand & Orchester', 'Screen & Orchestra'), toSeries('leinwand')),
    ],
  );

const metropolis = (use: DemoMedia): Draft =>
  article(
    'metropolis',
    {
      title: t('Die Zukunft dauert zweieinhalb Stunden', 'The future lasts two and a half hours'),
      preline: t('Zum Film', 'About the film'),
      teaser: t(
        '„Metropolis“ mit dem Orchester, für das er gedacht war. Was 1927 verloren ging, was in Buenos Aires wiederkam und was die Musik darüber wusste.',
        'Metropolis with the orchestra it was meant for. What was lost in 1927, what came back in Buenos Aires and what the music knew about it.',
      ),
      category: 'sehen',
      tags: ['film', 'orchester'],
      author: 'Johanna Weißenfels',
      description: t(
        'Wie die Partitur von Gottfried Huppertz half, „Metropolis“ wiederherzustellen.',
        'How the score by Gottfried Huppertz helped to restore Metropolis.',
      ),
    },
    [
      text(
        [
          'Kein Film ist so oft gerettet worden. Nach der Premiere gekürzt, um ein Viertel, dann noch einmal; die Reste verstreut. Jahrzehntelang wusste niemand, warum der Schmale dem Helden nachschleicht oder was im Yoshiwara geschah. Bis auf einen: den Komponisten. Gottfried Huppertz hatte die lange Fassung vertont, und seine Noten lagen in Berlin.',
        ],
        [
          'No film has been rescued so often. After the première it was cut by a quarter, then again; the remains were scattered. For decades nobody knew why the Thin Man stalks the hero or what went on at Yoshiwara. With one exception: the composer. Gottfried Huppertz had scored the long version, and his music lay in Berlin.',
        ],
      ),
      closeText(
        [
          'In der Partitur stehen über den Takten Stichworte, mehr als tausend. „Freder taumelt.“ „Die Hand an der Uhr.“ Als 2008 in Buenos Aires eine vergessene Kopie auftauchte, zerkratzt wie ein Küchentisch, konnte man sie an den Noten entlang zusammensetzen. Die Musik hatte sich den Film gemerkt.',
        ],
        [
          'Above the bars of the score are cues, more than a thousand of them. ‘Freder staggers.’ ‘The hand on the clock.’ When a forgotten print surfaced in Buenos Aires in 2008, scratched like a kitchen table, it could be put together along the score. The music had remembered the film.',
        ],
      ),
      headline(t('Worauf Sie hören können', 'What to listen for')),
      text(
        [
          '1. **Die Maschine:** ein Ostinato in fünf, das nie atmet. Das Schlagwerk spielt es mit Blick auf die Uhr, sie steht wirklich auf der Bühne.\n2. **Die falsche Maria:** dasselbe Thema wie die echte, einen halben Ton zu hoch. Man sieht den Unterschied nicht gleich. Man hört ihn.\n3. **Die Marseillaise:** Sie blitzt auf, wenn die Arbeiter losstürmen. Sie kommt nie zu Ende. Das ist ein Kommentar.',
        ],
        [
          '1. **The machine:** an ostinato that never breathes. The percussion play it with an eye on the clock, which is actually there on stage.\n2. **The false Maria:** the same theme as the real one, slightly wrong. You don’t see the difference at once. You hear it.\n3. **The Marseillaise:** it flares up as the workers storm off. It is never finished. That is a comment.',
        ],
      ),
      images([
        [use.picture('filmkonzert'), t('Probe im Großen Saal', 'Rehearsal in the Great Hall')],
        [use.picture('dirigentenpult'), t('1.028 Stichworte, kein Klick', '1,028 cues, no click')],
      ]),
      button(
        t('Metropolis im Konzerthaus', 'Metropolis at the Konzerthaus'),
        toProduction('metropolis'),
      ),
    ],
  );

const waltz = (use: DemoMedia): Draft =>
  article(
    'walzer',
    {
      title: t(
        'Walzer für Menschen mit zwei linken Füßen',
        'The waltz for people with two left feet',
      ),
      preline: t('Zum Jahreswechsel', 'For the New Year'),
      teaser: t(
        'Warum der zweite Schlag zu früh kommt und wie man trotzdem nicht umfällt: sieben Minuten Tanzstunde mit dem Bühnenmeister.',
        'Why the second beat comes early and how not to fall over all the same: a seven-minute dancing lesson with the stage manager.',
      ),
      category: 'sehen',
      tags: ['orchester', 'vermittlung'],
      author: 'Wiebke Lührßen',
      image: use.picture('spitzentanz'),
    },
    [
      text(
        [
          `[Emre Köseoğlu](${toPerson('emre')}) hat in jungen Jahren Turniere getanzt, was man ihm nur ansieht, wenn er Stühle trägt. Zum Neujahrskonzert räumt er das Foyer leer und gibt, eine halbe Stunde vorher, Unterricht. Die Kurzfassung:`,
        ],
        [
          `In his youth [Emre Köseoğlu](${toPerson('emre')}) danced in competitions, which shows only when he is carrying chairs. For the New Year’s Concert he clears the foyer and, half an hour beforehand, gives lessons. The short version:`,
        ],
      ),
      text(
        [
          '1. Stellen Sie sich hin. Das genügt zunächst.\n2. Gehen Sie auf „eins“. Auf „zwei“ und „drei“ holen Sie nur die Füße nach.\n3. Die Wiener spielen die Zwei ein wenig zu früh. Fallen Sie nicht darauf herein. Fallen Sie hinein.\n4. Drehen Sie sich nach rechts. Wer links dreht, trifft den Garderobentresen.\n5. Sehen Sie einander an, nicht die Füße. Die sind unten und bleiben es.\n6. Wenn die Musik langsamer wird: Sie auch. Wenn sie stehen bleibt: lächeln.\n7. Umfallen geht meistens zu zweit. Das ist das Schöne daran.',
        ],
        [
          '1. Stand up. That will do for now.\n2. Step on ‘one’. On ‘two’ and ‘three’ merely let your feet catch up.\n3. The Viennese play the two a little early. Don’t fall for it. Fall into it.\n4. Turn to the right. Turn left and you hit the cloakroom counter.\n5. Look at each other, not at your feet. They are down there and will stay there.\n6. When the music slows down, so do you. When it stops, smile.\n7. Falling over usually takes two. That is the beauty of it.',
        ],
      ),
      videos(t('Schritt für Schritt', 'Step by step'), [
        [
          'https://www.youtube.com/watch?v=morgenfeld7',
          use.picture('spitzentanz'),
          t('Der Grundschritt', 'The basic step'),
          t('2:10', '2:10'),
        ],
        [
          'https://www.youtube.com/watch?v=morgenfeld8',
          use.picture('foyertreppe'),
          t('Die Drehung, ohne Tresen', 'The turn, without counter'),
          t('3:32', '3:32'),
        ],
        [
          'https://vimeo.com/100000021',
          use.picture('kronleuchter'),
          t('Der Schluss', 'The ending'),
          t('0:41', '0:41'),
        ],
      ]),
      events({ title: t('Silvester & Neujahr', 'New Year'), tag: tags.idOf('jahreswechsel') }),
    ],
  );

/** Film with a live orchestra. */
export const screenStories = (use: DemoMedia): readonly Draft[] => [
  filmConcert(use),
  metropolis(use),
  waltz(use),
];
