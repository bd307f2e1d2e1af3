/**
 * Content of others comes only when a visitor asks for it, once by a click or always
 * by their consent. The frame waits in a template, where browsers ask for nothing; it takes
 * the room of its still.
 */
function load(box: HTMLElement | null | undefined, hasFocus: boolean): void {
  const frame = box?.querySelector('template')?.content.cloneNode(true);
  if (!box || !frame || 'loaded' in box.dataset) return;
  box.append(frame);
  if (hasFocus) box.querySelector('iframe')?.focus();
  box.dataset['loaded'] = '';
}

addEventListener('click', ({ target }) => {
  load((target as Element).closest('[data-embed]')?.closest<HTMLElement>('[data-box]'), true);
});

/** What was agreed to is noted at the banner (scripts/hide-consent-banner.ts). */
function loadGranted(): void {
  const banner = document.querySelector<HTMLElement>('[data-granted]');
  const granted = banner?.dataset['granted']?.split('-') ?? [];
  for (const box of document.querySelectorAll<HTMLElement>('[data-box]'))
    if (granted.includes(box.dataset['box'] ?? '')) load(box, false);
}
loadGranted();
addEventListener('consent', loadGranted);
