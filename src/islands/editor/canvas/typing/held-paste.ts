/** So long a text may take to open once it is there, in frames. */
const MAX_FRAMES = 60;

/** The same clipboard once more: that of an event is empty as soon as the event is over. */
function copyOf(clipboard: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of clipboard.types)
    if (type !== 'Files') copy.setData(type, clipboard.getData(type));
  for (const file of clipboard.files) copy.items.add(file);
  return copy;
}

/** Whether a field of plain words would lose some of it: marks, lists, tables, pictures. */
const isMoreThanWords = (clipboard: DataTransfer): boolean =>
  clipboard.files.length > 0 ||
  clipboard.types.includes('text/html') ||
  clipboard.getData('text/plain').includes('\t');

function pasteInto(clipboard: DataTransfer, framesLeft: number): void {
  const { activeElement } = document;
  if (activeElement?.matches('.ed-rich-text') === true)
    activeElement.dispatchEvent(
      new InputEvent('beforeinput', {
        inputType: 'insertFromPaste',
        dataTransfer: clipboard,
        bubbles: true,
        cancelable: true,
      }),
    );
  else if (framesLeft > 0) requestAnimationFrame(() => pasteInto(clipboard, framesLeft - 1));
}

/**
 * What is pasted into the field that takes the keys for a rich text that is not there yet is
 * kept for that text, as it was copied.
 * @returns what pastes it, once the text has the focus
 */
export function holdPaste(box: HTMLElement): () => void {
  let held: DataTransfer | null = null;
  box.addEventListener('paste', (event) => {
    const { clipboardData } = event;
    if (clipboardData === null || !isMoreThanWords(clipboardData)) return;
    event.preventDefault();
    // Files are taken by the page, where nobody writes.
    event.stopPropagation();
    held = copyOf(clipboardData);
  });
  return () => {
    if (held !== null) pasteInto(held, MAX_FRAMES);
  };
}
