/**
 * What every page runs at once: what the page cannot know, because it is the
 * same for everybody. What reacts to a visitor is in on-interaction.ts.
 */
import './first-interaction.ts';
import './opening-hours.ts';
import './cart.ts';
import { showFavourites } from './favourites/favourites.ts';
import './scroll-state.ts';
import './scroll-to-hash.ts';
import './search-box.ts';
import './offline/info-layer.ts';
import './offline/service-worker.ts';
import './errors/script-errors.ts';
import { mountIsland } from '../islands/island.ts';
import { BY_COOKIE } from './islands.ts';

showFavourites();

for (const [cookie, address] of BY_COOKIE)
  if (document.cookie.includes(`${cookie}=`)) void mountIsland(address, document.body);
