import { images, video } from '../compose/pictures.ts';
import { section } from '../compose/teasers.ts';
import { button, closeText, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const choir = (use: DemoMedia): Draft =>
  article(
    'buergerchor',
    {
      title: t('Montag, halb sieben', 'Monday, half past six'),
      preline: t('Reportage', 'Report'),
      teaser: t(
        'Zweihundert Menschen, kein Vorsingen, ein Fenster, das klemmt. Eine Probe mit dem Bürgerchor, gesungen von innen.',
        'Two hundred people, no audition, a window that sticks. A rehearsal with the citizens’ choir, sung from within.',
      ),
      category: 'haus',
      tags: ['stimme', 'vermittlung'],
      author: 'Miriam Ostrowetz',
      image: use.picture('chor'),
    },
    [
      text(
        [
          'Ich stehe im zweiten Alt, zwischen einer Notarin und einem Jungen, der noch nicht weiß, ob er Tenor wird. Vor mir ein Rücken mit Hosenträgern. Man hat mir einen Bleistift gegeben und gesagt, ich solle bei „Hiob“ auf Seite vier nicht atmen.',
        ],
        [
          'I am standing in the second altos, between a notary and a boy who does not know yet whether he will be a tenor. In front of me is a back with braces. I have been given a pencil and told not to breathe on page four of ‘Hiob’.',
        ],
      ),
      closeText(
        [
          `Dann hebt [Tomasz Wiśniowski](${toPerson('tomasz')}) die Hände, als trüge er ein Tablett, und zweihundert Leute atmen ein. Ich hatte vergessen, wie laut das ist. Als öffnete jemand eine sehr große Tür.`,
        ],
        [
          `Then [Tomasz Wiśniowski](${toPerson('tomasz')}) lifts his hands as though carrying a tray, and two hundred people breathe in. I had forgotten how loud that is. As if somebody were opening a very large door.`,
        ],
      ),
      quote(
        t('Atmen ist auch Musik. Fenster zu.', 'Breathing is music too. Shut the window.'),
        t('Tomasz Wiśniowski', 'Tomasz Wiśniowski'),
        t('Chorleiter, 18:41 Uhr', 'Choir director, 18:41'),
      ),
      text(
        [
          'Wir singen acht Takte, elfmal. Beim dritten Mal finde ich den Ton, beim fünften verliere ich ihn, beim achten merke ich, dass ihn die Notarin hat und mir leiht. Niemand sieht sich um. Das ist es wohl: Man darf falsch sein, solange man zuhört.',
          'In der Pause gibt es Schmalzbrote und eine Liste, wer wen mitnimmt. Ein Mann erzählt, er sei nach dem Tod seiner Frau gekommen, weil es montags am stillsten gewesen sei. Ein anderer wegen der Schmalzbrote. Beide im Bass.',
          'Um halb neun singen wir es einmal durch. Seite vier. Keiner atmet. Draußen fährt die Linie 2 vorbei, ein gehaltenes Es, das passt.',
        ],
        [
          'We sing eight bars eleven times. The third time I find the note, the fifth time I lose it, and the eighth time I realise that the notary has it and is lending it to me. Nobody looks round. That must be it: you may be wrong as long as you listen.',
          'In the break there is bread and dripping and a list of who gives whom a lift. One man says he came after his wife died, because Mondays were the quietest. Another came for the bread. Both sing bass.',
          'At half past eight we sing it through once. Page four. Nobody breathes. Outside tram 2 goes past on a sustained E flat, which fits.',
        ],
      ),
      section(
        [
          [
            text(
              ['Der Bürgerchor nimmt alle. Wer kommt, ist da.'],
              ['The citizens’ choir takes everyone. Come, and you are in.'],
            ),
          ],
          [button(t('Zum Bürgerchor', 'About the citizens’ choir'), toPage('buergerchor'))],
        ],
        { layout: '67-33', look: 'ink' },
      ),
    ],
  );

const bigBand = (use: DemoMedia): Draft =>
  article(
    'bigband',
    {
      title: t('Siebzehn Leute, ein Auftakt', 'Seventeen people, one upbeat'),
      preline: t('Probenbesuch', 'At rehearsal'),
      teaser: t(
        'Die Schussfaden Bigband übt seit drei Wochen einen einzigen Akkord. Er kommt in einer Hymne auf die Straßenbahnlinie 5 vor, und er ist fast fertig.',
        'For three weeks the Schussfaden Bigband has been practising a single chord. It occurs in an anthem to tram line 5, and it is nearly done.',
      ),
      category: 'sehen',
      tags: ['jazz', 'stadt'],
      author: 'Friedemann Kolb',
      image: use.picture('mikrofon'),
    },
    [
      text(
        [
          `„Nein“, sagt [Saïdou Lorenz](${toPerson('saidou')}) und setzt das Saxofon ab. „Das war die Linie 2.“ Gelächter im Blech. Der Akkord soll klingen wie das Quietschen in der Kurve am Wehr, freitags, bei Nässe. Vier Posaunen, vier Trompeten, fünf Saxofone, und jeder hat einen anderen Ton, von denen keine zwei sich vertragen.`,
        ],
        [
          `‘No,’ says [Saïdou Lorenz](${toPerson('saidou')}), lowering his saxophone. ‘That was tram 2.’ Laughter in the brass. The chord is meant to sound like the squeal in the bend by the weir, on a Friday, in the wet. Four trombones, four trumpets, five saxophones, each on a different note, no two of which get along.`,
        ],
      ),
      video(
        'https://www.youtube.com/watch?v=morgenfeld9',
        use.picture('alte-weberei'),
        t('Die Kurve am Wehr, Versuch 14', 'The bend by the weir, take 14'),
        t('1:20', '1:20'),
      ),
      headline(t('Wer hier spielt', 'Who plays here')),
      text(
        [
          'Zwei Lehrerinnen, ein Bestatter, drei Studierende, eine Richterin, der Kellner vom „Schussfaden“, zwei Profis, die sich das nicht anmerken lassen, und am Schlagzeug Lorenz’ Mutter. Jasmin Lorenz hat 22 Jahre an einem der 240 Webstühle gestanden, Reihe 9, Platz 4. „Swing“, sagt sie, „ist, wenn der Schuss ein bisschen später kommt. Das hatten wir dauernd. Da haben sie den Mechaniker gerufen.“',
        ],
        [
          'Two teachers, an undertaker, three students, a judge, the waiter from the ‘Schussfaden’, two professionals who don’t let it show and, on drums, Lorenz’s mother. Jasmin Lorenz spent 22 years at one of the 240 looms, row 9, place 4. ‘Swing,’ she says, ‘is when the weft comes a little late. We had that all the time. They used to send for the mechanic.’',
        ],
      ),
      headline(t('Die Hymne', 'The anthem')),
      text(
        [
          'Sie heißt „Letzte Fünf“, dauert sieben Minuten und hat drei Strophen: hin, her, Betriebshof. Komponiert hat sie Saïdou Lorenz in der Bahn, auf die Rückseite eines Fahrplans, weshalb der zweite Teil eine Verspätung von zwei Takten hat. Die Posaunen sind die Türen. Die Trompeten sind die Ansage, gestopft und unverständlich. Wenn alles steht, spielt das Klavier allein, ein Licht am Wehr, bis einer ruft: „Zurückbleiben, bitte.“',
        ],
        [
          'It is called ‘Last Five’, lasts seven minutes and has three verses: out, back, depot. Saïdou Lorenz composed it on the tram, on the back of a timetable, which is why the second part runs two bars late. The trombones are the doors. The trumpets are the announcement, muted and unintelligible. When everything stops the piano plays alone, a light by the weir, until somebody calls: ‘Stand clear, please.’',
        ],
      ),
      quote(
        t(
          'Ein Webstuhl hat mehr Groove als ein Metronom. Er will ja etwas.',
          'A loom has more groove than a metronome. It wants something, after all.',
        ),
        t('Jasmin Lorenz', 'Jasmin Lorenz'),
        t('Schlagzeug', 'Drums'),
      ),
      text(
        [
          'Um 22:40 Uhr sitzt der Akkord. Alle hören es, keiner sagt etwas. Draußen nimmt die letzte normale Fünf die Kurve, und durch die Scheiben kommt, in Originallage, die Antwort.',
        ],
        [
          'At 22:40 the chord is right. Everyone hears it; nobody says anything. Outside the last regular number 5 takes the bend, and through the windows, at original pitch, comes the answer.',
        ],
      ),
      button(t('Jazz in der Weberei', 'Jazz at the Mill'), toSeries('jazz')),
    ],
  );

const dressRehearsal = (use: DemoMedia): Draft =>
  article(
    'generalprobe',
    {
      title: t('Der Tag vor dem ersten Ton', 'The day before the first note'),
      preline: t('Aus dem Haus', 'From the house'),
      teaser: t(
        'Zehn Uhr: Der Saal ist kalt. Zwölf Uhr: Die Harfe ist weg. Ein Generalprobentag in neun Uhrzeiten.',
        'Ten o’clock: the hall is cold. Noon: the harp is missing. A dress rehearsal in nine times of day.',
      ),
      category: 'haus',
      tags: ['orchester', 'handwerk'],
      author: 'Bérénice Huguenot',
    },
    [
      text(
        [
          `**08:05** [Emre Köseoğlu](${toPerson('emre')}) zählt Stühle. 97. Gebraucht werden 96. Er zählt noch einmal.`,
          '**09:20** Der Saal hat siebzehn Grad. Die Oboe hat eine Meinung dazu.',
          '**10:00** A.',
          '**10:01** Noch ein A.',
          '**11:15** Pause. Die Solistin sucht ein Zimmer ohne Spiegel.',
          '**12:00** Die Harfe ist weg. Sie steht im Aufzug, zwischen zwei Etagen, mit einem Techniker, der jetzt weiß, wie sich eine Harfe von innen anhört.',
          '**13:40** Mirela Dragoș wiederholt vier Takte, neunmal. Beim neunten Mal legt sie den Stab hin. Es geht auch so. Es geht besser.',
          '**15:30** Der 97. Stuhl: Er war für die zweite Umblätterin.',
          '**17:00** Alle gehen. Auf dem Pult liegt ein Zettel: „Morgen dasselbe, nur mit Herzklopfen.“',
        ],
        [
          `**08:05** [Emre Köseoğlu](${toPerson('emre')}) counts chairs. 97. They need 96. He counts again.`,
          '**09:20** The hall is at seventeen degrees. The oboe has views on that.',
          '**10:00** A.',
          '**10:01** Another A.',
          '**11:15** Break. The soloist is looking for a room without a mirror.',
          '**Noon** The harp is missing. It is in the lift, between two floors, with a technician who now knows what a harp sounds like from inside.',
          '**13:40** Mirela Dragoș repeats four bars nine times. The ninth time she puts down her baton. It works without. It works better.',
          '**15:30** The 97th chair: it was for the second page turner.',
          '**17:00** Everyone leaves. On the stand is a note: ‘Same again tomorrow, but with a beating heart.’',
        ],
      ),
      images([
        [use.picture('sitzreihen'), t('08:05 Uhr', '08:05')],
        [use.picture('dirigentenpult'), t('13:40 Uhr', '13:40')],
        [use.picture('saal-von-der-buehne'), t('17:01 Uhr', '17:01')],
      ]),
      button(t('Philharmonische Abende', 'Philharmonic Evenings'), toSeries('abende')),
    ],
  );

/** Choirs, bands and the day before: people making music together. */
export const makingMusicTogether = (use: DemoMedia): readonly Draft[] => [
  choir(use),
  bigBand(use),
  dressRehearsal(use),
];
