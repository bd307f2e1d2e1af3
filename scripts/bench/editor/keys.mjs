/* global addEventListener, document, MutationObserver, requestAnimationFrame */
/**
 * What runs in the page: notes for each key when it was pressed and when the frame that shows
 * what it did was painted, and every task of more than 50 ms.
 */
export function watchKeys() {
  /** @type {{ keys: number[], tasks: number[] }} */
  const seen = { keys: [], tasks: [] };
  Object.assign(globalThis, { seen });
  /** @type {number | null} */
  let pressed = null;
  const painted = () => {
    if (pressed === null) return;
    const at = pressed;
    pressed = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Messages come after the frame was painted.
      port1.onmessage = () => seen.keys.push(performance.now() - at);
      port2.postMessage(null);
    });
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  // A field shows what is typed by itself.
  addEventListener('input', painted, true);
  new MutationObserver(painted).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/**
 * What was noted since the last time.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{ keys: number[], tasks: number[] }>}
 */
export const seenOn = (page) =>
  page.evaluate(() => {
    const seen = /** @type {any} */ (globalThis).seen;
    const { keys, tasks } = seen;
    Object.assign(seen, { keys: [], tasks: [] });
    return { keys, tasks };
  });

/** As people write: quick letters, a breath between words, and a pause in which it is saved. */
const WORDS =
  'Vom Bahnhof sind es zehn Minuten, am Fluss entlang und durch den Park, bis an das Tor. ';
const LETTER_MS = 70;
const WORD_MS = 220;
const PAUSE_EVERY = 40;
const PAUSE_MS = 1200;

/**
 * @param {import('playwright-core').Page} page
 * @param {number} count how many keys
 */
export async function write(page, count) {
  for (let at = 0; at < count; at += 1) {
    const letter = WORDS[at % WORDS.length] ?? ' ';
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const isPause = at % PAUSE_EVERY === PAUSE_EVERY - 1;
    await page.waitForTimeout(isPause ? PAUSE_MS : letter === ' ' ? WORD_MS : LETTER_MS);
  }
}
