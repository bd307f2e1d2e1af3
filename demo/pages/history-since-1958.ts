import { beside } from '../compose/pictures.ts';
import type { Piece } from '../compose/module.ts';
import { headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toProduction, toVenue } from './targets.ts';

/** The later chapters of the house's history. */
export const chaptersSince1958 = (use: DemoMedia): readonly Piece[] => [
  headline(t('1958: Ein Saal für acht', '1958: A hall for eight'), {
    anchor: 'kammersaal',
    preline: t('Der Kammersaal', 'The Chamber Hall'),
  }),
  text(
    [
      'Der Anbau von 1958 war der Stadt zu modern und dem Architekten nicht modern genug. Man einigte sich auf Nussbaum. 386 Menschen sitzen hier so dicht an der Bühne, dass Quartette ihre Partituren nicht mehr offen auf dem Pult liegen lassen.',
    ],
    [
      'The extension of 1958 was too modern for the town and not modern enough for its architect. They settled on walnut. 386 people sit so close to the stage here that string quartets no longer leave their scores lying open.',
    ],
  ),
  headline(t('2003: Die Weberei', '2003: The mill'), {
    anchor: 'weberei',
    preline: t('Das zweite Haus', 'The second house'),
  }),
  beside(
    use.picture('alte-weberei'),
    t('Zehn Jahre Stille, dann Jazz', 'Ten years of silence, then jazz'),
    [
      `1993 schloss die letzte Tuchfabrik der Stadt. Zehn Jahre später stand ein Flügel, wo 240 Webstühle gestanden hatten, und 600 frühere Beschäftigte saßen auf Klappstühlen im ersten Konzert der [Alten Weberei](${toVenue('weberei')}).`,
      `Einmal im Jahr bleibt dort die Tür einfach offen: [Lange Nacht der Weberei](${toProduction('webernacht')}).`,
    ],
    [
      `The last cloth mill in town closed in 1993. Ten years later a grand piano stood where 240 looms had been, and 600 former workers sat on folding chairs at the first concert of the [Alte Weberei](${toVenue('weberei')}).`,
      `Once a year its door simply stays open: [Long Night at the Mill](${toProduction('webernacht')}).`,
    ],
  ),
  headline(t('2014: Türen aus Glas', '2014: Doors of glass'), {
    anchor: 'foyer',
    preline: t('Heute', 'Today'),
  }),
  text(
    [
      'Hundert Jahre lang wusste man auf dem Lindenplatz nicht, was im Haus geschah, wenn man keine Karte hatte. Seit 2014 sind die Türen aus Glas und das Foyer hat eine Bühne. Wer mittags vorbeikommt, hört meistens schon etwas.',
      'Im selben Jahr begann das Haus, seine Eintrittskarten als Fahrkarten auszugeben. Das eine hat mit dem anderen mehr zu tun, als man denkt.',
    ],
    [
      'For a hundred years nobody on Lindenplatz knew what went on inside unless they had a ticket. Since 2014 the doors have been of glass and the foyer has had a stage. Come past at lunchtime and you will usually hear something.',
      'That same year our tickets became tram tickets. The one has more to do with the other than you might think.',
    ],
  ),
];
