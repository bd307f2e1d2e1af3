import type { Concept } from './concept.ts';
import { addDays, nextWeekday, type Day } from './days.ts';
import { productions } from './productions.ts';
import { prose, t } from './text.ts';

interface Exhibition {
  readonly concept: Concept;
  readonly firstDay: (today: Day) => Day;
  readonly weeks: number;
}

const shared = { type: 'ausstellung', time: '10:00', duration: 480 } as const;
const textOf = (key: 'faden' | 'partituren') =>
  productions.list[productions.idOf(key) - 1]?.description ?? prose([], []);

/** Exhibitions are open for weeks, in rooms where concerts go on beside them. */
export const exhibitions: readonly Exhibition[] = [
  {
    weeks: 9,
    firstDay: (today) => nextWeekday(addDays(today, -24), 4),
    concept: {
      ...shared,
      key: 'faden',
      production: 'faden',
      room: 'shedhalle',
      genres: ['neue', 'familie'],
      prices: 'ausstellung',
      title: t('Faden und Ton', 'Thread and Tone'),
      subtitle: t('Vom Webstuhl zum Sequenzer', 'From the loom to the sequencer'),
      text: textOf('faden'),
      accessNote: t(
        'Tastmodelle und ein Audioguide mit Beschreibungen liegen an der Kasse.',
        'Touch models and a descriptive audio guide are available at the desk.',
      ),
      access: { audio_description: true },
    },
  },
  {
    weeks: 12,
    firstDay: (today) => nextWeekday(addDays(today, 52), 2),
    concept: {
      ...shared,
      key: 'partituren',
      production: 'partituren',
      room: 'foyer',
      genres: ['orchester', 'alte'],
      prices: 'ausstellung',
      title: t('Partituren im Licht', 'Scores in the Light'),
      subtitle: t('Handschriften aus drei Jahrhunderten', 'Manuscripts from three centuries'),
      text: textOf('partituren'),
    },
  },
  {
    weeks: 7,
    firstDay: (today) => nextWeekday(addDays(today, 170), 5),
    concept: {
      ...shared,
      key: 'gesichter',
      room: 'foyer',
      genres: ['jazz'],
      prices: 'frei',
      tags: ['frei'],
      title: t('Gesichter der Session', 'Faces of the Session'),
      subtitle: t(
        'Fotografien aus zwanzig Jahren Jam am Wehr',
        'Photographs from twenty years of jamming by the weir',
      ),
      text: prose(
        [
          'Zwanzig Jahre lang stand derselbe Fotograf am selben Platz neben dem Tresen. Seine Bilder zeigen Erschöpfung, Glück und sehr viel Rauch aus der Zeit, als das noch erlaubt war.',
        ],
        [
          'For twenty years the same photographer stood in the same spot beside the bar. His pictures show exhaustion, joy and, from the days when it was still allowed, a great deal of smoke.',
        ],
      ),
    },
  },
  {
    weeks: 5,
    firstDay: (today) => nextWeekday(addDays(today, 266), 4),
    concept: {
      ...shared,
      key: 'klangkoerper',
      room: 'shedhalle',
      genres: ['familie'],
      prices: 'ausstellung',
      age: 5,
      title: t('Klangkörper', 'Sounding Bodies'),
      subtitle: t(
        'Eine Mitmachausstellung zum Hören, Tasten und Lautsein',
        'A hands-on exhibition for listening, touching and being loud',
      ),
      text: prose(
        [
          'Ein begehbares Cello, ein Echo zum Verschicken, eine Wand, die zurückklopft: vierundzwanzig Stationen für alle, die wissen wollen, woher der Ton kommt.',
        ],
        [
          'A cello you can walk into, an echo you can send, a wall that knocks back: twenty-four stations for everyone who wants to know where sound comes from.',
        ],
      ),
    },
  },
];
