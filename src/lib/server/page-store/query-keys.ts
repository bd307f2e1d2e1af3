import { resolveRoute, type ResolvedRoute } from '../../routing/resolve-route.ts';
import type { KeysFor } from './key.ts';

/** The query keys under which answers of a route are kept; null where they are not. */
export const keysOf = ({ row }: ResolvedRoute): readonly string[] | null =>
  row.cache === 'kept' && row.page !== null ? row.query : null;

/** The same for a path. */
export const keysFor: KeysFor = (path) => keysOf(resolveRoute(path));
