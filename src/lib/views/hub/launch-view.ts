import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';
import type { HoursView } from './hours-view.ts';

/** The form in which a point is done. */
export interface StepForm {
  readonly fields: readonly HubField[];
  /** Where it is done instead; left out: here. */
  readonly elsewhere?: Link;
  /** The opening hours of a week; left out: it is about something else. */
  readonly week?: HoursView['week'];
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** Whether several are made of it, one after the other. */
  readonly canRepeat: boolean;
}

/** Something that a venue has before it opens. */
export interface LaunchStep {
  readonly key: string;
  readonly label: string;
  /** Why it is wanted, or what is meant. */
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done or changed; null: in the settings of the server, not in the hub. */
  readonly href: string | null;
  /** Whether it is the one to be done now. */
  readonly isNow: boolean;
  /** Null: it is not the one to be done now, or is done elsewhere. */
  readonly form: StepForm | null;
}

/** The page on which a venue is made ready to open. */
export interface LaunchView {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly LaunchStep[];
  /** How many of them are done, in words. */
  readonly progress: string;
  readonly isPublic: boolean;
  /** What is asked back before the site opens or closes; null: nothing is. */
  readonly confirmation: {
    readonly action: 'open' | 'close';
    readonly text: string;
    readonly button: string;
  } | null;
  readonly action: string;
  /** Where the demo is taken away; null: nothing of it is there. */
  readonly demo: string | null;
  /** Where its colours, typefaces and logo are. */
  readonly design: Link;
  readonly menus: Link;
  readonly errors: FieldErrors;
  readonly message: string;
  readonly notice: string;
  readonly version: number;
}
