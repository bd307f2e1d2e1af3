/*
 * Loaded into processes of the product by tests (NODE_OPTIONS=--import), never by the product:
 * at SIGUSR2 this process dies in the way that FAILPOINT names.
 */
const WAYS = {
  exception: () => {
    throw new Error('failpoint: nobody catches this');
  },
  rejection: () => {
    void Promise.reject(new Error('failpoint: nobody waits for this'));
  },
  memory: () => {
    const kept = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  },
};

process.on('SIGUSR2', () => setImmediate(WAYS[process.env['FAILPOINT'] ?? 'exception']));
