import { image, images } from '../compose/pictures.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toPerson, toProduction } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const viola = (use: DemoMedia): Draft =>
  article(
    'bratsche',
    {
      title: t('Der grüne Ordner', 'The green folder'),
      preline: t('Kurz', 'In brief'),
      teaser: t(
        'Ilse Grünwaldt sammelt Bratschenwitze, 614 sind es. Sie erzählt keinen. Sie erklärt sie.',
        'Ilse Grünwaldt collects viola jokes; she has 614. She never tells one. She explains them.',
      ),
      category: 'haus',
      tags: ['kammermusik', 'orchester'],
      author: 'Friedemann Kolb',
    },
    [
      text(
        [
          `Der Ordner steht im Stimmzimmer zwischen Kolophonium und Kaffee. [Ilse Grünwaldt](${toPerson('ilse')}), Solobratschistin, hat ihn 1998 angelegt, „aus wissenschaftlichem Interesse und weil man sich in der Pause nicht immer ärgern will“. Sie hat ein System.`,
        ],
        [
          `The folder stands in the warm-up room between rosin and coffee. [Ilse Grünwaldt](${toPerson('ilse')}), principal viola, started it in 1998, ‘out of scientific interest and because one can’t be cross every interval’. She has a system.`,
        ],
      ),
      text(
        [
          '- **Typ A, „zu langsam“:** 211 Witze. Ursprung: 18. Jahrhundert, als ausgemusterte Geiger an die Bratsche kamen.\n- **Typ B, „zu tief“:** 97. Beruht auf einem Irrtum. Die Bratsche ist nicht zu tief, sie ist zu klein: Nach den Gesetzen der Physik müsste sie so groß sein wie ein Kind.\n- **Typ C, „braucht keiner“:** 164. Zu widerlegen durch Weglassen. Wir haben es probiert, mit Brahms. Es klang wie Suppe ohne Teller.\n- **Typ D, „feuergefährlich“:** 80. Alle derselbe Witz.\n- **Typ E, ungeklärt:** 62. Handeln von Parkplätzen.',
        ],
        [
          '- **Type A, ‘too slow’:** 211 jokes. Origin: the eighteenth century, when discarded violinists were moved to the viola.\n- **Type B, ‘too low’:** 97. Based on an error. The viola isn’t too low, it is too small: by the laws of physics it ought to be the size of a child.\n- **Type C, ‘nobody needs it’:** 164. To be refuted by leaving it out. We tried, with Brahms. It sounded like soup without a plate.\n- **Type D, ‘flammable’:** 80. All of them the same joke.\n- **Type E, unexplained:** 62. About parking spaces.',
        ],
      ),
      headline(t('Warum ausgerechnet die Bratsche?', 'Why the viola of all things?')),
      text(
        [
          'Grünwaldt hat eine Theorie. Jede Gemeinschaft brauche jemanden, über den sie lachen könne, ohne ihn zu verlieren, und der müsse in der Mitte sitzen. Am Rand wäre es Grausamkeit. In der Mitte sei es ein Amt. Sie hat die Probe gemacht und in der Stimmgruppe ein Jahr lang alle Witze verboten. Im März begannen die zweiten Geigen, über die ersten zu reden. Im Mai sprachen die Hörner nicht mehr mit den Posaunen. Im Juni las sie aus dem Ordner vor, Typ A, Nummer 1 bis 40. Seither ist Frieden.',
        ],
        [
          'Grünwaldt has a theory. Every community needs someone it can laugh at without losing them, and that someone has to sit in the middle. At the edge it would be cruelty. In the middle it is an office. She put it to the test and for a year banned all jokes in the section. In March the second violins began to talk about the firsts. In May the horns stopped speaking to the trombones. In June she read aloud from the folder, type A, numbers 1 to 40. There has been peace ever since.',
        ],
      ),
      quote(
        t(
          'Haydn, Mozart, Beethoven, Schubert, Dvořák haben im Quartett Bratsche gespielt. Man sitzt in der Mitte und weiß alles.',
          'Haydn, Mozart, Beethoven, Schubert and Dvořák played the viola. You sit in the middle and know everything.',
        ),
        t('Ilse Grünwaldt', 'Ilse Grünwaldt'),
        t('Viola, Ägidius Quartett', 'Viola, Ägidius Quartett'),
      ),
      image(use.picture('geigenschnecke'), 'square', t('Keine Bratsche', 'Not a viola')),
    ],
  );

