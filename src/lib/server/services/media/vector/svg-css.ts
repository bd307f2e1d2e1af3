import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { FUNCTIONS, INHERITED_REFERENCES, PROPERTIES, REFERENCES } from './svg-allowlist.ts';

/** Ids of parts that something refers to: once, or for every descendant. */
export interface SvgReferences {
  readonly once: readonly string[];
  readonly inherited: readonly string[];
}

/** A style that is clean, with what it refers to. */
export interface CleanStyle extends SvgReferences {
  readonly css: string;
}

/** A style sheet that is clean. */
export interface CleanSheet {
  readonly css: string;
  /** What its rules refer to, by a class, an id or a tag that an element must have. */
  readonly references: readonly (readonly [token: string, references: SvgReferences])[];
  /** What it said and could not keep, and somebody would see. */
  readonly lost: readonly string[];
}

const BLOCK_RULES = new Set(['media', 'supports', 'layer']);
const LOST_RULES = new Set(['import', 'font-face', 'keyframes']);
const VALUE_PARTS = new Set([
  ...['Value', 'Identifier', 'Number', 'Percentage', 'Dimension', 'Hash', 'String', 'Operator'],
  ...['Function', 'Url', 'Parentheses', 'WhiteSpace', 'UnicodeRange', 'Ratio'],
]);
/** Deeper than in any style sheet: the parser calls itself for each level. */
const MAX_DEPTH = 24;

const NO_STYLE: CleanStyle = { css: '', once: [], inherited: [] };
const childrenOf = (node: CssTreeNode | null | undefined): readonly CssTreeNode[] =>
  node?.children?.toArray() ?? [];

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const sign of css.matchAll(/[([{)\]}]/gu)) {
    depth = Math.max(0, depth + ('([{'.includes(sign[0]) ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The ids that a value refers to; null: it does what a drawing may not. */
function idsIn(value: CssTreeNode): readonly string[] | null {
  const ids: string[] = [];
  let isClean = true;
  walk(value, (node) => {
    isClean &&= VALUE_PARTS.has(node.type);
    if (node.type === 'Function') isClean &&= FUNCTIONS.has(node.name?.toLowerCase() ?? '');
    if (node.type !== 'Url') return;
    const address = typeof node.value === 'string' ? node.value.trim() : '';
    isClean &&= /^#[^\s"'()<>&\\]+$/u.test(address);
    ids.push(address.slice(1));
  });
  return isClean ? ids : null;
}

/** What a declaration says, written anew; null: it is left out. */
function cleanDeclaration({ property = '', important, value }: CssTreeNode): CleanStyle | null {
  const name = property.toLowerCase();
  if (typeof value !== 'object' || value === null) return null;
  const isVariable = /^--[\w-]{1,64}$/u.test(property);
  if (!isVariable && !PROPERTIES.has(name)) return null;
  const ids = idsIn(value);
  if (ids === null || (ids.length > 0 && !REFERENCES.has(name))) return null;
  const css = `${isVariable ? property : name}:${generate(value)}${important === true ? '!important' : ''}`;
  if (/[<&]/u.test(css)) return null;
  return INHERITED_REFERENCES.has(name)
    ? { css, once: [], inherited: ids }
    : { css, once: ids, inherited: [] };
}

const joined = (styles: readonly CleanStyle[]): CleanStyle => ({
  css: styles.map(({ css }) => css).join(';'),
  once: styles.flatMap(({ once }) => once),
  inherited: styles.flatMap(({ inherited }) => inherited),
});

const declarationsIn = (node: CssTreeNode | null | undefined): CleanStyle =>
  joined(
    childrenOf(node)
      .filter(({ type }) => type === 'Declaration')
      .map(cleanDeclaration)
      .filter((one) => one !== null),
  );

/** A style attribute without what it may not say. */
export function cleanStyle(css: string): CleanStyle {
  if (isTooDeep(css)) return NO_STYLE;
  return declarationsIn(parse(css, { context: 'declarationList', parseCustomProperty: true }));
}

/** The value of a property that may refer to a part, as an attribute has it. */
export function cleanValue(name: string, text: string): CleanStyle {
  const style = /[;{}]/u.test(text) ? NO_STYLE : cleanStyle(`${name}:${text}`);
  return { ...style, css: style.css.slice(name.length + 1) };
}

/** What an element must have to be chosen: of each selector the most telling part of its last step. */
function tokensOf(prelude: CssTreeNode): readonly string[] {
  return childrenOf(prelude).map((selector) => {
    const parts = childrenOf(selector);
    const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
    const named = (type: string, sign: string): string | undefined => {
      const name = last.find((part) => part.type === type)?.name;
      return name === undefined || name.includes('\\') ? undefined : sign + name;
    };
    return (
      named('ClassSelector', '.') ?? named('IdSelector', '#') ?? named('TypeSelector', '') ?? '*'
    );
  });
}

class Sheet {
  readonly references: (readonly [string, SvgReferences])[] = [];
  readonly lost = new Set<string>();

  write(nodes: readonly CssTreeNode[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'Rule') return this.#rule(node);
        return node.type === 'Atrule' ? this.#block(node) : '';
      })
      .join('');
  }

  #rule({ prelude, block }: CssTreeNode): string {
    const style = declarationsIn(block);
    if (style.css === '' || prelude?.type !== 'SelectorList') return '';
    const selector = generate(prelude);
    if (/[<&]/u.test(selector)) return '';
    if (style.once.length + style.inherited.length > 0)
      for (const token of tokensOf(prelude)) this.references.push([token, style]);
    return `${selector}{${style.css}}`;
  }

  #block({ name = '', prelude, block }: CssTreeNode): string {
    const plain = name.toLowerCase().replace(/^-\w+-/u, '');
    if (LOST_RULES.has(plain)) this.lost.add(`@${plain}`);
    if (!BLOCK_RULES.has(plain) || !block) return '';
    const inside = this.write(childrenOf(block));
    const condition = prelude ? generate(prelude) : '';
    if (inside === '' || /[<&\\]|url/iu.test(condition)) return '';
    return `@${plain} ${condition}{${inside}}`;
  }
}

/** A style sheet without what it may not say: single rules and declarations are left out. */
export function cleanSheet(css: string): CleanSheet {
  const sheet = new Sheet();
  const text = isTooDeep(css)
    ? ''
    : sheet.write(childrenOf(parse(css, { parseCustomProperty: true })));
  return { css: text, references: sheet.references, lost: [...sheet.lost] };
}
