import type { VenueInput } from '../src/content/records/places.ts';
import { numbered } from './numbered.ts';
import { prose, t } from './text.ts';

const station = t('Hauptbahnhof', 'Main station');

const konzerthaus: VenueInput = {
  name: t('Konzerthaus Morgenfeld', 'Konzerthaus Morgenfeld'),
  intro: t(
    'Drei Säle unter einem Kupferdach: Seit 1911 kommt die Stadt hierher, um zuzuhören.',
    'Three halls under one copper roof: since 1911 this is where the town has come to listen.',
  ),
  description: prose(
    [
      'Als die Bürgerschaft von Morgenfeld 1911 ihr Konzerthaus eröffnete, hatte die Stadt mehr Webstühle als Klaviere. Das änderte sich rasch. Der Große Saal mit seinen 1.412 Plätzen gilt bis heute als einer der wärmsten Klangräume zwischen Harz und Werra: viel Lindenholz, wenig Gold, und in der letzten Reihe versteht man noch das Flüstern der Solistin.',
      'Der Kammersaal kam 1958 hinzu, die Foyerbühne 2014. Wer mittags durch die Glastüren am Lindenplatz tritt, hört oft schon Musik: An der Foyerbühne spielen Studierende, proben Schulklassen, wird diskutiert und Kaffee getrunken. Karten braucht man dafür selten.',
    ],
    [
      'When the citizens of Morgenfeld opened their concert hall in 1911, the town owned more looms than pianos. That soon changed. With its 1,412 seats the Great Hall is still counted among the warmest-sounding rooms in the middle of Germany: plenty of limewood, not much gold, and a soloist’s whisper carries to the very last row.',
      'The Chamber Hall followed in 1958, the Foyer Stage in 2014. Step through the glass doors on Lindenplatz at lunchtime and you will often find music already under way: students perform, school classes rehearse, people argue and drink coffee. You rarely need a ticket for any of it.',
    ],
  ),
  street: 'Lindenplatz 1',
  postal_code: '00417',
  city: 'Morgenfeld an der Silbe',
  coordinates: { latitude: 51.1642, longitude: 10.4478 },
  directions: prose(
    [
      'Straßenbahn 2 und 5 sowie Bus 11 bis „Lindenplatz/Konzerthaus“. Vom Hauptbahnhof sind es zwölf Minuten zu Fuß, immer an der Silbe entlang.',
      'Mit dem Rad: 180 überdachte Stellplätze am Osteingang, Ladeschränke für Akkus an der Garderobe.',
      'Mit dem Auto: Parkhaus Lindenplatz, Einfahrt Färbergasse. Mit der Eintrittskarte gilt ab 17:00 Uhr der Abendtarif.',
    ],
    [
      'Trams 2 and 5 or bus 11 to ‘Lindenplatz/Konzerthaus’. From the main station it is a twelve-minute walk along the river Silbe.',
      'By bike: 180 covered spaces at the east entrance; charging lockers for batteries by the cloakroom.',
      'By car: Lindenplatz car park, entrance on Färbergasse. Concert tickets entitle you to the evening rate from 17:00.',
    ],
  ),
  stops: [
    {
      name: t('Lindenplatz/Konzerthaus', 'Lindenplatz/Konzerthaus'),
      lines: t('Straßenbahn 2, 5 · Bus 11', 'Tram 2, 5 · Bus 11'),
      minutes: 1,
      direction: 's',
    },
    { name: station, lines: t('RE, RB, S-Bahn', 'RE, RB, S-Bahn'), minutes: 12, direction: 'sw' },
    {
      name: t('Parkhaus Färbergasse', 'Car park, Färbergasse'),
      lines: t('Auto', 'Car'),
      minutes: 3,
      direction: 'e',
    },
  ],
  access: prose(
    [
      'Der Haupteingang am Lindenplatz ist stufenlos, die Türen öffnen automatisch. Aufzüge mit Sprachansage und tastbaren Tasten führen auf alle Ebenen.',
      'Im Großen Saal gibt es 14, im Kammersaal 6 Rollstuhlplätze mit Begleitplatz daneben. Beide Säle haben eine induktive Höranlage; Leihgeräte liegen an der Garderobe bereit. Assistenzhunde sind willkommen.',
    ],
    [
      'The main entrance on Lindenplatz is step-free and its doors open automatically. Lifts with voice announcements and tactile buttons serve every level.',
      'There are 14 wheelchair spaces in the Great Hall and 6 in the Chamber Hall, each with a companion seat beside it. Both halls have an induction loop; receivers can be borrowed at the cloakroom. Assistance dogs are welcome.',
    ],
  ),
  phone: '+49 30 23125 040',
};

