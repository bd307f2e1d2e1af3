/** Whether a click only follows the link, and asks for no new tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
