/**
 * What the main file of an island exports. It takes over an element of the page, which works
 * without it, and is told what the page's script knows; called again for the same element, it
 * follows what it is told then.
 */
export interface Island<Props = undefined, Outcome = void> {
  readonly mount: (element: HTMLElement, props?: Props) => Outcome;
}

/** Loads an island by its address (`?island`). @throws {Error} where it does not come */
export const loadIsland = <Props, Outcome = void>(
  address: string,
): Promise<Island<Props, Outcome>> =>
  import(/* @vite-ignore */ address) as Promise<Island<Props, Outcome>>;

/** Hands an element to an island; where that does not come, everything works as without it. */
export const mountIsland = <Props>(
  address: string,
  element: HTMLElement,
  props?: Props,
): Promise<void> =>
  loadIsland<Props>(address).then(
    (island) => island.mount(element, props),
    () => undefined,
  );
