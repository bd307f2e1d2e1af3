/** Narrower than this the tools stand on the editor's bar, as a module's bar does. */
const PHONE = '(width < 48em)';
/** Room for the header of the page, in pixels. */
const HEADER_PX = 100;

/** Between a text and tools below it, in pixels. */
const BELOW_PX = 8;

/** Whether words or a picture of the page stand at a point. */
const isTaken = (x: number, y: number, tools: HTMLElement): boolean => {
  const element = document.elementsFromPoint(x, y).find((one) => !tools.contains(one));
  const nodes = [...(element?.childNodes ?? [])];
  return (
    element?.matches('img,video') === true ||
    nodes.some((node) => node instanceof Text && node.data.trim() !== '')
  );
};

/**
 * Above the text or below it, where they cover nothing; else on the editor's bar: on a phone, in a
 * table, and while both ends of the text are out of sight.
 */
function place(tools: HTMLElement, text: HTMLElement): void {
  const { left, top, bottom } = text.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = tools;
  const end = document.querySelector('.ed-bar')?.getBoundingClientRect().top ?? innerHeight;
  const isFree = (from: number): boolean =>
    from >= HEADER_PX &&
    from + height < end &&
    !matchMedia(PHONE).matches &&
    text.closest('table') === null &&
    ![4, height - 4].some((y) => [8, width / 2].some((x) => isTaken(left + x, from + y, tools)));
  const free = [top - height, bottom + BELOW_PX].find(isFree);
  const x = matchMedia(PHONE).matches ? 0 : Math.max(0, Math.min(left, innerWidth - width));
  tools.style.setProperty('left', `${x}px`);
  tools.style.setProperty('top', `${free ?? end - height}px`);
}

/** The line that is written in, and the next one, stand above tools that stand low. */
function showLine(tools: HTMLElement): void {
  const selection = getSelection();
  const line = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : null;
  const box = tools.getBoundingClientRect();
  if (!line?.height || line.top < box.top - line.height || line.top > innerHeight) return;
  if (line.top > box.top - 2 * line.height && box.top > innerHeight / 2)
    scrollBy({ top: line.top - box.top + 3 * line.height, behavior: 'instant' });
}

/** Brings what stands below a text above the tools that stand on the editor's bar. */
export function showAboveTools(element: HTMLElement): void {
  const end = Math.min(
    ...[...document.querySelectorAll('.ed-rich-tools:popover-open, .ed-bar')]
      .map((one) => one.getBoundingClientRect().top)
      .filter((top) => top > innerHeight / 2),
  );
  const hidden = element.getBoundingClientRect().bottom - end;
  if (hidden > 0 && Number.isFinite(end)) scrollBy({ top: hidden + 8, behavior: 'instant' });
}

/** Keeps the tools of a text of the page within sight. @returns what ends that */
export function followText(tools: HTMLElement, text: HTMLElement): () => void {
  const update = (): void => place(tools, text);
  const follow = (): void => {
    update();
    showLine(tools);
  };
  tools.showPopover();
  follow();
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  addEventListener('scroll', update, { ...options, capture: true });
  addEventListener('resize', follow, options);
  document.addEventListener('selectionchange', follow, options);
  return () => controller.abort();
}
