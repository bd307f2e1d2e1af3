import type { SeriesInput } from '../src/content/records/groups.ts';
import { forms } from './forms/index.ts';
import { SUBSCRIPTION } from './forms/subscription.ts';
import { recordLink } from './links.ts';
import { numbered } from './numbered.ts';
import { prose, t } from './text.ts';

/** Subscriptions are ordered by a form: the box office looks for the seats. */
const ORDER = recordLink('forms-slug-id', forms.idOf('subscription'), SUBSCRIPTION).de;

export const series = numbered({
  abende: {
    name: t('Philharmonische Abende', 'Philharmonic Evenings'),
    price_note: t('8 Konzerte ab 128 €', '8 concerts from €128'),
    booking_url: ORDER,
    subtitle: t(
      'Die Morgenfelder Philharmonie im Großen Saal',
      'The Morgenfeld Philharmonic in the Great Hall',
    ),
    description: prose(
      [
        'Das Herzstück des Hauses: Chefdirigentin Mirela Dragoș und ihre Gäste spielen das große Repertoire und setzen daneben, was lange überhört wurde. Emilie Mayer neben Beethoven, Lili Boulanger neben Schostakowitsch.',
        'Eine Stunde vor Beginn führt die Dramaturgie im Foyer in das Programm ein, ohne Fachchinesisch und ohne Aufpreis.',
      ],
      [
        'The heart of the house: chief conductor Mirela Dragoș and her guests play the great repertoire, side by side with what has been neglected for too long. Emilie Mayer next to Beethoven, Lili Boulanger next to Shostakovich.',
        'An hour before the concert our dramaturgs introduce the programme in the foyer: no jargon, no extra charge.',
      ],
    ),
  },
  kammer: {
    name: t('Kammermusik um acht', 'Chamber at Eight'),
    price_note: t('6 Konzerte ab 84 €', '6 concerts from €84'),
    booking_url: ORDER,
    subtitle: t('Höchstens acht Menschen auf der Bühne', 'Never more than eight people on stage'),
    description: prose(
      [
        'Quartette, Trios, Duos und manchmal ein Oktett: Musik für wenige Spieler, in einem Saal, der niemanden weiter als sechzehn Meter von der Bühne entfernt.',
        'Nach dem Konzert stehen Künstlerinnen und Publikum an derselben Theke.',
      ],
      [
        'Quartets, trios, duos and the occasional octet: music for a few players in a hall where nobody sits more than sixteen metres from the stage.',
        'Afterwards artists and audience meet at the same bar.',
      ],
    ),
  },
  tasten: {
    name: t('Achtundachtzig', 'Eighty-Eight'),
    price_note: t('5 Abende ab 95 €', '5 evenings from €95'),
    booking_url: ORDER,
    subtitle: t('Die Klavierreihe', 'The piano series'),
    description: prose(
      [
        'Achtundachtzig Tasten, ein Mensch, ein Abend. Von den Goldberg-Variationen bis zu Philip Glass stellt die Reihe Pianist:innen vor, die etwas zu erzählen haben.',
      ],
      [
        'Eighty-eight keys, one person, one evening. From the Goldberg Variations to Philip Glass, the series presents pianists who have something to say.',
      ],
    ),
  },
  aegidien: {
    name: t('Alte Musik in St. Ägidien', 'Early Music at St. Ägidien'),
    price_note: t('5 Konzerte ab 70 €', '5 concerts from €70'),
    booking_url: ORDER,
    subtitle: t('Von Hildegard bis Händel', 'From Hildegard to Handel'),
    description: prose(
      [
        'Darmsaiten, Zinken und Stimmen ohne Vibrato: In der Klosterkirche klingt die Musik der Jahrhunderte, für die solche Räume gebaut wurden.',
        'Die Reihe leitet Åsa Lindrot, die vom Cembalo aus dirigiert und Handschriften liest wie andere Leute Krimis.',
      ],
      [
        'Gut strings, cornetts and voices without vibrato: the abbey church resounds with the music of the centuries for which such rooms were built.',
        'The series is curated by Åsa Lindrot, who directs from the harpsichord and reads manuscripts the way other people read thrillers.',
      ],
    ),
  },
  jazz: {
    name: t('Jazz in der Weberei', 'Jazz at the Mill'),
    price_note: t('6 Abende ab 90 €', '6 evenings from €90'),
    booking_url: ORDER,
    subtitle: t('Abende unter Sheddächern', 'Evenings beneath the saw-tooth roof'),
    description: prose(
      [
        'Wo früher Schussfäden flogen, fliegen heute Synkopen. Die Reihe holt Bands nach Morgenfeld, bevor sie berühmt sind, und manchmal auch danach.',
      ],
      [
        'Where shuttles used to fly, syncopations do now. The series brings bands to Morgenfeld before they are famous, and sometimes afterwards too.',
      ],
    ),
  },
  orgel: {
    name: t('Orgelpunkt zwölf', 'Organ Point at Noon'),
    contact_email: 'abo@morgenfeld.example',
    subtitle: t(
      'Eine halbe Stunde Orgel am Samstagmittag',
      'Half an hour of organ music at noon on Saturdays',
    ),
    description: prose(
      [
        'Markt, Orgel, Mittagessen: Der Samstag in Morgenfeld hat seine Ordnung. Um zwölf Uhr spielt die Barockorgel von St. Ägidien, dreißig Minuten, gegen eine Spende.',
      ],
      [
        'Market, organ, lunch: Saturdays in Morgenfeld follow a settled order. At noon the baroque organ of St. Ägidien plays for thirty minutes; donations are welcome.',
      ],
    ),
  },
  familie: {
    name: t('Familiensonntagsvormittagskonzert', 'Sunday Family Concerts'),
    price_note: t('5 Vormittage ab 30 €, Kinder ab 15 €', '5 mornings from €30, children from €15'),
    booking_url: ORDER,
    subtitle: t(
      'Das längste Wort im Spielplan, die kürzesten Konzerte',
      'The longest word in our brochure, the shortest concerts',
    ),
    description: prose(
      [
        'Eine Stunde Musik für alle zwischen vier und hundertvier. Es darf gestaunt, geflüstert und zwischendurch auch mal hinausgegangen werden.',
        'Für Kinder unter vier gibt es die Krabbelkonzerte, für ihre Großeltern Sitzkissen mit Lehne.',
      ],
      [
        'An hour of music for everyone between four and a hundred and four. Marvelling, whispering and slipping out in between are all allowed.',
        'Children under four have their own crawling concerts; grandparents get cushions with backs.',
      ],
    ),
  },
  mittag: {
    name: t('Mittagspause mit Musik', 'Lunch Break with Music'),
    contact_email: 'abo@morgenfeld.example',
    subtitle: t(
      'Mittwochs um halb eins, Eintritt frei',
      'Wednesdays at half past twelve, free admission',
    ),
    description: prose(
      [
        'Vierzig Minuten Kammermusik auf der Foyerbühne, dazu Suppe und Brot aus der Kantine. Wer um zwei wieder im Büro sitzt, pfeift vermutlich noch.',
      ],
      [
        'Forty minutes of chamber music on the Foyer Stage, with soup and bread from the canteen. Anyone back at their desk by two is probably still whistling.',
      ],
    ),
  },
  matinee: {
    name: t('Sonntagsmatinee', 'Sunday Matinee'),
    price_note: t('6 Matineen ab 72 €', '6 matinees from €72'),
    booking_url: ORDER,
    subtitle: t('Elf Uhr, Kaffee inbegriffen', 'Eleven o’clock, coffee included'),
    description: prose(
      [
        'Für alle, die abends lieber zu Hause sind: ausgeschlafene Konzerte am Sonntagvormittag, mit Kaffee vorher und Sonne hinterher, jedenfalls meistens.',
      ],
      [
        'For everyone who prefers evenings at home: wide-awake concerts on Sunday mornings, with coffee before and sunshine after. Usually.',
      ],
    ),
  },
  nacht: {
    name: t('Nachtschicht', 'Night Shift'),
    contact_email: 'abo@morgenfeld.example',
    subtitle: t('Musik nach zehn', 'Music after ten'),
    description: prose(
      [
        'Nach zehn Uhr hört man anders. Die Nachtschicht lädt zu Konzerten im Liegen, im Stehen und bei Kerzenlicht, manche davon enden erst am nächsten Tag.',
      ],
      [
        'After ten at night you listen differently. Night Shift invites you to concerts lying down, standing up or by candlelight, some of which only end the next day.',
      ],
    ),
  },
  leinwand: {
    name: t('Leinwand & Orchester', 'Screen & Orchestra'),
    price_note: t('4 Abende ab 76 €', '4 evenings from €76'),
    booking_url: ORDER,
    subtitle: t('Filmkonzerte und Filmmusik', 'Films with live music'),
    description: prose(
      [
        'Stummfilmklassiker mit Orchester, Orgel oder Klavier und die großen Partituren aus Hollywood: Kino, wie es gedacht war, nämlich laut, gemeinsam und live.',
      ],
      [
        'Silent classics with orchestra, organ or piano, and the great scores of Hollywood: cinema as it was meant to be, loud, shared and live.',
      ],
    ),
  },
  auftakt: {
    name: t('Auftakt', 'Upbeat'),
    contact_email: 'abo@morgenfeld.example',
    subtitle: t('Junge Künstler:innen stellen sich vor', 'Young artists introduce themselves'),
    show_in_filter: false,
    description: prose(
      [
        'Preisträgerinnen, Studierende, Wunderkinder wider Willen: Im Auftakt spielt die Generation, über die man in zehn Jahren spricht. Die Programme wählen die Künstler:innen selbst.',
      ],
      [
        'Prize-winners, students, reluctant prodigies: Upbeat presents the generation people will be talking about ten years from now. The artists choose their own programmes.',
      ],
    ),
  },
} satisfies Record<string, SeriesInput>);
export type SeriesKey = Parameters<typeof series.idOf>[0];
