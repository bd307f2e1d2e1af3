import { image } from '../compose/pictures.ts';
import { events } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { ofGenre, toPerson, toSeries } from '../pages/targets.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const year = (use: DemoMedia): Draft =>
  article(
    'das-jahr',
    {
      title: t('Zwölf Monate und ein Nachspiel', 'Twelve months and a postlude'),
      preline: t('Hörhilfe', 'Listening guide'),
      teaser: t(
        'Fanny Hensels „Das Jahr“ lag 150 Jahre in einer Schublade. Ludmila Hořejšová spielt es nur im Winter. Ein Kalender.',
        'Fanny Hensel’s ‘Das Jahr’ lay in a drawer for 150 years. Ludmila Hořejšová plays it only in winter. A calendar.',
      ),
      category: 'hoeren',
      tags: ['klavier'],
      author: 'Johanna Weißenfels',
      image: use.picture('dach-im-schnee'),
    },
    [
      text(
        [
          `1841 schrieb Fanny Hensel zu Weihnachten für ihren Mann zwölf Klavierstücke, eines für jeden Monat, auf Papier in zwölf Farben. Gedruckt wurde das Werk 1989. [Ludmila Hořejšová](${toPerson('ludmila')}) sagt, sie spiele daraus nie einzelne Monate. „Man kann den Mai nicht ohne den Februar haben.“`,
        ],
        [
          `For Christmas 1841 Fanny Hensel wrote twelve piano pieces for her husband, one for each month, on paper of twelve colours. The work was printed in 1989. [Ludmila Hořejšová](${toPerson('ludmila')}) says she never plays single months. ‘You can’t have May without February.’`,
        ],
      ),
      text(
        [
          '- **Januar:** Ein Traum. Alle Themen ziehen vorbei, noch ohne Namen.\n- **Februar:** Karneval, so leise, als hörte man ihn durch eine Wand.\n- **März:** Glocken. Ein Osterchoral, zwei Wochen zu früh, also genau richtig.\n- **April:** Was der April eben macht.\n- **Mai:** Sie war glücklich. Es gibt keinen anderen Grund für dieses Stück.\n- **Juni:** Eine Serenade vor dem Fenster, mit Blick auf die Uhr.\n- **Juli:** Die Erde hat Durst. Drei Seiten lang kein Regen.\n- **August:** Erntewagen. Sie wackeln im linken Mittelfinger.\n- **September:** Am Flusse. Das schönste der zwölf; hören Sie auf den Daumen, er hat die Melodie.\n- **Oktober:** Jagd. Hörner, von jemandem, der Hörner nur von fern mochte.\n- **November:** Jemand ist gestorben. Sie sagt nicht, wer.\n- **Dezember:** Schneetreiben, dann, in der Tür, ein Choral.',
        ],
        [
          '- **January:** a dream. All the themes drift past, without names as yet.\n- **February:** carnival, so quiet that you seem to hear it through a wall.\n- **March:** bells. An Easter chorale, two weeks early, so just in time.\n- **April:** what April does.\n- **May:** she was happy. There is no other reason for this piece.\n- **June:** a serenade beneath the window, with one eye on the clock.\n- **July:** the earth is thirsty. Three pages without rain.\n- **August:** harvest carts. They wobble in the middle finger of the left hand.\n- **September:** by the river. The finest of the twelve; listen to the thumb, it has the tune.\n- **October:** a hunt. Horns, by somebody who liked horns only at a distance.\n- **November:** someone has died. She does not say who.\n- **December:** driving snow, then, in the doorway, a chorale.',
        ],
      ),
      image(
        use.picture('dach-im-schnee'),
        'horizontal',
        t('Dezember, vom Probenzimmer aus', 'December, from the practice room'),
      ),
      text(
        [
          'Und das Nachspiel? Ein Choral, kaum eine Seite, ohne Monat. „Das alte Jahr vergangen ist.“ Hořejšová lässt danach die Hände auf den Tasten, bis der letzte Ton aufgehört hat. Im Kammersaal dauert das neun Sekunden.',
        ],
        [
          'And the postlude? A chorale, barely a page, with no month. ‘The old year now hath passed away.’ Afterwards Hořejšová leaves her hands on the keys until the last note has ended. In the Chamber Hall that takes nine seconds.',
        ],
      ),
      button(
        t('Achtundachtzig, die Klavierreihe', 'Eighty-Eight, the piano series'),
        toSeries('tasten'),
      ),
    ],
  );

