import { visitorForm } from '../compose/pictures.ts';
import { columns, section, venueList } from '../compose/teasers.ts';
import { button, headline, html, text } from '../compose/texts.ts';
import { settings } from '../settings.ts';
import { t } from '../text.ts';
import { pathOf } from './addresses.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { BOX_OFFICE, HOUSE, PHONE, TEAM } from './targets.ts';

const HINTS = settings.whistleblower_url ?? '';

export const contact = () =>
  page(
    'kontakt',
    {
      title: t('Kontakt', 'Contact'),
      headline: t('Kontakt', 'Contact'),
      urls: pathOf('kontakt'),
      position: 60,
      in_footer: true,
      meta: [
        t('Kontakt', 'Contact'),
        t(
          'Telefon, E-Mail, Adresse und ein Formular, das ein Mensch liest.',
          'Telephone, e-mail, address and a form that a human being reads.',
        ),
      ],
    },
    [
      columns('33-33-33', [
        [
          headline(t('Karten', 'Tickets'), { level: 2 }),
          text(
            [
              `[+49 30 23125 040](${PHONE})`,
              `[karten@morgenfeld.example](${BOX_OFFICE})`,
              `Telefonzeiten: siehe [Kartenbüro](${toPage('kartenbuero')}).`,
            ],
            [
              `[+49 30 23125 040](${PHONE})`,
              `[karten@morgenfeld.example](${BOX_OFFICE})`,
              `Phone hours: see [Box office](${toPage('kartenbuero')}).`,
            ],
          ),
        ],
        [
          headline(t('Allgemeine Anfragen', 'General enquiries'), { level: 2 }),
          text(
            [`[haus@morgenfeld.example](${HOUSE})`, `Wer wofür da ist, zeigt das [Team](${TEAM}).`],
            [`[haus@morgenfeld.example](${HOUSE})`, `Who does what: see the [team](${TEAM}).`],
          ),
        ],
        [
          headline(t('Post', 'Post'), { level: 2 }),
          html(
            '<address>Konzerthaus Morgenfeld gGmbH<br>Lindenplatz 1<br>00417 Morgenfeld an der Silbe</address>',
            '<address>Konzerthaus Morgenfeld gGmbH<br>Lindenplatz 1<br>00417 Morgenfeld an der Silbe<br>Germany</address>',
          ),
        ],
      ]),
      section(
        [
          [
            headline(t('Lob, Kritik, Fundsachen', 'Praise, complaints, lost property')),
            text(
              [
                'Vergessene Schirme heben wir ein halbes Jahr auf, vergessene Handschuhe paarweise. Wenn Ihnen ein Konzert nicht gefallen hat, möchten wir es wissen; wenn doch, auch.',
                `Hinweise auf Missstände nimmt eine unabhängige Stelle [vertraulich](${HINTS}) entgegen.`,
              ],
              [
                'Forgotten umbrellas are kept for six months, forgotten gloves in pairs. If you did not enjoy a concert we would like to know; if you did, likewise.',
                `An independent body takes reports of wrongdoing [in confidence](${HINTS}).`,
              ],
            ),
          ],
          [visitorForm('contact')],
        ],
        { layout: '50-50', look: 'quiet' },
      ),
      button(t('Anfahrt', 'Getting here'), toPage('anfahrt'), { look: 'arrow' }),
      venueList(t('Die drei Häuser', 'The three houses')),
    ],
  );
