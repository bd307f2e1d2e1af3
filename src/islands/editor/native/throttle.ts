/** A function that is not called each time; what waits can be dropped, or done at once. */
export interface Delayed {
  (): void;
  readonly cancel: () => void;
  readonly flush: () => void;
}

/**
 * Stands in for the function of lodash that Slate uses: calls at once, and again after
 * `wait` milliseconds if it was asked for meanwhile.
 */
export default function throttle(call: () => void, wait: number): Delayed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = (): void => {
    isAsked = false;
    clearTimeout(timer);
    timer = setTimeout(rest, wait);
    call();
  };
  const rest = (): void => {
    timer = undefined;
    flush();
  };
  const flush = (): void => {
    if (isAsked) run();
  };
  const ask = (): void => {
    if (timer === undefined) run();
    else isAsked = true;
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  };
  return Object.assign(ask, { cancel, flush });
}
