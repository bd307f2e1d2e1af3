import { images } from '../../compose/pictures.ts';
import type { Piece } from '../../compose/module.ts';
import { button, faq, headline, html, text } from '../../compose/texts.ts';
import type { DemoMedia } from '../../media.ts';
import { t } from '../../text.ts';
import { venues } from '../../venues.ts';
import { toPage } from '../keys.ts';
import { ofGenre, toProduction, toSeries } from '../targets.ts';

const konzerthaus = (use: DemoMedia): readonly Piece[] => [
  images(
    [
      [use.picture('konzerthaus-tag'), t('Lindenplatz, Südseite', 'Lindenplatz, from the south')],
      [use.picture('foyertreppe'), t('Foyer, neunzehn Uhr', 'The foyer at seven')],
      [
        use.picture('saal-von-der-buehne'),
        t('Großer Saal, von der Bühne', 'The Great Hall from the stage'),
      ],
      [use.picture('kronleuchter'), t('Der Leuchter von 1911', 'The chandelier of 1911')],
    ],
    { title: t('Ein Rundgang', 'A look around') },
  ),
  headline(t('Drei Bühnen', 'Three stages'), { anchor: 'saele' }),
  html(
    '<table><caption>Säle im Konzerthaus</caption><thead><tr><th>Saal</th><th>Plätze</th><th>Rollstuhlplätze</th><th>Höranlage</th></tr></thead><tbody><tr><td>Großer Saal</td><td>1.412</td><td>14</td><td>ja</td></tr><tr><td>Kammersaal</td><td>386</td><td>6</td><td>ja</td></tr><tr><td>Foyerbühne</td><td>180</td><td>8</td><td>nein, Leihgeräte</td></tr></tbody></table>',
    '<table><caption>Halls of the Konzerthaus</caption><thead><tr><th>Hall</th><th>Seats</th><th>Wheelchair spaces</th><th>Hearing loop</th></tr></thead><tbody><tr><td>Great Hall</td><td>1,412</td><td>14</td><td>yes</td></tr><tr><td>Chamber Hall</td><td>386</td><td>6</td><td>yes</td></tr><tr><td>Foyer Stage</td><td>180</td><td>8</td><td>no, receivers on loan</td></tr></tbody></table>',
  ),
  button(t('Wo man am besten sitzt', 'Where the best seats are'), toPage('plaetze'), {
    look: 'arrow',
  }),
  faq(t('Gut zu wissen', 'Good to know'), [
    [
      t('Kann ich einfach hineingehen?', 'Can I just walk in?'),
      [
        'Ja. Das Foyer ist dienstags bis sonntags ab zehn Uhr offen, das Café auch. Für die Säle brauchen Sie eine Karte oder eine Führung.',
      ],
      [
        'Yes. The foyer is open from ten, Tuesday to Sunday, and so is the café. For the halls you need a ticket or a guided tour.',
      ],
    ],
    [
      t('Wie finde ich den Kammersaal?', 'How do I find the Chamber Hall?'),
      ['Durch das Foyer, an der Garderobe rechts, dann dem Nussbaum nach.'],
      ['Through the foyer, right at the cloakroom, then follow the walnut.'],
    ],
    [
      t('Wo ist der Aufzug?', 'Where is the lift?'),
      [
        `Gleich drei: einer vom Parkhaus ins Foyer, zwei zu allen Rängen. Genaueres unter [Barrierefreiheit im Haus](${toPage('zugang')}).`,
      ],
      [
        `There are three: one from the car park to the foyer, two to all tiers. See [Access in the house](${toPage('zugang')}).`,
      ],
    ],
  ]),
];

