import { podcast, video } from '../compose/pictures.ts';
import { columns, fullTeaser } from '../compose/teasers.ts';
import { anchors, button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const fidelio = (use: DemoMedia): Draft =>
  article(
    'fidelio',
    {
      title: t('Fidelio in sechs Augenblicken', 'Fidelio in six moments'),
      preline: t('Hörhilfe', 'Listening guide'),
      teaser: t(
        'Beethoven schrieb nur eine Oper, und die dreimal. Sechs Stellen, auf die sich das Warten lohnt, mit Taktgefühl und ohne Fremdwörter.',
        'Beethoven wrote only one opera, and that three times. Six passages worth waiting for, tactfully and without jargon.',
      ),
      category: 'hoeren',
      tags: ['oper', 'stimme'],
      author: 'Johanna Weißenfels',
      description: t(
        'Sechs Stellen in Beethovens „Fidelio“, auf die man achten sollte: eine Hörhilfe ohne Fremdwörter.',
        'Six passages to listen for in Beethoven’s Fidelio: a guide without jargon.',
      ),
    },
    [
      text(
        [
          'Wer „Fidelio“ nicht kennt, erwartet Kerker und bekommt zuerst eine Bügelszene. Das ist Absicht. Beethoven beginnt im Alltag, damit man merkt, wie nahe das Verlies liegt: eine Treppe tiefer.',
        ],
        [
          'If you don’t know Fidelio you expect a dungeon and are given an ironing scene first. That is deliberate. Beethoven begins with everyday life so that we notice how near the dungeon is: one flight of stairs down.',
        ],
      ),
      anchors(),
      headline(t('1. Der Kanon', '1. The canon'), { anchor: 'kanon' }),
      text(
        [
          '„Mir ist so wunderbar.“ Vier Menschen singen nacheinander dieselbe Melodie und meinen vier verschiedene Dinge: Liebe, Angst, Hoffnung, Eifersucht. Achten Sie auf die geteilten Bratschen am Anfang. Da hält das Orchester die Luft an.',
        ],
        [
          '‘Mir ist so wunderbar.’ Four people sing the same melody one after the other and mean four different things: love, fear, hope, jealousy. Listen to the divided violas at the start. That is the orchestra holding its breath.',
        ],
      ),
      headline(t('2. Die drei Hörner', '2. The three horns'), { anchor: 'hoerner' }),
      text(
        [
          'In Leonores großer Arie sind drei Hörner so schwer zu spielen wie die Singstimme. Sie sagen „Hoffnung“, und wer je Horn gespielt hat, weiß, wie viel Hoffnung dafür nötig ist.',
        ],
        [
          'In Leonore’s great aria three horns are as difficult as the voice. They say ‘hope’, and anyone who has ever played the horn knows how much of it is required.',
        ],
      ),
      headline(t('3. Luft', '3. Air'), { anchor: 'luft' }),
      text(
        [
          'Die Gefangenen dürfen in den Hof. „O welche Lust, in freier Luft.“ Der Chor singt es nicht jubelnd, sondern leise, als könnte die Luft zerbrechen. Achten Sie auf das eine Wort „Freiheit“. Kaum ist es heraus, mahnt einer: Sprecht leise.',
        ],
        [
          'The prisoners are let into the yard. ‘O welche Lust’: oh what joy, in open air. The chorus does not shout it but sings softly, as if the air might break. Listen for the one word ‘Freiheit’, freedom. Hardly is it out when somebody warns: speak softly.',
        ],
      ),
      headline(t('4. Gott, welch Dunkel hier', '4. God, what darkness here'), { anchor: 'dunkel' }),
      text(
        [
          'Ein einziger Ton, das G, hoch, aus dem Nichts, und lauter werdend. So klingt es, wenn jemand zwei Jahre nicht gesprochen hat. Mateusz Gałązka beginnt ihn mit geschlossenen Augen.',
        ],
        [
          'A single note, a G, high, out of nothing, growing louder. That is the sound of someone who has not spoken for two years. Mateusz Gałązka begins it with his eyes shut.',
        ],
      ),
      headline(t('5. Die Trompete', '5. The trumpet'), { anchor: 'trompete' }),
      text(
        [
          'Sie kommt von draußen, von der Foyertreppe. Der Minister naht, der Mord fällt aus. Alles steht still. Dann noch einmal, näher. Wenn Sie mögen, ist das die älteste Vollbremsung der Musikgeschichte.',
        ],
        [
          'It comes from outside, from the foyer stairs. The minister is approaching; the murder is off. Everything stops. Then once more, nearer. Call it the oldest emergency stop in music.',
        ],
      ),
      headline(t('6. Die Ketten', '6. The chains'), { anchor: 'ketten' }),
      text(
        [
          '„O Gott, welch ein Augenblick.“ Leonore nimmt Florestan die Ketten ab. Die Oboe spielt eine Melodie, die Beethoven mit neunzehn für einen toten Kaiser geschrieben hatte. Er hatte sie fünfzehn Jahre aufgehoben, bis er wusste, wofür.',
        ],
        [
          '‘O Gott, welch ein Augenblick.’ Leonore takes off Florestan’s chains. The oboe plays a melody that Beethoven had written at nineteen for a dead emperor. He had kept it for fifteen years until he knew what it was for.',
        ],
      ),
      fullTeaser(
        {
          image: use.picture('saal-von-der-buehne'),
          headline: t('Fidelio, konzertant', 'Fidelio in concert'),
          text: t(
            'Mit neuen Zwischentexten von Miriam Ostrowetz.',
            'With new linking texts by Miriam Ostrowetz.',
          ),
          link_text: t('Zur Produktion', 'About the production'),
          link: toProduction('fidelio'),
        },
        'over',
      ),
    ],
  );

const rusalka = (use: DemoMedia): Draft =>
  article(
    'rusalka',
    {
      title: t('Drei Sätze Tschechisch für „Rusalka“', 'Three lines of Czech for Rusalka'),
      preline: t('Hörhilfe', 'Listening guide'),
      teaser: t(
        'Man kann Dvořáks Nixe auch ohne Übertitel verstehen, wenn man drei Wörter kennt: Mond, Wasser, wehe.',
        'You can understand Dvořák’s water nymph without surtitles if you know three words: moon, water, woe.',
      ),
      category: 'hoeren',
      tags: ['oper', 'stimme'],
      author: 'Bérénice Huguenot',
      image: use.picture('mikrofon'),
    },
    [
      headline(t('Měsíčku: kleiner Mond', 'Měsíčku: little moon')),
      text(
        [
          'Sprich: mjessitschku. Eine Verkleinerungsform, fast ein Kosename. Rusalka singt den Mond an wie einen Verwandten, der weit herumkommt: Sag ihm, dass ich hier warte. Die Harfe ist das Wasser, in dem er sich spiegelt. Wenn die Melodie wiederkehrt, ist sie dieselbe, nur die Geigen sind höher gestiegen. Der Mond auch.',
        ],
        [
          'Say: myess-itch-koo. A diminutive, almost a pet name. Rusalka sings to the moon as if to a relative who gets about: tell him that I am waiting here. The harp is the water in which he is mirrored. When the melody returns it is the same, only the violins have climbed higher. So has the moon.',
        ],
      ),
      headline(t('Běda: wehe', 'Běda: woe')),
      text(
        [
          'Sprich: bjeda. Das Wort des Wassermanns, ihres Vaters. Er singt es achtmal, jedes Mal tiefer, und Levan Tsertsidze hat dafür Töne, die man eher im Sitz spürt als im Ohr. Einen Bösewicht gibt es in dieser Oper nicht. Es gibt nur einen Vater, der recht behält.',
        ],
        [
          'Say: byeda. The word of the water goblin, her father. He sings it eight times, lower each time, and Levan Tsertsidze has notes for it that one feels in the seat rather than hears. There is no villain in this opera. There is only a father who turns out to be right.',
        ],
      ),
      headline(t('Nichts: nichts', 'Nothing: nothing')),
      text(
        [
          'Das dritte Wort ist keines. Im zweiten Akt ist Rusalka ein Mensch und stumm. Die Hauptrolle einer Oper steht auf der Bühne und singt eine halbe Stunde lang nicht. Zsófia Kertész-Nagy nennt es „die anstrengendste Arie, die ich kenne“. Konzertant, ohne Kulisse, sehen Sie nur sie, wie sie zuhört.',
        ],
        [
          'The third word is none. In the second act Rusalka is human, and mute. The leading role of an opera stands on stage and does not sing for half an hour. Zsófia Kertész-Nagy calls it ‘the most strenuous aria I know’. In concert, without scenery, all you see is her, listening.',
        ],
      ),
      quote(
        t(
          'Im dritten Akt küsst sie ihn, und er stirbt. Er hat vorher gefragt. Das ist das Schöne daran.',
          'In the third act she kisses him and he dies. He asked first. That is the beauty of it.',
        ),
        t('Zsófia Kertész-Nagy', 'Zsófia Kertész-Nagy'),
        t('Sopran', 'Soprano'),
      ),
      video(
        'https://vimeo.com/100000012',
        use.picture('mikrofon'),
        t('Aussprache mit Eliška Vondrová', 'Pronunciation with Eliška Vondrová'),
        t('1:55', '1:55'),
      ),
      button(t('Rusalka im Konzerthaus', 'Rusalka at the Konzerthaus'), toProduction('rusalka')),
    ],
  );

const lament = (): Draft =>
  article(
    'dido',
    {
      title: t('Fünf Takte, elfmal', 'Five bars, eleven times'),
      preline: t('Hörhilfe', 'Listening guide'),
      teaser: t(
        'Didos Klage dauert vier Minuten und besteht im Bass aus immer demselben. Warum weinen dann alle?',
        'Dido’s lament lasts four minutes, and its bass keeps saying the same thing. So why does everyone cry?',
      ),
      category: 'hoeren',
      tags: ['alteMusik', 'oper', 'stimme'],
      author: 'Tabea Rönnquist',
    },
    [
      text(
        [
          'Der Trick ist alt. Man nehme eine Basslinie, die in Halbtönen abwärtssteigt, fünf Takte lang, und wiederhole sie. Im 17. Jahrhundert wusste jedes Kind: Das ist eine Klage. Purcell nahm fünf Takte statt der üblichen vier, und damit beginnt das Unglück.',
        ],
        [
          'The trick is an old one. Take a bass line that descends by semitones, five bars long, and repeat it. In the seventeenth century every child knew: this is a lament. Purcell took five bars instead of the usual four, and that is where the misery begins.',
        ],
      ),
      columns('50-50', [
        [
          headline(t('Unten', 'Below')),
          text(
            [
              'Der Bass zählt fünf. Er kümmert sich um nichts. Elfmal geht er dieselbe Treppe hinunter. Åsa Lindrot lässt ihn von Theorbe, Gambe und einem Orgelregister spielen, das „klingt wie ein geschlossener Mund“.',
            ],
            [
              'The bass counts five. It does not care. Eleven times it walks down the same stairs. Åsa Lindrot has it played by theorbo, viol and an organ stop that ‘sounds like a closed mouth’.',
            ],
          ),
        ],
        [
          headline(t('Oben', 'Above')),
          text(
            [
              'Die Stimme zählt anders. Sie beginnt, wenn der Bass schon geht, und endet, wenn er noch nicht fertig ist. Nie treffen sich beide am Absatz. Man hört jemanden, der aus dem Takt der Welt gefallen ist, und die Welt geht weiter.',
            ],
            [
              'The voice counts differently. It begins when the bass is already walking and ends before it is done. The two never meet on the landing. You hear somebody who has fallen out of step with the world, and the world goes on.',
            ],
          ),
        ],
      ]),
      headline(t('Remember me', 'Remember me')),
      text(
        [
          `Dann zweimal „Remember me“, auf einem einzigen Ton, wie man ruft, wenn man keine Kraft mehr für eine Melodie hat. Beim zweiten Mal springt die Stimme auf das hohe G, und Amara Diallo-Weiß nimmt diesen Ton ohne Vibrato und sehr kurz. In St. Ägidien braucht er niemand auszuhalten. Das tut [der Raum](${toArticle('sechs-sekunden')}).`,
          'Nach dem Schluss mag keiner der Erste sein, der klatscht. Bitte: Seien Sie es auch nicht.',
        ],
        [
          `Then ‘Remember me’ twice, on a single note, the way you call when you have no strength left for a melody. The second time the voice leaps to the high G, and Amara Diallo-Weiß takes that note without vibrato and very short. At St. Ägidien nobody needs to hold it. [The room](${toArticle('sechs-sekunden')}) does that.`,
          'At the end no one wants to be the first to clap. Please don’t be.',
        ],
      ),
      headline(t('Und die Hexen?', 'And the witches?'), { level: 3 }),
      text(
        [
          'Man vergisst sie leicht, weil am Ende alles still wird. Aber vorher wird gelacht, „ho ho ho“, in d-Moll, und das Echo dazu singt ein Chor hinter dem Lettner. In unserer Fassung stehen die Hexen im Publikum. Sie tragen Mäntel wie alle anderen, und wer neben einer sitzt, erfährt es erst, wenn sie aufsteht. Nach der zweiten Vorstellung bat eine Besucherin, beim nächsten Mal bitte wieder neben einer Hexe sitzen zu dürfen. Das ließ sich einrichten. Sie ist jetzt selbst eine.',
        ],
        [
          'They are easily forgotten because everything turns so quiet at the end. But before that there is laughter, ‘ho ho ho’, in D minor, and the echo is sung by a choir behind the screen. In our version the witches are in the audience. They wear coats like everyone else, and if you sit next to one you only find out when she rises. After the second performance a member of the audience asked if next time she could please sit beside a witch again. It could be arranged. She is one herself now.',
        ],
      ),
      podcast(
        'https://soundcloud.com/morgenfeld/dido-bass',
        t('Nur der Bass, elfmal', 'Just the bass, eleven times'),
      ),
      button(
        t('Dido and Aeneas in der Klosterkirche', 'Dido and Aeneas at the abbey church'),
        toProduction('dido'),
        { look: 'outline' },
      ),
    ],
  );

/** Listening guides to works for the stage. */
export const operaGuides = (use: DemoMedia): readonly Draft[] => [
  fidelio(use),
  rusalka(use),
  lament(),
];
