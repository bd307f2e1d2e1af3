import type { LocalText } from '../i18n/localized.ts';
import type { AskedCategory, ConsentGroup } from '../consent/services.ts';
import type { Fact } from './event-detail-view.ts';

/** What every page says of the services of others. Texts are in the page's language. */
export interface ConsentChrome {
  /** Tokens of all services that visitors are asked about; empty: there is nothing to ask. */
  readonly asked: readonly string[];
  /** What the services do: show content here, follow what visitors do, or both. */
  readonly subject: ConsentGroup | 'both';
  /** What runs on pages after consent. */
  readonly scripts: readonly ServiceScript[];
  /** Origins that those scripts come from, and those that they talk to. */
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

/** The script of a service, as pages hand it to their own. */
export interface ServiceScript {
  readonly token: string;
  readonly src: string;
  /** Names of its cookies; one that ends with `*` is the beginning of a name. */
  readonly cookies: readonly string[];
}

/** A service as the settings and the privacy page tell of it. */
export interface ServiceView {
  readonly token: string;
  readonly name: string;
  readonly purpose: LocalText;
  readonly provider: string;
  readonly country: string;
  readonly privacyUrl: string | null;
  readonly cookies: readonly { readonly name: string; readonly life: string }[];
  readonly isGranted: boolean;
}

export interface CategoryView {
  readonly key: AskedCategory | 'required';
  readonly label: string;
  readonly text: string;
  readonly services: readonly ServiceView[];
  /** All of them are agreed to. */
  readonly isGranted: boolean;
}

export interface GroupView {
  readonly key: ConsentGroup | 'required';
  readonly label: string;
  readonly text: string;
  readonly categories: readonly CategoryView[];
}

export interface ConsentSettingsView {
  readonly groups: readonly GroupView[];
  /** What was agreed to when the form was made, so that it is seen what was changed. */
  readonly before: string;
  /** The page that the visitor came from. */
  readonly back: string;
  readonly notice: string;
  /** When the choice was made and its id, in words; empty: none was made. */
  readonly proof: string;
  /** Nothing was chosen, and the browser says no for its visitor. */
  readonly isRefusedBySignal: boolean;
}

/** What the privacy page says of what is really configured. Texts are in the page's language. */
export interface PrivacyView {
  /** Cookies that this site itself sets. */
  readonly own: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly life: string;
  }[];
  /** Services of others that may be loaded, if visitors agree. */
  readonly groups: readonly GroupView[];
  /** Where else data goes, and how long it stays. */
  readonly facts: readonly Fact[];
}
