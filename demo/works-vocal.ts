import { t } from './text.ts';
import { work } from './work.ts';

export const vocalWorks = {
  fidelio: work(
    'Ludwig van Beethoven',
    'Fidelio. Oper in zwei Akten op. 72',
    'Fidelio, opera in two acts, Op. 72',
  ),
  rusalka: work(
    'Antonín Dvořák',
    'Rusalka. Lyrisches Märchen in drei Akten op. 114',
    'Rusalka, lyric fairy tale in three acts, Op. 114',
  ),
  haensel: work(
    'Engelbert Humperdinck',
    'Hänsel und Gretel. Märchenspiel in drei Bildern',
    'Hänsel und Gretel, fairy-tale opera in three scenes',
  ),
  dido: work('Henry Purcell', 'Dido and Aeneas Z 626', 'Dido and Aeneas, Z 626'),
  vespro: work('Claudio Monteverdi', 'Vespro della Beata Vergine', 'Vespro della Beata Vergine'),
  johannes: work('Johann Sebastian Bach', 'Johannes-Passion BWV 245', 'St John Passion, BWV 245'),
  weihnacht: work(
    'Johann Sebastian Bach',
    'Weihnachts-Oratorium BWV 248',
    'Christmas Oratorio, BWV 248',
    t('Kantaten I–III', 'Cantatas I–III'),
  ),
  messiah: work(
    'Georg Friedrich Händel',
    'Messiah HWV 56',
    'Messiah, HWV 56',
    t('in englischer Sprache', 'sung in English'),
  ),
  membra: work(
    'Dieterich Buxtehude',
    'Membra Jesu nostri BuxWV 75',
    'Membra Jesu nostri, BuxWV 75',
  ),
  hildegard: work(
    'Hildegard von Bingen',
    'Antiphonen und Sequenzen aus der „Symphonia“',
    'Antiphons and sequences from the ‘Symphonia’',
  ),
  dowland: work(
    'John Dowland',
    'Flow, my tears und andere Lute Songs',
    'Flow, my tears and other lute songs',
  ),
  lachrimae: work('John Dowland', 'Lachrimae Antiquae', 'Lachrimae Antiquae'),
  strozzi: work('Barbara Strozzi', 'Lagrime mie', 'Lagrime mie'),
  caccini: work(
    'Francesca Caccini',
    'Arien aus „La liberazione di Ruggiero“',
    'Arias from ‘La liberazione di Ruggiero’',
  ),
  paert: work('Arvo Pärt', 'Berliner Messe', 'Berliner Messe'),
  paertSpiegel: work('Arvo Pärt', 'Spiegel im Spiegel', 'Spiegel im Spiegel'),
  paertFratres: work('Arvo Pärt', 'Fratres', 'Fratres'),
  lukaszewski: work('Paweł Łukaszewski', 'Antiphonae (O-Antiphonen)', 'Antiphonae (O Antiphons)'),
  lukaszewskiAve: work('Paweł Łukaszewski', 'Ave Maria', 'Ave Maria'),
  rachmaninow: work('Sergei Rachmaninow', 'Ganznächtliche Vigil op. 37', 'All-Night Vigil, Op. 37'),
  faure: work('Gabriel Fauré', 'Requiem op. 48', 'Requiem, Op. 48'),
  pieJesu: work('Lili Boulanger', 'Pie Jesu', 'Pie Jesu'),
  corelli: work(
    'Arcangelo Corelli',
    'Concerto grosso g-Moll op. 6 Nr. 8 „Fatto per la notte di Natale“',
    'Concerto grosso in G minor, Op. 6 No. 8 ‘Christmas Concerto’',
  ),
  jauchzet: work(
    'Johann Sebastian Bach',
    '„Jauchzet Gott in allen Landen“ BWV 51',
    '‘Jauchzet Gott in allen Landen’, BWV 51',
  ),
  brandenburg: work(
    'Johann Sebastian Bach',
    'Brandenburgisches Konzert Nr. 5 D-Dur BWV 1050',
    'Brandenburg Concerto No. 5 in D major, BWV 1050',
  ),
  vivaldi: work(
    'Antonio Vivaldi',
    'Die vier Jahreszeiten op. 8 Nr. 1–4',
    'The Four Seasons, Op. 8 Nos. 1–4',
  ),
  ellington: work(
    'Duke Ellington / Billy Strayhorn',
    'The Nutcracker Suite',
    'The Nutcracker Suite',
    t('nach Pjotr I. Tschaikowski', 'after Pyotr I. Tchaikovsky'),
  ),
  mingus: work(
    'Charles Mingus',
    'Goodbye Pork Pie Hat, Moanin’, Better Git It in Your Soul',
    'Goodbye Pork Pie Hat, Moanin’, Better Git It in Your Soul',
  ),
};
