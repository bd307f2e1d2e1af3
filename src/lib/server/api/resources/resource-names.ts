import { KINDS, type Kind } from '../../../../content/records/kinds.ts';

/** Where a kind is called otherwise than in code: `api/series` is what visitors read. */
const OTHER_NAMES: Readonly<Partial<Record<Kind, string>>> = { series: 'subscription_series' };

/** The name of a kind in the addresses of its resource: `/de/api/event/12/`. */
export const resourceName = (kind: Kind): string => OTHER_NAMES[kind] ?? kind;

const KINDS_BY_NAME = new Map(KINDS.map((kind) => [resourceName(kind), kind]));

/** The kind that a name means; undefined: it is no kind of record. */
export const kindOfResource = (name: string): Kind | undefined => KINDS_BY_NAME.get(name);