const winterJourney = (): Draft =>
  article(
    'winterreise',
    {
      title: t('Vierundzwanzigmal fortgehen', 'Leaving, twenty-four times'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Hrafn Sigmarsson war Fischer, bevor er Schubert sang. Er findet, die „Winterreise“ handle vor allem von Ausrüstung.',
        'Hrafn Sigmarsson was a fisherman before he sang Schubert. He thinks Winterreise is mainly about equipment.',
      ),
      category: 'gespraeche',
      tags: ['stimme', 'klavier'],
      author: 'Miriam Ostrowetz',
      description: t(
        'Der Bariton und frühere Fischer Hrafn Sigmarsson über Schuberts „Winterreise“.',
        'The baritone and former fisherman Hrafn Sigmarsson on Schubert’s Winterreise.',
      ),
    },
    [
      text(
        [
          `„Er zieht nachts los, im Januar, zu Fuß, ohne Handschuhe. Bei uns im Dorf hätte man ihn nicht gehen lassen.“ [Hrafn Sigmarsson](${toPerson('hrafn')}) rührt in seinem Kaffee, mit einer Hand, die aussieht, als könne sie ein Netz noch einholen. „Das ist das Erste, was ich den Studenten sage. Es ist kein Zyklus über Liebe. Der Mann friert.“`,
        ],
        [
          `‘He sets off at night, in January, on foot, without gloves. In our village they wouldn’t have let him go.’ [Hrafn Sigmarsson](${toPerson('hrafn')}) stirs his coffee with a hand that looks as if it could still haul in a net. ‘That is the first thing I tell students. It isn’t a cycle about love. The man is cold.’`,
        ],
      ),
      headline(t('Lied für Lied', 'Song by song'), { level: 2 }),
      text(
        [
          '**Gute Nacht.** „Gehgeschwindigkeit. Nicht langsamer. Wer hier trauert, ist nach zwanzig Minuten tot.“',
          '**Der Lindenbaum.** „Alle denken: Heimat. Hören Sie auf das Klavier in der dritten Strophe. Der Baum sagt: Leg dich hin. Das ist kein freundlicher Baum.“',
          '**Die Post.** „Ich hatte einen Kapitän, der stand jeden Tag am Funk. Seine Frau war seit neun Jahren weg.“',
          '**Der Leiermann.** „Keine Steigerung. Kein Ausdruck. Nino spielt die leere Quinte, und ich frage etwas. Dann ist Schluss, mitten in der Frage. In Ísafjörður hat einmal einer im Publikum geantwortet. Er hat gesagt: Komm rein.“',
        ],
        [
          '**Gute Nacht.** ‘Walking pace. No slower. Mourn here and you’ll be dead in twenty minutes.’',
          '**Der Lindenbaum.** ‘Everyone thinks: home. Listen to the piano in the third verse. The tree is saying: lie down. That is not a friendly tree.’',
          '**Die Post.** ‘I had a captain who stood by the radio every day. His wife had been gone for nine years.’',
          '**Der Leiermann.** ‘No climax. No expression. Nino plays the empty fifth, and I ask a question. Then it stops, in the middle of the question. In Ísafjörður somebody in the audience answered once. He said: come in.’',
        ],
      ),
      quote(
        t(
          'Schubert hat die Lieder gesungen und gesagt: Mir gefallen sie. Da saßen alle im Zimmer und schwiegen. Ich glaube, ihnen war kalt.',
          'Schubert sang them and said: I like them. And everyone in the room sat in silence. I think they were cold.',
        ),
        t('Hrafn Sigmarsson', 'Hrafn Sigmarsson'),
        t('Bariton', 'Baritone'),
      ),
      text(
        [
          `Am Flügel sitzt [Nino Kveladze](${toPerson('nino')}), die jeden Text auswendig kann. Bei Lied 24, sagt sie, spiele sie mit einem Finger weniger. „Damit es kälter wird.“`,
        ],
        [
          `At the piano is [Nino Kveladze](${toPerson('nino')}), who knows every poem by heart. In song 24, she says, she uses one finger fewer. ‘To make it colder.’`,
        ],
      ),
      button(t('Lied & Stimme im Programm', 'Song & voice in the programme'), ofGenre('lied'), {
        look: 'outline',
      }),
    ],
  );

