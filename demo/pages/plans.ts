import { image, paper } from '../compose/pictures.ts';
import { columns, section } from '../compose/teasers.ts';
import { anchors, button, closeText, headline, html, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { toPerson } from './targets.ts';

const stage = html(
  '<table><caption>Bühnen</caption><thead><tr><th>Raum</th><th>Breite</th><th>Tiefe</th><th>Lichte Höhe</th></tr></thead><tbody><tr><td>Großer Saal</td><td>19,40 m</td><td>12,80 m</td><td>16,00 m</td></tr><tr><td>Kammersaal</td><td>11,20 m</td><td>7,50 m</td><td>9,10 m</td></tr><tr><td>Foyerbühne</td><td>7,00 m</td><td>4,00 m</td><td>6,20 m</td></tr><tr><td>Shedhalle</td><td>bis 14,00 m</td><td>bis 10,00 m</td><td>7,80 m</td></tr></tbody></table>',
  '<table><caption>Stages</caption><thead><tr><th>Space</th><th>Width</th><th>Depth</th><th>Clear height</th></tr></thead><tbody><tr><td>Great Hall</td><td>19.40 m</td><td>12.80 m</td><td>16.00 m</td></tr><tr><td>Chamber Hall</td><td>11.20 m</td><td>7.50 m</td><td>9.10 m</td></tr><tr><td>Foyer Stage</td><td>7.00 m</td><td>4.00 m</td><td>6.20 m</td></tr><tr><td>Weaving Shed</td><td>up to 14.00 m</td><td>up to 10.00 m</td><td>7.80 m</td></tr></tbody></table>',
);

const equipment = columns(
  '33-33-33',
  [
    [
      headline(t('Licht', 'Light'), { level: 3 }),
      text(
        [
          '- 96 Profilscheinwerfer, LED\n- 24 bewegte Köpfe\n- Pult mit 4.096 Kanälen\n- Saallicht stufenlos, ohne Flimmern für Kameras',
        ],
        [
          '- 96 LED profiles\n- 24 moving heads\n- Desk with 4,096 channels\n- House lights dimmable, flicker-free for cameras',
        ],
      ),
    ],
    [
      headline(t('Ton', 'Sound'), { level: 3 }),
      text(
        [
          '- Sprachbeschallung fest eingebaut\n- Anlage für Bands auf Anfrage\n- 32 Mikrofonwege ins Studio\n- Induktive Höranlage in beiden Sälen',
        ],
        [
          '- Built-in speech system\n- PA for bands on request\n- 32 microphone lines to the studio\n- Induction loop in both halls',
        ],
      ),
    ],
    [
      headline(t('Instrumente', 'Instruments'), { level: 3 }),
      text(
        [
          '- Zwei Konzertflügel, 274 cm\n- Ein Flügel von 1897, mit Launen\n- Cembalo, Celesta, Pauken\n- Eine Windmaschine',
        ],
        [
          '- Two concert grands, 274 cm\n- One grand of 1897, with moods\n- Harpsichord, celesta, timpani\n- One wind machine',
        ],
      ),
    ],
  ],
  'ausstattung',
);

export const plans = (use: DemoMedia) =>
  page(
    'technik',
    {
      title: t('Saalplan & Technik', 'Plans & technique'),
      headline: t('Saalplan und Technik', 'Plans and technical data'),
      urls: t('haus/vermietung/saalplan-technik', 'house/hire/plans-technique'),
      parent: 'vermietung',
      position: 10,
      in_menu: true,
      meta: [
        t('Saalplan und Technik', 'Plans and technical data'),
        t(
          'Bühnenmaße, Licht, Ton, Instrumente, Anlieferung: die technischen Angaben für Mieter:innen.',
          'Stage dimensions, light, sound, instruments, deliveries: technical data for those who hire our spaces.',
        ),
      ],
    },
    [
      anchors(true),
      headline(t('Maße', 'Dimensions'), { anchor: 'masse' }),
      columns('100', [[stage]], 'buehnenmasse'),
      headline(t('Ausstattung', 'Equipment'), { anchor: 'ausstattung-im-haus' }),
      equipment,
      headline(t('Anlieferung', 'Deliveries'), { anchor: 'anlieferung' }),
      columns('67-33', [
        [
          text(
            [
              '1. **Zufahrt** über die Färbergasse, Höhe 3,90 m, Wendekreis für 18 Meter.\n2. **Rampe** mit Hubtisch bis 2,5 Tonnen. Fahrer:innen melden sich bitte über die Sprechstelle, sonst fährt die Rampe nicht.\n3. **Lastenaufzug** auf Bühnenhöhe: 3,20 × 2,40 × 2,60 m. Ein Flügel passt hinein, zwei nicht, das wurde probiert.\n4. **Ruhezeit:** Zwischen 22 und 6 Uhr wird nicht verladen. Die Nachbarn sind Abonnenten.',
            ],
            [
              '1. **Access** from Färbergasse, height 3.90 m, turning space for 18 metres.\n2. **Dock** with a lifting table for up to 2.5 tonnes. Drivers please use the intercom, or the table will not move.\n3. **Goods lift** to stage level: 3.20 × 2.40 × 2.60 m. One grand piano fits in; two do not, it has been tried.\n4. **Quiet hours:** no loading between 22:00 and 06:00. The neighbours are subscribers.',
            ],
          ),
        ],
        [
          image(
            use.picture(
              'rampe-und-aufzug',
              t('Rampe mit Geländer und offener Aufzug', 'A ramp with a handrail and an open lift'),
            ),
            'square',
          ),
        ],
      ]),
      headline(t('Ablauf eines Tages', 'How a day runs'), { anchor: 'ablauf' }),
      columns('33-67', [
        [
          image(
            use.picture('werkstatt'),
            'square',
            t('Die Werkstatt hinter der Bühne', 'The workshop behind the stage'),
          ),
        ],
        [
          text(
            [
              'Der Bühnenmeister öffnet um acht und schließt eine Stunde nach dem letzten Ton. Aufbau, Probe und Konzert an einem Tag sind im Großen Saal möglich, wenn weniger als vierzig Personen auf der Bühne stehen. Danach brauchen Sie einen zweiten oder Emre Köseoğlu.',
            ],
            [
              'The stage manager opens at eight and closes an hour after the last note. Setting up, rehearsing and performing in the Great Hall in one day is possible with fewer than forty people on stage. Beyond that you need a second day, or Emre Köseoğlu.',
            ],
          ),
        ],
      ]),
      headline(t('Seiten der Bühne', 'Sides of the stage'), { anchor: 'saal' }),
      columns('25-50-25', [
        [
          headline(t('Links', 'Left'), { level: 3 }),
          closeText(
            ['Garderoben 1–6, Stimmzimmer, Dusche'],
            ['Dressing rooms 1–6, tuning room, shower'],
          ),
        ],
        [
          image(
            use.picture('saal-von-der-buehne'),
            'horizontal',
            t('Von der Bühne gesehen', 'Seen from the stage'),
          ),
        ],
        [
          headline(t('Rechts', 'Right'), { level: 3 }),
          closeText(
            ['Inspizienz, Instrumentenlager, Bühnenpforte'],
            ['Prompt corner, instrument store, stage door'],
          ),
        ],
      ]),
      section(
        [
          [
            headline(t('Technische Leitung', 'Technical director')),
            text(
              [
                `[Piotr Zieliński-Braun](${toPerson('piotr')}) beantwortet alles, was hier nicht steht: [technik@morgenfeld.example](mailto:technik@morgenfeld.example).`,
              ],
              [
                `[Piotr Zieliński-Braun](${toPerson('piotr')}) answers everything this page does not: [technik@morgenfeld.example](mailto:technik@morgenfeld.example).`,
              ],
            ),
            button(t('Termin anfragen', 'Ask for a date'), 'mailto:vermietung@morgenfeld.example'),
          ],
          [paper(use, 'paperDe', t('Datenblatt (PDF)', 'Data sheet (PDF, in German)'))],
        ],
        { layout: '50-50', look: 'ink' },
      ),
    ],
  );
