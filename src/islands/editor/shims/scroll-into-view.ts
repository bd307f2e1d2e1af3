/** Room above and below the caret that the editor's toolbars cover, in pixels. */
const ROOM_PX = 140;

/**
 * Brings the caret into the window. Slate hands in an element that answers with the
 * box of the caret; the library that it would use knows of nested scrolling boxes,
 * of which the page has none.
 */
export default function scrollIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < ROOM_PX) scrollBy(0, top - ROOM_PX);
  else if (bottom > innerHeight - ROOM_PX) scrollBy(0, bottom - innerHeight + ROOM_PX);
}
