import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** The names of variables that a file declares with `let` outside of all functions and classes. */
function moduleLets(name: string, text: string): readonly string[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: list }) =>
      list.flags & ts.NodeFlags.Let ? list.declarations : [],
    )
    .map((declaration) => `${name}: ${declaration.name.getText(source)}`);
}

describe('the state of islands', () => {
  it('stands in stores, classes and components: no module-level let in src/islands', () => {
    const files = sourceFiles('src/islands', ['.ts', '.tsx']);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(({ name, text }) => moduleLets(name, text))).toEqual([]);
  });

  it('control: a let of a module is seen, one within a function is none', () => {
    const text =
      'let a = 1;\nexport let [b] = [2];\nconst c = () => {\n  let d = 3;\n  return d;\n};\n';
    expect(moduleLets('new.ts', text)).toEqual(['new.ts: a', 'new.ts: [b]']);
  });
});

const EDITOR = 'src/islands/editor';

/** The folders that each folder of the editor imports from. */
function folderImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { name, text } of sourceFiles(EDITOR, ['.ts', '.tsx']))
    for (const [, target = ''] of text.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/gu)) {
      const from = path.posix.dirname(name);
      const to = path.posix.dirname(path.posix.join(from, target));
      if (from === to || !to.startsWith(EDITOR)) continue;
      folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  return folders;
}

describe('the folders of the editor', () => {
  it('import each other in one direction only', () => {
    const imports = folderImports();
    expect(imports.size).toBeGreaterThan(8);
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(imports.get(from) ?? [])].some((next) => {
        if (next === to) return true;
        if (seen.has(next)) return false;
        return reaches(next, to, seen.add(next));
      });
    expect([...imports.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
  });
});

/** Every import of a script that is bundled by itself: by whom, and which. */
function separateBundles(): readonly { readonly by: string; readonly file: string }[] {
  const files = sourceFiles('src', ['.ts', '.tsx', '.astro']);
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(/from '([^']+)\?island'/gu)].map(([, target = '']) => ({
      by: name,
      file: path.posix.join(path.posix.dirname(name), target),
    })),
  );
}

/** Scripts that say when an island comes: the table of visitors' pages, and those of pages of their own. */
const LOADERS = [
  'src/islands/slider/load-slider.ts',
  'src/layouts/editor/EditorHead.astro',
  'src/layouts/editor/entries.ts',
  'src/scripts/editor.ts',
  'src/scripts/first-interaction.ts',
  'src/scripts/hub.ts',
  'src/scripts/islands.ts',
];

describe('what comes by a script', () => {
  it('stands in the table of islands, or in the script of a page that has one of its own', () => {
    expect([...new Set(separateBundles().map(({ by }) => by))].toSorted()).toEqual(LOADERS);
  });

  it('exports «mount», and nothing else knows how Vite bundles it', () => {
    const sources = new Map(
      sourceFiles('src', ['.ts', '.tsx']).map(({ name, text }) => [name, text]),
    );
    const islands = separateBundles().filter(({ file }) => !file.endsWith('/on-interaction.ts'));
    expect(islands.length).toBeGreaterThan(10);
    const without = islands.filter(
      ({ file }) => !/export (?:const|function|\{) ?mount\b/u.test(sources.get(file) ?? ''),
    );
    expect(without).toEqual([]);
    const workers = [...sources].filter(([, text]) => text.includes('?worker'));
    // The one that is a worker.
    expect(workers.map(([name]) => name)).toEqual(['src/scripts/offline/service-worker.ts']);
  });
});
