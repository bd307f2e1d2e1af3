import vm from 'node:vm';
import { processorMs } from '../growth.ts';
import { attackOf, attacksOn, type Attack } from './attacks.ts';

/** A few dozen signs are enough to see an expression that takes twice as long with each. */
const SHORT = 60;
const MOST_MS = 2000;
/** Where a quadratic expression takes more than this, in milliseconds, a linear one takes a hundredth. */
const LONG = 12_000;
const NOTICED_MS = 4;
const FACTOR = 4;
const MOST_GROWTH = 9;

const context = vm.createContext({ expression: /x/u, text: '' });
// What is looked for everywhere goes on behind each match.
const script = new vm.Script('expression.lastIndex = 0; text.replace(expression, "")');

/** Whether an expression comes to an end at all; it is stopped where it does not. */
function ends(expression: RegExp, text: string): boolean {
  Object.assign(context, { expression, text });
  try {
    script.runInContext(context, { timeout: MOST_MS });
    return true;
  } catch {
    return false;
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
  if (![SHORT, LONG].every((length) => ends(expression, attackOf(attack, length)))) return true;
  if (shortestMs(expression, attackOf(attack, LONG), 2) < NOTICED_MS) return false;
  // Noticed once, it is measured again and again: a pause of the machine is no growth.
  return [1, 2, 3].every(() => {
    const small = shortestMs(expression, attackOf(attack, LONG / FACTOR), 3);
    const large = shortestMs(expression, attackOf(attack, LONG), 3);
    return large >= NOTICED_MS && large / small > MOST_GROWTH;
  });
}

/** A text on which an expression takes more than time in proportion; null: none of those that were tried. */
export const explosionOf = (expression: RegExp): Attack | null =>
  attacksOn(expression).find((attack) => explodesOn(expression, attack)) ?? null;
