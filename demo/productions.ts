import type { ProductionInput } from '../src/content/records/groups.ts';
import { productionTags } from './categories.ts';
import { numbered } from './numbered.ts';
import { prose, t } from './text.ts';
import { types } from './types.ts';

const opera = types.idOf('musiktheater');
const concert = types.idOf('konzert');
const festival = types.idOf('festival');
const exhibition = types.idOf('ausstellung');
const film = types.idOf('film');

export const productions = numbered({
  fidelio: {
    title: t('Fidelio', 'Fidelio'),
    subtitle: t('Beethovens einzige Oper, konzertant', 'Beethoven’s only opera, in concert'),
    exhibition_type: opera,
    tags: [productionTags.idOf('premiere'), productionTags.idOf('gespraech')],
    description: prose(
      [
        'Eine Frau verkleidet sich, um ihren Mann aus dem Kerker zu holen, und singt dabei einige der mutigsten Takte der Operngeschichte. Ohne Kulissen, dafür mit dem Orchester im Licht, wird „Fidelio“ zu dem, was er im Kern ist: ein Appell.',
        'Statt der gesprochenen Dialoge hören Sie neue Zwischentexte der Autorin Miriam Ostrowetz.',
      ],
      [
        'A woman disguises herself to free her husband from a dungeon and sings some of the bravest bars in all opera along the way. Without scenery, but with the orchestra in full light, Fidelio becomes what it is at heart: an appeal.',
        'In place of the spoken dialogue you will hear new linking texts by the writer Miriam Ostrowetz.',
      ],
    ),
  },
  rusalka: {
    title: t('Rusalka', 'Rusalka'),
    subtitle: t(
      'Lyrisches Märchen in drei Akten, konzertant',
      'Lyric fairy tale in three acts, in concert',
    ),
    exhibition_type: opera,
    tags: [productionTags.idOf('wiederaufnahme'), productionTags.idOf('gespraech')],
    description: prose(
      [
        'Eine Nixe will ein Mensch werden und bezahlt mit ihrer Stimme. Dvořáks Märchenoper ist ein einziger Mondaufgang für Orchester, tschechisch gesungen, mit deutschen und englischen Übertiteln.',
        'Das Lied an den Mond kennen viele. Den dritten Akt vergisst niemand.',
      ],
      [
        'A water nymph wants to be human and pays with her voice. Dvořák’s fairy-tale opera is one long moonrise for orchestra, sung in Czech with German and English surtitles.',
        'Many know the Song to the Moon. Nobody forgets the third act.',
      ],
    ),
  },
  haensel: {
    title: t('Hänsel und Gretel', 'Hänsel und Gretel'),
    subtitle: t(
      'Humperdincks Märchenoper, halbszenisch',
      'Humperdinck’s fairy-tale opera, semi-staged',
    ),
    exhibition_type: opera,
    tags: [productionTags.idOf('familie'), productionTags.idOf('wiederaufnahme')],
    description: prose(
      [
        'Der Wald aus Notenpulten, das Hexenhaus aus Cellokästen: Unsere halbszenische Fassung braucht wenig und zaubert viel. Der Kinderchor des Hauses singt die Lebkuchenkinder.',
        'Dauer knapp zwei Stunden mit Pause, empfohlen ab sechs Jahren.',
      ],
      [
        'A forest of music stands, a witch’s house built from cello cases: our semi-staged version needs little and conjures up a lot. The house’s own children’s choir sings the gingerbread children.',
        'Just under two hours with an interval, recommended from the age of six.',
      ],
    ),
  },
  dido: {
    title: t('Dido and Aeneas', 'Dido and Aeneas'),
    subtitle: t('Purcells Oper in der Klosterkirche', 'Purcell’s opera in the abbey church'),
    exhibition_type: opera,
    tags: [productionTags.idOf('gespraech')],
    description: prose(
      [
        'Eine knappe Stunde genügt Henry Purcell für die ganze Tragödie: Liebe, Verrat, Hexenspuk und am Ende eine Klage über sinkendem Bass, nach der niemand sofort klatschen mag.',
        'Åsa Lindrot leitet vom Cembalo, der Chor bewegt sich durch das ganze Kirchenschiff.',
      ],
      [
        'Henry Purcell needs barely an hour for the entire tragedy: love, betrayal, witchcraft and finally a lament over a falling bass after which no one wants to be the first to clap.',
        'Åsa Lindrot directs from the harpsichord while the chorus moves through the whole nave.',
      ],
    ),
  },
  karneval: {
    title: t('Der Karneval der Tiere', 'The Carnival of the Animals'),
    subtitle: t(
      'Mit neuen Texten und einem sehr langsamen Cancan',
      'With new verses and a very slow cancan',
    ),
    exhibition_type: concert,
    tags: [productionTags.idOf('familie')],
    description: prose(
      [
        'Saint-Saëns hielt sein berühmtestes Stück zeitlebens unter Verschluss: Er fürchtete um seinen Ruf. Wir finden, Hühner, Esel und Pianisten haben Besseres verdient.',
        'Pina Rautenstrauch moderiert, und der Schwan ist echt. Na ja, fast.',
      ],
      [
        'Saint-Saëns kept his most famous piece under lock and key for life, fearing for his reputation. We think hens, donkeys and pianists deserve better.',
        'Pina Rautenstrauch presents, and the swan is real. Well, almost.',
      ],
    ),
  },
  peter: {
    title: t('Peter und der Wolf', 'Peter and the Wolf'),
    subtitle: t('Sergei Prokofjews Orchestermärchen', 'Sergei Prokofiev’s orchestral tale'),
    exhibition_type: concert,
    tags: [productionTags.idOf('familie'), productionTags.idOf('wiederaufnahme')],
    description: prose(
      [
        'Jedes Kind erkennt danach die Oboe: Sie wurde vom Wolf verschluckt. Prokofjews Märchen erzählen wir mit Orchester und Sprecher, in Deutsch und Deutscher Gebärdensprache zugleich.',
      ],
      [
        'After this every child can pick out the oboe: it is the one swallowed by the wolf. We tell Prokofiev’s tale with orchestra and narrator, in spoken German and German Sign Language at once.',
      ],
    ),
  },
  pfifferling: {
    title: t('Die Klangwerkstatt des Herrn Pfifferling', 'Mr Pfifferling’s Sound Workshop'),
    subtitle: t(
      'Ein Musiktheater für Menschen ab fünf',
      'Music theatre for people aged five and up',
    ),
    exhibition_type: opera,
    tags: [productionTags.idOf('familie'), productionTags.idOf('premiere')],
    description: prose(
      [
        'Herr Pfifferling repariert Geräusche. Quietschende Türen, heisere Wecker, ein verstummtes Cello: Alles landet auf seinem Tisch. Doch eines Morgens fehlt in ganz Morgenfeld die Stille, und niemand weiß, wer sie genommen hat.',
        'Eine Eigenproduktion des Hauses mit Schlagwerk, Akkordeon und vielen Dingen vom Flohmarkt.',
      ],
      [
        'Mr Pfifferling mends sounds. Squeaky doors, hoarse alarm clocks, a cello that has fallen silent: it all lands on his bench. But one morning silence itself goes missing from Morgenfeld, and nobody knows who took it.',
        'An original production with percussion, accordion and a great many finds from the flea market.',
      ],
    ),
  },
  klaviertage: {
    title: t('Morgenfelder Klaviertage', 'Morgenfeld Piano Days'),
    subtitle: t('Vier Tage, sieben Flügel', 'Four days, seven grand pianos'),
    exhibition_type: festival,
    tags: [productionTags.idOf('festival')],
    description: prose(
      [
        'Vier Tage lang wird das Haus zum Klavier. Rezitale im Kammersaal, ein Marathon in der Weberei, ein offenes Instrument im Foyer für alle, die Tasten nicht widerstehen können.',
      ],
      [
        'For four days the whole house turns into a piano: recitals in the Chamber Hall, a marathon at the mill, and an open instrument in the foyer for everyone who cannot resist a keyboard.',
      ],
    ),
  },
  silbe: {
    title: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
    subtitle: t('Lesungen, Lieder, Zwischentöne', 'Readings, songs and shades in between'),
    exhibition_type: festival,
    tags: [productionTags.idOf('festival'), productionTags.idOf('gespraech')],
    description: prose(
      [
        'Der Fluss heißt wirklich so. Da lag es nahe, ihm ein Festival zu widmen, auf dem Sprache klingt und Musik erzählt: mit Lesungen, Liederabenden und einer langen Nacht der kurzen Texte.',
        'Der Festivalpass gilt für alle Veranstaltungen des Wochenendes.',
      ],
      [
        'The river really is called Silbe, the German for ‘syllable’. It seemed only natural to give it a festival where language sounds and music speaks: readings, song recitals and one long night of short texts.',
        'The festival pass is valid for every event of the weekend.',
      ],
    ),
  },
  kloester: {
    title: t('Klang der Klöster', 'Sounds of the Cloisters'),
    subtitle: t('Pfingstfestival für Alte Musik', 'Whitsun festival of early music'),
    exhibition_type: festival,
    tags: [productionTags.idOf('festival')],
    description: prose(
      [
        'Über Pfingsten öffnet St. Ägidien von früh bis spät seine Tore: Laudes bei Sonnenaufgang, Madrigale im Kreuzgang, zum Abschluss die Marienvesper.',
      ],
      [
        'Over the Whitsun weekend St. Ägidien opens its gates from dawn to dusk: Lauds at sunrise, madrigals in the cloister and, to close, Monteverdi’s Vespers.',
      ],
    ),
  },
  webernacht: {
    title: t('Lange Nacht der Weberei', 'Long Night at the Mill'),
    subtitle: t('Fünf Bühnenstunden bei freiem Eintritt', 'Five hours on stage, free for all'),
    exhibition_type: festival,
    tags: [productionTags.idOf('festival')],
    description: prose(
      [
        'Einmal im Jahr bleibt die Tür der Alten Weberei einfach offen. Wer hereinkommt, hört zu, tanzt mit oder holt sich ein Bier; wer geht, kommt meistens wieder.',
      ],
      [
        'Once a year the door of the Alte Weberei simply stays open. Come in to listen, dance or fetch a beer; those who leave usually come back.',
      ],
    ),
  },
  faden: {
    title: t('Faden und Ton', 'Thread and Tone'),
    subtitle: t(
      'Ausstellung über Weben, Hören und Maschinenmusik',
      'An exhibition on weaving, listening and machine music',
    ),
    exhibition_type: exhibition,
    tags: [productionTags.idOf('premiere'), productionTags.idOf('gespraech')],
    description: prose(
      [
        'Lochkarten steuerten Webstühle, lange bevor sie Rechenmaschinen und Drehorgeln steuerten. Die Ausstellung in der Shedhalle folgt dem Faden von der Jacquardmaschine bis zum Sequenzer und lässt beides laufen.',
      ],
      [
        'Punched cards ran looms long before they ran calculators and barrel organs. This exhibition in the Weaving Shed follows the thread from the Jacquard loom to the sequencer, and switches both on.',
      ],
    ),
  },
  partituren: {
    title: t('Partituren im Licht', 'Scores in the Light'),
    subtitle: t('Handschriften aus drei Jahrhunderten', 'Manuscripts from three centuries'),
    exhibition_type: exhibition,
    tags: [productionTags.idOf('gespraech')],
    description: prose(
      [
        'Tintenkleckse, Streichungen, ein gepresstes Gänseblümchen zwischen zwei Takten: Notenhandschriften verraten, wie Musik gemacht wird. Zu sehen sind vierzig Blätter aus der Sammlung des Hauses, zu hören ist jedes davon.',
      ],
      [
        'Ink blots, crossings-out, a daisy pressed between two bars: manuscripts give away how music is made. Forty leaves from the house’s own collection are on show, and every one of them can be heard.',
      ],
    ),
  },
  metropolis: {
    title: t('Metropolis', 'Metropolis'),
    subtitle: t(
      'Fritz Langs Stummfilm mit großem Orchester',
      'Fritz Lang’s silent film with full orchestra',
    ),
    exhibition_type: film,
    tags: [productionTags.idOf('wiederaufnahme'), productionTags.idOf('gespraech')],
    description: prose(
      [
        'Zweieinhalb Stunden Zukunft von gestern: Gottfried Huppertz schrieb 1926 eine Partitur, die den Film atmen lässt. Bild und Orchester laufen synchron, auf die Sekunde, ohne Netz.',
      ],
      [
        'Two and a half hours of yesterday’s future: in 1926 Gottfried Huppertz wrote a score that makes the film breathe. Picture and orchestra run in sync to the second, without a safety net.',
      ],
    ),
  },
} satisfies Record<string, ProductionInput>);
export type ProductionKey = Parameters<typeof productions.idOf>[0];
