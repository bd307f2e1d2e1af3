import vm from 'node:vm';
import { processorMs } from '../growth.ts';
import { attackOf, attacksOn, type Attack } from './attacks.ts';

/** A few dozen signs are enough to see an expression that takes twice as long with each. */
const SHORT = 60;
const MAX_MS = 2000;
/** Where a quadratic expression takes more than this, in milliseconds, a linear one takes a hundredth. */
const LONG = 12_000;
const NOTICED_MS = 4;
const FACTOR = 4;
const MAX_GROWTH = 9;

const context = vm.createContext({ expression: /x/u, texts: [''], times: [0], now: processorMs });
// What is looked for everywhere goes on behind each match.
const script = new vm.Script(`for (const text of texts) {
  expression.lastIndex = 0;
  const start = now();
  text.replace(expression, '');
  times.push(now() - start);
}`);

/** How long an expression takes with each text, in milliseconds; null: it is stopped, because it comes to no end. */
function timesOf(expression: RegExp, texts: readonly string[]): readonly number[] | null {
  const times: number[] = [];
  Object.assign(context, { expression, texts, times });
  try {
    script.runInContext(context, { timeout: MAX_MS });
    return times;
  } catch {
    return null;
  }
}

function shortestMs(expression: RegExp, text: string, tries: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const start = processorMs();
    expression.lastIndex = 0;
    text.replace(expression, '');
    least = Math.min(least, processorMs() - start);
  }
  return least;
}

/** Whether a text four times as long takes far more than four times as long. */
function explodesOn(expression: RegExp, attack: Attack): boolean {
  const lengths = [SHORT, LONG];
  if (lengths.some((length) => timesOf(expression, [attackOf(attack, length)]) === null))
    return true;
  if (shortestMs(expression, attackOf(attack, LONG), 2) < NOTICED_MS) return false;
  // Noticed once, it is measured again: a pause of the machine is no growth, and hides none.
  const grown = [1, 2, 3].filter(() => {
    const small = shortestMs(expression, attackOf(attack, LONG / FACTOR), 3);
    const large = shortestMs(expression, attackOf(attack, LONG), 3);
    return large >= NOTICED_MS && large / small > MAX_GROWTH;
  });
  return grown.length >= 2;
}

/** The attacks that take so long that they have to be looked at one by one: all, where they take too long together. */
function noticed(expression: RegExp, attacks: readonly Attack[]): readonly Attack[] {
  const textsOf = (length: number) => attacks.map((attack) => attackOf(attack, length));
  if (timesOf(expression, textsOf(SHORT)) === null) return attacks;
  const times = timesOf(expression, textsOf(LONG));
  return times === null ? attacks : attacks.filter((_, at) => (times[at] ?? 0) >= NOTICED_MS);
}

/** A text on which an expression takes more than time in proportion; null: none of those that were tried. */
export const explosionOf = (expression: RegExp): Attack | null =>
  noticed(expression, attacksOn(expression)).find((attack) => explodesOn(expression, attack)) ??
  null;
