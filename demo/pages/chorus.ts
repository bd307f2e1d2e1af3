import { image, videos } from '../compose/pictures.ts';
import { columns, events, section } from '../compose/teasers.ts';
import { button, faq, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { ofGenre, toPerson } from './targets.ts';

export const chorus = (use: DemoMedia) =>
  page(
    'buergerchor',
    {
      title: t('Bürgerchor', 'Citizens’ choir'),
      headline: t('Bürgerchor', 'Citizens’ choir'),
      urls: t('mitmachen/buergerchor', 'take-part/citizens-choir'),
      parent: 'mitmachen',
      position: 20,
      in_menu: true,
      meta: [
        t('Bürgerchor', 'Citizens’ choir'),
        t(
          'Zweihundert Stimmen, kein Vorsingen: der Bürgerchor des Konzerthauses probt montags um halb sieben.',
          'Two hundred voices, no audition: the citizens’ choir of the Konzerthaus rehearses on Mondays at half past six.',
        ),
      ],
    },
    [
      section(
        [
          [
            text(
              [
                'Zweihundert Menschen, kein Vorsingen. Der Bürgerchor probt montags um halb sieben auf der Foyerbühne, von September bis Juni, und steht zweimal im Jahr mit der Morgenfelder Philharmonie auf der Bühne.',
                `Die Leitung hat [Tomasz Wiśniowski](${toPerson('tomasz')}), der sonst mit Profis arbeitet und montags besonders gern. Sein Satz „Atmen ist auch Musik“ hängt im Probenraum, gleich neben dem Satz „Fenster zu“.`,
              ],
              [
                'Two hundred people, no audition. The citizens’ choir rehearses on the Foyer Stage on Mondays at half past six, September to June, and appears with the Morgenfeld Philharmonic twice a year.',
                `It is directed by [Tomasz Wiśniowski](${toPerson('tomasz')}), who works with professionals the rest of the week and is especially fond of Mondays. His motto ‘breathing is music too’ hangs in the rehearsal room, next to another that says ‘shut the window’.`,
              ],
            ),
          ],
          [
            image(
              use.picture('chor'),
              'horizontal',
              t('Alt und Tenor, leicht durchmischt', 'Altos and tenors, slightly mixed'),
            ),
          ],
        ],
        { layout: '50-50' },
      ),
      columns('33-33-33', [
        [
          headline(t('Proben', 'Rehearsals'), { level: 2 }),
          text(
            ['Montags, 18:30 bis 20:30 Uhr. In den Ferien summt jede und jeder für sich.'],
            ['Mondays, 18:30–20:30. In the holidays you hum on your own.'],
          ),
        ],
        [
          headline(t('Programm', 'Programme'), { level: 2 }),
          text(
            [
              'In dieser Spielzeit: Fanny Hensels „Hiob“, Volkslieder von der Silbe und ein Stück, das noch geschrieben wird.',
            ],
            [
              'This season: Fanny Hensel’s ‘Hiob’, folk songs from the Silbe and a piece that is still being written.',
            ],
          ),
        ],
        [
          headline(t('Beitrag', 'Membership fee'), { level: 2 }),
          text(
            ['Sechzig Euro im Jahr, Noten inbegriffen. Wer wenig hat, zahlt wenig.'],
            ['Sixty euros a year, music included. If you have little, you pay little.'],
          ),
        ],
      ]),
      button(t('E-Mail an den Chor', 'E-mail the choir'), 'mailto:buergerchor@morgenfeld.example'),
      videos(t('Aufnahmen', 'Recordings'), [
        [
          'https://www.youtube.com/watch?v=morgenfeld3',
          use.picture('saal-von-der-buehne'),
          t('Generalprobe, die letzten drei Minuten', 'Dress rehearsal, the last three minutes'),
          t('3:04', '3:04'),
        ],
        [
          'https://vimeo.com/100000002',
          use.picture('chor'),
          t('Einsingen mit Tomasz Wiśniowski', 'Warming up with Tomasz Wiśniowski'),
          t('8:30', '8:30'),
        ],
        [
          'https://www.youtube.com/watch?v=morgenfeld4',
          use.picture('garten-im-fruehling'),
          t('Maisingen im Klostergarten', 'Singing in May in the cloister garden'),
          t('5:51', '5:51'),
        ],
      ]),
      faq(t('Häufige Fragen', 'Questions and answers'), [
        [
          t('Muss ich Noten lesen können?', 'Must I read music?'),
          ['Es hilft. Die Hälfte von uns kann es nicht und sitzt neben jemandem, der es kann.'],
          ['It helps. Half of us can’t, and sit next to someone who can.'],
        ],
        [
          t('Ich singe schief.', 'I sing out of tune.'),
          ['Allein vielleicht. Zu zweihundert ist es Klangfarbe.'],
          ['On your own, perhaps. Among two hundred it is colour.'],
        ],
        [
          t('Kann ich im Sitzen singen?', 'Can I sing sitting down?'),
          [
            'Selbstverständlich, auch im Konzert. Das Podium hat eine Rampe, Noten gibt es im Großdruck.',
          ],
          [
            'Of course, in concert as well. The platform has a ramp, and music comes in large print.',
          ],
        ],
      ]),
      events({
        title: t('Zum Mitsingen und Mitmachen', 'Sing along, join in'),
        tag: tags.idOf('mitmachen'),
      }),
      button(t('Alle Chorkonzerte', 'All choral concerts'), ofGenre('chor'), { look: 'arrow' }),
    ],
  );
