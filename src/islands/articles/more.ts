const cardsIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-more] [data-cards]');

// XMLHttpRequest, because it parses without a Trusted Types sink.
function load(address: string): Promise<Document> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(address));
    });
    request.addEventListener('error', () => reject(new Error(address)));
    request.open('GET', address);
    request.send();
  });
}

function say(list: HTMLElement, page: string): void {
  const live = list.querySelector<HTMLElement>('[data-live]');
  if (live) live.textContent = (live.dataset['said'] ?? '').replace('{page}', page);
}

async function add(list: HTMLElement, next: HTMLAnchorElement): Promise<void> {
  const skeleton = list.querySelector<HTMLElement>('[data-skeleton]');
  if (skeleton) skeleton.hidden = false;
  list.setAttribute('aria-busy', 'true');
  try {
    const more = await load(next.href);
    const cards = [...(cardsIn(more)?.children ?? [])];
    const pager = more.querySelector('[data-more] [data-pager]');
    // The way back leads before the first page that is shown, not before the last one.
    pager?.querySelector('[rel=prev]')?.remove();
    cardsIn(list.ownerDocument)?.append(...cards);
    next.closest('[data-pager]')?.replaceWith(...(pager ? [pager] : []));
    cards[0]?.querySelector('a')?.focus();
    say(list, pager?.querySelector('p')?.textContent ?? '');
  } finally {
    list.removeAttribute('aria-busy');
    if (skeleton) skeleton.hidden = true;
  }
}

/** The media library in place: «next» adds its articles below those that are there (MG-02). */
export function growInPlace(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const next = (target as Element).closest<HTMLAnchorElement>('[data-more] a[rel=next]');
    const list = next?.closest<HTMLElement>('[data-more]');
    if (!next || !list || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (list.hasAttribute('aria-busy')) return;
    // What cannot be fetched is opened as the page that it is.
    add(list, next).catch(() => location.assign(next.href));
  });
}
