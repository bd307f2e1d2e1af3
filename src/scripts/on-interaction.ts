/** What reacts to a visitor: loaded with the first interaction (first-interaction.ts). Nothing here is needed to use the site. */
import './transitions/page-restored.ts';
import './menu.ts';
import './alert.ts';
import './favourites/toggle-favourite.ts';
import './booking.ts';
import './programme.ts';
import './overlay.ts';
import { loadIsland } from '../islands/island.ts';
import { programmeList } from '../islands/events/programme-list.ts';
import { BY_TOUCH } from './islands.ts';

programmeList.start();

// The first click waits for them, too (first-interaction.ts).
for (const [place, address] of BY_TOUCH)
  for (const element of document.querySelectorAll<HTMLElement>(place))
    await loadIsland(address).then(
      (island) => island.mount(element),
      () => undefined,
    );
