import { work } from './work.ts';

export const chamberWorks = {
  schubertQuintett: work(
    'Franz Schubert',
    'Streichquintett C-Dur D 956',
    'String Quintet in C major, D 956',
  ),
  schubertQuartettsatz: work(
    'Franz Schubert',
    'Quartettsatz c-Moll D 703',
    'Quartettsatz in C minor, D 703',
  ),
  forelle: work(
    'Franz Schubert',
    'Klavierquintett A-Dur D 667 „Forellenquintett“',
    'Piano Quintet in A major, D 667 ‘Trout’',
  ),
  farrenc: work(
    'Louise Farrenc',
    'Klavierquintett Nr. 1 a-Moll op. 30',
    'Piano Quintet No. 1 in A minor, Op. 30',
  ),
  henselQuartett: work('Fanny Hensel', 'Streichquartett Es-Dur', 'String Quartet in E flat major'),
  mendelssohn13: work(
    'Felix Mendelssohn Bartholdy',
    'Streichquartett Nr. 2 a-Moll op. 13',
    'String Quartet No. 2 in A minor, Op. 13',
  ),
  mendelssohn80: work(
    'Felix Mendelssohn Bartholdy',
    'Streichquartett Nr. 6 f-Moll op. 80',
    'String Quartet No. 6 in F minor, Op. 80',
  ),
  ravelQuartett: work('Maurice Ravel', 'Streichquartett F-Dur', 'String Quartet in F major'),
  debussyQuartett: work(
    'Claude Debussy',
    'Streichquartett g-Moll op. 10',
    'String Quartet in G minor, Op. 10',
  ),
  messiaen: work(
    'Olivier Messiaen',
    'Quatuor pour la fin du temps',
    'Quatuor pour la fin du temps',
  ),
  brahmsKlarinette: work(
    'Johannes Brahms',
    'Klarinettenquintett h-Moll op. 115',
    'Clarinet Quintet in B minor, Op. 115',
  ),
  coleridge: work(
    'Samuel Coleridge-Taylor',
    'Klarinettenquintett fis-Moll op. 10',
    'Clarinet Quintet in F sharp minor, Op. 10',
  ),
  amerikanisches: work(
    'Antonín Dvořák',
    'Streichquartett Nr. 12 F-Dur op. 96 „Amerikanisches“',
    'String Quartet No. 12 in F major, Op. 96 ‘American’',
  ),
  intimeBriefe: work(
    'Leoš Janáček',
    'Streichquartett Nr. 2 „Intime Briefe“',
    'String Quartet No. 2 ‘Intimate Letters’',
  ),
  debussySonate: work(
    'Claude Debussy',
    'Sonate für Flöte, Viola und Harfe',
    'Sonata for flute, viola and harp',
  ),
  boulangerNocturne: work(
    'Lili Boulanger',
    'Nocturne für Flöte und Harfe',
    'Nocturne for flute and harp',
  ),
  faureFantaisie: work('Gabriel Fauré', 'Fantaisie op. 79', 'Fantaisie, Op. 79'),
  brahmsHorn: work(
    'Johannes Brahms',
    'Horntrio Es-Dur op. 40',
    'Horn Trio in E flat major, Op. 40',
  ),
  ligetiHorn: work(
    'György Ligeti',
    'Trio für Violine, Horn und Klavier',
    'Trio for violin, horn and piano',
  ),
  granPartita: work(
    'Wolfgang Amadeus Mozart',
    'Serenade B-Dur KV 361 „Gran Partita“',
    'Serenade in B flat major, K. 361 ‘Gran Partita’',
  ),
  haydnLerche: work(
    'Joseph Haydn',
    'Streichquartett D-Dur op. 64 Nr. 5 „Lerchenquartett“',
    'String Quartet in D major, Op. 64 No. 5 ‘The Lark’',
  ),
  haydnKaiser: work(
    'Joseph Haydn',
    'Streichquartett C-Dur op. 76 Nr. 3 „Kaiserquartett“',
    'String Quartet in C major, Op. 76 No. 3 ‘Emperor’',
  ),
  mozartOboe: work(
    'Wolfgang Amadeus Mozart',
    'Oboenquartett F-Dur KV 370',
    'Oboe Quartet in F major, K. 370',
  ),
  suite1: work(
    'Johann Sebastian Bach',
    'Suite Nr. 1 G-Dur BWV 1007',
    'Suite No. 1 in G major, BWV 1007',
  ),
  suite3: work(
    'Johann Sebastian Bach',
    'Suite Nr. 3 C-Dur BWV 1009',
    'Suite No. 3 in C major, BWV 1009',
  ),
  suite5: work(
    'Johann Sebastian Bach',
    'Suite Nr. 5 c-Moll BWV 1011',
    'Suite No. 5 in C minor, BWV 1011',
  ),
  partita2: work(
    'Johann Sebastian Bach',
    'Partita Nr. 2 d-Moll BWV 1004',
    'Partita No. 2 in D minor, BWV 1004',
  ),
  sonate1: work(
    'Johann Sebastian Bach',
    'Sonate Nr. 1 g-Moll BWV 1001',
    'Sonata No. 1 in G minor, BWV 1001',
  ),
  ysaye: work(
    'Eugène Ysaÿe',
    'Sonate Nr. 2 a-Moll op. 27 Nr. 2',
    'Sonata No. 2 in A minor, Op. 27 No. 2',
  ),
  kodaly: work(
    'Zoltán Kodály',
    'Sonate für Violoncello solo op. 8',
    'Sonata for solo cello, Op. 8',
  ),
  deProfundis: work('Sofia Gubaidulina', 'De profundis für Bajan', 'De profundis for bayan'),
  scarlatti: work('Domenico Scarlatti', 'Drei Sonaten', 'Three Sonatas'),
  winterreise: work('Franz Schubert', 'Winterreise D 911', 'Winterreise, D 911'),
  frauenliebe: work(
    'Robert Schumann',
    'Frauenliebe und -leben op. 42',
    'Frauenliebe und -leben, Op. 42',
  ),
  almaLieder: work('Alma Mahler', 'Fünf Lieder', 'Five Songs'),
  viardot: work('Pauline Viardot', 'Sechs Mélodies', 'Six Mélodies'),
  mondLieder: work('Robert Schumann', 'Liederkreis op. 39', 'Liederkreis, Op. 39'),
  reich18: work('Steve Reich', 'Music for 18 Musicians', 'Music for 18 Musicians'),
  reichClapping: work('Steve Reich', 'Clapping Music', 'Clapping Music'),
  inC: work('Terry Riley', 'In C', 'In C'),
  saariahoSept: work('Kaija Saariaho', 'Sept Papillons', 'Sept Papillons'),
  saariahoCendres: work('Kaija Saariaho', 'Cendres', 'Cendres'),
  saariahoNoa: work('Kaija Saariaho', 'NoaNoa', 'NoaNoa'),
  feldman: work('Morton Feldman', 'Piano and String Quartet', 'Piano and String Quartet'),
};
