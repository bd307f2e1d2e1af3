/** Holds the page still behind what lies over it; it keeps its width when its scrollbar goes. */
export function lockPage(isLocked: boolean): void {
  const root = document.documentElement;
  root.style.paddingInlineEnd = isLocked ? `${innerWidth - root.clientWidth}px` : '';
  root.toggleAttribute('data-locked', isLocked);
}
