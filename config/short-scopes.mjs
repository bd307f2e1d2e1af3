/** What Astro calls the class of a component's own styles: eight letters of a hash. */
const SCOPE = /\bastro-([a-z0-9]{4})([a-z0-9]{4})(?![a-z0-9-])/gu;

/**
 * Shortens the classes of scoped styles from fourteen letters to five. Nearly every element
 * of a page carries one: they are a sixth of an uncached page, which is written, hashed and
 * sent anew for each combination of filters.
 * @throws when two components would get the same class
 */
export function shortScopes() {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  return {
    name: 'foyer-short-scopes',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!id.includes('.astro') || !code.includes('astro-')) return null;
      const short = code.replaceAll(SCOPE, (_, start, rest) => {
        const other = hashes.get(start);
        if (other !== undefined && other !== rest)
          throw new Error(`Two components have the scope ${start}: ${id}`);
        hashes.set(start, rest);
        return `_${start}`;
      });
      return { code: short, map: null };
    },
  };
}
