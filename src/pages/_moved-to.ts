import type { APIContext } from 'astro';
import { STATUS_MOVED_PERMANENTLY } from '../lib/constants.ts';
import { withPlainEdit } from '../lib/editing/address.ts';

/** The address of a record as it is called now; what was asked along with the old one stays. */
export function movedTo({ url, redirect }: Pick<APIContext, 'url' | 'redirect'>, address: string) {
  const [path = '', place] = address.split('#');
  const hash = place === undefined ? '' : `#${place}`;
  return redirect(path + withPlainEdit(url.search) + hash, STATUS_MOVED_PERMANENTLY);
}
