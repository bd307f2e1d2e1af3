import { beside, image, paper } from '../compose/pictures.ts';
import { events, section } from '../compose/teasers.ts';
import { anchors, button, faq, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { ACCESS_DESK, ACCESSIBILITY, PHONE, toPerson } from './targets.ts';

const gaps = faq(
  t('Was bei uns noch nicht geht', 'What does not work yet'),
  [
    [
      t('Kammersaal, Empore', 'Chamber Hall, gallery'),
      [
        'Die Empore des Kammersaals ist nur über 22 Stufen zu erreichen. Rollstuhlplätze liegen deshalb alle im Parkett. Ein Aufzug ist für den Umbau des Westflügels geplant; ein Datum gibt es noch nicht, und wir wollen keines erfinden.',
      ],
      [
        'The gallery of the Chamber Hall can only be reached by 22 steps, which is why all wheelchair spaces are in the stalls. A lift is part of the planned rebuilding of the west wing. There is no date yet, and we would rather not invent one.',
      ],
    ],
    [
      t('Foyerbühne, Höranlage', 'Foyer Stage, hearing loop'),
      [
        'An der Foyerbühne gibt es keine induktive Höranlage. Für Mittagskonzerte und Gespräche leihen wir Funkempfänger mit Halsschleife aus; vierzehn Stück, an vollen Tagen zu wenig.',
      ],
      [
        'There is no induction loop at the Foyer Stage. For lunch concerts and talks we lend radio receivers with neck loops: fourteen of them, which is too few on busy days.',
      ],
    ],
    [
      t('Klosterkirche, Toilette', 'Abbey church, toilet'),
      [
        'Die barrierefreie Toilette liegt im Kreuzgang, sechzig Meter vom Südportal, teils auf altem Pflaster. Mit schmalen Rädern ist das mühsam. Der Publikumsdienst begleitet Sie gern.',
      ],
      [
        'The accessible toilet is in the cloister, sixty metres from the south portal and partly across old cobbles. On narrow wheels that is hard work. Our front-of-house team is glad to go with you.',
      ],
    ],
    [
      t('Alte Weberei, Stehkonzerte', 'Alte Weberei, standing concerts'),
      [
        'Bei Stehkonzerten ist es eng und laut. Das Podest mit acht Rollstuhlplätzen hat freie Sicht, der Weg zur Bar nicht immer freie Bahn. Wir bringen Ihnen Ihr Getränk.',
      ],
      [
        'Standing concerts are crowded and loud. The platform with its eight wheelchair spaces has a clear view; the way to the bar is not always clear. We will bring you your drink.',
      ],
    ],
  ],
  'luecken',
);

export const access = (use: DemoMedia) =>
  page(
    'zugang',
    {
      title: t('Barrierefreiheit im Haus', 'Access in the house'),
      headline: t('Barrierefreiheit im Haus', 'Access in the house'),
      urls: t('besuch/barrierefreiheit-im-haus', 'visit/access-in-the-house'),
      parent: 'besuch',
      position: 20,
      in_menu: true,
      meta: [
        t('Barrierefreiheit im Haus', 'Access in the house'),
        t(
          'Rollstuhlplätze, Höranlage, Gebärdensprache, entspannte Vorstellungen, Assistenzhunde: was im Konzerthaus Morgenfeld geht und was noch nicht.',
          'Wheelchair spaces, hearing loop, sign language, relaxed performances, assistance dogs: what works at Konzerthaus Morgenfeld and what does not yet.',
        ),
      ],
      og_title: t('Barrierefreiheit im Haus', 'Access in the house'),
      og_image: use.picture('rampe-und-aufzug'),
    },
    [
      text(
        [
          'Diese Seite sagt, was Sie erwartet, in Zentimetern, wo es auf Zentimeter ankommt, und ehrlich, wo etwas fehlt. Fehlt Ihnen eine Angabe, dann fehlt sie auch anderen: Bitte sagen Sie es uns.',
        ],
        [
          'This page tells you what to expect: in centimetres where centimetres matter, and frankly where something is missing. If you miss a detail, others will miss it too. Please tell us.',
        ],
      ),
      anchors(true),
      headline(t('Anreise', 'Getting here'), { anchor: 'ankommen' }),
      beside(
        use.picture('rampe-und-aufzug'),
        t('Wege im Haus', 'Ways through the building'),
        [
          'Der Haupteingang am Lindenplatz ist stufenlos, die Türen öffnen automatisch (lichte Breite 140 cm). Vom Parkhaus fährt Aufzug A direkt ins Foyer.',
          '- Aufzüge: Kabine 140 × 220 cm, Sprachansage, tastbare Tasten\n- Rampen: höchstens 6 % Steigung, Handlauf beidseitig\n- Saaltüren: 98 cm, während der Vorstellung vom Publikumsdienst geöffnet\n- Toiletten: eine barrierefreie auf jeder Ebene, eine mit Liege im Erdgeschoss',
        ],
        [
          'The main entrance on Lindenplatz is step-free and its doors open automatically (clear width 140 cm). From the car park, lift A goes straight to the foyer.',
          '- Lifts: 140 × 220 cm inside, voice announcements, tactile buttons\n- Ramps: 6% gradient at most, handrails on both sides\n- Hall doors: 98 cm, opened by our staff during performances\n- Toilets: an accessible one on every level, one with a changing bench on the ground floor',
        ],
      ),
      headline(t('Plätze', 'Seats'), { anchor: 'sitzen' }),
      text(
        [
          'Im **Großen Saal** gibt es 14 Rollstuhlplätze in Reihe 9 und 17, im **Kammersaal** 6, an der **Foyerbühne** 8, in der **Alten Weberei** 8 auf einem Podest, in der **Klosterkirche** 4 im Mittelschiff. Neben jedem ist ein Begleitplatz. Sie kosten so viel wie die günstigste Kategorie; mit Merkzeichen B ist die Begleitung frei.',
          `Wer weite Wege meidet, mehr Beinfreiheit braucht oder schnell hinaus können möchte, sagt es bei der Buchung: [+49 30 23125 040](${PHONE}). Wir halten für jeden Abend zwanzig Randplätze zurück, die nicht online stehen.`,
        ],
        [
          'There are 14 wheelchair spaces in the **Great Hall** (rows 9 and 17), 6 in the **Chamber Hall**, 8 at the **Foyer Stage**, 8 on a platform at the **Alte Weberei** and 4 in the nave of the **abbey church**, each with a companion seat beside it. They cost as much as the cheapest category; with the mark B on your disability card your companion comes free.',
          `If you avoid long distances, need more legroom or want to be able to leave quickly, tell us when booking: [+49 30 23125 040](${PHONE}). For every evening we keep back twenty aisle seats that are not sold online.`,
        ],
      ),
      headline(t('Hilfen beim Hören und Sehen', 'Help with hearing and seeing'), {
        anchor: 'hoeren',
      }),
      section(
        [
          [image(use.picture('hoeranlage'), 'square')],
          [
            text(
              [
                'Großer Saal und Kammersaal haben eine induktive Höranlage: Stellen Sie Ihr Hörgerät auf T. Am besten empfangen Sie im Parkett, Reihe 4 bis 20; unter den Rängen wird es schwächer. Leihgeräte liegen kostenlos an der Garderobe.',
                'Konzerte mit Gebärdensprache, Übertiteln oder Audiodeskription sind im Programm gekennzeichnet. Das Programmheft gibt es vorab als Text zum Vorlesenlassen, auf Wunsch in Großdruck.',
                'Assistenzhunde sind willkommen; Wasser steht bereit, Beethoven haben bisher alle überstanden.',
              ],
              [
                'The Great Hall and Chamber Hall have an induction loop: set your hearing aid to T. Reception is best in the stalls, rows 4 to 20, and weaker beneath the tiers. Receivers can be borrowed free of charge at the cloakroom.',
                'Concerts with sign language, surtitles or audio description are marked in the programme. Programme notes are available in advance as text for screen readers, and in large print on request.',
                'Assistance dogs are welcome. Water is provided, and so far all of them have survived Beethoven.',
              ],
            ),
          ],
        ],
        { layout: '33-67' },
      ),
      headline(t('Ruheraum', 'Quiet room'), { anchor: 'ruhe' }),
      text(
        [
          'Hinter der Garderobe liegt ein Ruheraum mit gedimmtem Licht, zwei Liegen und einer Tür, die leise schließt. Sie brauchen keinen Grund, um ihn zu benutzen. Gehörschutz gibt es in drei Größen, auch für Kinder.',
        ],
        [
          'Behind the cloakroom there is a quiet room with low light, two couches and a door that closes softly. You need no reason to use it. Ear defenders come in three sizes, for children too.',
        ],
      ),
      events({
        title: t('Die nächsten entspannten Vorstellungen', 'The next relaxed performances'),
        tag: tags.idOf('entspannt'),
        anchor: 'entspannt',
      }),
      gaps,
      section(
        [
          [
            headline(t('Fragen Sie Theodora Papadaki-Groß', 'Ask Theodora Papadaki-Groß'), {
              anchor: 'kontakt',
            }),
            text(
              [
                `[Theodora Papadaki-Groß](${toPerson('theodora')}) antwortet auf Deutsch, Englisch und in Deutscher Gebärdensprache: [barrierefrei@morgenfeld.example](${ACCESS_DESK}). Videotelefonie in Gebärdensprache ist donnerstags von 16 bis 18 Uhr möglich.`,
              ],
              [
                `[Theodora Papadaki-Groß](${toPerson('theodora')}) answers in German, English and German Sign Language: [barrierefrei@morgenfeld.example](${ACCESS_DESK}). Video calls in sign language are possible on Thursdays from 16:00 to 18:00.`,
              ],
            ),
          ],
          [
            button(
              t('Wie zugänglich diese Website ist', 'How accessible this website is'),
              ACCESSIBILITY,
              {
                look: 'arrow',
              },
            ),
          ],
        ],
        { layout: '67-33', look: 'accent' },
      ),
      paper(
        use,
        'paperDe',
        t(
          'Programmvorschau zum Vorlesenlassen (PDF)',
          'Season preview for screen readers (PDF, in German)',
        ),
      ),
    ],
  );
