import ts from 'typescript';
import type { SourceFile } from '../source-files.ts';

/** A regular expression with the place where it stands. */
export interface SourceExpression {
  readonly place: string;
  readonly expression: RegExp;
}

/** The parts of a file that are TypeScript: of a page what is between its lines and in its scripts. */
function* codeIn({ name, text }: SourceFile): Generator<string> {
  if (!name.endsWith('.astro')) {
    yield text;
    return;
  }
  yield /^---\n([\s\S]*?)\n---/u.exec(text)?.[1] ?? '';
  for (const [, script = ''] of text.matchAll(/<script>([\s\S]*?)<\/script>/gu)) yield script;
}

/** Every regular expression that is written as such in a file. */
export function* expressionsIn(file: SourceFile): Generator<SourceExpression> {
  const kind = file.name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  for (const code of codeIn(file)) {
    const root = ts.createSourceFile(file.name, code, ts.ScriptTarget.Latest, true, kind);
    const nodes: ts.Node[] = [root];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      node.forEachChild((child) => void nodes.push(child));
      if (!ts.isRegularExpressionLiteral(node)) continue;
      const end = node.text.lastIndexOf('/');
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      yield { place: `${file.name} ${node.text}`, expression };
    }
  }
}

/** What is made while modules are loaded: expressions that are put together from texts. */
export async function expressionsMadeBy(load: () => Promise<unknown>): Promise<readonly RegExp[]> {
  const made: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string, string?]) {
      const expression = new target(...args);
      made.push(expression);
      return expression;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}
