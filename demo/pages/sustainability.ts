import { beside } from '../compose/pictures.ts';
import { columns } from '../compose/teasers.ts';
import { headline, html, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

const big = (number: string, de: string, en: string) => [
  headline(t(number, number), { level: 2 }),
  text([de], [en]),
];

export const sustainability = (use: DemoMedia) =>
  page(
    'nachhaltigkeit',
    {
      title: t('Nachhaltigkeit', 'Sustainability'),
      headline: t('Nachhaltigkeit', 'Sustainability'),
      urls: t('haus/nachhaltigkeit', 'house/sustainability'),
      parent: 'haus',
      position: 30,
      in_menu: true,
      meta: [
        t('Nachhaltigkeit', 'Sustainability'),
        t(
          'Energie, Anreise, Tourneen: was das Konzerthaus Morgenfeld verbraucht, was es einspart und woran es noch scheitert.',
          'Energy, travel, touring: what Konzerthaus Morgenfeld uses, what it saves and where it still fails.',
        ),
      ],
    },
    [
      text(
        [
          'Ein Konzert ist für sich genommen eine sparsame Sache: Luft wird bewegt, sonst wenig. Teuer fürs Klima ist, was drumherum geschieht. Wir zählen es seit 2017.',
        ],
        [
          'A concert in itself is a frugal thing: air is moved, and little else. What costs the climate is what goes on around it. We have been counting since 2017.',
        ],
      ),
      columns('33-33-33', [
        big(
          '−38 %',
          'Heizenergie im Großen Saal seit 2017, bei gleicher Temperatur: Abwärme aus dem Rechenzentrum der Stadtwerke.',
          'Heating energy in the Great Hall since 2017, at the same temperature, thanks to waste heat from the municipal data centre.',
        ),
        big(
          '71 %',
          'unserer Gäste kommen mit Bahn, Rad oder zu Fuß. Vor der Fahrkarte in der Eintrittskarte waren es 44.',
          'of our guests come by tram, by bike or on foot. Before tickets doubled as tram tickets it was 44.',
        ),
        big(
          '612 t',
          'CO₂ im letzten Jahr, mehr als die Hälfte davon für anreisende Orchester. Das ist die Zahl, die uns ärgert.',
          'of CO₂ last year, more than half of it for visiting orchestras. That is the figure that bothers us.',
        ),
      ]),
      beside(
        use.picture('platz-mit-raedern'),
        t('Was wir ändern', 'What we are changing'),
        [
          '- Orchester laden wir für mindestens zwei Abende ein, mit der Bahn, wenn es unter acht Stunden dauert.\n- Programmhefte drucken wir nur noch auf Bestellung; zum Mitlesen gibt es sie als Datei.\n- Blumen auf der Bühne kommen von den Silbewiesen, von Mai bis Oktober. Im Winter gibt es Äpfel.\n- Das Café kocht an vier von sechs Tagen ohne Fleisch. Die Bratwurst zum Saisonschluss bleibt.',
        ],
        [
          '- We invite orchestras for two evenings at least, and by rail if the journey takes under eight hours.\n- Programme books are printed on request only; there is a file to read along.\n- Flowers on stage come from the meadows along the Silbe, May to October. In winter there are apples.\n- The café cooks without meat on four days out of six. The end-of-season sausage stays.',
        ],
      ),
      headline(t('Die Bilanz', 'The balance'), { anchor: 'bilanz' }),
      html(
        '<table><caption>Tonnen CO₂ nach Ursache</caption><thead><tr><th>Ursache</th><th>2017</th><th>Letztes Jahr</th></tr></thead><tbody><tr><td>Anreise von Gastorchestern</td><td>402</td><td>338</td></tr><tr><td>Heizung und Strom</td><td>371</td><td>149</td></tr><tr><td>Anreise des Publikums</td><td>188</td><td>97</td></tr><tr><td>Gastronomie, Druck, Übriges</td><td>54</td><td>28</td></tr></tbody></table>',
        '<table><caption>Tonnes of CO₂ by cause</caption><thead><tr><th>Cause</th><th>2017</th><th>Last year</th></tr></thead><tbody><tr><td>Travel of visiting orchestras</td><td>402</td><td>338</td></tr><tr><td>Heating and electricity</td><td>371</td><td>149</td></tr><tr><td>Travel of audiences</td><td>188</td><td>97</td></tr><tr><td>Catering, print and others</td><td>54</td><td>28</td></tr></tbody></table>',
      ),
      quote(
        t(
          'Die klimafreundlichste Lampe ist die, die der Bühnenmeister ausmacht.',
          'The greenest lamp is the one the stage manager turns off.',
        ),
        t('Emre Köseoğlu', 'Emre Köseoğlu'),
        t('Bühnenmeister', 'Stage manager'),
      ),
      text(
        [`Am meisten helfen Sie uns mit der Straßenbahn: [Anfahrt](${toPage('anfahrt')}).`],
        [`You help us most by taking the tram: [Getting here](${toPage('anfahrt')}).`],
      ),
    ],
  );
