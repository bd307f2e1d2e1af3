/**
 * Limits the calls that run at once, without a queue: a call beyond the limit is answered
 * with null at once, because a queue in front of a service that hangs only grows.
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
