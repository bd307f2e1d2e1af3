import { anchors, headline, text } from '../compose/texts.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { TERMS } from './targets.ts';

export const houseRules = () =>
  page(
    'hausordnung',
    {
      title: t('Hausordnung', 'House rules'),
      urls: t('besuch/hausordnung', 'visit/house-rules'),
      parent: 'besuch',
      position: 80,
      in_footer: true,
      meta: [
        t('Hausordnung', 'House rules'),
        t(
          'Wenige Regeln, damit alle hören, was sie hören wollen: Einlass, Aufnahmen, Taschen, Rücksicht.',
          'A few rules so that all can hear what they came to hear: admission, recordings, bags, consideration.',
        ),
      ],
    },
    [
      text(
        [
          `Diese Regeln gelten in allen drei Häusern und ergänzen die [Geschäftsbedingungen](${TERMS}). Es sind so wenige, wie wir verantworten konnten.`,
        ],
        [
          `These rules apply in all three houses and supplement our [terms and conditions](${TERMS}). There are as few of them as we could answer for.`,
        ],
      ),
      anchors(),
      headline(t('Einlass', 'Admission'), { anchor: 'einlass' }),
      text(
        [
          'Der Saal öffnet dreißig Minuten vor Beginn. Wer später kommt, wird in der nächsten geeigneten Pause eingelassen; auf den gebuchten Platz besteht dann kein Anspruch. Ihre Karte gilt bis zum Verlassen des Hauses, bitte behalten Sie sie bei sich.',
        ],
        [
          'The hall opens thirty minutes before the start. Latecomers are admitted at the next suitable break and may not be able to take the seat they booked. Your ticket is valid until you leave the building; please keep it with you.',
        ],
      ),
      headline(t('Taschen und Mäntel', 'Bags and coats'), { anchor: 'taschen' }),
      text(
        [
          '- Mäntel, Schirme und Rucksäcke gehören an die Garderobe.\n- Taschen bis zur Größe A4 dürfen in den Saal. Medizinisches Gerät darf immer mit.\n- Speisen und Getränke bleiben draußen, Wasser in geschlossenen Flaschen ist erlaubt.\n- Waffen, auch historische und auch die aus dem „Freischütz“, sind nicht erlaubt.',
        ],
        [
          '- Coats, umbrellas and rucksacks go to the cloakroom.\n- Bags up to A4 size may come into the hall. Medical equipment always may.\n- Food and drink stay outside; water in closed bottles is fine.\n- Weapons are not allowed, not even historical ones, not even the rifle from ‘Der Freischütz’.',
        ],
      ),
      headline(t('Aufnahmen', 'Recordings'), { anchor: 'aufnahmen' }),
      text(
        [
          'Während der Musik wird weder fotografiert noch gefilmt noch aufgezeichnet. Zeichnen ist erlaubt, und wir würden das Ergebnis gern sehen. Zeichnen wir selbst ein Konzert auf, steht das beim Termin und an den Türen.',
        ],
        [
          'No photographs, films or sound recordings during the music. Drawing is allowed, and we would love to see the result. If we record a concert ourselves, it says so with the date and at the doors.',
        ],
      ),
      headline(t('Rücksicht', 'Consideration'), { anchor: 'ruecksicht' }),
      text(
        [
          'Stellen Sie Ihr Telefon bitte aus, nicht nur leise: Auch das Summen klingt, meist in b-Moll. Rauchen ist auf dem Platz möglich, im Haus nirgends. Wer andere bedrängt, beleidigt oder wegen ihrer Herkunft, ihres Körpers oder ihrer Liebe herabsetzt, muss gehen und bekommt kein Geld zurück.',
        ],
        [
          'Please switch your phone off, not just to silent: buzzing makes a sound, too, usually in B flat minor. Smoking is possible out on the square and nowhere inside. Anyone who harasses or insults others, or belittles them for their origin, their body or whom they love, must leave and will not be refunded.',
        ],
      ),
      headline(t('Im Notfall', 'In an emergency'), { anchor: 'notfall' }),
      text(
        [
          'Bleiben Sie ruhig und folgen Sie dem Publikumsdienst. An jedem Abend ist ein Arzt oder eine Ärztin im Haus; Defibrillatoren hängen im Foyer und an der Bühnenpforte. Menschen im Rollstuhl werden zu ihrem Fluchtweg begleitet, das üben wir viermal im Jahr.',
        ],
        [
          'Stay calm and follow our staff. There is a doctor in the house every evening; defibrillators hang in the foyer and at the stage door. Wheelchair users are accompanied along their escape route, which we practise four times a year.',
        ],
      ),
    ],
  );
