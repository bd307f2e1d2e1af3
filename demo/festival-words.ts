import { quietWeekday } from './calendar.ts';
import type { Concept } from './concept.ts';
import { addDays } from './days.ts';
import type { Festival } from './festival.ts';
import { prose, t } from './text.ts';

const shared = {
  production: 'silbe',
  genres: ['lied'],
  type: 'gespraech',
  preline: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
  prices: 'festivalpass',
  duration: 70,
} as const;

const concept: Concept = {
  ...shared,
  key: 'silbe',
  type: 'festival',
  room: 'foyer',
  time: '16:00',
  duration: 420,
  preline: t('Festival', 'Festival'),
  title: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
  subtitle: t('Ein Wochenende, ein Pass', 'One weekend, one pass'),
  text: prose(
    [
      'Drei Tage am Fluss, der wie ein Wortbaustein heißt: Lesungen, Lieder, ein Wettstreit der Übersetzer. Mit dem Festivalpass gehen Sie von Saal zu Saal, Einzelkarten gibt es nicht.',
      'Alle Texte werden in Deutsch und Englisch eingeblendet.',
    ],
    [
      'Three days beside a river named after a syllable: readings, songs and a contest of translators. The festival pass takes you from hall to hall; there are no single tickets.',
      'All texts are projected in German and English.',
    ],
  ),
  access: { surtitles: true },
};

export const wordFestival: Festival = {
  concept,
  eventType: '4-child-list-noticket-detail',
  firstDay: (today) => quietWeekday(addDays(today, 128), 5),
  allDay: true,
  ticketed: true,
  childrenTicketed: false,
  children: [
    {
      offset: 0,
      concept: {
        ...shared,
        key: 'silbe-auftakt',
        room: 'kammersaal',
        time: '19:00',
        title: t('Am Anfang war das Wortspiel', 'In the Beginning Was the Wordplay'),
        subtitle: t('Eröffnung mit Miriam Ostrowetz', 'Opening with Miriam Ostrowetz'),
        cast: ['miriam', 'vesna'],
        text: prose(
          ['Eine Festrede, die keine sein will, mit Akkordeon und Zwischenrufen.'],
          ['A festive speech that would rather not be one, with accordion and heckling.'],
        ),
      },
    },
    {
      offset: 0,
      concept: {
        ...shared,
        key: 'silbe-nacht',
        type: 'konzert',
        room: 'foyer',
        time: '22:00',
        duration: 150,
        tags: ['nacht'],
        title: t('Lange Nacht der kurzen Texte', 'Long Night of Short Texts'),
        subtitle: t('Haiku, Schlager, Kassenzettel', 'Haiku, pop songs, till receipts'),
        cast: ['konrad', 'ayumi'],
        text: prose(
          [
            'Kein Text länger als eine Minute, die Nacht dafür umso länger. Ayumi Kirishima vertont, was Konrad Öhlschläger aus dem Hut zieht.',
          ],
          [
            'No text longer than a minute, so the night can be. Ayumi Kirishima sets to music whatever Konrad Öhlschläger pulls out of the hat.',
          ],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...shared,
        key: 'silbe-uebersetzer',
        room: 'foyer',
        time: '14:00',
        title: t('Verlust und Gewinn', 'Lost and Found'),
        subtitle: t('Wettstreit der Übersetzerinnen', 'A contest of translators'),
        cast: ['miriam', 'johanna'],
        text: prose(
          [
            'Vier Menschen, ein Gedicht, vier Fassungen. Das Publikum entscheidet, welche es behalten will.',
          ],
          ['Four people, one poem, four versions. The audience decides which one to keep.'],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...shared,
        key: 'silbe-lied',
        type: 'konzert',
        room: 'kammersaal',
        time: '19:30',
        duration: 80,
        title: t('Mondnacht', 'Moonlit Night'),
        subtitle: t('Eichendorff bei Schumann', 'Eichendorff set by Schumann'),
        works: ['mondLieder', 'viardot'],
        cast: ['amara', 'nino'],
        text: prose(
          [
            '„Es war, als hätt’ der Himmel die Erde still geküsst.“ Amara Diallo-Weiß singt die zwölf Lieder, nachdem sie jedes einmal gesprochen hat.',
          ],
          [
            '‘It was as though the sky had softly kissed the earth.’ Amara Diallo-Weiß sings the twelve songs, having first spoken each of them.',
          ],
        ),
      },
    },
    {
      offset: 2,
      concept: {
        ...shared,
        key: 'silbe-kinder',
        room: 'foyer',
        time: '11:00',
        duration: 50,
        age: 6,
        genres: ['familie'],
        tags: ['mitmachen'],
        title: t('Zungenbrecherorchester', 'Tongue-Twister Orchestra'),
        subtitle: t('Für Kinder und gelenkige Erwachsene', 'For children and agile adults'),
        cast: ['pina', 'helene'],
        text: prose(
          [
            'Fischers Fritze als Fuge, der Cottbuser Postkutscher als Kanon: Sprechen wird Rhythmus, Rhythmus wird Musik.',
          ],
          [
            'Peter Piper as a fugue, she sells seashells as a round: speech turns into rhythm, rhythm into music.',
          ],
        ),
      },
    },
    {
      offset: 2,
      concept: {
        ...shared,
        key: 'silbe-finale',
        type: 'konzert',
        room: 'kirche',
        time: '18:00',
        duration: 75,
        title: t('Das letzte Wort', 'The Last Word'),
        subtitle: t('Chormusik und Stille', 'Choral music and silence'),
        works: ['paert', 'lukaszewskiAve'],
        cast: ['kammerchor', 'konrad', 'tomasz'],
        text: prose(
          [
            'Wo die Sprache aufhört, fängt Arvo Pärt an. Zwischen den Sätzen liest Konrad Öhlschläger Letzte Worte, berühmte und erfundene.',
          ],
          [
            'Where language ends, Arvo Pärt begins. Between the movements Konrad Öhlschläger reads last words, famous and invented.',
          ],
        ),
      },
    },
  ],
};
