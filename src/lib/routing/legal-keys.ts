import type { LegalKey } from '../../content/records/notices.ts';
import type { RouteName } from './routes.ts';

/** Which legal text stands at which route. */
export const LEGAL_KEYS = {
  'legals-imprint': 'impressum',
  'legals-privacy': 'datenschutz',
  'legals-agb': 'agb',
  'legals-accessibility': 'barrierefreiheit',
} as const satisfies Partial<Record<RouteName, LegalKey>>;
export type LegalRoute = keyof typeof LEGAL_KEYS;

/** Null for a route that shows no legal text. */
export const legalKeyOf = (route: RouteName): LegalKey | null =>
  (LEGAL_KEYS as Partial<Record<RouteName, LegalKey>>)[route] ?? null;
