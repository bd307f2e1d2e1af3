import { loadIsland, type Island } from '../islands/island.ts';
import type { OverlayRequest } from '../islands/overlay/overlay-request.ts';
import { historyState, programmeList as list } from '../islands/events/programme-list.ts';
import { $programmeQuery } from '../islands/events/programme-query.ts';
import { isPlainClick } from '../islands/plain-click.ts';
import { OVERLAY_HASH } from '../lib/constants.ts';
import { overlay } from './islands.ts';

/** Ways into the programme over any page; what opens it comes with the first of them. */
const button = document.querySelector<HTMLAnchorElement>('[data-overlay-open]');
let island: Island<OverlayRequest> | undefined;

const ask = (wish: OverlayRequest['wish']): void => {
  if (island) island.mount(document.body, { wish, list, query: $programmeQuery });
  else
    loadIsland<OverlayRequest>(overlay).then(
      (loaded) => {
        island = loaded;
        ask(wish);
      },
      () => button && location.assign(button.href),
    );
};

button?.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  ask('begin');
});
addEventListener('popstate', () => {
  const isOver = historyState().overlay === undefined;
  if (!isOver || island) ask(isOver ? 'leave' : 'show');
  if (isOver) list.goBack();
});

/** An address can ask for the overlay; asked once, it is taken out of the address again. */
if (button && location.hash === `#${OVERLAY_HASH}`) {
  history.replaceState(history.state, '', location.pathname + location.search);
  ask('begin');
} else if (historyState().overlay !== undefined) ask('show');
