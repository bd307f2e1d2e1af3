/** EV-12: on by the device's own share sheet, else by the clipboard; else the link writes a mail. */
const COPIED_MS = 4000;

const hasSheet = 'share' in navigator;
const links =
  hasSheet || 'clipboard' in navigator
    ? document.querySelectorAll<HTMLAnchorElement>('a[data-share]')
    : [];

for (const link of links) {
  const words = link.querySelector('[aria-live]');
  const { share: url = '', text = '', label = '', copied = '' } = link.dataset;
  const say = (what: string) => {
    if (words) words.textContent = what;
  };
  const hand = async () => {
    if (hasSheet) return navigator.share({ title: text, url });
    await navigator.clipboard.writeText(url);
    say(copied);
    setTimeout(say, COPIED_MS, label);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    hand().catch((error: unknown) => {
      // A visitor who closes the sheet wants nothing else instead.
      if ((error as Error).name !== 'AbortError') location.assign(link.href);
    });
  });
}
