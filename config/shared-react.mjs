/** Islands in React; the editor has a bundle of its own, with more of React in it (editor-first-load.mjs). */
const ISLAND = /\/islands\/(?:booking|search)\/main\.tsx$/u;
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//u;

/**
 * Puts React into a file beside that of each island. Islands are bundled one by one; as all of
 * them use the same parts of React, that file is the same for all of them, and a browser that
 * has it for one has it for the next (tests/e2e/site/budgets.spec.ts).
 */
export function sharedReact() {
  let isIsland = false;
  return {
    name: 'foyer-shared-react',
    /** @param {{ input?: unknown }} options */
    options({ input }) {
      isIsland = ISLAND.test(String(input));
      return null;
    },
    /** @param {object} options */
    outputOptions(options) {
      const codeSplitting = { groups: [{ name: 'react', test: REACT }] };
      return isIsland ? { ...options, codeSplitting } : null;
    },
  };
}
