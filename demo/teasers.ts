import type { Translated } from '../src/content/fields/field.ts';
import type { TeaserInput } from '../src/content/records/notices.ts';
import { addDays, momentAt, type Day } from './days.ts';
import { pageLink } from './links.ts';
import { productionEntry, seriesEntry, venueEntry } from './places-of-records.ts';
import { tags } from './tags.ts';
import { t } from './text.ts';

interface Notice {
  /** Days from today at which it stands in the programme. */
  readonly at: number;
  readonly preline: Translated;
  readonly headline: Translated;
  readonly subline: Translated;
  readonly link: Translated;
  readonly more: Translated;
}

const notices: readonly Notice[] = [
  {
    at: -21,
    preline: t('Ausstellung', 'Exhibition'),
    headline: t('Wo Lochkarten singen', 'Where punched cards sing'),
    subline: t(
      '„Faden und Ton“ zeigt in der Shedhalle, was Webstühle und Sequenzer gemeinsam haben.',
      '‘Thread and Tone’ at the Weaving Shed shows what looms and sequencers have in common.',
    ),
    link: productionEntry('faden').link,
    more: t('Zur Ausstellung', 'About the exhibition'),
  },
  {
    at: 1,
    preline: t('Mittwochs', 'Wednesdays'),
    headline: t('Suppe, Brot und Streichquartett', 'Soup, bread and a string quartet'),
    subline: t(
      'Die Mittagspause mit Musik kostet nichts und dauert vierzig Minuten.',
      'Lunch Break with Music costs nothing and lasts forty minutes.',
    ),
    link: seriesEntry('mittag').link,
    more: t('Alle Termine', 'All dates'),
  },
  {
    at: 7,
    preline: t('Für Familien', 'For families'),
    headline: t('Das längste Wort im Spielplan', 'The longest word in the brochure'),
    subline: t(
      'Familiensonntagsvormittagskonzert: Wer es dreimal fehlerfrei sagt, bekommt an der Garderobe einen Keks.',
      'Say ‘Familiensonntagsvormittagskonzert’ three times without a slip and the cloakroom will give you a biscuit.',
    ),
    link: seriesEntry('familie').link,
    more: t('Zu den Familienkonzerten', 'See the family concerts'),
  },
  {
    at: 15,
    preline: t('Barrierefrei', 'Access'),
    headline: t('Entspannte Vorstellungen', 'Relaxed performances'),
    subline: t(
      'Entspannte Vorstellungen für alle, denen Konzerte sonst zu streng sind.',
      'Relaxed performances for everyone who finds concerts too strict.',
    ),
    link: pageLink('events', `?tag=${tags.idOf('entspannt')}`),
    more: t('Entspannte Termine', 'Relaxed dates'),
  },
  {
    at: 23,
    preline: t('Eintritt frei', 'Free admission'),
    headline: t('Eine Nacht, eine offene Tür', 'One night, one open door'),
    subline: t(
      'Fünf Bands und eine Küche: die Lange Nacht der Weberei.',
      'Five bands and a kitchen: the Long Night at the Mill.',
    ),
    link: productionEntry('webernacht').link,
    more: t('Zum Ablauf', 'Running order'),
  },
  {
    at: 38,
    preline: t('Abo', 'Subscription'),
    headline: t('Philharmonische Abende', 'Philharmonic Evenings'),
    subline: t(
      'Das Abonnement „Philharmonische Abende“ spart bis zu 30 Prozent und viel Anstehen.',
      'The Philharmonic Evenings subscription saves up to 30 per cent and a lot of queueing.',
    ),
    link: seriesEntry('abende').link,
    more: t('Mehr zur Reihe', 'About the series'),
  },
  {
    at: 54,
    preline: t('Handschriften', 'Manuscripts'),
    headline: t('Ein Gänseblümchen zwischen zwei Takten', 'A daisy between two bars'),
    subline: t(
      'Vierzig Blätter aus drei Jahrhunderten in „Partituren im Licht“.',
      'Forty leaves from three centuries in ‘Scores in the Light’.',
    ),
    link: productionEntry('partituren').link,
    more: t('Zur Ausstellung', 'About the exhibition'),
  },
  {
    at: 71,
    preline: t('Festival', 'Festival'),
    headline: t('Sieben Flügel, vier Tage', 'Seven grand pianos, four days'),
    subline: t(
      'Die Morgenfelder Klaviertage: vom Glass-Marathon bis zum Klavier, das niesen konnte.',
      'Morgenfeld Piano Days, from the Glass marathon to the piano that could sneeze.',
    ),
    link: productionEntry('klaviertage').link,
    more: t('Zum Festival', 'To the festival'),
  },
  {
    at: 99,
    preline: t('Oper konzertant', 'Opera in concert'),
    headline: t('Eine Nixe, ein Mond, ein Preis', 'A nymph, a moon, a price to pay'),
    subline: t(
      'Zsófia Kertész-Nagy singt Dvořáks „Rusalka“, mit Übertiteln und Audiodeskription.',
      'Zsófia Kertész-Nagy sings Dvořák’s Rusalka, with surtitles and audio description.',
    ),
    link: productionEntry('rusalka').link,
    more: t('Zu „Rusalka“', 'About Rusalka'),
  },
  {
    at: 126,
    preline: t('Festival', 'Festival'),
    headline: t('Silbe. Fest für Wort und Musik', 'Silbe: A Festival of Words and Music'),
    subline: t(
      '„Silbe“ feiert ein Wochenende lang, was zwischen Wort und Musik passiert.',
      'For one weekend ‘Silbe’ celebrates what happens between words and music.',
    ),
    link: productionEntry('silbe').link,
    more: t('Zum Festival', 'To the festival'),
  },
  {
    at: 168,
    preline: t('Späte Stunde', 'Late hours'),
    headline: t('Nach zehn hört man anders', 'After ten you listen differently'),
    subline: t(
      'Die Nachtschicht: Konzerte im Liegen, Stehen und bei Kerzenlicht.',
      'Night Shift: concerts lying down, standing up and by candlelight.',
    ),
    link: seriesEntry('nacht').link,
    more: t('Zur Nachtschicht', 'To Night Shift'),
  },
  {
    at: 224,
    preline: t('Ausflug', 'A day out'),
    headline: t('Endstation Obstgarten', 'End of the line: an orchard'),
    subline: t(
      'Mit der Linie 2 nach St. Ägidien: Orgel um zwölf, Äpfel gratis, sobald sie reif sind.',
      'Take tram 2 to St. Ägidien: organ at noon, and free apples once they are ripe.',
    ),
    link: venueEntry('klosterkirche').link,
    more: t('Zur Klosterkirche', 'About the abbey church'),
  },
];

/**
 * Notices between the events. Their link is one address for both languages;
 * it is kept in German, and the pages lead it to the language that is read.
 */
export const teasersAround = (today: Day): readonly (TeaserInput & { id: number })[] =>
  notices.map(({ at, preline, headline, subline, link, more }, index) => ({
    id: index + 1,
    preline,
    headline,
    subline,
    link: link.de,
    link_text: more,
    position: momentAt(addDays(today, at), '06:00'),
  }));
