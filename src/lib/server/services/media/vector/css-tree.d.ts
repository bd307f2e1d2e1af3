/* As much of css-tree as is used here: the package has no types of its own. */

interface CssTreeList {
  toArray(): CssTreeNode[];
}

/** A part of a style sheet; which of the fields it has follows from its type. */
interface CssTreeNode {
  readonly type: string;
  readonly name?: string;
  readonly property?: string;
  readonly important?: boolean | string;
  readonly value?: CssTreeNode | string | null;
  readonly prelude?: CssTreeNode | null;
  readonly block?: CssTreeNode | null;
  readonly children?: CssTreeList | null;
}

declare module 'css-tree/parser' {
  interface Options {
    readonly context?: 'stylesheet' | 'declarationList' | 'value';
    readonly parseCustomProperty?: boolean;
  }
  export default function parse(text: string, options?: Options): CssTreeNode;
}

declare module 'css-tree/generator' {
  export default function generate(node: CssTreeNode): string;
}

declare module 'css-tree/walker' {
  export default function walk(node: CssTreeNode, enter: (node: CssTreeNode) => void): void;
}
