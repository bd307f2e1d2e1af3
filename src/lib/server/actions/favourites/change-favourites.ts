import {
  favouriteId,
  toggledFavourite,
  withFavourite,
  withoutFavourite,
  type Favourites,
} from '../../../programme/favourites.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { favouritesAhead } from '../../page-data/favourites/favourites.ts';

/** What a form can ask for, by the name of its button; the value is an event's id. */
const CHANGES = {
  toggle: toggledFavourite,
  add: withFavourite,
  remove: withoutFavourite,
} as const;

/**
 * The list of favourites after a form: `toggle`, `add` or `remove` with an event's
 * id, `clear` with `over` (what lies behind) or `all`, or `follow`, by which a script says
 * that it has changed the list itself. Null: no such form.
 */
export async function changedFavourites(
  form: FormData,
  ids: Favourites,
  context: PageContext,
): Promise<Favourites | null> {
  if (form.get('clear') === 'over') return favouritesAhead(context, ids);
  if (form.get('clear') === 'all') return [];
  if (form.has('follow')) return ids;
  for (const [name, change] of Object.entries(CHANGES)) {
    const id = favouriteId(form.get(name));
    if (id !== null) return change(ids, id);
  }
  return null;
}
