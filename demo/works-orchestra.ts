import { t } from './text.ts';
import { original, work } from './work.ts';

export const orchestralWorks = {
  dvorak9: work(
    'Antonín Dvořák',
    'Sinfonie Nr. 9 e-Moll op. 95 „Aus der Neuen Welt“',
    'Symphony No. 9 in E minor, Op. 95 ‘From the New World’',
  ),
  coplandClarinet: work('Aaron Copland', 'Klarinettenkonzert', 'Clarinet Concerto'),
  price1: work(
    'Florence Price',
    'Sinfonie Nr. 1 e-Moll',
    'Symphony No. 1 in E minor',
    t('2. Satz: Largo, maestoso', '2nd movement: Largo, maestoso'),
  ),
  beethoven3: work(
    'Ludwig van Beethoven',
    'Sinfonie Nr. 3 Es-Dur op. 55 „Eroica“',
    'Symphony No. 3 in E flat major, Op. 55 ‘Eroica’',
  ),
  beethoven7: work(
    'Ludwig van Beethoven',
    'Sinfonie Nr. 7 A-Dur op. 92',
    'Symphony No. 7 in A major, Op. 92',
  ),
  beethoven9: work(
    'Ludwig van Beethoven',
    'Sinfonie Nr. 9 d-Moll op. 125',
    'Symphony No. 9 in D minor, Op. 125 ‘Choral’',
  ),
  beethovenPiano4: work(
    'Ludwig van Beethoven',
    'Klavierkonzert Nr. 4 G-Dur op. 58',
    'Piano Concerto No. 4 in G major, Op. 58',
  ),
  mayerFaust: work(
    'Emilie Mayer',
    'Faust-Ouvertüre h-Moll op. 46',
    'Faust Overture in B minor, Op. 46',
  ),
  hebriden: work(
    'Felix Mendelssohn Bartholdy',
    'Konzertouvertüre „Die Hebriden“ op. 26',
    'Overture ‘The Hebrides’, Op. 26',
  ),
  schottische: work(
    'Felix Mendelssohn Bartholdy',
    'Sinfonie Nr. 3 a-Moll op. 56 „Schottische“',
    'Symphony No. 3 in A minor, Op. 56 ‘Scottish’',
  ),
  bruchFantasie: work(
    'Max Bruch',
    'Schottische Fantasie Es-Dur op. 46',
    'Scottish Fantasy in E flat major, Op. 46',
  ),
  clara: work('Clara Schumann', 'Klavierkonzert a-Moll op. 7', 'Piano Concerto in A minor, Op. 7'),
  robert4: work(
    'Robert Schumann',
    'Sinfonie Nr. 4 d-Moll op. 120',
    'Symphony No. 4 in D minor, Op. 120',
  ),
  henselOuverture: work('Fanny Hensel', 'Ouvertüre C-Dur', 'Overture in C major'),
  schostakowitsch5: work(
    'Dmitri Schostakowitsch',
    'Sinfonie Nr. 5 d-Moll op. 47',
    'Symphony No. 5 in D minor, Op. 47',
  ),
  saintCello: work(
    'Camille Saint-Saëns',
    'Violoncellokonzert Nr. 1 a-Moll op. 33',
    'Cello Concerto No. 1 in A minor, Op. 33',
  ),
  boulangerMatin: work('Lili Boulanger', 'D’un matin de printemps', 'D’un matin de printemps'),
  sibelius5: work(
    'Jean Sibelius',
    'Sinfonie Nr. 5 Es-Dur op. 82',
    'Symphony No. 5 in E flat major, Op. 82',
  ),
  saariahoCiel: work('Kaija Saariaho', 'Ciel d’hiver', 'Ciel d’hiver'),
  grieg: work('Edvard Grieg', 'Klavierkonzert a-Moll op. 16', 'Piano Concerto in A minor, Op. 16'),
  mahler4: work('Gustav Mahler', 'Sinfonie Nr. 4 G-Dur', 'Symphony No. 4 in G major'),
  berg: work('Alban Berg', 'Sieben frühe Lieder', 'Seven Early Songs'),
  bruckner7: work(
    'Anton Bruckner',
    'Sinfonie Nr. 7 E-Dur WAB 107',
    'Symphony No. 7 in E major, WAB 107',
  ),
  laMer: work(
    'Claude Debussy',
    'La mer. Drei sinfonische Skizzen',
    'La mer: three symphonic sketches',
  ),
  ravelPiano: work('Maurice Ravel', 'Klavierkonzert G-Dur', 'Piano Concerto in G major'),
  bonis: work('Mel Bonis', 'Salomé op. 100 Nr. 2', 'Salomé, Op. 100 No. 2'),
  piazzolla: work(
    'Astor Piazzolla',
    'Las Cuatro Estaciones Porteñas',
    'Las Cuatro Estaciones Porteñas',
    t('Bearbeitung von Leonid Desjatnikow', 'arranged by Leonid Desyatnikov'),
  ),
  estancia: work(
    'Alberto Ginastera',
    'Vier Tänze aus dem Ballett „Estancia“ op. 8a',
    'Four Dances from the ballet ‘Estancia’, Op. 8a',
  ),
  danzon: work('Arturo Márquez', 'Danzón Nr. 2', 'Danzón No. 2'),
  fledermaus: work(
    'Johann Strauss (Sohn)',
    'Ouvertüre zur Operette „Die Fledermaus“',
    'Overture to the operetta ‘Die Fledermaus’',
  ),
  donau: work(
    'Johann Strauss (Sohn)',
    'An der schönen blauen Donau. Walzer op. 314',
    'By the Beautiful Blue Danube, waltz, Op. 314',
  ),
  ungarische: work(
    'Johannes Brahms',
    'Ungarische Tänze Nr. 1, 5 und 6',
    'Hungarian Dances Nos. 1, 5 and 6',
  ),
  planeten: work('Gustav Holst', 'Die Planeten op. 32', 'The Planets, Op. 32'),
  ives: work('Charles Ives', 'The Unanswered Question', 'The Unanswered Question'),
  brahmsViolin: work(
    'Johannes Brahms',
    'Violinkonzert D-Dur op. 77',
    'Violin Concerto in D major, Op. 77',
  ),
  brahms4: work(
    'Johannes Brahms',
    'Sinfonie Nr. 4 e-Moll op. 98',
    'Symphony No. 4 in E minor, Op. 98',
  ),
  scheherazade: work(
    'Nikolai Rimski-Korsakow',
    'Scheherazade. Sinfonische Suite op. 35',
    'Scheherazade, symphonic suite, Op. 35',
  ),
  ravelSheherazade: work(
    'Maurice Ravel',
    'Shéhérazade für Gesang und Orchester',
    'Shéhérazade for voice and orchestra',
  ),
  requiem: work('Johannes Brahms', 'Ein deutsches Requiem op. 45', 'A German Requiem, Op. 45'),
  karneval: original(
    'Le Carnaval des animaux',
    'fr',
    work('Camille Saint-Saëns', 'Der Karneval der Tiere', 'The Carnival of the Animals'),
  ),
  peter: original(
    'Petja i volk',
    'ru-Latn',
    work('Sergei Prokofjew', 'Peter und der Wolf op. 67', 'Peter and the Wolf, Op. 67'),
  ),
  nussknacker: work(
    'Pjotr I. Tschaikowski',
    'Suite aus dem Ballett „Der Nussknacker“ op. 71a',
    'Suite from the ballet ‘The Nutcracker’, Op. 71a',
  ),
  starWars: work(
    'John Williams',
    'Star Wars. Suite für Orchester',
    'Star Wars: suite for orchestra',
  ),
  mission: work('Ennio Morricone', 'Musik aus „The Mission“', 'Music from ‘The Mission’'),
  chocolat: work('Rachel Portman', 'Chocolat. Suite', 'Chocolat: suite'),
  huppertz: work(
    'Gottfried Huppertz',
    'Originalmusik zu „Metropolis“',
    'Original score for ‘Metropolis’',
    t('Film von Fritz Lang, 1927', 'film by Fritz Lang, 1927'),
  ),
};
