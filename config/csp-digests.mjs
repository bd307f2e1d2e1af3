const MODULE = /\/astro\/dist\/core\/encryption\.js$/u;
const START = 'async function generateCspDigest(';

/**
 * Lets Astro hash each script of the build once: for its policy it hashes those of a page at
 * every render, each by a thread of its own, which is a twelfth of an uncached page.
 * @throws when Astro's function is called otherwise
 */
export function cspDigestsOnce() {
  return {
    name: 'foyer-csp-digests-once',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (!code.includes(START)) throw new Error(`${id} has no generateCspDigest`);
      const once =
        'const digests = new Map();\n' +
        'function generateCspDigest(data, algorithm) {\n' +
        '  const name = `${algorithm} ${data}`;\n' +
        '  if (!digests.has(name)) digests.set(name, digestForCsp(data, algorithm));\n' +
        '  return digests.get(name);\n' +
        '}\n';
      return { code: once + code.replace(START, 'async function digestForCsp('), map: null };
    },
  };
}
