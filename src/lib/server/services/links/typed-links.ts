import type { Inline, RichText } from '../../../../content/rich-text/schema.ts';

/** A link in a text: where it leads, as it was typed, and its words. */
export interface TypedLink {
  readonly target: string;
  readonly words: string;
}

const inlineLinks = (nodes: readonly Inline[]): readonly TypedLink[] =>
  nodes.flatMap((node) =>
    'href' in node
      ? [{ target: node.href, words: node.children.map(({ text }) => text).join('') }]
      : [],
  );

/** The links of rich text. */
export const richTextLinks = (text: RichText): readonly TypedLink[] =>
  text.flatMap((block) =>
    block.type === 'list'
      ? block.children.flatMap(({ children }) => inlineLinks(children))
      : inlineLinks(block.children),
  );

const END = /<\/a\s*>/iu;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;
const TAG = /<[^<>]*>/gu;

/** The links of typed HTML. */
export function htmlLinks(html: string): readonly TypedLink[] {
  const parts = html.split(END).slice(0, -1);
  return parts.flatMap((part) => {
    const start = part.toLowerCase().lastIndexOf('<a ');
    const end = part.indexOf('>', start);
    if (start === -1 || end === -1) return [];
    const [, double, single] = HREF.exec(part.slice(start, end)) ?? [];
    const target = (double ?? single ?? '').replaceAll('&amp;', '&').trim();
    const words = part
      .slice(end + 1)
      .replaceAll(TAG, '')
      .trim();
    return target === '' ? [] : [{ target, words }];
  });
}

const ID = /\sid\s*=\s*["']([^"']+)["']/giu;

/** The places of typed HTML that links can lead to. */
export const htmlPlaces = (html: string): readonly string[] =>
  [...html.matchAll(ID)].map(([, id = '']) => id);
