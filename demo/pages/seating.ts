import { image, images } from '../compose/pictures.ts';
import { columns, section } from '../compose/teasers.ts';
import { anchors, button, headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { PHONE } from './targets.ts';

const hall = [
  headline(t('Großer Saal', 'Great Hall'), {
    anchor: 'grosser-saal',
    subline: t(
      '1.412 Plätze in Parkett und drei Rängen',
      '1,412 seats in the stalls and three tiers',
    ),
  }),
  text(
    [
      '**Parkett, Reihe 1 bis 6:** Sie sehen jeden Bogenstrich und hören die Bläser etwas später als die Geigen. Gut für Klavierabende, links der Tasten wegen.',
      '**Parkett, Reihe 12 bis 18:** die Mitte der Welt, zumindest akustisch. Hier sitzt die Intendantin.',
      '**Erster Rang:** der schönste Blick auf das Orchester als Ganzes. Reihe 1 hat eine Brüstung, hinter der kleine Menschen ein Kissen brauchen; Kissen liegen an der Garderobe.',
      '**Dritter Rang:** fünfzehn Euro, neunundachtzig Stufen oder ein Aufzug, und ein Klang, den viele für den besten halten. Wegen der Decke, sagt der Akustiker; wegen des Preises, sagt das Kartenbüro.',
    ],
    [
      '**Stalls, rows 1 to 6:** you see every stroke of the bow and hear the winds a little later than the violins. Good for piano recitals, on the left for the keys.',
      '**Stalls, rows 12 to 18:** the centre of the world, at least acoustically. This is where our director sits.',
      '**First tier:** the finest view of the orchestra as a whole. Row 1 has a balustrade that makes shorter people want a cushion; cushions are at the cloakroom.',
      '**Third tier:** fifteen euros, eighty-nine steps or a lift, and a sound that many consider the best in the house. It’s the ceiling, says the acoustician. It’s the price, says the box office.',
    ],
  ),
];

const others = columns('33-33-33', [
  [
    headline(t('Kammersaal', 'Chamber Hall'), { level: 3 }),
    text(
      [
        '386 Plätze, niemand weiter als sechzehn Meter von der Bühne. Zwei Kategorien, im Grunde aber nur gute Plätze. Die Empore erreicht man über Treppen.',
      ],
      [
        '386 seats, none more than sixteen metres from the stage. There are two categories, but really only good seats. The gallery is reached by stairs.',
      ],
    ),
  ],
  [
    headline(t('Shedhalle', 'Weaving Shed'), { level: 3 }),
    text(
      [
        '620 Plätze, bestuhlt oder im Stehen, meist freie Platzwahl. Wer zuerst kommt, sitzt; wer zuletzt kommt, tanzt.',
      ],
      [
        '620 places, seated or standing, mostly unreserved. Come first and you sit; come last and you dance.',
      ],
    ),
  ],
  [
    headline(t('Klosterkirche', 'Abbey Church'), { level: 3 }),
    text(
      [
        '450 Plätze. Im Mittelschiff sehen und hören Sie, im Seitenschiff stehen Säulen im Weg, auf den Hörplätzen hören Sie nur. Das ist billiger und erstaunlich schön.',
      ],
      [
        '450 seats. In the nave you see and hear; in the aisles columns get in the way; from the listening seats you only hear. That is cheaper, and surprisingly beautiful.',
      ],
    ),
  ],
]);

const prices = html(
  '<table><caption>Was ein Platz im Großen Saal kostet (Vollpreis in Euro)</caption><thead><tr><th>Abend</th><th>Kategorie 1</th><th>Kategorie 2</th><th>Kategorie 3</th><th>Kategorie 4</th></tr></thead><tbody><tr><td>Gala</td><td>89</td><td>69</td><td>49</td><td>29</td></tr><tr><td>Großes Konzert</td><td>62</td><td>48</td><td>34</td><td>19</td></tr><tr><td>Saalkonzert</td><td>45</td><td>34</td><td>24</td><td>15</td></tr></tbody></table>',
  '<table><caption>What a seat in the Great Hall costs (full price in euros)</caption><thead><tr><th>Evening</th><th>Category 1</th><th>Category 2</th><th>Category 3</th><th>Category 4</th></tr></thead><tbody><tr><td>Gala</td><td>89</td><td>69</td><td>49</td><td>29</td></tr><tr><td>Large concert</td><td>62</td><td>48</td><td>34</td><td>19</td></tr><tr><td>Hall concert</td><td>45</td><td>34</td><td>24</td><td>15</td></tr></tbody></table>',
);

export const seating = (use: DemoMedia) =>
  page(
    'plaetze',
    {
      title: t('Saalpläne & Plätze', 'Seating'),
      headline: t('Saalpläne und Plätze', 'Seating plans and seats'),
      urls: t('besuch/saalplaene-plaetze', 'visit/seating'),
      parent: 'besuch',
      position: 30,
      in_menu: true,
      meta: [
        t('Saalpläne und Plätze', 'Seating and where to sit'),
        t(
          'Parkett, Rang oder Hörplatz: was man wo im Großen Saal, im Kammersaal, in der Shedhalle und in der Klosterkirche sieht und hört.',
          'Stalls, tiers or listening seats: what you see and hear from where in the Great Hall, Chamber Hall, Weaving Shed and abbey church.',
        ),
      ],
    },
    [
      anchors(),
      image(
        use.picture('saal-von-der-buehne'),
        'original',
        t('So sieht die Bühne Sie.', 'This is how the stage sees you.'),
      ),
      section(
        [
          hall,
          [
            image(
              use.picture('sitzreihen'),
              'vertical',
              t(
                'Reihe 14, außen, ist meistens besetzt.',
                'Row 14, on the aisle, is usually taken.',
              ),
            ),
          ],
        ],
        {
          layout: '67-33',
        },
      ),
      prices,
      headline(t('Die anderen Säle', 'The other halls'), { anchor: 'andere-saele' }),
      others,
      quote(
        t(
          'Der beste Platz ist der, auf dem Sie vergessen, dass Sie sitzen.',
          'The best seat is the one that makes you forget you are sitting.',
        ),
        t('Trần Ngọc Anh', 'Trần Ngọc Anh'),
        t('Leitung Kartenbüro', 'Head of ticketing'),
      ),
      images(
        [
          [
            use.picture('alte-weberei'),
            t(
              'Shedhalle: Nordlicht, Steinboden, Säulen',
              'The Weaving Shed: north light, stone floor, columns',
            ),
          ],
          [
            use.picture('klosterkirche'),
            t('St. Ägidien: sechs Sekunden Nachhall', 'St. Ägidien: six seconds of reverberation'),
          ],
          [use.picture('publikum'), t('Parkett, von hinten', 'The stalls, from behind')],
        ],
        { layout: 'grid' },
      ),
      text(
        [
          `Sie sind sich nicht sicher? Das Kartenbüro kennt jeden Platz persönlich: [+49 30 23125 040](${PHONE}). Für Rollstuhl- und Randplätze lesen Sie bitte [Barrierefreiheit im Haus](${toPage('zugang')}).`,
        ],
        [
          `Not sure? The box office knows every seat personally: [+49 30 23125 040](${PHONE}). For wheelchair spaces and aisle seats, please see [Access in the house](${toPage('zugang')}).`,
        ],
      ),
      button(t('Preise und Ermäßigungen', 'Prices and discounts'), toPage('ermaessigungen')),
    ],
  );