const buying = (use: DemoMedia): Draft =>
  article(
    'fluegelkauf',
    {
      title: t('Einmal Hamburg und zurück, mit Flügel', 'To Hamburg and back, with a piano'),
      preline: t('Reportage', 'Report'),
      teaser: t(
        'Wie kauft man einen Konzertflügel? Man fährt zu sechst hin, spielt zwei Tage lang denselben Takt und streitet im Zug.',
        'How does one buy a concert grand? Six people go, play the same bar for two days and argue on the train.',
      ),
      category: 'haus',
      tags: ['klavier', 'handwerk'],
      author: 'Bérénice Huguenot',
    },
    [
      text(
        [
          'Nummer fünf war müde. Nach 31 Jahren, etwa viertausend Konzerten und einem Unfall mit Prosecco gab der Diskant nach. Ein neuer Flügel kostet so viel wie ein kleines Haus in Niederwöhlen. Der Freundeskreis sammelte vier Jahre, verkauft wurden 88 Tasten à 1.900 Euro; das eingestrichene a war nach einer Minute weg.',
        ],
        [
          'Number five was tired. After 31 years, some four thousand concerts and an accident with prosecco its treble gave out. A new grand costs as much as a small house in Niederwöhlen. The Friends collected for four years, selling 88 keys at 1,900 euros each; the A above middle C was gone in a minute.',
        ],
      ),
      headline(t('Tag eins: fünf Schwestern', 'Day one: five sisters')),
      text(
        [
          'Fünf Instrumente, gleiches Modell, gleiches Jahr, in einem Saal nebeneinander. Man sollte meinen, sie klängen gleich. Das erste lacht, das zweite räuspert sich, das dritte ist höflich. Émilie Vauclair spielt auf allen fünf den Anfang von Ravels „Ondine“, Baek Jun-ho auf allen fünf einen einzigen C-Dur-Akkord, sehr oft. Pauline Achterberg liegt unter ihnen und klopft.',
          'Abends steht es drei zu drei zwischen der Zwei und der Vier.',
        ],
        [
          'Five instruments, same model, same year, side by side in one hall. You would think they sounded alike. The first laughs, the second clears its throat, the third is polite. On all five Émilie Vauclair plays the opening of Ravel’s ‘Ondine’; on all five Baek Jun-ho plays a single chord of C major, very often. Pauline Achterberg lies beneath them, knocking.',
          'In the evening it is three all between number two and number four.',
        ],
      ),
      headline(t('Tag zwei: Augen zu', 'Day two: eyes shut')),
      text(
        [
          'Wir setzen uns mit dem Rücken zur Bühne. Vauclair spielt, keiner weiß, wo. Am Ende hat jede und jeder die Drei auf dem Zettel, die höfliche. Allgemeine Verlegenheit. „Höflich“, sagt Achterberg von unten, „heißt, dass sie noch nichts gesagt hat. Die redet erst in einem Saal.“',
        ],
        [
          'We sit with our backs to the stage. Vauclair plays, nobody knows which. In the end all six have written down number three, the polite one. General embarrassment. ‘Polite,’ says Achterberg from below, ‘means she hasn’t said anything yet. That one will only talk in a hall.’',
        ],
      ),
      images(
        [
          [
            use.picture('fluegel'),
            t('Die Höfliche, Großer Saal, erster Abend', 'The polite one, Great Hall, first night'),
          ],
          [
            use.picture('klaviertasten'),
            t(
              'Taste 49, vergeben an die Klasse 4b, Niederwöhlen',
              'Key 49, bought by class 4b, Niederwöhlen',
            ),
          ],
        ],
        { layout: 'grid' },
      ),
      text(
        ['Sie steht nun seit einem Jahr auf der Bühne. Sie redet.'],
        ['She has been on our stage for a year now. She talks.'],
      ),
      button(t('Der Freundeskreis', 'The Friends'), toPage('freundeskreis'), { look: 'outline' }),
    ],
  );

