/**
 * Does something again and again, once at a time, until it is closed. It keeps no process alive.
 * @param everyMs the pause between two beginnings, in milliseconds
 * @param onError told why it failed; it goes on nevertheless
 */
export function startRepeating(
  work: () => Promise<void>,
  everyMs: number,
  onError: (why: string) => void,
): { close(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => {
        onError(error instanceof Error ? error.message : String(error));
      })
      .finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
