/**
 * Opening the site and rendering ahead fill the heap with rubbish, and a process at rest makes
 * too little of it for a collection to come: measured, a third of the resident memory. Without
 * `--expose-gc` nothing happens.
 */
export function releaseMemory(): void {
  globalThis
    .gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
    ?.catch(() => undefined);
}
