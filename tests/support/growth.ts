/** Processor time of this process in milliseconds: what other processes do does not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How many times longer the larger input is. */
const FACTOR = 4;
/**
 * Below this, in milliseconds, a time says nothing about growth: compiling the code and
 * collecting garbage take as long.
 */
const FLOOR_MS = 20;
const TRIES = 3;

/** The shortest of some runs, in milliseconds of this process. */
async function shortest(run: () => unknown): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const start = processorMs();
    await run();
    least = Math.min(least, processorMs() - start);
    // What takes so long is not measured again: the noise is small beside it.
    if (least > 1000) break;
  }
  return least;
}

/**
 * How much longer work takes on an input four times as long: about 4 where it is linear, 16
 * where it is quadratic, far more where it is worse. No limit of time is held against it,
 * so that a slow machine measures the same.
 */
export async function growth(
  run: (input: string) => unknown,
  inputOf: (size: number) => string,
  size: number,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(size * FACTOR)];
  const smallMs = await shortest(() => run(small));
  const largeMs = await shortest(() => run(large));
  return largeMs < FLOOR_MS ? 1 : largeMs / Math.max(smallMs, FLOOR_MS / FACTOR);
}

/** Between linear and quadratic: linear work measures up to twice its 4 on a busy machine. */
export const MAX_GROWTH = 9;