const pianoDays = (use: DemoMedia): Draft =>
  article(
    'klaviertage',
    {
      title: t(
        'Vier Tage, sieben Flügel, ein Fahrradschloss',
        'Four days, seven pianos, one bicycle lock',
      ),
      preline: t('Rückblick', 'Looking back'),
      teaser: t(
        'Was von den letzten Klaviertagen blieb: 61 Stunden Musik, ein offenes Instrument im Foyer und die Frage, wem das Schloss gehört.',
        'What the last Piano Days left us: 61 hours of music, an open instrument in the foyer and the question whose lock that is.',
      ),
      category: 'sehen',
      tags: ['klavier', 'festival'],
      author: 'Bérénice Huguenot',
      image: use.picture('klaviertasten'),
    },
    [
      images(
        [
          [
            use.picture('fluegel'),
            t(
              'Donnerstag, 06:00 Uhr: Gerda, Herr Doktor und die Höfliche fahren Aufzug, nacheinander.',
              'Thursday, 06:00: Gerda, the Doctor and the polite one take the lift, one at a time.',
            ),
          ],
          [
            use.picture('foyertreppe'),
            t(
              'Freitag: Das offene Klavier im Foyer. Warteschlange bis zur Treppe, kürzester Auftritt vier Töne.',
              'Friday: the open piano in the foyer. The queue reaches the stairs; shortest appearance: four notes.',
            ),
          ],
          [
            use.picture('alte-weberei'),
            t(
              'Samstag: Marathon in der Weberei. Satie, „Vexations“, 840-mal dasselbe. Bei 611 schlief ein Hund ein, bei 840 standen alle.',
              'Saturday: marathon at the mill. Satie’s ‘Vexations’, 840 times the same. At 611 a dog fell asleep; at 840 everyone stood.',
            ),
          ],
          [
            use.picture('klaviertasten'),
            t(
              'Sonntag: Taste 49 klemmt. Ursache: ein Gummibärchen.',
              'Sunday: key 49 sticks. Cause: a jelly bear.',
            ),
          ],
        ],
        { title: t('Der Verlauf', 'How it went') },
      ),
      text(
        [
          'Die Bilanz: 5.900 Besuche, 212 Menschen am offenen Klavier, darunter ein Notarzt, der zwischen zwei Einsätzen die „Mondscheinsonate“ spielte, Helm auf dem Deckel. Am Sonntagabend war das Foyerklavier mit einem Fahrradschloss am Treppengeländer befestigt. Kein Zettel. Wir deuten es als Liebeserklärung und bitten dennoch um den Schlüssel.',
        ],
        [
          'The balance: 5,900 visits, 212 people at the open piano, among them an emergency doctor who played the ‘Moonlight’ Sonata between two calls, helmet on the lid. On Sunday evening the foyer piano had been fastened to the banister with a bicycle lock. No note. We interpret it as a declaration of love and would still like the key.',
        ],
      ),
      headline(t('Die Nacht der 840', 'The night of the 840')),
      text(
        [
          'Vierzehn Pianist:innen teilten sich die „Vexations“, je eine Stunde, mit fliegendem Wechsel: Die linke Hand der einen spielte weiter, bis die rechte der anderen saß. Um drei Uhr früh waren noch neunzehn Menschen in der Halle, darunter ein Ehepaar aus Kassel, das sich verfahren hatte. Um fünf brachte die Bar Brühe. Um sieben fiel Licht durch die Sheddächer, und Rubén Iturralde Soto, der die vorletzte Schicht hatte, sagt, da habe das Stück zum ersten Mal anders geklungen. Gespielt habe er dasselbe.',
        ],
        [
          'Fourteen pianists shared the ‘Vexations’, an hour each, changing over on the fly: the left hand of one played on until the right hand of the other was in place. At three in the morning there were still nineteen people in the hall, among them a couple from Kassel who had lost their way. At five the bar brought broth. At seven light fell through the saw-tooth roof, and Rubén Iturralde Soto, who had the last shift but one, says that this was when the piece first sounded different. He was playing the same.',
        ],
      ),
      quote(
        t(
          'Ich kann nur den Anfang. Aber den kann ich jeden Tag.',
          'I only know the beginning. But I know it every day.',
        ),
        t('Spieler Nr. 88', 'Player no. 88'),
        t('offenes Klavier', 'open piano'),
      ),
      button(t('Morgenfelder Klaviertage', 'Morgenfeld Piano Days'), toProduction('klaviertage')),
    ],
  );

/** Small and large matters of strings and keys. */
export const stringsAndKeys = (use: DemoMedia): readonly Draft[] => [
  viola(use),
  buying(use),
  pianoDays(use),
];
