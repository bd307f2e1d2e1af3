import { original, work } from './work.ts';

export const keyboardWorks = {
  goldberg: work(
    'Johann Sebastian Bach',
    'Goldberg-Variationen BWV 988',
    'Goldberg Variations, BWV 988',
  ),
  chopinPreludes: work('Frédéric Chopin', '24 Préludes op. 28', '24 Preludes, Op. 28'),
  szymanowska: work(
    'Maria Szymanowska',
    'Nocturne B-Dur „Le Murmure“',
    'Nocturne in B flat major ‘Le Murmure’',
  ),
  bilder: original(
    'Kartinki s vystavki',
    'ru-Latn',
    work('Modest Mussorgski', 'Bilder einer Ausstellung', 'Pictures at an Exhibition'),
  ),
  beethoven109: work(
    'Ludwig van Beethoven',
    'Klaviersonate Nr. 30 E-Dur op. 109',
    'Piano Sonata No. 30 in E major, Op. 109',
  ),
  beethoven110: work(
    'Ludwig van Beethoven',
    'Klaviersonate Nr. 31 As-Dur op. 110',
    'Piano Sonata No. 31 in A flat major, Op. 110',
  ),
  beethoven111: work(
    'Ludwig van Beethoven',
    'Klaviersonate Nr. 32 c-Moll op. 111',
    'Piano Sonata No. 32 in C minor, Op. 111',
  ),
  dasJahr: work(
    'Fanny Hensel',
    'Das Jahr. Zwölf Charakterstücke',
    'Das Jahr: twelve character pieces',
  ),
  janacekNebel: work('Leoš Janáček', 'Im Nebel', 'In the Mists'),
  glass: work('Philip Glass', 'Etüden für Klavier (Auswahl)', 'Études for piano (selection)'),
  satie: work('Erik Satie', 'Gymnopédies und Gnossiennes', 'Gymnopédies and Gnossiennes'),
  fantasieVierhaendig: work(
    'Franz Schubert',
    'Fantasie f-Moll für Klavier zu vier Händen D 940',
    'Fantasia in F minor for piano four hands, D 940',
  ),
  mereLoye: work('Maurice Ravel', 'Ma mère l’Oye', 'Ma mère l’Oye'),
  waldszenen: work('Robert Schumann', 'Waldszenen op. 82', 'Waldszenen, Op. 82'),
  claraVariationen: work(
    'Clara Schumann',
    'Variationen über ein Thema von Robert Schumann op. 20',
    'Variations on a Theme by Robert Schumann, Op. 20',
  ),
  toccata: work(
    'Johann Sebastian Bach',
    'Toccata und Fuge d-Moll BWV 565',
    'Toccata and Fugue in D minor, BWV 565',
  ),
  passacaglia: work(
    'Johann Sebastian Bach',
    'Passacaglia c-Moll BWV 582',
    'Passacaglia in C minor, BWV 582',
  ),
  widor: work(
    'Charles-Marie Widor',
    'Toccata aus der Sinfonie Nr. 5 f-Moll op. 42 Nr. 1',
    'Toccata from Symphony No. 5 in F minor, Op. 42 No. 1',
  ),
  alain: work('Jehan Alain', 'Litanies', 'Litanies'),
  buxtehudePraeludium: work(
    'Dieterich Buxtehude',
    'Präludium g-Moll BuxWV 149',
    'Praeludium in G minor, BuxWV 149',
  ),
  smyth: work(
    'Ethel Smyth',
    'Choralvorspiele für Orgel (Auswahl)',
    'Chorale preludes for organ (selection)',
  ),
};
