import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const LONGEST = Array.from({ length: 20 }, () => filler(999));

export const examples: Examples<typeof module> = {
  default: {
    data: {
      content: {
        de: richTextFrom(
          'Das Konzerthaus Morgenfeld steht, wo früher Tuch gewebt wurde. **Der große Saal** fasst 1 480 Menschen; gebaut ist er aus Lärche, Lehm und dem Ziegel der alten Weberei.',
          'Wer früh kommt, findet im Foyer:',
          '- das Café Webstuhl, geöffnet ab 10:00 Uhr\n- die Garderobe, *ohne Gebühr*\n- den Kartenverkauf bis zum Beginn des Konzerts',
          'Was heute Abend gespielt wird, steht in [unserem Programm](event:1).',
        ),
        en: richTextFrom(
          'Konzerthaus Morgenfeld stands where cloth was once woven. **The Great Hall** seats 1,480; it is built of larch, clay and the brick of the old mill.',
          'Come early and you will find in the foyer:',
          '- Café Webstuhl, open from 10:00\n- the cloakroom, *free of charge*\n- the box office, until the music begins',
          'For what is on tonight, see [our programme](event:1).',
        ),
      },
    },
  },
  minimal: { data: {} },
  longest: { data: { content: { de: richTextFrom(...LONGEST), en: richTextFrom(...LONGEST) } } },
  compound: {
    data: {
      content: {
        de: richTextFrom(COMPOUND, `- ${COMPOUND}\n- [${COMPOUND}](https://example.org/)`),
        en: richTextFrom(COMPOUND, `- ${COMPOUND}\n- [${COMPOUND}](https://example.org/)`),
      },
    },
  },
  numbered: {
    data: {
      decrease_distance: true,
      content: {
        de: richTextFrom(
          'So tauschen Sie Ihre Karten:',
          '1. Schreiben Sie uns bis drei Tage vor dem Konzert.\n2. Nennen Sie die Nummer Ihrer Buchung.\n3. Wählen Sie einen anderen Termin; die Gebühr von 2 Euro entfällt im Abonnement.',
        ),
        en: richTextFrom(
          'How to exchange your tickets:',
          '1. Write to us up to three days before the concert.\n2. Tell us your booking number.\n3. Choose another date; subscribers do not pay the fee of 2 euros.',
        ),
      },
    },
  },
};