const mayer = (use: DemoMedia): Draft =>
  article(
    'emilie-mayer',
    {
      title: t('Acht Sinfonien und ein Toast', 'Eight symphonies and a toast'),
      preline: t('Porträt', 'Portrait'),
      teaser: t(
        'Emilie Mayer war die meistgespielte Komponistin ihrer Zeit, und dann fast hundert Jahre lang die ungespielteste. Wer war sie?',
        'Emilie Mayer was the most performed woman composer of her day and then, for almost a century, the least. Who was she?',
      ),
      category: 'hintergrund',
      tags: ['orchester'],
      author: 'Johanna Weißenfels',
      image: use.picture(
        'portrait-brille',
        t(
          'Johanna Weißenfels mit einer Abschrift der Siebten',
          'Johanna Weißenfels with a copy of the Seventh',
        ),
      ),
      description: t(
        'Emilie Mayer (1812–1883) schrieb acht Sinfonien. Warum wir sie neben Beethoven stellen.',
        'Emilie Mayer (1812–1883) wrote eight symphonies. Why we put her next to Beethoven.',
      ),
    },
    [
      text(
        [
          'In den Berliner Zeitungen von 1850 stand ihr Name auf denselben Seiten wie der von Schumann, nur dass bei Schumann keiner schrieb, er habe sich „für einen Mann“ gut geschlagen. Emilie Mayer, Apothekertochter aus Mecklenburg, mietete an diesem Abend das Schauspielhaus, bezahlte das Orchester und ließ nur eigene Werke spielen. Es war ausverkauft.',
        ],
        [
          'In the Berlin newspapers of 1850 her name appeared on the same pages as Schumann’s, except that nobody wrote of Schumann that he had done well ‘for a man’. That night Emilie Mayer, an apothecary’s daughter from Mecklenburg, hired the theatre, paid the orchestra and had nothing but her own works performed. It was sold out.',
        ],
      ),
      headline(t('Drei Dinge, die man wissen sollte', 'Three things worth knowing')),
      text(
        [
          '1. Sie fing spät an. Bis dreißig führte sie dem Vater den Haushalt. Nach dessen Tod zog sie allein in die Stadt, nahm Unterricht bei Carl Loewe und schrieb in sechs Jahren vier Sinfonien.\n2. Sie formte in ihrer Freizeit Gefäße aus Brotteig. Eines besaß die Königin.\n3. Auf die Frage, warum sie nicht heirate, soll sie geantwortet haben, sie habe zu tun.',
        ],
        [
          '1. She began late. Until she was thirty she kept house for her father. After his death she moved to the city alone, studied with Carl Loewe and wrote four symphonies in six years.\n2. In her spare time she made vessels out of bread dough. The queen owned one.\n3. Asked why she did not marry, she is said to have answered that she was busy.',
        ],
      ),
      headline(t('Wie klingt das?', 'What does it sound like?')),
      text(
        [
          'Wie jemand, der Beethoven genau gehört hat und nicht erschrocken ist. Die Themen sind kurz und haben Ellbogen. Die Pauke darf Melodie spielen. Und im Finale der Siebten, f-Moll, gibt es eine Stelle, an der das ganze Orchester Anlauf nimmt zu einem großen Schluss und ihn dann nicht macht: Generalpause, ein Fagott räuspert sich, alles von vorn. Beim ersten Mal hat bei uns jemand gelacht. Mirela Dragoș hat ihm nachher die Hand gegeben.',
        ],
        [
          'Like somebody who listened closely to Beethoven and was not afraid. The themes are short and have elbows. The timpani are given tunes. And in the finale of the Seventh, in F minor, there is a place where the whole orchestra takes a run-up to a grand conclusion and then does not make it: general pause, a bassoon clears its throat, back to the start. The first time we played it somebody laughed. Mirela Dragoș shook his hand afterwards.',
        ],
      ),
      quote(
        t(
          'Man hat sie nicht vergessen. Man hat aufgehört, sie zu drucken. Das ist etwas anderes.',
          'She wasn’t forgotten. They stopped printing her. That is something else.',
        ),
        t('Johanna Weißenfels', 'Johanna Weißenfels'),
        t('Leitende Dramaturgin', 'Head of dramaturgy'),
      ),
      text(
        [
          'Nach jeder Aufführung hebt das Orchester in der Kantine ein Glas, mit Brot. So viel Tradition muss sein.',
        ],
        [
          'After every performance the orchestra raises a glass in the canteen, with bread. One must have some traditions.',
        ],
      ),
      events({
        title: t('Komponistinnen im Programm', 'Women composers in the programme'),
        tag: tags.idOf('komponistinnen'),
      }),
    ],
  );

/** Listening guides to songs, piano cycles and one forgotten symphonist. */
export const musicGuides = (use: DemoMedia): readonly Draft[] => [
  year(use),
  winterJourney(),
  mayer(use),
];
