import type { MenuStyle, Theme } from '../../content/records/site.ts';
import type { Locale } from '../constants.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { Inks } from '../design/design.ts';
import type { Link } from './event-view.ts';
import type { ConsentChrome } from './consent-view.ts';
import type { OpeningPlan } from '../dates/opening-hours.ts';
import type { RouteName } from '../routing/routes.ts';
import type { ImageView } from '../media/picture.ts';
import type { SignLanguage, SignFilm } from '../../content/records/sign-film.ts';

/** What a layout shows around a page's own content. All texts are in the page's language. */
export interface Chrome {
  readonly siteName: string;
  readonly claim: LocalText;
  readonly theme: Theme;
  readonly design: ChromeDesign;
  readonly snow: boolean;
  readonly seasonalBanner: LocalText;
  /** `style2` gives the desktop menu a line of its own. */
  readonly menuStyle: MenuStyle;
  readonly menus: Readonly<
    /** `easy`: pages of the footer that are in easy language. */
    Record<'primary' | 'secondary' | 'footer' | 'easy', readonly MenuLink[]>
  >;
  readonly alert: TopAlert | null;
  readonly consent: ConsentChrome;
  readonly opening: OpeningPlan;
  /** Where the organisation is and how to get there; null: no venue is known. */
  readonly venue: VenueSummary | null;
  readonly isShopOnline: boolean;
  /** Tickets are chosen right at the edge of the window. */
  readonly quickBuy: boolean;
  /** The visitor's account in the webshop; null: no such link. */
  readonly accountUrl: string | null;
  readonly whistleblowerUrl: string | null;
  /** Where visitors report a barrier; null: the venue has no form for that. */
  readonly barrierUrl: string | null;
  /** HTML from the settings, already made safe. */
  readonly html: Readonly<Record<'header' | 'footerTop' | 'footerBottom' | 'footerLogos', string>>;
}

/** A picture of the venue, in the size that its file has. */
export interface LogoFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** How a venue looks beside its theme. */
export interface ChromeDesign {
  /** Whose colours its posters have. */
  readonly inks: Inks;
  /** Behind the page in the light and in the dark scheme, as `#rrggbb`. */
  readonly paper: string;
  readonly night: string;
  /** A sheet of the venue's own, behind those of the product; null: it needs none. */
  readonly sheet: string | null;
  /** Files of typefaces that every page shows at once. */
  readonly fonts: readonly string[];
  /** In the place of the typeset name; null: there is none. */
  readonly logo: { readonly light: LogoFile; readonly dark: LogoFile | null } | null;
  /** In tabs and on home screens; null: that of the product. */
  readonly icon: LogoFile | null;
}

/** The venue as the foot of every page names it. */
export interface VenueSummary {
  /** Street, then postal code and city. */
  readonly address: readonly string[];
  readonly phone: string | null;
  /** The page with the way there and the hours of the box office. */
  readonly href: string;
  /** The stop that most arrive at. */
  readonly stop: { readonly name: string; readonly lines: LocalText } | null;
}

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly isExternal: boolean;
  /** What lies below it is shown as a row of tabs on its pages, too. */
  readonly hasTabs: boolean;
  readonly children: readonly MenuLink[];
}

export interface TopAlert {
  readonly id: number;
  readonly title: LocalText;
  readonly text: LocalText;
  readonly link: { readonly url: string; readonly title: LocalText } | null;
}

export interface Crumb {
  readonly label: string;
  /** Null for the page itself. */
  readonly href: string | null;
}

/** The tag of easy language («Leichte Sprache») in a language (BCP 47). */
export type EasyTag = `${Locale}-simple`;

/** The same thing in a language, or in easy language. */
export interface Alternate {
  readonly hreflang: Locale | EasyTag;
  readonly href: string;
}

/** Another form of what a page says: a page of its own, or films on the same page. */
export interface LanguageForm {
  readonly form: 'easy' | 'everyday' | 'sign';
  readonly href: string;
  readonly hreflang: Locale | EasyTag | SignLanguage;
}

/** A film in sign language, in the language of the page around it. */
export interface SignFilmView {
  readonly title: string;
  readonly file: SignFilm['file'];
  /** Minutes and seconds: `3:25`. */
  readonly length: string;
  readonly image: ImageView | null;
  readonly language: SignLanguage;
  readonly captions: SignFilm['captions'];
  readonly transcript: string;
}

/** What a page says in other forms than in everyday words. */
export interface LanguageForms {
  readonly links: readonly LanguageForm[];
  readonly films: readonly SignFilmView[];
  /** Set where the page's own content is in easy language. */
  readonly contentLang: EasyTag | null;
}

/** What stands in the head of the document. Addresses are absolute, from the configured origin. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  readonly image: { readonly src: string; readonly alt: string };
  readonly type: 'website' | 'article';
  /** What social media show, where it is not the page's own title and description. */
  readonly social: { readonly title: string; readonly description: string };
  readonly noindex: boolean;
  readonly jsonLd: readonly object[];
  readonly feeds: readonly {
    readonly type: string;
    readonly title: string;
    readonly href: string;
  }[];
}

/** How an editor sees a page: to work on it, as a version that was kept, with the draft of a shared section, before it is public, or asked to sign in first. */
export interface EditingPage {
  readonly mode: 'edit' | 'version' | 'section' | 'sign-in' | 'offline';
  /** The record whose page it is; null: this page has none that could be edited. */
  readonly record: { readonly kind: string; readonly id: number } | null;
  /** The version that is shown. */
  readonly version: number | null;
  /** The instant that is shown instead of now. */
  readonly at: string | null;
  /** The address asks for a time that is none; now is shown. */
  readonly isTimeUnread: boolean;
}

/** The release that a page is shown with. */
export interface ReleasePreviewNotice {
  /** What is shown, and as of when. */
  readonly text: string;
  /** The release in the hub. */
  readonly href: string;
}

/** One page, computed once; layouts and views only read it. */
export interface Page {
  readonly locale: Locale;
  readonly route: RouteName;
  /** `?edit` opens a record here, or begins it. */
  readonly isEditable: boolean;
  /** The instant for which the page was made, in UTC. */
  readonly madeAt: string;
  /** Path of this page, without query. */
  readonly path: string;
  /** What was chosen on this page, `?room=3`; the same in every language. Empty for most pages. */
  readonly search: string;
  /** The same thing in each language; null where there is no translation. */
  readonly translations: Readonly<Record<Locale, string | null>>;
  readonly head: Head;
  readonly chrome: Chrome;
  readonly breadcrumb: readonly Crumb[];
  /** Landing pages have no top bar and no menu. */
  readonly isLanding: boolean;
  /** What the page says in easy language and in sign language. */
  readonly languages: LanguageForms;
  /** Ways that stay at hand at the edge of the window. */
  readonly stickyLinks: readonly Link[];
  /** Origins that frames of the page may come from once a visitor asks for them. */
  readonly frames: readonly string[];
  /** The form of the look that this page is shown in before it is saved; null: it is saved. */
  readonly designPreviewHref: string | null;
  /** The release that this page is shown with before it is published; null: none. */
  readonly releasePreview: ReleasePreviewNotice | null;
  /** Null for visitors. */
  readonly editing: EditingPage | null;
}
