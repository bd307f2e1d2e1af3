/**
 * Astro hashes the text of every style element of a page for its content security
 * policy, also of links to style sheets, whose text is empty. Each of these hashes
 * is a call to a worker thread: a tenth of the cost of an uncached page (measured).
 * The hash of an empty text is always the same, so it is computed once.
 */
export function cacheEmptyDigests(): void {
  const { subtle } = globalThis.crypto;
  const digest = subtle.digest.bind(subtle);
  const digests = new Map<string, Promise<ArrayBuffer>>();
  subtle.digest = (algorithm, data) => {
    if (data.byteLength > 0 || typeof algorithm !== 'string') return digest(algorithm, data);
    const emptyDigest = digests.get(algorithm) ?? digest(algorithm, data);
    digests.set(algorithm, emptyDigest);
    return emptyDigest;
  };
}
