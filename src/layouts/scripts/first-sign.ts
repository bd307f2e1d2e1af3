// Bundled by itself, with its address here: a plain import() would bring along
// a kilobyte of Vite's for style sheets that no script of ours has.
import rest from './rest.ts?worker&url';
import { HELD_CLICK_MS } from '../../lib/constants.ts';

/** The first signs that somebody is there; the rest of the scripts comes with one of them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** What does more with scripts than the browser does by itself. */
const HELD =
  '[data-programme] a,[data-more] [rel=next],[data-overlay-open],[data-share],[data-alert] button,.heart,[data-book],[data-booking]>summary';

const { dataset } = document.documentElement;
const ready = () => {
  dataset['ready'] = '';
};

let coming: Promise<unknown> | undefined;
const bring = () =>
  // Without the scripts everything works as plain links and forms.
  (coming ??= import(/* @vite-ignore */ rest).catch(() => undefined).then(ready));

for (const sign of SIGNS) addEventListener(sign, () => void bring(), { once: true, passive: true });

addEventListener(
  'click',
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const held = (target as Element).closest<HTMLElement>(HELD);
    if (!held || 'ready' in dataset || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const limit = new Promise((end) => setTimeout(end, HELD_CLICK_MS));
    void Promise.race([bring(), limit]).then(() => {
      ready();
      held.click();
    });
  },
  true,
);

// A place on the page, the overlay, or a list that had grown: asked for by the address or by going back.
if (location.hash || location.search.includes('overlay') || history.state) void bring();
