/**
 * What every page runs at once: what the page cannot know, because it is the
 * same for everybody. All that answers a visitor is in rest.ts.
 */
import './first-sign.ts';
import './opening.ts';
import './cart.ts';
import { showFavourites } from './favourites.ts';
import './scroll.ts';

showFavourites();
