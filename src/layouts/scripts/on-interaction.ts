/** What reacts to a visitor: loaded with the first interaction (first-interaction.ts). Nothing here is needed to use the site. */
import './menu.ts';
import './scroll-to-hash.ts';
import './alert.ts';
import './favourites/toggle-favourite.ts';
import './share.ts';
import './booking.ts';
import './programme.ts';
import './overlay.ts';
import { loadMoreInPlace } from '../../islands/articles/load-more.ts';
import { programmeList } from '../../islands/events/programme-list.ts';

loadMoreInPlace();
programmeList.start();
