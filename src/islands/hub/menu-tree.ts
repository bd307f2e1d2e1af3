/*
 * Entries of a menu moved by dragging and by keys. Each move is the form that the buttons
 * send; here are only other ways to it.
 */

const BY_KEY: Readonly<Record<string, string>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Where = 'before' | 'after' | 'below';

/** Where a drop at this height of an entry goes: its upper and lower third are beside it. */
function whereOf(node: Element, y: number): Where {
  const { top, height } = node.getBoundingClientRect();
  const part = (y - top) / height;
  return part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'below';
}

const nodeOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-menu-node]') : null;

/** Sends a move as one of the buttons would. */
function send(form: HTMLFormElement, move: string): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'move', value: move });
  form.append(input);
  form.submit();
}

/** Dragging of all entries of a form. */
function dragNodes(form: HTMLFormElement): void {
  let dragged: HTMLElement | null = null;
  const clear = () => {
    for (const node of form.querySelectorAll('[data-menu-drop]'))
      node.removeAttribute('data-menu-drop');
  };
  /** The entry below the pointer, if what is dragged can be dropped there. */
  const targetOf = ({ target }: Event): HTMLElement | null => {
    const node = nodeOf(target);
    const own = dragged?.closest('li');
    const isSameMenu = node?.closest('section') === dragged?.closest('section');
    return node === null || !own || own.contains(node) || !isSameMenu ? null : node;
  };
  for (const node of form.querySelectorAll<HTMLElement>('[data-menu-node]')) node.draggable = true;
  form.addEventListener('dragstart', (event) => {
    dragged = nodeOf(event.target);
    event.dataTransfer?.setData('text/plain', dragged?.textContent.trim() ?? '');
  });
  form.addEventListener('dragover', (event) => {
    clear();
    const node = targetOf(event);
    if (node === null) return;
    event.preventDefault();
    node.dataset['menuDrop'] = whereOf(node, event.clientY);
  });
  form.addEventListener('drop', (event) => {
    const node = targetOf(event);
    if (node === null || dragged === null) return;
    event.preventDefault();
    const [moved, at] = [dragged.dataset['menuNode'], node.dataset['menuNode']];
    send(form, `${whereOf(node, event.clientY)}.${moved ?? ''}.${at ?? ''}`);
  });
  form.addEventListener('dragend', () => {
    dragged = null;
    clear();
  });
}

/** An entry's buttons by Alt and arrow keys; after a move the focus is on the entry again. */
function moveByKeys(form: HTMLFormElement): void {
  form.addEventListener('keydown', (event) => {
    const move = event.altKey ? BY_KEY[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    nodeOf(event.target)?.querySelector<HTMLElement>(`[data-menu-move="${move}"]`)?.click();
  });
  if (!location.hash.startsWith('#entry-')) return;
  document.getElementById(location.hash.slice(1))?.querySelector('a')?.focus();
}

/** What scripts add to the form of all menus. */
export function moveInTree(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  dragNodes(form);
  moveByKeys(form);
}
