/*
 * What Slate brings along for browsers that know nothing of it. All that can run
 * the editor do, so it is left out of the bundle (astro.config.mjs).
 */
const { ResizeObserver } = globalThis;
export { ResizeObserver };
