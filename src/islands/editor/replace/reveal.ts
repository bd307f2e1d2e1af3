import { needleOf, rangesIn, type Query } from '../../../lib/replacements/find-text.ts';
import type { Passage } from '../../../lib/replacements/passages.ts';
import { elementOf } from '../canvas/dom.ts';
import { revealModule } from '../canvas/module-selection.ts';
import { locale } from '../api/record.ts';

/** The name of what is marked on the page (`styles/replace.css`). */
const MARK = 'ed-found';
/** What stands in different ones of these is never one text. */
const BLOCK = 'p,li,h1,h2,h3,h4,h5,h6,td,th,dt,dd,figcaption,summary,a,button,div';

/** The texts of an element one after the other, with where each of its nodes begins. */
function textOf(root: Element) {
  const nodes: { readonly node: Text; readonly from: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let whole = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = node.parentElement?.closest(BLOCK) ?? null;
    if (own !== block) whole += '\n';
    block = own;
    nodes.push({ node, from: whole.length });
    whole += node.data;
  }
  return { whole, nodes };
}

function rangesOn(root: Element, query: Query): readonly Range[] {
  const needle = needleOf(query);
  if (needle === null) return [];
  const { whole, nodes } = textOf(root);
  return rangesIn(whole, needle).map(({ start, end }) => {
    const range = document.createRange();
    const first = nodes.findLast(({ from }) => from <= start);
    const last = nodes.findLast(({ from }) => from < end);
    if (first) range.setStart(first.node, start - first.from);
    if (last) range.setEnd(last.node, Math.min(last.node.length, end - last.from));
    return range;
  });
}

/** The place of the page that shows a passage; null: it shows it nowhere. */
const placeOf = ({ module, path }: Passage): Element | null =>
  module === null
    ? document.querySelector(`[data-record="${CSS.escape(String(path[0]))}"]`)
    : elementOf(module);

/** Takes the marks off the page. */
export const unmark = (): void => void CSS.highlights?.delete(MARK);

/**
 * Scrolls to where the page shows a passage, and marks its words.
 * @param beside those of the same module or field that come before it on the page
 */
export function reveal(passage: Passage, query: Query, beside: number): void {
  const { module, language } = passage;
  const isShown = language === null || language === locale;
  if (module !== null) revealModule(module);
  const place = placeOf(passage);
  const ranges = place && isShown && !query.inLinks ? rangesOn(place, query) : [];
  unmark();
  if (ranges.length > 0) CSS.highlights?.set(MARK, new Highlight(...ranges));
  const range = ranges[Math.min(beside, ranges.length - 1)];
  const target = range?.startContainer.parentElement ?? place;
  target?.scrollIntoView({ block: 'center' });
}
