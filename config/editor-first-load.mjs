const EDITOR = /\/islands\/editor\/main\.tsx$/u;

/**
 * Puts all that the editor needs at once into one file with its entry. Panels and dialogs import
 * from it too, and each such part would otherwise become a file of its own: a dozen requests
 * before the editor can start, one after the other where they import each other. The entry itself
 * is in it, because the head of the page can ask for that file only.
 */
export function editorFirstLoad() {
  let isEditor = false;
  /** Modules that are reached from the entry without a dynamic import. */
  const first = new Set();
  return {
    name: 'foyer-editor-first-load',
    /** @param {{ input?: unknown }} options */
    options({ input }) {
      isEditor = EDITOR.test(String(input));
      return null;
    },
    /**
     * @this {{ getModuleIds(): Iterable<string>, getModuleInfo(id: string): { isEntry: boolean, importedIds: readonly string[] } | null }}
     */
    buildEnd() {
      if (!isEditor) return;
      const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    /** @param {object} options */
    outputOptions(options) {
      if (!isEditor) return null;
      const test = (/** @type {string} */ id) => first.has(id);
      return { ...options, codeSplitting: { groups: [{ name: 'editor', test }] } };
    },
  };
}
