/**
 * Astro hashes the text of every style element of a page for its content security
 * policy, also of links to style sheets, whose text is empty. Each of these hashes
 * is a trip to a worker thread: a tenth of what an uncached page costs (measured).
 * The hash of nothing is always the same, so it is worked out once.
 */
export function cacheEmptyDigests(): void {
  const { subtle } = globalThis.crypto;
  const digest = subtle.digest.bind(subtle);
  const known = new Map<string, Promise<ArrayBuffer>>();
  subtle.digest = (algorithm, data) => {
    if (data.byteLength > 0 || typeof algorithm !== 'string') return digest(algorithm, data);
    const nothing = known.get(algorithm) ?? digest(algorithm, data);
    known.set(algorithm, nothing);
    return nothing;
  };
}
