// Bundled by itself, with its address here: a plain import() would bring along
// a kilobyte of Vite's for style sheets that no script of ours has.
import scripts from './on-interaction.ts?island';
import consent from '../islands/consent/main.ts?island';
import share from './share.ts?island';
import { CHUNK_RELOAD_GUARD_MS, HELD_CLICK_MS } from '../lib/constants.ts';

/**
 * The first interactions of a visitor; all other scripts come with one of them. A pointer that
 * moves is none: browsers tell one at rest of what comes to lie below it.
 */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** What does more with scripts than the browser does by itself: its first click waits for them. */
const ENHANCED =
  '[data-programme] a,[data-more] [rel=next],[data-overlay-open],[data-alert] button,.heart,[data-book],[data-booking]>summary';

const RELOAD_AFTER_MS = 500;

const { dataset } = document.documentElement;
const markReady = () => {
  dataset['ready'] = '';
};

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
    .then(markReady);

for (const type of INTERACTIONS)
  addEventListener(type, () => void loadScripts(), { once: true, passive: true });

addEventListener(
  'click',
  (event) => {
    hasClicked = true;
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const element = (target as Element).closest<HTMLElement>(ENHANCED);
    if (!element || 'ready' in dataset || button || ctrlKey || metaKey || shiftKey || altKey)
      return;
    event.preventDefault();
    const limit = new Promise((resolve) => setTimeout(resolve, HELD_CLICK_MS));
    void Promise.race([loadScripts(), limit]).then(() => {
      markReady();
      element.click();
    });
  },
  true,
);

const loaded = new Set<string>();

/*
 * Ways to the settings open them over the page, and forms of consent are sent in
 * place; an event is handed on. The first click on one brings what does that, and is
 * done again then; without it links and forms are what they are.
 */
addEventListener(
  'click',
  (event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-choose],[data-share]');
    const script = element && 'share' in element.dataset ? share : consent;
    if (!element || loaded.has(script) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const again = () => {
      loaded.add(script);
      element.click();
    };
    import(/* @vite-ignore */ script).then(again, again);
  },
  true,
);

// A hash, the overlay, or a list that had grown: needed at once, without an interaction.
if (location.hash || history.state) void loadScripts();
