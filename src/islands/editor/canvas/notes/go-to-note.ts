import type { NotePlace } from '../../../../lib/editing/notes/note.ts';
import { placeOfQuote } from '../../../../lib/editing/notes/quote.ts';
import { selectModule } from '../../stores/selection.ts';
import { elementOf } from '../dom.ts';

const HIGHLIGHT = 'ed-note';
/** Narrower than this the panel lies over the lower part of the page, as in `panel.css`. */
const PHONE = '(width < 48em)';

/** Where words stand in an element, across all that is in it; null: nowhere. */
function rangeOf(element: Element, quote: string): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const place = placeOfQuote(nodes.map(({ data }) => data).join(''), quote);
  if (place === null) return null;
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (place.start >= before && place.start < after) range.setStart(node, place.start - before);
    if (place.end > before && place.end <= after) range.setEnd(node, place.end - before);
    before = after;
  }
  return range;
}

/** The text that a note is about, else its module; null: neither is shown. */
function elementsOf({ module, field }: NotePlace): readonly Element[] {
  const key = (field ?? '').split('.', 1)[0] ?? '';
  const text =
    module === null
      ? document.querySelector(`[data-record-text="${CSS.escape(key)}"]`)
      : document.querySelector(`[data-field="${CSS.escape(`${module}|${field ?? ''}`)}"]`);
  const around = module === null ? null : elementOf(module);
  return [text, around].filter((one) => one !== null);
}

/** Ends what `goToNote` marked. */
export const endHighlight = (): void => void CSS.highlights?.delete(HIGHLIGHT);

/** Scrolls to what a note is about, gives it the focus, and marks the words, in no content. */
export function goToNote(place: NotePlace): void {
  endHighlight();
  const { module, quote } = place;
  const elements = elementsOf(place);
  const target = (module === null ? elements[0] : elementOf(module)) as HTMLElement | undefined;
  if (!target) return;
  if (module !== null) {
    selectModule(module);
    target.focus({ preventScroll: true });
  }
  const ranges = quote === null ? [] : elements.map((one) => rangeOf(one, quote));
  const range = ranges.find((one) => one !== null);
  const block = matchMedia(PHONE).matches ? 'start' : 'center';
  const shown = range?.startContainer.parentElement ?? target;
  shown.scrollIntoView({ block });
  if (range) CSS.highlights?.set(HIGHLIGHT, new Highlight(range));
}
