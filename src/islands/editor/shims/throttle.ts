/** A function that is not called each time; what waits can be dropped, or done at once. */
export interface CancellableFunction {
  (): void;
  readonly cancel: () => void;
  readonly flush: () => void;
}

/**
 * Replaces the function of lodash that Slate uses: calls at once, and again after
 * `wait` milliseconds if it was asked for meanwhile.
 */
export default function throttle(call: () => void, wait: number): CancellableFunction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const run = (): void => {
    isPending = false;
    clearTimeout(timer);
    timer = setTimeout(onTimeout, wait);
    call();
  };
  const onTimeout = (): void => {
    timer = undefined;
    flush();
  };
  const flush = (): void => {
    if (isPending) run();
  };
  const throttled = (): void => {
    if (timer === undefined) run();
    else isPending = true;
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return Object.assign(throttled, { cancel, flush });
}