const weberei: VenueInput = {
  name: t('Alte Weberei', 'Alte Weberei'),
  intro: t(
    'Unter den Sheddächern der früheren Tuchfabrik klingen Jazz, neue Musik und lange Nächte.',
    'Jazz, new music and long nights beneath the saw-tooth roofs of a former cloth mill.',
  ),
  description: prose(
    [
      'Bis 1993 ratterten hier 240 Webstühle. Geblieben sind der Steinfußboden, die gusseisernen Säulen und ein Licht, das durch die Sheddächer fällt wie durch Pergament. Seit 2003 bespielt das Konzerthaus die Halle, bestuhlt oder stehend, mit Bühne in der Mitte oder ganz ohne.',
      'Im ehemaligen Kesselhaus schenkt die Bar „Schussfaden“ aus, bis der Letzte geht.',
    ],
    [
      'Until 1993, 240 looms clattered away in here. What remains is the stone floor, the cast-iron columns and a light that falls through the roof as if through parchment. The Konzerthaus has used the hall since 2003: seated or standing, with a stage in the middle or none at all.',
      'In the old boiler house the ‘Schussfaden’ bar keeps pouring until the last guest leaves.',
    ],
  ),
  street: 'Am Wehr 17–23',
  postal_code: '00419',
  city: 'Morgenfeld an der Silbe',
  coordinates: { latitude: 51.1689, longitude: 10.4561 },
  directions: prose(
    [
      'Straßenbahn 5 bis „Alte Weberei“, freitags und samstags fährt sie die ganze Nacht im Halbstundentakt.',
      'Parkplätze sind knapp; vom Parkhaus Lindenplatz führt der Silbe-Uferweg in fünfzehn Minuten hierher.',
    ],
    [
      'Tram 5 to ‘Alte Weberei’; on Fridays and Saturdays it runs every half hour all night.',
      'Parking is scarce. From the Lindenplatz car park the riverside path brings you here in fifteen minutes.',
    ],
  ),
  stops: [
    {
      name: t('Alte Weberei', 'Alte Weberei'),
      lines: t('Straßenbahn 5', 'Tram 5'),
      minutes: 2,
      direction: 'w',
    },
    {
      name: t('Lindenplatz/Konzerthaus', 'Lindenplatz/Konzerthaus'),
      lines: t('Straßenbahn 2, 5 · Bus 11', 'Tram 2, 5 · Bus 11'),
      minutes: 15,
      direction: 'sw',
    },
  ],
  access: prose(
    [
      'Ebenerdiger Zugang über den Fabrikhof (Rampe mit 4 % Steigung). Acht Rollstuhlplätze auf einem Podest mit freier Sicht, barrierefreie Toilette im Kesselhaus.',
      'Bei Stehkonzerten halten wir Sitzplätze frei: Bitte sprechen Sie den Publikumsdienst an.',
    ],
    [
      'Level access via the factory yard (ramp with a 4% gradient). Eight wheelchair spaces on a platform with a clear view; accessible toilet in the boiler house.',
      'At standing concerts we keep some seats free: please speak to our front-of-house team.',
    ],
  ),
  phone: '+49 30 23125 041',
};

const klosterkirche: VenueInput = {
  name: t('Klosterkirche St. Ägidien', 'Abbey Church of St. Ägidien'),
  intro: t(
    'Sechs Sekunden Nachhall und eine Orgel von 1738: ein Raum, der mitmusiziert.',
    'Six seconds of reverberation and an organ of 1738: a room that joins in.',
  ),
  description: prose(
    [
      'Die romanische Klosterkirche liegt eine Straßenbahnhaltestelle vor der Stadt, zwischen Obstwiesen und der alten Klostermauer. Benediktinerinnen bauten sie im 12. Jahrhundert, ein unbekannter Meister malte ihr einen Himmel voller musizierender Engel unter die Decke.',
      'Die Barockorgel mit 34 Registern wurde 2009 restauriert. Hier finden unsere Konzerte mit Alter Musik, Chorkonzerte und die Orgelstunden am Samstagmittag statt.',
    ],
    [
      'The Romanesque abbey church lies one tram stop outside town, between orchards and the old convent wall. Benedictine nuns built it in the twelfth century, and an unknown master painted a sky full of music-making angels beneath its ceiling.',
      'Its baroque organ of 34 stops was restored in 2009. This is the home of our early music and choral concerts and of the organ hour at noon on Saturdays.',
    ],
  ),
  street: 'Klostergasse 4',
  postal_code: '00421',
  city: 'Morgenfeld an der Silbe',
  coordinates: { latitude: 51.1571, longitude: 10.4312 },
  directions: prose(
    [
      'Straßenbahn 2 bis zur Endhaltestelle „St. Ägidien“, von dort zwei Minuten durch den Obstgarten. Nach Abendkonzerten wartet die Bahn.',
      'Die Kirche ist im Winter auf 16 Grad temperiert. Decken liegen am Eingang bereit.',
    ],
    [
      'Tram 2 to its terminus ‘St. Ägidien’, then two minutes through the orchard. After evening concerts the tram waits for you.',
      'In winter the church is heated to 16 degrees. Blankets are available at the door.',
    ],
  ),
  stops: [
    {
      name: t('St. Ägidien', 'St. Ägidien'),
      lines: t('Straßenbahn 2', 'Tram 2'),
      minutes: 2,
      direction: 'ne',
    },
  ],
  access: prose(
    [
      'Stufenloser Zugang durch das Südportal. Vier Rollstuhlplätze im Mittelschiff; die barrierefreie Toilette liegt im Kreuzgang, 60 Meter vom Portal entfernt.',
    ],
    [
      'Step-free access through the south portal. Four wheelchair spaces in the nave; the accessible toilet is in the cloister, 60 metres from the portal.',
    ],
  ),
  phone: '+49 30 23125 042',
};

export const venues = numbered({ konzerthaus, weberei, klosterkirche });
export type VenueKey = Parameters<typeof venues.idOf>[0];
