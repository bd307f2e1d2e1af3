import { columns, section, shared } from '../compose/teasers.ts';
import { button, closeText, headline, quote, text } from '../compose/texts.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { PROGRAMME } from './targets.ts';

export const discounts = () =>
  page(
    'ermaessigungen',
    {
      title: t('Ermäßigungen', 'Discounts'),
      headline: t('Ermäßigungen', 'Discounts'),
      urls: t('karten/ermaessigungen', 'tickets/discounts'),
      parent: 'karten',
      position: 20,
      in_menu: true,
      meta: [
        t('Ermäßigungen', 'Discounts'),
        t(
          'Dreißig Prozent, sechzig Prozent oder freier Eintritt: Ermäßigungen für junge Leute, Menschen mit Behinderung und mit wenig Geld.',
          'Thirty per cent off, sixty per cent off or free: discounts for young people, disabled people and anyone short of money.',
        ),
      ],
    },
    [
      columns('33-33-33', [
        [
          headline(t('30 Prozent Ermäßigung', '30 per cent off'), { level: 2 }),
          text(
            [
              '- Menschen mit einem Grad der Behinderung ab 50\n- Menschen im Freiwilligendienst\n- Empfänger:innen von Grundsicherung\n- Auszubildende',
            ],
            [
              '- People with a disability rating of 50 or more\n- Volunteers in national service schemes\n- Anyone on basic income support\n- Apprentices',
            ],
          ),
        ],
        [
          headline(t('60 Prozent Ermäßigung', '60 per cent off'), { level: 2 }),
          text(
            [
              '- Schüler:innen\n- Studierende bis 30 Jahre\n- und alle, die uns am Tag vor ihrer Prüfung überzeugen, dass sie Schubert brauchen',
            ],
            [
              '- Pupils\n- Students up to the age of 30\n- and anyone who convinces us, the day before an exam, that they need Schubert',
            ],
          ),
        ],
        [
          headline(t('Frei', 'Free'), { level: 2 }),
          text(
            [
              '- Begleitpersonen bei Merkzeichen B\n- Kinder unter sechs in Familienkonzerten\n- mit dem Morgenfeld-Pass: Restplätze im Großen Saal',
            ],
            [
              '- Companions of visitors with the mark B\n- Children under six at family concerts\n- With the Morgenfeld Pass: remaining seats in the Great Hall',
            ],
          ),
        ],
      ]),
      headline(t('Bedingungen', 'Conditions')),
      closeText(
        [
          'Den Nachweis zeigen Sie beim Einlass. Wer ihn vergessen hat, zahlt die Differenz und bekommt sie am nächsten Tag gegen Vorlage zurück. Nachträglich ermäßigen können wir eine Karte nicht.',
          'Gruppen ab zwölf Personen erhalten zehn Prozent und auf Wunsch eine Einführung, Schulklassen zahlen sechs Euro pro Kopf, in jeder Kategorie, in der noch etwas frei ist.',
        ],
        [
          'Show your proof at the door. If you forgot it, you pay the difference and get it back the next day when you bring it. Tickets cannot be reduced afterwards.',
          'Groups of twelve or more get ten per cent off and an introduction if they like; school classes pay six euros a head in any category that still has seats.',
        ],
      ),
      section(
        [
          [
            quote(
              t(
                'Niemand muss mir erklären, warum er wenig Geld hat. Ein Ausweis genügt, ein Lächeln hilft.',
                'Nobody has to explain to me why they have little money. A card will do; a smile helps.',
              ),
              t('Trần Ngọc Anh', 'Trần Ngọc Anh'),
              t('Leitung Kartenbüro', 'Head of ticketing'),
            ),
          ],
        ],
        { look: 'accent' },
      ),
      columns('50-50', [
        [
          button(t('Karten für Schulklassen', 'Tickets for school classes'), toPage('schulen'), {
            look: 'arrow',
          }),
        ],
        [button(t('Zum Programm', 'See what’s on'), PROGRAMME, { look: 'arrow' })],
      ]),
      shared(1),
    ],
  );
