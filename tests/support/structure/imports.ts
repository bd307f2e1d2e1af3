import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../source-files.ts';

/** The files that each file imports, as paths from the project's folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** What of a view is TypeScript: the part between the dashes, and its scripts. */
function scriptOf({ name, text }: SourceFile): string {
  if (!name.endsWith('.astro')) return text;
  const frontmatter = /^---\n([\s\S]*?)\n---/u.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/gu)];
  return [frontmatter, ...scripts.map(([, script = '']) => script)].join('\n');
}

/**
 * Who imports whom among some files: static and dynamic imports, exports from
 * elsewhere and imports of types alike. Packages and `import.meta.glob` do not count.
 */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const names = new Set(files.map(({ name }) => name));
  return new Map(
    files.map((file) => {
      const folder = path.posix.dirname(file.name);
      const targets = ts
        .preProcessFile(scriptOf(file), true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => path.posix.join(folder, fileName.replace(/\?.*$/u, '')))
        .filter((target) => names.has(target));
      return [file.name, [...new Set(targets)]];
    }),
  );
}

/** A way from a file back to itself, the shortest one; null for none. */
function cycleThrough(graph: ImportGraph, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const cycle = [file];
        for (let step = file; step !== start;) {
          step = cameFrom.get(step) ?? start;
          cycle.unshift(step);
        }
        return cycle;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  return null;
}

/** Every import cycle once, as `a.ts > b.ts > a.ts`, beginning with the first file by name. */
export function importCycles(graph: ImportGraph): readonly string[] {
  const cycles = new Set<string>();
  for (const file of graph.keys()) {
    const cycle = cycleThrough(graph, file);
    if (cycle === null) continue;
    const start = cycle.indexOf([...cycle].sort()[0] ?? file);
    const ordered = [...cycle.slice(start), ...cycle.slice(0, start)];
    cycles.add([...ordered, ordered[0]].join(' > '));
  }
  return [...cycles].sort();
}

/** Pairs of folders whose files import files of each other, as `a <> b`. */
export function mutualFolders(graph: ImportGraph): readonly string[] {
  const edges = new Set<string>();
  for (const [file, targets] of graph)
    for (const target of targets)
      edges.add(`${path.posix.dirname(file)} > ${path.posix.dirname(target)}`);
  return [...edges]
    .map((edge) => edge.split(' > '))
    .filter(([from = '', to = '']) => from < to && edges.has(`${to} > ${from}`))
    .map((pair) => pair.join(' <> '))
    .sort();
}
