/** A discount beside the full price, in its share of the full price or as a fixed amount. */
interface Discount {
  readonly text: string;
  readonly share: number;
}
interface Tier {
  /** Full price per seat group, the best first. */
  readonly groups: readonly { readonly text: string; readonly full: number }[];
  readonly discounts: readonly Discount[];
  /** Visits by the clock: start of each slot. */
  readonly slots?: readonly string[];
}

const reduced: Discount = { text: 'Ermäßigt', share: 0.7 };
const students: Discount = { text: 'Schüler:innen und Studierende', share: 0.4 };
const children: Discount = { text: 'Kinder bis 14 Jahre', share: 0.5 };
const toddlers: Discount = { text: 'Kinder unter 6 Jahren', share: 0 };
const pass: Discount = { text: 'Inhaber:innen des Morgenfeld-Passes', share: 0 };

const categories = (...prices: readonly number[]) =>
  prices.map((full, index) => ({ text: `Kategorie ${index + 1}`, full }));
const free = (text: string) => [{ text, full: 0 }];

/** What tickets cost, by kind of evening; amounts in euros. */
const PRICE_TIERS = {
  gala: { groups: categories(89, 69, 49, 29), discounts: [reduced, students] },
  gross: { groups: categories(62, 48, 34, 19), discounts: [reduced, students] },
  saal: { groups: categories(45, 34, 24, 15), discounts: [reduced, students, pass] },
  kammer: { groups: categories(32, 22), discounts: [reduced, students] },
  kirche: {
    groups: [
      { text: 'Mittelschiff', full: 34 },
      { text: 'Seitenschiff', full: 22 },
      { text: 'Hörplatz', full: 12 },
    ],
    discounts: [reduced, students],
  },
  club: { groups: [{ text: 'Freie Platzwahl', full: 24 }], discounts: [reduced, students] },
  klein: { groups: [{ text: 'Freie Platzwahl', full: 14.5 }], discounts: [reduced] },
  einheitlich: { groups: [{ text: 'Freie Platzwahl', full: 10 }], discounts: [] },
  familie: { groups: categories(18, 12), discounts: [children, toddlers] },
  fuehrung: { groups: [{ text: 'Teilnahme', full: 9 }], discounts: [reduced, toddlers] },
  ausstellung: {
    groups: [{ text: 'Einlass', full: 8 }],
    discounts: [reduced, students, toddlers],
    slots: ['10:00:00', '11:30:00', '13:00:00', '14:30:00', '16:00:00'],
  },
  festivalpass: { groups: [{ text: 'Festivalpass', full: 58 }], discounts: [reduced, students] },
  /** Free, but a place must be booked. */
  anmeldung: { groups: free('Kostenlose Platzkarte'), discounts: [] },
  /** Free and without any ticket. */
  frei: { groups: [], discounts: [] },
} as const satisfies Record<string, Tier>;
export type PriceTier = keyof typeof PRICE_TIERS;
export const tierOf = (name: PriceTier): Tier => PRICE_TIERS[name];
