const COPIED_MS = 4000;

/** On by the device's own share sheet, else by the clipboard. */
async function pass(button: HTMLElement): Promise<void> {
  // Asked for now: a list has another address after each heart.
  const { handOn: url = '', text = '', copied = '' } = button.dataset;
  // What is for the visitor alone has no text to go with it, and is copied.
  if (text !== '' && 'share' in navigator) {
    await navigator.share({ title: text, url });
    return;
  }
  await navigator.clipboard.writeText(url);
  const label = button.querySelector('[aria-live]');
  const initial = label?.textContent ?? '';
  if (label === null || initial === copied) return;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = initial;
  }, COPIED_MS);
}

/** Shows and runs what only scripts can do with a list: hand it on, copy it, print it. */
export function handOn(): void {
  const canPass = 'share' in navigator || 'clipboard' in navigator;
  for (const button of document.querySelectorAll<HTMLElement>('[data-hand-on]')) {
    button.hidden = !canPass;
    button.addEventListener('click', () => {
      // A sheet that was closed and a clipboard that is refused need no words: there is a mail.
      pass(button).catch(() => undefined);
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      print();
    });
  }
}
