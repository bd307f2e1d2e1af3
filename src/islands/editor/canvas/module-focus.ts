import { elementOf } from './dom.ts';

/** The module that is to have the focus as soon as it is on the page. */
class ModuleFocus {
  #request: { readonly id: string; readonly from: Element | null } | null = null;

  /** Gives a module the focus, once it was rendered where it is now. */
  request(id: string): void {
    requestAnimationFrame(() => {
      this.#request = { id, from: document.activeElement };
      this.apply();
    });
  }

  /** Done again after each rendering, until the module is there. */
  apply(): void {
    const request = this.#request;
    const element = request && elementOf(request.id);
    if (request === null || element === null || element.tabIndex < 0) return;
    const active = document.activeElement;
    // Whoever fills in a panel, or went on meanwhile, is not called back.
    const isFree =
      active === document.body || (active === request.from && !active?.closest('.ed-panel'));
    this.#request = null;
    if (isFree) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }
}

export const moduleFocus = new ModuleFocus();
