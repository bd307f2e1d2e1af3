/** Announces a text to screen readers, in the live region within an element. */
export function announce(root: ParentNode, text: string): void {
  const liveRegion = root.querySelector('[data-live]');
  if (liveRegion) liveRegion.textContent = text;
}
