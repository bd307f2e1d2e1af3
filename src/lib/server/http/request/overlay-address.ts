import { OVERLAY_HASH } from '../../../constants.ts';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { pathTo } from '../../../routing/routes.ts';
import { parseTarget, withQuery } from '../../page-store/key.ts';

const KEY = 'overlay';

/**
 * Where `?overlay=true` leads from any page: the programme, without the key. What was
 * chosen there stays; the end of the address tells scripts to open the overlay.
 * @returns null for every other address
 */
export function overlayAddress(url: string): string | null {
  if (!url.includes(KEY)) return null;
  const target = parseTarget(url);
  const params = new URLSearchParams(target?.query);
  if (target === null || params.get(KEY) !== 'true') return null;
  const { table, locale } = resolveRoute(target.path);
  if (table !== 'page') return null;
  const path = pathTo('events', locale);
  params.delete(KEY);
  const query = target.path === path ? params.toString() : '';
  return `${withQuery(path, query)}#${OVERLAY_HASH}`;
}
