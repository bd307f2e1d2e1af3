import type { CancellableFunction } from './throttle.ts';

/** Replaces the function of lodash that Slate uses: calls once it was quiet for `wait` milliseconds. */
export default function debounce(call: () => void, wait: number): CancellableFunction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = (): void => {
    cancel();
    call();
  };
  const debounced = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
  const flush = (): void => {
    if (timer !== undefined) run();
  };
  return Object.assign(debounced, { cancel, flush });
}
