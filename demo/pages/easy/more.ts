import { toPage } from '../keys.ts';
import { ACCESS_DESK } from '../targets.ts';
import { de, easyHeadline, easyPage, easyText, easyIntro } from './easy-page.ts';

/** BITV 2.0, section 4, number 4: where else there is easy language and sign language. */
export const easyMore = () =>
  easyPage(
    'leicht-mehr',
    {
      title: de('Mehr in Leichter Sprache'),
      headline: de('Leichte Sprache und Gebärden-Sprache'),
      urls: de('leichte-sprache/mehr'),
      parent: 'leicht',
      position: 40,
      in_footer: true,
      meta: [
        de('Leichte Sprache: Das gibt es noch'),
        de('Hier steht: Das gibt es in Leichter Sprache und Gebärden-Sprache.'),
      ],
    },
    [
      easyIntro('Hier steht: Das gibt es in Leichter Sprache und Gebärden-Sprache.'),
      easyHeadline('Diese Seiten sind in Leichter Sprache'),
      easyText(
        `- [Das finden Sie hier](${toPage('leicht')})\n- [So benutzen Sie die Internet-Seite](${toPage('leicht-bedienung')})\n- [Ihr Besuch](${toPage('leicht-besuch')})\n- [Barriere-Freiheit](${toPage('leicht-barriere')})`,
        'Die Links stehen auch ganz unten auf jeder Seite.',
      ),
      easyHeadline('Gebärden-Sprache'),
      easyText(
        'Gebärden-Sprache ist eine Sprache mit den Händen.\nViele gehörlose Menschen sprechen Gebärden-Sprache.\nGehörlose Menschen können nichts hören.',
        'Auf der Internet-Seite fehlen Filme in Gebärden-Sprache noch.\nAber bei manchen Konzerten gibt es Gebärden-Sprache.\nDas steht dann auf der Seite vom Konzert.',
        `Sie können mit uns Gebärden-Sprache sprechen.\nDas geht mit einem Video-Anruf.\nTheodora Papadaki-Groß spricht dann mit Ihnen.\nDas geht am Donnerstag von 16 bis 18 Uhr.\nSchreiben Sie vorher eine E-Mail:\n[barrierefrei@morgenfeld.example](${ACCESS_DESK})`,
      ),
    ],
  );
