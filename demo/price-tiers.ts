import type { SeatFeature } from '../src/content/records/event-parts.ts';

/** A discount beside the full price, in its share of the full price or as a fixed amount. */
interface Discount {
  readonly text: string;
  readonly share: number;
}
interface TierGroup {
  readonly text: string;
  /** The full price. */
  readonly full: number;
  /** Of the room's seats, from 0 to 1; all of them where nothing is said. */
  readonly share?: number;
  /** Seats have numbers, and people who come together sit together. */
  readonly isNumbered?: boolean;
  readonly features?: readonly SeatFeature[];
}
interface Tier {
  /** The best group first. */
  readonly groups: readonly TierGroup[];
  readonly discounts: readonly Discount[];
  /** Visits by the clock: start of each slot. */
  readonly slots?: readonly string[];
}

const reduced: Discount = { text: 'Ermäßigt', share: 0.7 };
const students: Discount = { text: 'Schüler:innen und Studierende', share: 0.4 };
const children: Discount = { text: 'Kinder bis 14 Jahre', share: 0.5 };
const toddlers: Discount = { text: 'Kinder unter 6 Jahren', share: 0 };
const pass: Discount = { text: 'Inhaber:innen des Morgenfeld-Passes', share: 0 };

/** How a hall is parted: the best seats are near, the cheapest are at the side and see half. */
const SHARES: Readonly<Record<number, readonly number[]>> = {
  2: [0.6, 0.4],
  4: [0.28, 0.3, 0.27, 0.15],
};
const FEATURES: Readonly<Record<number, readonly (readonly SeatFeature[])[]>> = {
  2: [['step_free', 'induction_loop'], []],
  4: [['step_free', 'induction_loop'], ['induction_loop'], [], ['restricted_view']],
};

const categories = (...prices: readonly number[]) =>
  prices.map((full, index): TierGroup => ({
    text: `Kategorie ${index + 1}`,
    full,
    share: SHARES[prices.length]?.[index] ?? 1,
    isNumbered: true,
    features: FEATURES[prices.length]?.[index] ?? [],
  }));
const free = (text: string) => [{ text, full: 0 }];

/** What tickets cost, by kind of evening; amounts in euros. */
const PRICE_TIERS = {
  gala: { groups: categories(89, 69, 49, 29), discounts: [reduced, students] },
  gross: { groups: categories(62, 48, 34, 19), discounts: [reduced, students] },
  saal: { groups: categories(45, 34, 24, 15), discounts: [reduced, students, pass] },
  kammer: { groups: categories(32, 22), discounts: [reduced, students] },
  kirche: {
    groups: [
      { text: 'Mittelschiff', full: 34, share: 0.55, isNumbered: true, features: ['step_free'] },
      { text: 'Seitenschiff', full: 22, share: 0.35, isNumbered: true },
      { text: 'Hörplatz', full: 12, share: 0.1, features: ['restricted_view'] },
    ],
    discounts: [reduced, students],
  },
  club: { groups: [{ text: 'Freie Platzwahl', full: 24 }], discounts: [reduced, students] },
  klein: { groups: [{ text: 'Freie Platzwahl', full: 14.5 }], discounts: [reduced] },
  einheitlich: { groups: [{ text: 'Freie Platzwahl', full: 10 }], discounts: [] },
  familie: { groups: categories(18, 12), discounts: [children, toddlers] },
  fuehrung: {
    groups: [{ text: 'Teilnahme', full: 9, share: 0.06 }],
    discounts: [reduced, toddlers],
  },
  ausstellung: {
    groups: [{ text: 'Einlass', full: 8, share: 0.1, features: ['step_free'] }],
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
