import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../source-files.ts';

/** What a file loads, as paths from the project's folder or names of packages; types load nothing. */
export interface Loads {
  /** With the file itself. */
  readonly atOnce: readonly string[];
  /** By `import()`, when it is needed. */
  readonly later: readonly string[];
}

const namesOnlyTypes = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
};

function loadsOf({ name, text }: SourceFile): Loads {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const [atOnce, later]: [string[], string[]] = [[], []];
  const add = (list: string[], target: ts.Node | undefined): void => {
    if (target === undefined || !ts.isStringLiteral(target)) return;
    const from = path.posix.dirname(name);
    list.push(target.text.startsWith('.') ? path.posix.join(from, target.text) : target.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !namesOnlyTypes(node)) add(atOnce, node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(atOnce, node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(later, node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { atOnce, later };
}

export type LoadGraph = ReadonlyMap<string, Loads>;

export const loadGraph = (files: readonly SourceFile[]): LoadGraph =>
  new Map(files.map((file) => [file.name, loadsOf(file)]));

/** Everything that is loaded at once with a file, packages included. */
export function loadedWith(graph: LoadGraph, file: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const queue = [file];
  for (const one of queue)
    for (const target of graph.get(one)?.atOnce ?? [])
      if (!loaded.has(target)) {
        loaded.add(target);
        queue.push(target);
      }
  return loaded;
}

/** What files load when it is needed and have loaded already, as `a.ts > b.ts`. */
export const loadedTwice = (graph: LoadGraph): readonly string[] =>
  [...graph].flatMap(([file, { later }]) => {
    const loaded = later.length === 0 ? new Set<string>() : loadedWith(graph, file);
    return later.filter((target) => loaded.has(target)).map((target) => `${file} > ${target}`);
  });
