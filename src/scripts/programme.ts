import { $programmeLoading } from '../islands/events/programme-query.ts';
import { showFavourites } from './favourites/favourites.ts';
import { loadingBar } from './loading-bar.ts';

/** The loading bar and the hearts follow the programme, in its list and in the overlay. */
$programmeLoading.listen((loading) => {
  // More of the list comes before anybody looks for it: no bar for it.
  if (loading === 'query') loadingBar.start('list');
  if (loading === null) {
    loadingBar.end();
    showFavourites();
  }
});
