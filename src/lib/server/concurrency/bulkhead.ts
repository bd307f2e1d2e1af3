/**
 * So many calls at once, and no queue: whoever comes too many is told at once
 * (null). A queue before something that hangs only grows.
 */
export function bulkhead(most: number) {
  let running = 0;
  return async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    if (running >= most) return null;
    running += 1;
    try {
      return await call();
    } finally {
      running -= 1;
    }
  };
}
