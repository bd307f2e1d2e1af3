/**
 * CO-02: content of others comes only when a visitor asks for it. The frame waits
 * in a template, where browsers ask for nothing; it takes the room of its still.
 */
addEventListener('click', ({ target }) => {
  const box = (target as Element).closest('[data-embed]')?.closest<HTMLElement>('[data-box]');
  const frame = box?.querySelector('template')?.content.cloneNode(true);
  if (!box || !frame || 'loaded' in box.dataset) return;
  box.append(frame);
  box.querySelector('iframe')?.focus();
  box.dataset['loaded'] = '';
});
