/** As the server shows it (`lib/media/picture.ts`, which is more than the editor needs at first). */
const MISSING_PICTURE_SRC = '/no-picture.svg';

/** The element of a module on the page; null: it is not shown. */
export const elementOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-module="${CSS.escape(id)}"]`);

/** The module around a place of the page; null: none. */
export const moduleAround = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('[data-module]') : null;

/** Its id. */
export const moduleIdAround = (node: EventTarget | null): string | null =>
  moduleAround(node)?.dataset['module'] ?? null;

/** The module at the top of the page around a place. */
export function topModule(element: HTMLElement): HTMLElement {
  const outer = moduleAround(element.parentElement);
  return outer === null ? element : topModule(outer);
}

/** The modules of a part of the page, itself one of them where it is one. */
export const modulesIn = (root: ParentNode): readonly HTMLElement[] => [
  ...(root instanceof HTMLElement && root.dataset['module'] !== undefined ? [root] : []),
  ...root.querySelectorAll<HTMLElement>('[data-module]'),
];

/** All modules at the top of the page, in order. */
export const topModules = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-module]')].filter(
    (element) => moduleAround(element.parentElement) === null,
  );

/** Whether a picture of the page stands for one that nobody has chosen yet (`MISSING_PICTURE`). */
export const isMissingPicture = (picture: Element): boolean =>
  picture.getAttribute('src') === MISSING_PICTURE_SRC;

/** The picture with this mark. */
export const pictureElement = (mark: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(mark)}"]`);

/** What the modules of the page stand in; a place at its end where there are none yet. */
export function modulesContainer(): { readonly parent: HTMLElement; readonly before: Node | null } {
  const last = topModules().at(-1);
  if (last?.parentElement) return { parent: last.parentElement, before: last.nextSibling };
  const end = document.querySelector<HTMLElement>('[data-modules-end]');
  if (end?.parentElement) return { parent: end.parentElement, before: end };
  return { parent: document.querySelector('main') ?? document.body, before: null };
}

/** Whether what is far below the screen still waits for its layout (`start/lay-out-rest.ts`). */
export const isLayoutPending = (): boolean =>
  document.documentElement.dataset['editing'] === 'opening';
