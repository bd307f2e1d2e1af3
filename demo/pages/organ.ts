import { image, podcast, videos } from '../compose/pictures.ts';
import { columns, section, venue } from '../compose/teasers.ts';
import { button, faq, headline, html, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { venues } from '../venues.ts';
import { page } from './page.ts';
import { ofGenre, toSeries } from './targets.ts';

export const organ = (use: DemoMedia) =>
  page(
    'orgel',
    {
      title: t('Die Orgel', 'The organ'),
      headline: t('Die Orgel von 1738', 'The organ of 1738'),
      urls: t('haus/architektur-akustik/orgel', 'house/architecture-acoustics/organ'),
      parent: 'architektur',
      position: 10,
      in_menu: true,
      meta: [
        t('Die Orgel von St. Ägidien', 'The organ of St. Ägidien'),
        t(
          'Die Barockorgel der Klosterkirche: 34 Register, 2.147 Pfeifen, restauriert 2009 und jeden Samstag um zwölf zu hören.',
          'The baroque organ of the abbey church: 34 stops, 2,147 pipes, restored in 2009 and to be heard at noon every Saturday.',
        ),
      ],
      og_image: use.picture('orgelpfeifen'),
    },
    [
      columns('25-50-25', [
        [image(use.picture('orgelpfeifen'), 'vertical')],
        [
          text(
            [
              'Die größte Pfeife misst fünf Meter zehn, die kleinste passt in eine Streichholzschachtel. Dazwischen liegen 2.145 andere, aus Zinn, Blei und Eiche, und keine klingt bei acht Grad wie bei zwanzig. Deshalb wird im Winter auf sechzehn geheizt: ein Kompromiss zwischen Ihnen und der Orgel.',
              'Wer sie 1738 gebaut hat, ist nicht sicher. Im Windkasten steht mit Rötel „Gott zur Ehr und mir zur Plag, M. H.“ Seit der Restaurierung von 2009 atmet sie wieder aus vier Keilbälgen. Ein Motor hilft; an Festtagen treten Freiwillige.',
            ],
            [
              'The largest pipe measures five metres ten, the smallest would fit into a matchbox. Between them are 2,145 others of tin, lead and oak, and none of them sounds the same at eight degrees as at twenty. In winter the church is therefore heated to sixteen: a compromise between you and the organ.',
              'Nobody is sure who built it in 1738. Inside the wind chest someone wrote in red chalk: ‘To the glory of God and my own vexation, M. H.’ Since its restoration in 2009 it has breathed from four wedge bellows again. A motor helps; on feast days volunteers do the treading.',
            ],
          ),
        ],
        [
          html(
            '<table><caption>Auf einen Blick</caption><tbody><tr><th>Register</th><td>34</td></tr><tr><th>Manuale</th><td>2 und Pedal</td></tr><tr><th>Stimmton</th><td>466 Hz</td></tr><tr><th>Temperierung</th><td>mitteltönig, gemildert</td></tr><tr><th>Restauriert</th><td>2009</td></tr></tbody></table>',
            '<table><caption>At a glance</caption><tbody><tr><th>Stops</th><td>34</td></tr><tr><th>Manuals</th><td>2 and pedal</td></tr><tr><th>Pitch</th><td>466 Hz</td></tr><tr><th>Temperament</th><td>modified meantone</td></tr><tr><th>Restored</th><td>2009</td></tr></tbody></table>',
          ),
        ],
      ]),
      podcast(
        'https://morgenfeld.podigee.io/12-der-saal',
        t(
          'Podcast: Was eine Orgel im Winter tut',
          'Podcast: what an organ does in winter (in German)',
        ),
      ),
      videos(t('Filme', 'Films'), [
        [
          'https://www.youtube.com/watch?v=morgenfeld1',
          use.picture('klosterkirche'),
          t('Wie man 2.147 Pfeifen stimmt', 'How to tune 2,147 pipes'),
          t('7:40', '7:40'),
        ],
        [
          'https://www.youtube.com/watch?v=morgenfeld2',
          use.picture('orgelpfeifen'),
          t('Die vier Bälge bei der Arbeit', 'The four bellows at work'),
          t('2:15', '2:15'),
        ],
      ]),
      section(
        [
          [
            headline(t('Samstags um zwölf', 'Saturdays at noon')),
            text(
              [
                'Markt, Orgel, Mittagessen. Dreißig Minuten, gegen eine Spende. Einkaufstaschen dürfen mit hinein, Fisch bitte nach hinten.',
              ],
              [
                'Market, organ, lunch. Thirty minutes, donations welcome. Shopping bags may come in; fish to the back, please.',
              ],
            ),
          ],
          [
            button(t('Orgelpunkt zwölf', 'Organ Point at Noon'), toSeries('orgel')),
            button(t('Alle Orgelkonzerte', 'All organ concerts'), ofGenre('orgel'), {
              look: 'outline',
            }),
          ],
        ],
        { layout: '67-33', look: 'accent' },
      ),
      faq(t('Fragen zur Orgel', 'Questions about the organ'), [
        [
          t('Darf ich sie spielen?', 'May I play it?'),
          [
            'Organist:innen mit Abschluss können dienstags eine Übestunde buchen. Alle anderen dürfen bei der Orgelführung einen Ton halten, so lange die Luft reicht.',
          ],
          [
            'Qualified organists can book an hour’s practice on Tuesdays. Everyone else may hold one note on the organ tour, for as long as the wind lasts.',
          ],
        ],
        [
          t('Kann ich eine Pfeife adoptieren?', 'Can I adopt a pipe?'),
          ['Ja, ab fünfzig Euro im Jahr. Die tiefen sind teurer, die hohen fast alle vergeben.'],
          [
            'Yes, from fifty euros a year. The low ones cost more; the high ones are nearly all taken.',
          ],
        ],
      ]),
      venue(venues.idOf('klosterkirche')),
    ],
  );
