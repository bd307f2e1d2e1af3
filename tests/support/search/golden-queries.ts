import type { Locale } from '../../../src/lib/constants.ts';
import { byRule } from './word-rules.ts';

/*
 * What people type, and what they mean by it. Written before the analyser, from the demo's
 * own words; a query that the search answers badly is not taken out but stands in
 * `KNOWN_WRONG` of the test, with what is wrong.
 */

/** A search, and what makes an answer to it a right one. */
export interface GoldenQuery {
  readonly locale: Locale;
  readonly query: string;
  /** Titles of which at least one is among the first five results; none: whatever is about it. */
  readonly finds?: readonly string[];
  /** What stands in everything that is right: held against a record's whole text and its names. */
  readonly about: RegExp;
  /** With what is past. */
  readonly withPast?: boolean;
  /** Nothing is to be found. */
  readonly isEmpty?: boolean;
}

const golden = (
  locale: Locale,
  query: string,
  about: RegExp,
  ...finds: readonly string[]
): GoldenQuery => ({ locale, query, about, finds });

const COMPOUNDS: readonly GoldenQuery[] = [
  golden('de', 'konzert', /konzert/iu, 'Neujahrskonzert', 'Krabbelkonzert'),
  golden('de', 'oper', /oper/iu),
  golden('de', 'orgel', /orgel/iu, 'Die Orgel', 'Orgelpunkt zwölf'),
  golden('de', 'Orgelführung', /orgel/iu, '2.147 Pfeifen'),
  golden('de', 'Weihnachtsoratorium', /weihnachts-oratorium/iu, 'Weihnachts-Oratorium I–III'),
  golden('de', 'Johannespassion', /johannes-passion/iu, 'Johannes-Passion'),
  golden('de', 'passion', /passion/iu, 'Johannes-Passion'),
  golden('de', 'Klavierabend', /klavier/iu),
  golden('de', 'Stummfilm', /stummfilm/iu, 'Metropolis'),
  golden('de', 'film', /film/iu),
  golden('de', 'Familienkonzert', /famili.*konzert/isu),
  golden('de', 'Festival', /festival|\bfest\b/iu),
  golden('de', 'Chor', /chor/iu, 'Bürgerchor'),
  golden('en', 'wheelchairs', /wheelchair/iu),
  golden('en', 'silent films', /silent film/iu, 'Metropolis'),
];

const DIACRITICS: readonly GoldenQuery[] = [
  golden('de', 'Dvorak', /dvořák/iu, 'Aus der Neuen Welt', 'Rusalka'),
  golden('de', 'Dvořák', /dvořák/iu, 'Aus der Neuen Welt', 'Rusalka'),
  golden('de', 'faure', /fauré/iu, 'Wiegenlied des Todes'),
  golden('de', 'Saint-Saens', /saint-saëns/iu, 'Der Karneval der Tiere'),
  golden('de', 'Hansel und Gretel', /hänsel/iu, 'Hänsel und Gretel'),
  golden('de', 'Haensel und Gretel', /hänsel/iu, 'Hänsel und Gretel'),
  golden('de', 'Soeren Kjaerby', /kjærby/iu, 'Søren Kjærby'),
  golden('de', 'Soren Kjaerby', /kjærby/iu, 'Søren Kjærby'),
  golden('de', 'Durdevic', /đurđević/iu),
  golden('de', 'Djurdjevic', /đurđević/iu),
  golden('de', 'Lukaszewski', /łukaszewski/iu, 'O Morgenstern'),
  golden('de', 'paert', /pärt/iu, 'Spiegel im Spiegel'),
  golden('de', 'Part Fratres', /pärt/iu),
  golden('de', 'Agidien', /ägidi/iu, 'Klosterkirche St. Ägidien'),
  golden('de', 'Ermassigungen', /ermäßigung/iu, 'Ermäßigungen'),
  golden('de', 'Ermaessigung', /ermäßigung/iu, 'Ermäßigungen'),
  golden('de', 'Fuehrung durchs Haus', /führung/iu, 'Vom Keller bis zur Kuppel'),
  golden('en', 'Lefevre', /lefèvre/iu, 'Anaïs Lefèvre-Roux'),
  golden('en', 'Szoke', /szőke/iu, 'Mátyás Szőke'),
  golden('en', 'Janacek', /janáček/iu, 'Intimate Letters'),
];

const WORKS_AND_PEOPLE: readonly GoldenQuery[] = [
  golden('de', 'Streichquartett', /streichquartett/iu, 'Paris, zwei Quartette', 'Geschwister'),
  golden('de', 'Streichquintett', /streichquintett/iu, 'Das zweite Cello'),
  golden('de', 'beethoven', /beethoven/iu),
  golden('de', 'beetovn', /beethoven/iu),
  golden('de', 'Händl', /händel/iu),
  golden('de', 'mozart requiem', /mozart[^]*requiem|requiem[^]*mozart/iu),
  golden('de', 'brahms requiem', /brahms/iu, 'Ein deutsches Requiem'),
  golden('de', 'goldberg variationen', /goldberg/iu, 'Goldberg-Variationen'),
  golden('de', 'mahler vierte', /mahler/iu, 'Das himmlische Leben'),
  golden('de', 'Bach Cello Suite', /bach/iu, 'Ein Cello, ein Licht', 'Sechs Suiten, sechs Orte'),
  golden('de', 'Klarinettenkonzert', /klarinettenkonzert/iu, 'Aus der Neuen Welt'),
  golden('de', 'Theorbe', /theorbe/iu, 'Íñigo Zubizarreta', 'Ein Fensterplatz für die Theorbe'),
  golden('de', 'Steve Reich', /reich/iu, 'Music for 18 Musicians'),
  golden('de', 'in c', /\bc\b/iu, 'In C für alle'),
  golden('de', 'Harfe', /harfe/iu, 'Warum hat die Harfe rote Saiten?', 'Wind in den Saiten'),
  golden('en', 'string quartet', /string quartet/iu, 'Paris, Two Quartets', 'Siblings'),
  golden('en', 'rachmaninoff vigil', /rachmaninoff/iu, 'Night Watch'),
  golden('en', 'planets', /planets/iu, 'The Planets'),
  golden('en', 'women composers', /women|woman/iu, 'Women composers in the programme'),
];

