import ts from 'typescript';
import type { SourceFile } from '../source-files.ts';

/** A function that stands in a file. */
export interface FunctionSize {
  /** Its file and its name, as `src/lib/routing/routes.ts matchRoute`. */
  readonly name: string;
  readonly lines: number;
  /** How many parameters it has; one that takes all others counts as one. */
  readonly parameters: number;
}

type FunctionNode = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** Its own name, or that of what it is assigned to or handed to. */
function nameOf(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isConstructorDeclaration(node)) return `${nameOf(node.parent, file)}.constructor`;
  if ('name' in node && node.name !== undefined) {
    const name = (node.name as ts.Node).getText(file);
    const isMember = ts.isClassElement(node) && ts.isClassLike(node.parent);
    return isMember ? `${nameOf(node.parent, file)}.${name}` : name;
  }
  const { parent } = node;
  if (ts.isSourceFile(parent)) return 'default';
  if (ts.isCallExpression(parent)) return `${parent.expression.getText(file).split('\n')[0]}()`;
  return nameOf(parent, file);
}

function linesOf(node: ts.Node, file: ts.SourceFile): number {
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.end) - lineAt(node.getStart(file)) + 1;
}

/** All functions of a TypeScript file, those inside of others too. */
export function functionsOf({ name, text }: SourceFile): readonly FunctionSize[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const functions: FunctionSize[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const parameters = node.parameters.filter((each) => each.name.getText(file) !== 'this');
      functions.push({
        name: `${name} ${nameOf(node, file)}`,
        lines: linesOf(node, file),
        parameters: parameters.length,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return functions;
}
