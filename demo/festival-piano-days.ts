import { quietWeekday } from './calendar.ts';
import type { Concept } from './concept.ts';
import { addDays } from './days.ts';
import type { Festival } from './festival.ts';
import { prose, t } from './text.ts';

const shared = {
  production: 'klaviertage',
  genres: ['klavier'],
  preline: t('Morgenfelder Klaviertage', 'Morgenfeld Piano Days'),
} as const;
const recital = {
  ...shared,
  room: 'kammersaal',
  time: '19:30',
  duration: 85,
  prices: 'kammer',
} as const;

const concept: Concept = {
  ...shared,
  key: 'klaviertage',
  type: 'festival',
  room: 'kammersaal',
  time: '11:00',
  duration: 600,
  prices: 'kammer',
  preline: t('Festival', 'Festival'),
  title: t('Morgenfelder Klaviertage', 'Morgenfeld Piano Days'),
  subtitle: t('Vier Tage, sieben Flügel', 'Four days, seven grand pianos'),
  text: prose(
    [
      'Rezitale, ein Marathon, ein Gespräch über Stimmhämmer und ein Instrument im Foyer, an dem jede und jeder spielen darf: Vier Tage lang dreht sich in Morgenfeld alles um 88 Tasten.',
      'Karten gibt es für jede Veranstaltung einzeln.',
    ],
    [
      'Recitals, a marathon, a conversation about tuning hammers and an instrument in the foyer for anyone to play: for four days everything in Morgenfeld revolves around 88 keys.',
      'Tickets are sold for each event separately.',
    ],
  ),
};

export const pianoDays: Festival = {
  concept,
  eventType: '2-child-list-ticket-detail',
  firstDay: (today) => quietWeekday(addDays(today, 72), 4),
  allDay: true,
  ticketed: false,
  childrenTicketed: true,
  children: [
    {
      offset: 0,
      concept: {
        ...recital,
        key: 'kt-auftakt',
        title: t('Auf der Stelle frei', 'Free on the Spot'),
        subtitle: t('Ayumi Kirishima improvisiert', 'Ayumi Kirishima improvises'),
        genres: ['klavier', 'jazz'],
        cast: ['ayumi'],
        text: prose(
          [
            'Das Publikum schreibt Stichwörter auf Zettel, Ayumi Kirishima zieht drei davon. Mehr steht nicht fest.',
          ],
          [
            'The audience writes words on slips of paper, Ayumi Kirishima draws three. Nothing else is settled.',
          ],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...recital,
        key: 'kt-stimmen',
        room: 'foyer',
        time: '17:00',
        duration: 60,
        type: 'gespraech',
        prices: 'frei',
        tags: ['frei'],
        title: t('Was der Klavierstimmer hört', 'What the Piano Tuner Hears'),
        subtitle: t('Gespräch mit offenem Deckel', 'A conversation with the lid up'),
        cast: ['johanna'],
        text: prose(
          [
            '230 Saiten, 20 Tonnen Zug und ein Mann mit einem Hammer: Der Stimmer des Hauses erklärt Johanna Weißenfels, warum sauber nicht gleich schön ist.',
          ],
          [
            '230 strings, 20 tonnes of tension and one man with a hammer: the house tuner explains to Johanna Weißenfels why clean is not the same as beautiful.',
          ],
        ),
      },
    },
    {
      offset: 1,
      concept: {
        ...recital,
        key: 'kt-schumann',
        title: t('Nachtstücke', 'Night Pieces'),
        subtitle: t(
          'Émilie Vauclair spielt Schumann und Chopin',
          'Émilie Vauclair plays Schumann and Chopin',
        ),
        works: ['waldszenen', 'chopinPreludes'],
        cast: ['emilie'],
        text: prose(
          [
            'Ein Vogel, der prophezeit, und ein Regen, der nicht aufhört: romantische Klaviermusik, in der das Unheimliche ganz leise mitspielt.',
          ],
          [
            'A bird that prophesies and rain that will not stop: Romantic piano music in which the uncanny plays along very softly.',
          ],
        ),
      },
    },
    {
      offset: 2,
      concept: {
        ...recital,
        key: 'kt-marathon',
        room: 'shedhalle',
        time: '14:00',
        duration: 360,
        interval: 60,
        prices: 'club',
        title: t('Glass-Marathon', 'Glass Marathon'),
        subtitle: t(
          'Sechs Stunden, Kommen und Gehen erlaubt',
          'Six hours, come and go as you please',
        ),
        genres: ['klavier', 'neue'],
        works: ['glass', 'satie'],
        cast: ['ruben', 'ludmila'],
        text: prose(
          [
            'Zwei Pianisten lösen sich am Flügel ab wie Staffelläufer. In der Pause um fünf serviert das Kesselhaus Suppe.',
          ],
          [
            'Two pianists take turns at the keyboard like relay runners. At five the boiler house serves soup.',
          ],
        ),
      },
    },
    {
      offset: 2,
      concept: {
        ...recital,
        key: 'kt-nacht',
        time: '22:30',
        duration: 110,
        prices: 'klein',
        tags: ['nacht'],
        title: t('Goldberg um Mitternacht', 'Goldberg at Midnight'),
        subtitle: t('Bach bis nach zwölf', 'Bach until past twelve'),
        works: ['goldberg'],
        cast: ['junho'],
        text: prose(
          [
            'Mit allen Wiederholungen, bei einer einzigen Lampe. Wer einschläft, hat das Werk im historischen Sinn verstanden.',
          ],
          [
            'With every repeat, by the light of a single lamp. Anyone who falls asleep will have understood the work in its historical sense.',
          ],
        ),
      },
    },
    {
      offset: 3,
      concept: {
        ...recital,
        key: 'kt-familie',
        time: '11:00',
        duration: 55,
        prices: 'familie',
        age: 5,
        genres: ['klavier', 'familie'],
        tags: ['matinee'],
        title: t('Das Klavier, das niesen konnte', 'The Piano That Could Sneeze'),
        subtitle: t('Für Kinder ab fünf', 'For children aged five and up'),
        cast: ['pina', 'nino'],
        works: ['mereLoye'],
        text: prose(
          [
            'Was passiert, wenn man Wäscheklammern auf die Saiten steckt? Pina Rautenstrauch weiß es, Nino Kveladze spielt es.',
          ],
          [
            'What happens if you clip clothes pegs to the strings? Pina Rautenstrauch knows, Nino Kveladze plays it.',
          ],
        ),
      },
    },
    {
      offset: 3,
      concept: {
        ...recital,
        key: 'kt-finale',
        room: 'saal',
        time: '18:00',
        duration: 100,
        interval: 20,
        prices: 'saal',
        title: t('Sieben Flügel', 'Seven Grand Pianos'),
        subtitle: t('Das große Finale', 'The grand finale'),
        cast: ['emilie', 'junho', 'ludmila', 'nino', 'ruben', 'ayumi'],
        works: ['fantasieVierhaendig', 'bilder'],
        text: prose(
          [
            'Alle Gäste, alle Instrumente, zum Schluss gemeinsam das „Große Tor von Kiew“ in einer Fassung, die so nur an diesem Abend existiert.',
          ],
          [
            'Every guest and every instrument, joining at the end in ‘The Great Gate of Kyiv’, in a version that exists on this one evening only.',
          ],
        ),
      },
    },
  ],
};
