import { showText } from './badge.ts';

/** On by the device's own share sheet, else by the clipboard; else the link writes a mail. */
const COPIED_MS = 4000;

const canShare = 'share' in navigator;

export function mount(link: HTMLElement): void {
  if (!canShare && !('clipboard' in navigator)) return;
  const label = link.querySelector('[aria-live]');
  const { share: url = '', text = '', label: initial = '', copied = '' } = link.dataset;
  const share = async () => {
    if (canShare) return navigator.share({ title: text, url });
    await navigator.clipboard.writeText(url);
    showText(label, copied);
    setTimeout(showText, COPIED_MS, label, initial);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    share().catch((error: unknown) => {
      // A visitor who closes the sheet wants nothing else instead.
      if ((error as Error).name !== 'AbortError') location.assign((link as HTMLAnchorElement).href);
    });
  });
}
