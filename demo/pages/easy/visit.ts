import type { DemoMedia } from '../../media.ts';
import { pageIdOf } from '../keys.ts';
import { PHONE } from '../targets.ts';
import { easyBeside, easyHeadline, de, easyPage, easyText, easyIntro } from './easy-page.ts';

/** What the pages of the visit say, in easy language. */
export const easyVisit = (use: DemoMedia) =>
  easyPage(
    'leicht-besuch',
    {
      title: de('Ihr Besuch'),
      headline: de('Ihr Besuch im Konzert-Haus'),
      urls: de('leichte-sprache/ihr-besuch'),
      easy_language_of: pageIdOf('besuch'),
      parent: 'leicht',
      position: 50,
      meta: [
        de('Leichte Sprache: Ihr Besuch'),
        de('Hier steht alles Wichtige für Ihren Besuch im Konzert-Haus Morgenfeld.'),
      ],
    },
    [
      easyIntro(
        'Sie besuchen ein Konzert bei uns?\nWir freuen uns auf Sie.\nHier steht alles Wichtige für Ihren Besuch.',
      ),
      easyBeside(use.picture('strassenbahn'), 'Der Weg zu uns', [
        'Das Konzert-Haus ist am Lindenplatz.\nDie Straßen-Bahn 2 und die Straßen-Bahn 5 fahren zu uns.\nDer Bus 11 fährt auch zu uns.\nDie Halte-Stelle heißt: Lindenplatz/Konzerthaus.',
        'Mit Ihrer Karte können Sie kostenlos fahren.\nDas geht ab 3 Stunden vor dem Konzert.',
        'Kommen Sie mit dem Auto?\nDas Park-Haus heißt: Lindenplatz.\n10 Plätze sind für Menschen mit Behinderung.\nDie Plätze sind neben dem Aufzug.',
      ]),
      easyBeside(
        use.picture('rampe-und-aufzug'),
        'Ohne Treppen',
        [
          'Am Eingang vom Konzert-Haus ist keine Stufe.\nDie Türen gehen von allein auf.\nIm Konzert-Haus gibt es Aufzüge.\nEs gibt Plätze für Roll-Stühle.\nNeben jedem Platz ist ein Platz für Ihre Begleitung.',
          `Sie brauchen einen Platz für einen Roll-Stuhl?\nDann rufen Sie uns an:\n[+49 30 23125 040](${PHONE})`,
        ],
        'text-image',
      ),
      easyBeside(use.picture('garderobenmarken'), 'Jacken und Taschen', [
        'Im Konzert-Haus gibt es eine Garderobe.\nDort geben Sie Jacken und große Taschen ab.\nDas kostet kein Geld.\nSie bekommen eine Marke mit einer Nummer.\nNach dem Konzert geben Sie die Marke zurück.\nDann bekommen Sie Ihre Sachen.',
      ]),
      easyBeside(
        use.picture('hoeranlage'),
        'Besser hören',
        [
          'Sie haben ein Hör-Gerät?\nStellen Sie das Hör-Gerät auf T.\nDann hören Sie die Musik besser.\nDas geht im Großen Saal und im Kammersaal.',
        ],
        'text-image',
      ),
      easyHeadline('Im Konzert'),
      easyText(
        'Alle Kleider sind gut.\nMachen Sie Ihr Handy bitte aus.\nNach der Musik klatschen viele Menschen.\nDann können Sie auch klatschen.',
      ),
      easyHeadline('Pause machen'),
      easyText(
        'Ist es zu laut oder zu voll?\nHinter der Garderobe ist ein Ruhe-Raum.\nDort ist wenig Licht.\nDort gibt es auch 2 Liegen.\nSie können immer in den Ruhe-Raum gehen.',
      ),
    ],
  );
