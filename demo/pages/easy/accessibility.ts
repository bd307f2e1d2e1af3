import { pageLink } from '../../links.ts';
import { ACCESS_DESK, PHONE } from '../targets.ts';
import { de, easyHeadline, easyPage, easyText, easyIntro } from './easy-page.ts';

const REPORT = pageLink('barrier-report').de;
/** The id of the legal text «barrierefreiheit» (legal.ts). */
const STATEMENT = 4;

/** BITV 2.0, section 4, number 3: what the accessibility statement says in essence. */
export const easyAccessibility = () =>
  easyPage(
    'leicht-barriere',
    {
      title: de('Barriere-Freiheit'),
      headline: de('Erklärung zur Barriere-Freiheit'),
      urls: de('leichte-sprache/barriere-freiheit'),
      easy_language_of_text: STATEMENT,
      parent: 'leicht',
      position: 30,
      in_footer: true,
      meta: [
        de('Leichte Sprache: Barriere-Freiheit'),
        de('Die Erklärung zur Barriere-Freiheit vom Konzert-Haus Morgenfeld in Leichter Sprache.'),
      ],
    },
    [
      easyIntro(
        'Hier steht das Wichtigste aus der Erklärung.\nDie Erklärung ist für diese Internet-Seite.\nDas Konzert-Haus Morgenfeld ist nur ein Beispiel.\nWir haben das Konzert-Haus erfunden.',
      ),
      easyHeadline('Was ist Barriere-Freiheit?'),
      easyText(
        'Eine Barriere ist ein Hindernis.\nZum Beispiel eine Treppe.\nAuch eine Internet-Seite kann Barrieren haben.\nZum Beispiel sehr kleine Schrift.\nBarriere-frei heißt: Alle Menschen können die Seite gut benutzen.',
      ),
      easyHeadline('Das geht gut'),
      easyText(
        'Die Internet-Seite ist fast überall barriere-frei.',
        '- Sie können die Schrift größer machen.\n- Sie können alles mit der Tastatur benutzen.\n- Ein Programm kann Ihnen die Seiten vorlesen.\n- Sie können helle oder dunkle Farben haben.\n- Der Film vom Konzert-Haus hat Unter-Titel.',
      ),
      easyHeadline('Das ist noch schwierig'),
      easyText(
        '**Das Heft mit dem Programm**\nDas Heft ist eine PDF-Datei.\nVorlese-Programme können das Heft nur schlecht lesen.\nAlle Konzerte stehen auch auf der Internet-Seite.',
        '**Filme und Töne von anderen Firmen**\nZum Beispiel von YouTube.\nManchmal fehlen dort Unter-Titel.',
        '**Der Film vom Konzert-Haus**\nIm Film spricht niemand.\nEin Text unter dem Film erklärt die Bilder.',
        '**Leichte Sprache**\nNur wenige Seiten sind in Leichter Sprache.',
        '**Gebärden-Sprache**\nFilme in Gebärden-Sprache fehlen noch.',
        '**Der Karten-Shop**\nIm Karten-Shop gibt es einen Saal-Plan.\nDer Saal-Plan ist von einer anderen Firma.\nWir helfen Ihnen gern am Telefon.',
      ),
      easyHeadline('Sie finden eine Barriere?'),
      easyText(
        `Dann sagen Sie es uns bitte.\nEs gibt dafür ein Formular.\nIn ein Formular können Sie etwas schreiben.\n[Hier ist das Formular.](${REPORT})`,
        `Sie können auch eine E-Mail schreiben:\n[barrierefrei@morgenfeld.example](${ACCESS_DESK})`,
        `Oder Sie rufen an:\n[+49 30 23125 040](${PHONE})`,
        'Sie bekommen eine Antwort.\nDas dauert höchstens 1 Monat.',
      ),
      easyHeadline('Hilfe bei Streit'),
      easyText(
        'Ist unsere Antwort schlecht für Sie?\nDann hilft Ihnen die Schlichtungs-Stelle.\nDie Schlichtungs-Stelle hilft bei Streit.\nDie Hilfe kostet kein Geld.',
        'Das ist die Adresse:\nSchlichtungs-Stelle BGG\nMauerstraße 53\n10117 Berlin',
      ),
      easyHeadline('Das Gesetz'),
      easyText(
        'Es gibt ein Gesetz über Barriere-Freiheit.\nDie Abkürzung heißt: BFSG.\nEine Behörde prüft Internet-Seiten nach dem Gesetz.\nDie Abkürzung von der Behörde heißt: MLBF.\nDie Behörde ist in Magdeburg.',
      ),
      easyHeadline('Seit wann gilt die Erklärung?'),
      easyText('Die Erklärung ist vom 22. November 2026.'),
    ],
  );
