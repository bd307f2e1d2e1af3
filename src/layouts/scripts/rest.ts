/** What answers a visitor: comes with the first sign of one (first-sign.ts). Nothing here is needed to use the site. */
import './menu.ts';
import './seek.ts';
import './alert.ts';
import './search-box.ts';
import './press-heart.ts';
import './share.ts';
import './booking.ts';
import { endLoading, startLoading } from './loading-bar.ts';
import './overlay.ts';
import { showFavourites } from './favourites.ts';
import { growInPlace } from '../../islands/articles/more.ts';
import { followInPlace } from '../../islands/events/programme.ts';

growInPlace();
followInPlace({
  starts: startLoading,
  ends: () => {
    endLoading();
    showFavourites();
  },
});
