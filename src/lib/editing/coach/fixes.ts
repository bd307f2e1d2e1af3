import type { Block, Inline, Leaf, RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../constants.ts';
import { bareAddresses } from './text-checks.ts';
import { fixedBy, placeOf, TYPOGRAPHY_RULES, type TypographyRule } from './typography.ts';

/** What is wrong with a text, and the text without it. */
export interface Fix<Text> {
  readonly rule: TypographyRule | 'link.address';
  readonly about: string;
  readonly fixed: Text;
}

/** What can be fixed in words without marks and links. */
export const plainFixes = (text: string, locale: Locale): readonly Fix<string>[] =>
  TYPOGRAPHY_RULES.flatMap((rule) => {
    const fixed = fixedBy(rule, text, locale);
    return fixed === text ? [] : [{ rule, about: placeOf(text, fixed), fixed }];
  });

type ChangeLine = (nodes: readonly Inline[]) => readonly Inline[];

const withLines = (text: RichText, change: ChangeLine): RichText =>
  text.map((block): Block =>
    block.type === 'list'
      ? {
          ...block,
          children: block.children.map((item) => ({
            ...item,
            children: [...change(item.children)],
          })),
        }
      : { ...block, children: [...change(block.children)] },
  );

/** The inline nodes of each paragraph and each entry of a list. */
export const linesOf = (block: Block): readonly (readonly Inline[])[] =>
  block.type === 'list' ? block.children.map(({ children }) => children) : [block.children];

const plainLine = (line: readonly Inline[]): string =>
  line.map((node) => ('text' in node ? node.text : plainLine(node.children))).join('');

const plainOf = (text: RichText): string => text.flatMap(linesOf).map(plainLine).join('\n');

/** A line by one rule. Words in another language have rules of their own and stay. */
const lineBy =
  (rule: TypographyRule, locale: Locale): ChangeLine =>
  (nodes) => {
    const line = { before: '' };
    const leaf = (node: Leaf): Leaf => {
      const text =
        node.lang === undefined ? fixedBy(rule, node.text, locale, line.before) : node.text;
      if (text !== '') line.before = text;
      return text === node.text ? node : { ...node, text };
    };
    return nodes.map((node) =>
      'text' in node ? leaf(node) : { ...node, children: node.children.map(leaf) },
    );
  };

const hrefOf = (address: string): string => {
  if (/^https?:/iu.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
};
/** A sentence ends behind an address, and not in it. */
const SENTENCE_SIGNS = /[.,;:!?)\]»“”"]{1,8}$/u;

/** Words with the addresses in them as links. */
function withLinks(node: Leaf): readonly Inline[] {
  const parts: Inline[] = [];
  let rest = node.text;
  for (const found of bareAddresses(node.text)) {
    const address = found.replace(SENTENCE_SIGNS, '');
    const at = rest.indexOf(address);
    if (at > 0) parts.push({ ...node, text: rest.slice(0, at) });
    parts.push({
      type: 'link',
      href: hrefOf(address),
      children: [{ ...node, text: address }],
    });
    rest = rest.slice(at + address.length);
  }
  if (parts.length === 0) return [node];
  return rest === '' ? parts : [...parts, { ...node, text: rest }];
}

const linkLine: ChangeLine = (nodes) =>
  nodes.flatMap((node) => ('text' in node ? withLinks(node) : [node]));

/** What can be fixed in a rich text; its marks, links and lists stay as they are. */
export function richFixes(text: RichText, locale: Locale): readonly Fix<RichText>[] {
  const before = plainOf(text);
  const typography = TYPOGRAPHY_RULES.flatMap((rule): readonly Fix<RichText>[] => {
    const fixed = withLines(text, lineBy(rule, locale));
    const after = plainOf(fixed);
    return after === before ? [] : [{ rule, about: placeOf(before, after), fixed }];
  });
  const linked = withLines(text, linkLine);
  const [address] = text
    .flatMap(linesOf)
    .flat()
    .flatMap((node) => ('text' in node ? bareAddresses(node.text) : []));
  if (address === undefined) return typography;
  return [...typography, { rule: 'link.address', about: address, fixed: linked }];
}
