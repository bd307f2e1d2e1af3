/** An entry of a menu in the hub. Texts are in the page's language, addresses are paths. */
export interface MenuNodeView {
  /** Of an entry; null: a page, which stands in the menu by its own form. */
  readonly id: number | null;
  readonly label: string;
  /** Its form. */
  readonly href: string;
  /** Where it leads, or that it is a page or not public. */
  readonly note: string;
  /** What can be done with it, with the name of the button for whoever hears it. */
  readonly moves: readonly {
    readonly value: string;
    readonly key: string;
    readonly label: string;
  }[];
  /** The form of a new entry below it; null: of a page, there is none. */
  readonly below: { readonly href: string; readonly label: string } | null;
  readonly children: readonly MenuNodeView[];
}

/** All menus as trees. */
export interface MenusView {
  readonly title: string;
  readonly action: string;
  readonly newHref: string;
  /** The state that the page was made of. */
  readonly stamp: string;
  readonly notice: string;
  readonly error: string;
  readonly places: readonly {
    readonly key: string;
    readonly label: string;
    readonly nodes: readonly MenuNodeView[];
  }[];
}