const THE_VISIT: readonly GoldenQuery[] = [
  golden('de', 'Rollstuhlplatz', /rollstuhl/iu),
  golden('de', 'Gebärdensprache', /gebärdensprache/iu, 'Hinter die Bühne in Gebärdensprache'),
  golden('de', 'Induktionsschleife', /induktions|induktiv/iu),
  golden('de', 'Anfahrt', /anfahrt/iu, 'Anfahrt'),
  golden('de', 'parken', /park/iu, 'Anfahrt'),
  golden('de', 'Garderobe', /garderobe/iu, 'Garderobe & Gastronomie'),
  golden('de', 'Gutschein', /gutschein/iu, 'Gutscheine'),
  golden('de', 'Rückerstattung', /erstatt|rückgabe|zurückgeben/iu),
  golden('de', 'Geschenk Karte', /gutschein|geschenk/iu),
  golden('en', 'reimburse', /refund/iu),
  golden('de', 'abgesagt', /abgesagt|ausfall|fällt aus/iu),
  golden('de', 'Abonnement', /abo/iu, 'Abonnements erklärt'),
  golden('de', 'Vermietung', /miet/iu, 'Vermietung'),
  golden('de', 'Jobs', /jobs|stellen/iu, 'Jobs & Ausbildung'),
  golden('de', 'wo ist das Kartenbüro', /kartenbüro/iu, 'Kartenbüro & Preise'),
  golden('de', 'was kostet eine Karte', /kart|kost/iu),
  golden('de', 'Eintritt frei', /frei/iu),
  golden('de', 'Saalplan', /saalpl/iu, 'Saalpläne & Plätze', 'Saalplan & Technik'),
  golden('en', 'discount', /discount/iu, 'Discounts'),
  golden('en', 'relaxed performance', /relaxed/iu),
  golden('en', 'sign language', /sign language/iu, 'Backstage in Sign Language'),
  golden('en', 'the cloakroom', /cloakroom/iu, 'Cloakroom, food & drink'),
  golden('en', 'children', /child|famil/iu),
];

const PAST: readonly GoldenQuery[] = [
  { ...golden('de', 'konzert', /konzert/iu), withPast: true },
  { ...golden('en', 'organ', /organ/iu), withPast: true },
  { ...golden('de', 'Führung', /führung/iu), withPast: true },
];

const NOTHING: readonly GoldenQuery[] = [
  'xyzzyqwv',
  'Waschmaschinenreparatur',
  'qqqqqqqqqqqq',
  '12345678901',
].map((query) => ({ locale: 'de', query, about: /^$/u, isEmpty: true }));

/** A word of the demo, what is about it, and where in the word the hand slips. */
const WORDS: readonly (readonly [locale: Locale, word: string, about: RegExp])[] = [
  ['de', 'beethoven', /beethoven/iu],
  ['de', 'schostakowitsch', /schostakowitsch/iu],
  ['de', 'mendelssohn', /mendelssohn/iu],
  ['de', 'streichquartett', /streichquartett/iu],
  ['de', 'gutscheine', /gutschein/iu],
  ['de', 'winterreise', /winterreise/iu],
  ['de', 'nussknacker', /nussknacker/iu],
  ['en', 'symphony', /symphon/iu],
  ['en', 'wheelchair', /wheelchair/iu],
  ['en', 'nutcracker', /nutcracker/iu],
];

/** Words as they are bent: nominative, and the endings of German and English. */
const ENDINGS: readonly (readonly [locale: Locale, word: string, about: RegExp])[] = [
  ['de', 'Sinfonien', /sinfonie/iu],
  ['de', 'Konzerten', /konzert/iu],
  ['de', 'Konzertes', /konzert/iu],
  ['de', 'Orgeln', /orgel/iu],
  ['de', 'Chöre', /chor|chör/iu],
  ['de', 'Chören', /chor|chör/iu],
  ['de', 'Schuberts', /schubert/iu],
  ['de', 'Festivals', /festival/iu],
  ['de', 'Flügeln', /flügel/iu],
  ['de', 'Garderoben', /garderobe/iu],
  ['de', 'Uraufführungen', /uraufführung/iu],
  ['en', 'symphonies', /symphon/iu],
  ['en', 'operas', /opera/iu],
  ['en', 'organs', /organ/iu],
  ['en', 'composers', /compos/iu],
];

const BENT = ENDINGS.map(([locale, query, about]) => golden(locale, query, about));
const MISTYPED = WORDS.flatMap(([locale, word, about]) =>
  byRule(word).map((query) => golden(locale, query, about)),
);

/** Typed as a hand slips, and bent as a sentence bends: made by rule. */
export const BY_RULE: readonly GoldenQuery[] = [...MISTYPED, ...BENT];

export const GOLDEN_QUERIES: readonly GoldenQuery[] = [
  ...COMPOUNDS,
  ...DIACRITICS,
  ...WORKS_AND_PEOPLE,
  ...THE_VISIT,
  ...PAST,
  ...NOTHING,
  ...BY_RULE,
];
