import type { DemoMedia } from '../../media.ts';
import { teasers } from '../../compose/teasers.ts';
import { pageIdOf, toPage } from '../keys.ts';
import { MAGAZINE, PHONE, PROGRAMME } from '../targets.ts';
import { de, easyBeside, easyHeadline, easyIntro, easyPage, easyText } from './easy-page.ts';

/** BITV 2.0, section 4, number 1: what is on this website; it stands for the start page. */
export const easyStart = (use: DemoMedia) =>
  easyPage(
    'leicht',
    {
      title: de('Das finden Sie hier'),
      headline: de('Willkommen im Konzert-Haus!'),
      urls: de('leichte-sprache'),
      easy_language_of: pageIdOf('home'),
      position: 10,
      in_footer: true,
      meta: [
        de('Leichte Sprache: Das finden Sie hier'),
        de(
          'Das Konzert-Haus Morgenfeld in Leichter Sprache. Hier steht: Das finden Sie auf der Internet-Seite.',
        ),
      ],
    },
    [
      easyIntro(
        'Guten Tag!\nDas ist die Internet-Seite vom Konzert-Haus Morgenfeld.\nDieser Text ist in Leichter Sprache.\nViele Menschen verstehen Leichte Sprache besser.',
      ),
      easyBeside(use.picture('konzerthaus-tag'), 'Was ist das Konzert-Haus?', [
        'In einem Konzert-Haus machen Menschen Musik.\nAndere Menschen hören zu.',
        'Zum Konzert-Haus Morgenfeld gehören 3 Häuser:',
        '- das Konzert-Haus am Lindenplatz\n- die Alte Weberei\n- die Kloster-Kirche Sankt Ägidien',
      ]),
      easyBeside(
        use.picture('dirigentenpult'),
        'Welche Musik gibt es?',
        [
          'Bei uns hören Sie viele Arten von Musik:',
          '- Musik von einem großen Orchester\n- Musik mit wenigen Instrumenten\n- Oper\n- Jazz\n- Konzerte für Kinder',
          'Ein Orchester ist eine große Gruppe.\nDie Gruppe macht zusammen Musik.\nIn einer Oper singen Menschen eine Geschichte.',
        ],
        'text-image',
      ),
      easyHeadline('Das steht auf der Internet-Seite'),
      easyText(
        `**Programm**\nIm Programm stehen alle Konzerte.\nSie sehen den Tag, die Uhrzeit und den Ort.\n[Hier ist das Programm.](${PROGRAMME})`,
        `**Karten**\nFür ein Konzert brauchen Sie meistens eine Karte.\nSie können die Karten auf der Internet-Seite aussuchen.\nSie können auch anrufen.\nDie Nummer ist: [+49 30 23125 040](${PHONE})`,
        '**Besuch**\nHier steht alles über Ihren Besuch.\nZum Beispiel der Weg zum Konzert-Haus.',
        '**Haus**\nHier lesen Sie mehr über das Konzert-Haus.',
        `**Mediathek**\nHier gibt es Texte, Bilder, Filme und Musik.\n[Hier ist die Mediathek.](${MAGAZINE})`,
        'Diese Teile sind in Alltags-Sprache.\nAlltags-Sprache ist schwerer.\nSie haben Fragen?\nDann rufen Sie uns gern an.',
      ),
      teasers(
        [
          {
            image: use.picture('foyertreppe'),
            headline: de('So benutzen Sie die Internet-Seite'),
            text: de('Wir erklären die Knöpfe und das Menü.'),
            link: toPage('leicht-bedienung'),
          },
          {
            image: use.picture('strassenbahn'),
            headline: de('Ihr Besuch'),
            text: de('Hier steht der Weg zu uns.'),
            link: toPage('leicht-besuch'),
          },
          {
            image: use.picture('rampe-und-aufzug'),
            headline: de('Barriere-Freiheit'),
            text: de('Hier steht: Das geht gut auf der Internet-Seite.'),
            link: toPage('leicht-barriere'),
          },
        ],
        { title: de('Mehr in Leichter Sprache') },
      ),
    ],
  );
