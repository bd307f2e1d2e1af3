// First, so that the bundler writes each constant where it is used.
import { CHUNK_RELOAD_GUARD_MS, HELD_CLICK_MS } from '../lib/constants.ts';
import { mountIsland } from '../islands/island.ts';
import { consent } from './islands.ts';
import scripts from './on-interaction.ts?island';

/**
 * The first interactions of a visitor; all other scripts come with one of them. A pointer that
 * moves is none: browsers tell one at rest of what comes to lie below it.
 */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** What does more with scripts than the browser does by itself: its first click waits for them. */
const ENHANCED =
  '[data-programme] a,[data-more] [rel=next],[data-overlay-open],[data-alert] button,.heart,[data-book],[data-booking]>summary,[data-choose],[data-share]';

const RELOAD_AFTER_MS = 500;

const { dataset } = document.documentElement;

/**
 * What failed to load is there after a reload, as after a new release; at most once
 * a minute, not where the line is what failed, and not while somebody fills in a form or is
 * on the way to another page.
 */
let hasClicked = false;
const reload = () => {
  const now = Date.now();
  const isRecent = now - +(sessionStorage['reload'] ?? 0) < CHUNK_RELOAD_GUARD_MS;
  if (isRecent || hasClicked || !navigator.onLine || document.activeElement?.closest('form'))
    return;
  sessionStorage['reload'] = now;
  location.reload();
};

const loadScripts = () =>
  // A module is loaded once. Without the scripts everything works as plain links and forms.
  import(/* @vite-ignore */ scripts)
    // A press that began this becomes a click first.
    .catch(() => setTimeout(reload, RELOAD_AFTER_MS))
    .then(() => (dataset['ready'] = ''));

for (const type of INTERACTIONS)
  addEventListener(type, () => void loadScripts(), { once: true, passive: true });

addEventListener(
  'click',
  (event) => {
    hasClicked = true;
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const element = (event.target as Element).closest<HTMLElement>(ENHANCED);
    // A choice about services of others has an island of its own.
    const isChoice = element && 'choose' in element.dataset;
    const state = isChoice ? 'choice' : 'ready';
    if (!element || state in dataset || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    // Scripts that are here already, while others still come, would answer it, too.
    event.stopPropagation();
    const limit = new Promise((resolve) => setTimeout(resolve, HELD_CLICK_MS));
    const wait = isChoice ? mountIsland(consent, document.body) : loadScripts();
    void Promise.race([wait, limit]).then(() => {
      dataset[state] = '';
      element.click();
    });
  },
  true,
);

// A hash, the overlay, or a list that had grown: needed at once, without an interaction.
if (location.hash || history.state) void loadScripts();
