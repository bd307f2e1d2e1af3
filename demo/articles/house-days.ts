import { image, images } from '../compose/pictures.ts';
import { button, closeText, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { PHONE, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const cloakroom = (use: DemoMedia): Draft =>
  article(
    'garderobe',
    {
      title: t('1.650 Haken, ein Abend', '1,650 hooks, one evening'),
      preline: t('Aus dem Haus', 'From the house'),
      teaser: t(
        'Ein Wintersamstag an der Garderobe, von halb sechs bis Mitternacht. Protokoll einer Reise durch die Mäntel der Stadt.',
        'A winter Saturday at the cloakroom, from half past five to midnight. The log of a journey through the coats of a town.',
      ),
      category: 'haus',
      tags: ['stadt'],
      author: 'Miriam Ostrowetz',
      image: use.picture('garderobenmarken'),
      description: t(
        'Ein Abend an der Garderobe des Konzerthauses Morgenfeld: zwölf Menschen, 1.400 Mäntel, neun Minuten.',
        'An evening at the cloakroom of Konzerthaus Morgenfeld: twelve people, 1,400 coats, nine minutes.',
      ),
    },
    [
      text(
        [
          '**17:30** Gerlinde Süß hängt ihren eigenen Mantel an Haken 1. Das ist der Brauch. Wer zuerst kommt, nimmt die Eins und bringt Kekse mit.',
          '**18:10** Der erste Gast. Er kommt immer als Erster, seit 1987, immer auf die 300, und sagt immer: „Wie letztes Mal.“ Niemand weiß, was er damit meint. Alle nicken.',
          '**18:40** Ein Cellokasten. Darin ein Cello? „Wein“, sagt der Herr. Er bekommt die Sperrgutmarke und einen Blick.',
        ],
        [
          '**17:30** Gerlinde Süß hangs her own coat on hook 1. That is the custom: whoever arrives first takes number one and brings biscuits.',
          '**18:10** The first guest. He has always been the first, since 1987, always on 300, and always says: ‘As last time.’ Nobody knows what he means. Everybody nods.',
          '**18:40** A cello case. A cello inside? ‘Wine,’ says the gentleman. He is given the tag for bulky goods, and a look.',
        ],
      ),
      headline(t('Der Berg', 'The mountain')),
      text(
        [
          '**19:10 bis 19:28** In achtzehn Minuten kommen elfhundert Menschen. Man redet nicht mehr, man greift. Loden links, Daune rechts, Pelz wird nicht kommentiert. Die Kunst, sagt Süß, bestehe darin, beim Nehmen schon zu wissen, wie schwer der Mantel ist. „Leichte nach oben. Sonst hast du um zehn Rücken.“',
          '**19:31** Stille. Durch die Wand der erste Akkord. Zwölf Leute setzen sich gleichzeitig. Tee.',
        ],
        [
          '**19:10–19:28** In eighteen minutes eleven hundred people arrive. No more talking, only reaching. Loden left, down right, furs without comment. The art, says Süß, is to know as you take a coat how heavy it is. ‘Light ones on top. Or you’ll have no back by ten.’',
          '**19:31** Silence. Through the wall, the first chord. Twelve people sit down at once. Tea.',
        ],
      ),
      quote(
        t(
          'Man erkennt am Mantel nicht, wer jemand ist. Man erkennt, wie der Tag war.',
          'A coat doesn’t tell you who someone is. It tells you how their day was.',
        ),
        t('Gerlinde Süß', 'Gerlinde Süß'),
        t('Garderobe, seit 26 Jahren', 'Cloakroom, 26 years'),
      ),
      images(
        [
          [
            use.picture('garderobenmarken'),
            t('Messing, 1911. Nur eine fehlt.', 'Brass, 1911. Only one is missing.'),
          ],
          [
            use.picture('foyertreppe'),
            t('19:09 Uhr. Noch eine Minute.', '19:09. One minute to go.'),
          ],
          [
            use.picture('kronleuchter'),
            t('Wenn er heller wird, kommen sie.', 'When it brightens, they are coming.'),
          ],
        ],
        { format: 'square' },
      ),
      text(
        [
          '**20:15** Pause. Keiner holt seinen Mantel, außer den Rauchern. Sie bekommen sie ungefragt.',
          '**21:47** Der Leuchter wird heller. Alle stehen auf. Dann neun Minuten, in denen Süß vierhundert Menschen bedient und drei Marken findet, die anderen gehören.',
          '**22:20** Es bleiben: ein Schal, zwei Schirme, ein linker Handschuh, ein Cellokasten. Der Herr kommt um halb elf wieder, öffnet ihn auf dem Tresen und schenkt aus. Es war tatsächlich Wein.',
        ],
        [
          '**20:15** Interval. Nobody fetches their coat except the smokers, who are handed theirs unasked.',
          '**21:47** The chandelier brightens. Everyone gets up. Then nine minutes in which Süß serves four hundred people and finds three tags that belong to others.',
          '**22:20** What is left: a scarf, two umbrellas, a left glove, a cello case. The gentleman returns at half past ten, opens it on the counter and pours. It really was wine.',
        ],
      ),
      button(t('Garderobe und Gastronomie', 'Cloakroom, food and drink'), toPage('garderobe'), {
        look: 'arrow',
      }),
    ],
  );

const tag417 = (use: DemoMedia): Draft =>
  article(
    'marke-417',
    {
      title: t('Marke 417', 'Tag 417'),
      preline: t('Kurz', 'In brief'),
      teaser: t(
        'Seit 1968 fehlt an der Garderobe eine Messingmarke. Nun haben wir Post bekommen.',
        'One brass tag has been missing from the cloakroom since 1968. Now we have had a letter.',
      ),
      category: 'haus',
      tags: ['stadt'],
      author: 'Wiebke Lührßen',
    },
    [
      text(
        [
          'Der Umschlag kam aus Winnipeg, ohne Absender, mit acht Briefmarken. Darin ein Foto: eine Hand, eine runde Messingscheibe, die Zahl 417. Auf der Rückseite in deutscher Schrift: „Sie hängt an meinem Schlüssel. Ich habe damals den falschen Mantel bekommen und den richtigen Mann darin gefunden. Bitte nicht zurückfordern.“',
        ],
        [
          'The envelope came from Winnipeg, without a sender, bearing eight stamps. In it a photograph: a hand, a round disc of brass, the number 417. On the back, in old German script: ‘It hangs on my key. I was given the wrong coat that night and found the right man in it. Please do not ask for it back.’',
        ],
      ),
      image(use.picture('garderobenmarken'), 'square', t('416, 418', '416, 418')),
      text(
        [
          'Wir fordern nicht zurück. Haken 417 bleibt, wie seit 1968, leer. Nur eine Bitte: Falls der andere Mantel noch existiert, würde sich dessen Besitzer freuen. Er war grau, Fischgrät, in der linken Tasche ein Programm von Bruckners Vierter, und sein Eigentümer, 81, wohnt bis heute am Lindenplatz.',
        ],
        [
          'We do not ask for it back. Hook 417 remains empty, as it has been since 1968. One request only: should the other coat still exist, its owner would be glad. It was grey, herringbone, with a programme of Bruckner’s Fourth in the left pocket, and he, now 81, still lives on Lindenplatz.',
        ],
      ),
      button(
        t('Ein Abend an der Garderobe', 'An evening at the cloakroom'),
        toArticle('garderobe'),
        { look: 'arrow' },
      ),
    ],
  );

const lineFive = (use: DemoMedia): Draft =>
  article(
    'linie-5',
    {
      title: t('Endstation Zugabe', 'Last stop: encore'),
      preline: t('Unterwegs', 'On the way'),
      teaser: t(
        'Freitags und samstags fährt die Linie 5 die ganze Nacht. Jasna Petrović steuert sie und weiß auch ohne Plakat, was in der Weberei gespielt wurde.',
        'On Fridays and Saturdays tram 5 runs all night. Jasna Petrović drives it and knows without any poster what was on at the mill.',
      ),
      category: 'haus',
      tags: ['stadt', 'jazz', 'nachhaltig'],
      author: 'Friedemann Kolb',
      image: use.picture('strassenbahn'),
    },
    [
      text(
        [
          '„Bei Jazz reden sie“, sagt Jasna Petrović und fährt so sanft an, dass der Kaffee im Becher sich nicht rührt. „Bei neuer Musik reden sie auch, aber leiser, und es dauert zwei Haltestellen, bis einer anfängt. Nach Tango sitzen die Paare auseinander. Ich weiß nicht, warum.“',
          'Es ist zehn nach eins. An der Haltestelle „Alte Weberei“ steigen 61 Menschen ein, einer mit Kontrabass. Für den gibt es in Wagen zwei einen Gurt, den die Verkehrsbetriebe 2019 auf Wunsch von Ottokar Brüning angebracht haben. Daneben klebt ein Schild: „Bitte nicht zupfen“.',
        ],
        [
          '‘After jazz they talk,’ says Jasna Petrović, pulling away so gently that the coffee in the cup stays still. ‘After new music they talk as well, only more quietly, and it takes two stops before anyone begins. After tango the couples sit apart. I don’t know why.’',
          'It is ten past one. At ‘Alte Weberei’ 61 people get on, one of them with a double bass. For him there is a strap in the second car, fitted by the tram company in 2019 at the request of Ottokar Brüning. Next to it is a sign: ‘Please do not pluck’.',
        ],
      ),
      quote(
        t(
          'Ich warte auf die letzte Zugabe. Im Fahrplan heißt das: Betriebsbedingt.',
          'I wait for the last encore. In the timetable that is called operational reasons.',
        ),
        t('Jasna Petrović', 'Jasna Petrović'),
        t('Fahrerin der Linie 5', 'Driver of tram 5'),
      ),
      text(
        [
          'Die Eintrittskarte ist seit 2014 Fahrkarte, die letzte Bahn hat keine letzte Bahn mehr, und seither kommen siebzig Prozent ohne Auto. Petrović interessiert das als Zahl weniger. Sie interessiert der Mann, der jeden zweiten Freitag bis zur Endstation mitfährt und wieder zurück, weil ihm unterwegs „das Solo noch einmal einfällt“.',
          'Hat sie je selbst ein Konzert gehört? „Einmal. Ich saß da und dachte die ganze Zeit, ich müsste bremsen.“ Dann summt sie. Es ist Mingus, und zwar der Bass.',
        ],
        [
          'Since 2014 the concert ticket has doubled as a tram ticket, the last tram is no longer the last, and seventy per cent come without a car. As a figure this interests Petrović less. She is interested in the man who every other Friday rides to the terminus and back because on the way ‘the solo comes to him again’.',
          'Has she ever been to a concert herself? ‘Once. I sat there thinking all the time that I ought to brake.’ Then she hums. It is Mingus: the bass line.',
        ],
      ),
      headline(t('Was liegen bleibt', 'What gets left behind')),
      text(
        [
          'Zwei Trompetendämpfer, ein Programmheft mit Telefonnummer, ein Kindersitz (leer), einmal ein kompletter Strauß, an dem ein Kärtchen hing: „Für den Schlagzeuger“. Petrović hat ihn am nächsten Abend ausgehändigt, an der Haltestelle, bei offener Tür, 40 Sekunden Verspätung. Im Fahrtenbuch steht: „Rosen.“',
        ],
        [
          'Two trumpet mutes, a programme with a telephone number, a child seat (empty), once an entire bouquet with a card attached: ‘For the drummer’. Petrović handed it over the following evening, at the stop, doors open, 40 seconds late. The log reads: ‘Roses.’',
        ],
      ),
      button(t('Anfahrt', 'Getting here'), toPage('anfahrt'), { look: 'outline' }),
      button(t('Jazz in der Weberei', 'Jazz at the Mill'), toSeries('jazz'), { look: 'arrow' }),
    ],
  );

const found = (use: DemoMedia): Draft =>
  article(
    'fundsachen',
    {
      title: t('Zwölf Dinge, die unter Stühlen lagen', 'Twelve things found beneath the seats'),
      preline: t('Liste', 'List'),
      teaser: t(
        'Die Fundstelle des Hauses hebt alles ein Jahr auf. Fast alles.',
        'The lost property office keeps everything for a year. Nearly everything.',
      ),
      category: 'haus',
      tags: ['stadt'],
      author: 'Trần Ngọc Anh',
    },
    [
      text(
        [
          '1. Ein Hörgerät, das noch mithörte.\n2. Vierzehn linke Handschuhe. Kein rechter.\n3. Ein Brautstrauß, Rang links. Am selben Abend: „Frauenliebe und -leben“.\n4. Die Doktorarbeit einer Meteorologin, ausgedruckt, Seite 1 bis 211. Seite 212 lag im Kammersaal.\n5. Ein Gebiss, in ein Programmheft gewickelt, bei der „Hexe“. Abgeholt, ohne Angabe von Gründen.\n6. Eine halbe Posaune.\n7. Ein Zettel: „Nicht umdrehen. Er sitzt hinter dir.“\n8. Der dazugehörige zweite Zettel: „Zu spät.“\n9. Eine Schildkröte. Sie gehörte einem Kind aus dem Krabbelkonzert und hatte es, wie sich zeigte, eiliger als gedacht.\n10. Ein Ehering, graviert „Für immer, Sitz 14“. Es gibt acht Sitze mit der 14. Wir haben alle angerufen.\n11. Dirigierstab, abgebrochen. Der Dirigent bestreitet alles.\n12. Ein Regenschirm, auf dessen Griff steht: „Dieser Schirm gehört dem, der ihn findet. Bitte weiterverlieren.“',
        ],
        [
          '1. A hearing aid that was still listening.\n2. Fourteen left-hand gloves. No right one.\n3. A bride’s bouquet, upper tier left. The same evening: ‘A Woman’s Love and Life’.\n4. A meteorologist’s doctoral thesis, printed, pages 1 to 211. Page 212 was in the Chamber Hall.\n5. A set of dentures wrapped in a programme, after the ‘Witch’. Collected, no reasons given.\n6. Half a trombone.\n7. A note: ‘Don’t turn round. He is sitting behind you.’\n8. The second note belonging to it: ‘Too late.’\n9. A tortoise. It belonged to a child at the crawling concert and turned out to be in more of a hurry than expected.\n10. A wedding ring engraved ‘For ever, seat 14’. There are eight seats numbered 14. We rang all of them.\n11. A baton, broken. The conductor denies everything.\n12. An umbrella, on whose handle is written: ‘This umbrella belongs to whoever finds it. Please lose it again.’',
        ],
      ),
      closeText(
        ['Den Schirm haben wir, wie gewünscht, weiterverloren.'],
        ['We have lost the umbrella again, as requested.'],
      ),
      images([
        [
          use.picture('sitzreihen'),
          t('Reihe 14, achtmal vorhanden', 'Row 14, available eight times'),
        ],
        [
          use.picture('garderobenmarken'),
          t('Was ordentlich abgegeben wurde', 'Things handed in properly'),
        ],
      ]),
      button(t('Etwas verloren?', 'Lost something?'), PHONE, { look: 'outline' }),
    ],
  );

/** Days and nights in the house. */
export const houseDays = (use: DemoMedia): readonly Draft[] => [
  cloakroom(use),
  tag417(use),
  lineFive(use),
  found(use),
];
