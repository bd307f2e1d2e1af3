/** Whether a click only follows the link, and asks for no new tab, window or download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);
