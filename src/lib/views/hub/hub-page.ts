import type { Link } from '../event-view.ts';
import type { Page } from '../page.ts';

/** A way of the hub's menu. */
export interface HubMenuLink extends Link {
  readonly isCurrent: boolean;
}

/** What stands around every page of the hub. Texts are in the page's language, addresses are paths. */
export interface HubNavigation {
  /** Screens that are no list. */
  readonly tools: readonly HubMenuLink[];
  readonly groups: readonly {
    readonly key: string;
    readonly heading: string;
    /** The page is one of its lists. */
    readonly isOpen: boolean;
    readonly lists: readonly HubMenuLink[];
  }[];
  readonly user: { readonly name: string; readonly role: string };
  readonly siteHref: string;
  readonly profileHref: string;
  readonly logoutHref: string;
}

/** A page of the hub, for one person alone. */
export interface HubPage extends Page {
  readonly navigation: HubNavigation;
}
