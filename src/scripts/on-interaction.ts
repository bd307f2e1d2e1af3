/** What reacts to a visitor: loaded with the first interaction (first-interaction.ts). Nothing here is needed to use the site. */
import './transitions/page-restored.ts';
import './menu.ts';
import './alert.ts';
import './favourites/toggle-favourite.ts';
import './booking.ts';
import './programme.ts';
import './overlay.ts';
// Bundled by themselves, as in first-interaction.ts.
import articleList from '../islands/articles/article-list.ts?island';
import followList from './favourites/follow-list.ts?island';
import { programmeList } from '../islands/events/programme-list.ts';

programmeList.start();

// The media library, and lists of favourites that are passed on.
for (const [place, script] of [
  ['[data-more]', articleList],
  ['[data-hand-on]', followList],
] as const)
  if (document.querySelector(place)) import(/* @vite-ignore */ script).catch(() => undefined);
