import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** What Astro calls the class of a component's own styles. */
const SCOPE = /\bastro-[a-z0-9]{8}(?![a-z0-9-])/gu;
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Other classes begin with a small letter, so that these are nobody else's. @param {number} index */
const nameOf = (index) =>
  `${CAPITALS.charAt(index % CAPITALS.length)}${Math.floor(index / CAPITALS.length).toString(36)}`;

/**
 * Shortens the classes of scoped styles from fourteen letters to two. Nearly every element
 * of a page carries one: they would be a sixth of an uncached page, which is written, hashed
 * and sent anew for each combination of filters. A component is named by its place among
 * all components, so that two builds of the same files are the same.
 */
export function shortScopes() {
  const files = globSync('**/*.astro', { cwd: SOURCE }).toSorted();
  const names = new Map(files.map((file, index) => [`${SOURCE}${file}`, nameOf(index)]));
  return {
    name: 'foyer-short-scopes',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const name = names.get(id.split('?', 1)[0] ?? id);
      if (name === undefined || !code.includes('astro-')) return null;
      return { code: code.replaceAll(SCOPE, name), map: null };
    },
  };
}