const weberei = (use: DemoMedia): readonly Piece[] => [
  images(
    [
      [use.picture('alte-weberei'), t('Fabrikhof am Wehr', 'The factory yard by the weir')],
      [
        use.picture('mikrofon'),
        t('Eine Bühne, wo man sie braucht', 'A stage wherever one is needed'),
      ],
    ],
    { layout: 'grid' },
  ),
  headline(t('Sitzen, stehen, tanzen', 'Sit, stand, dance'), { anchor: 'plaetze' }),
  text(
    [
      '620 Plätze, meist mit freier Wahl; bei Stehkonzerten dürfen bis zu 900 Menschen hinein. Wo die Bühne steht, entscheidet jeder Abend neu. Garderobe und Bar sind im Kesselhaus, Gehörschutz liegt am Eingang.',
      `Einmal im Jahr kostet alles nichts: [Lange Nacht der Weberei](${toProduction('webernacht')}).`,
    ],
    [
      '620 seats, mostly unreserved; up to 900 people may come to standing concerts. Where the stage goes is decided afresh every night. Cloakroom and bar are in the boiler house, earplugs by the door.',
      `Once a year everything is free: [Long Night at the Mill](${toProduction('webernacht')}).`,
    ],
  ),
  button(t('Jazz in der Weberei', 'Jazz at the Mill'), toSeries('jazz')),
  faq(t('Fragen zur Halle', 'About the hall'), [
    [
      t('Ist es im Winter kalt?', 'Is it cold in winter?'),
      ['Am Anfang ein wenig. Die Sheddächer halten 17 Grad, das Publikum macht daraus 21.'],
      ['A little, to begin with. The roof holds 17 degrees; the audience turns that into 21.'],
    ],
    [
      t('Komme ich nachts nach Hause?', 'Can I get home at night?'),
      [
        'Freitags und samstags fährt die 5 die ganze Nacht im Halbstundentakt. An anderen Tagen endet jedes Konzert vor der letzten Bahn, versprochen.',
      ],
      [
        'On Fridays and Saturdays tram 5 runs every half hour all night. On other days every concert ends before the last tram, we promise.',
      ],
    ],
  ]),
];

const klosterkirche = (use: DemoMedia): readonly Piece[] => [
  images(
    [
      [use.picture('klosterkirche'), t('St. Ägidien am Abend', 'St. Ägidien in the evening')],
      [use.picture('garten-im-fruehling'), t('Der Obstgarten im Mai', 'The orchard in May')],
      [use.picture('orgelpfeifen'), t('Prospekt von 1738', 'The organ case of 1738')],
    ],
    { layout: 'grid', format: 'vertical' },
  ),
  headline(t('Schiff, Seitenschiff, Hörplatz', 'Nave, aisle, listening seat'), {
    anchor: 'plaetze',
  }),
  text(
    [
      '450 Plätze auf Stühlen und in alten Bänken. Im Mittelschiff sehen Sie, im Seitenschiff je nach Säule, auf den Hörplätzen nur Stein und Licht. Kissen liegen in den Bänken, Decken am Eingang.',
    ],
    [
      '450 seats on chairs and in old pews. In the nave you can see; in the aisles that depends on the column; from the listening seats you see only stone and light. There are cushions in the pews and blankets by the door.',
    ],
  ),
  button(t('Alte Musik in St. Ägidien', 'Early music at St. Ägidien'), toSeries('aegidien')),
  button(t('Alles über die Orgel', 'All about the organ'), toPage('orgel'), { look: 'arrow' }),
  button(t('Orgelkonzerte', 'Organ concerts'), ofGenre('orgel'), { look: 'arrow' }),
  faq(t('Fragen zur Kirche', 'About the church'), [
    [
      t('Ist die Kirche sonst geöffnet?', 'Is the church open otherwise?'),
      [
        'Täglich von neun bis siebzehn Uhr, im Sommer bis zwanzig. Während der Proben hören Sie von draußen umsonst zu.',
      ],
      [
        'Daily from nine to five, in summer until eight. During rehearsals you can listen from outside for nothing.',
      ],
    ],
    [
      t('Gibt es eine Pause?', 'Is there an interval?'),
      [
        'Meist nicht. Wer hinausmuss, geht durch das Südportal; der Stein verzeiht Schritte, das Parkett nicht, aber das gibt es hier nicht.',
      ],
      [
        'Usually not. If you have to go out, use the south portal. Stone forgives footsteps; floorboards would not, but there are none.',
      ],
    ],
  ]),
];

/** What stands below the facts of each venue. */
export const onVenues = (use: DemoMedia): ReadonlyMap<number, readonly Piece[]> =>
  new Map([
    [venues.idOf('konzerthaus'), konzerthaus(use)],
    [venues.idOf('weberei'), weberei(use)],
    [venues.idOf('klosterkirche'), klosterkirche(use)],
  ]);
